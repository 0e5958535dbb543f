// Owns the few words that an answer without a model says itself, in the language of the page that it quotes.

export interface Phrases {
  /** Before the link to the section that was quoted. */
  readonly source: string;
  readonly alsoRelevant: string;
  readonly nothing: string;
  /** Before links where nothing answers. */
  readonly near: string;
}

const english: Phrases = {
  source: "From",
  alsoRelevant: "See also",
  nothing: "I found nothing in the documentation that answers this.",
  near: "These sections are near:",
};

const translated: Readonly<Record<string, Phrases>> = {
  de: {
    source: "Aus",
    alsoRelevant: "Siehe auch",
    nothing: "In der Dokumentation habe ich dazu keine Antwort gefunden.",
    near: "Diese Abschnitte sind verwandt:",
  },
  es: {
    source: "De",
    alsoRelevant: "Véase también",
    nothing: "No he encontrado en la documentación nada que responda a esto.",
    near: "Estas secciones son cercanas:",
  },
  fr: {
    source: "Extrait de",
    alsoRelevant: "Voir aussi",
    nothing: "Je n’ai rien trouvé dans la documentation qui réponde à cette question.",
    near: "Ces sections en sont proches :",
  },
  it: {
    source: "Da",
    alsoRelevant: "Vedi anche",
    nothing: "Non ho trovato nella documentazione una risposta a questo.",
    near: "Queste sezioni sono vicine:",
  },
  pt: {
    source: "De",
    alsoRelevant: "Veja também",
    nothing: "Não encontrei na documentação nada que responda a isto.",
    near: "Estas seções estão próximas:",
  },
  ru: {
    source: "Из раздела",
    alsoRelevant: "См. также",
    nothing: "В документации не нашлось ответа на этот вопрос.",
    near: "Близкие разделы:",
  },
  zh: { source: "摘自", alsoRelevant: "另请参阅", nothing: "文档中没有找到相关答案。", near: "相近的章节：" },
  ja: {
    source: "出典",
    alsoRelevant: "関連項目",
    nothing: "ドキュメントに該当する回答は見つかりませんでした。",
    near: "近い内容のセクション：",
  },
  ko: {
    source: "출처",
    alsoRelevant: "함께 보기",
    nothing: "문서에서 이 질문에 대한 답을 찾지 못했습니다.",
    near: "비슷한 섹션:",
  },
};

/** @param language a site's code such as `pt-BR` or `cn` */
export function phrasesFor(language: string): Phrases {
  const [code = ""] = language.toLowerCase().split("-");
  const tag = { cn: "zh", jp: "ja" }[code] ?? code;
  return translated[tag] ?? english;
}
