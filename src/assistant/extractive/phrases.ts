// Owns the few words that an answer without a model says itself, in the language of the page that it quotes.

export interface Phrases {
  /** Before the link to the section that was quoted. */
  readonly source: string;
  readonly alsoRelevant: string;
  readonly nothing: string;
  /** Before links where nothing answers. */
  readonly near: string;
}

/** By language: source, see also, nothing, near. */
const TABLE: Readonly<Record<string, readonly [string, string, string, string]>> = {
  ar: ["من", "انظر أيضًا", "لم أجد في التوثيق ما يجيب عن هذا.", "هذه الأقسام قريبة منه:"],
  ca: ["De", "Vegeu també", "No he trobat a la documentació res que hi respongui.", "Aquestes seccions són properes:"],
  cs: ["Z části", "Viz také", "V dokumentaci jsem nenašel nic, co by na to odpovídalo.", "Tyto části jsou blízké:"],
  da: ["Fra", "Se også", "Jeg fandt intet i dokumentationen, der besvarer dette.", "Disse afsnit er i nærheden:"],
  de: [
    "Aus",
    "Siehe auch",
    "In der Dokumentation habe ich dazu keine Antwort gefunden.",
    "Diese Abschnitte sind verwandt:",
  ],
  en: ["From", "See also", "I could not find an answer to this in the documentation.", "These sections are related:"],
  es: [
    "De",
    "Véase también",
    "No he encontrado en la documentación nada que responda a esto.",
    "Estas secciones son cercanas:",
  ],
  fi: ["Lähde:", "Katso myös", "En löytänyt dokumentaatiosta vastausta tähän.", "Nämä osiot ovat lähellä:"],
  fr: [
    "Extrait de",
    "Voir aussi",
    "Je n’ai rien trouvé dans la documentation qui réponde à cette question.",
    "Ces sections en sont proches :",
  ],
  he: ["מתוך", "ראו גם", "לא מצאתי בתיעוד תשובה לשאלה הזו.", "החלקים האלה קרובים לנושא:"],
  hi: ["स्रोत:", "यह भी देखें", "मुझे दस्तावेज़ में इसका उत्तर नहीं मिला।", "ये अनुभाग इसके निकट हैं:"],
  hu: ["Forrás:", "Lásd még", "Nem találtam erre választ a dokumentációban.", "Ezek a szakaszok állnak közel hozzá:"],
  id: ["Dari", "Lihat juga", "Saya tidak menemukan jawabannya dalam dokumentasi.", "Bagian berikut berdekatan:"],
  it: ["Da", "Vedi anche", "Non ho trovato nella documentazione una risposta a questo.", "Queste sezioni sono vicine:"],
  ja: ["出典", "関連項目", "ドキュメントに該当する回答は見つかりませんでした。", "近い内容のセクション："],
  ko: ["출처", "함께 보기", "문서에서 이 질문에 대한 답을 찾지 못했습니다.", "비슷한 섹션:"],
  lv: ["Avots:", "Skatīt arī", "Dokumentācijā neatradu atbildi uz šo jautājumu.", "Šīs sadaļas ir tuvas:"],
  nl: [
    "Uit",
    "Zie ook",
    "Ik heb in de documentatie niets gevonden dat dit beantwoordt.",
    "Deze gedeelten komen in de buurt:",
  ],
  no: [
    "Fra",
    "Se også",
    "Jeg fant ingenting i dokumentasjonen som svarer på dette.",
    "Disse avsnittene er i nærheten:",
  ],
  pl: ["Z sekcji", "Zobacz też", "Nie znalazłem w dokumentacji odpowiedzi na to pytanie.", "Te sekcje są pokrewne:"],
  pt: ["De", "Veja também", "Não encontrei na documentação nada que responda a isto.", "Estas seções estão próximas:"],
  ro: [
    "Din",
    "Vezi și",
    "Nu am găsit în documentație un răspuns la această întrebare.",
    "Aceste secțiuni sunt apropiate:",
  ],
  ru: ["Из раздела", "См. также", "В документации не нашлось ответа на этот вопрос.", "Близкие разделы:"],
  sv: ["Från", "Se även", "Jag hittade inget i dokumentationen som svarar på detta.", "Dessa avsnitt ligger nära:"],
  tr: ["Kaynak:", "Ayrıca bakın", "Belgelerde bu soruya yanıt bulamadım.", "Şu bölümler konuya yakın:"],
  uk: ["З розділу", "Див. також", "У документації не знайшлося відповіді на це запитання.", "Близькі розділи:"],
  uz: ["Manba:", "Yana qarang", "Hujjatlarda bu savolga javob topilmadi.", "Quyidagi boʻlimlar bunga yaqin:"],
  vi: ["Từ", "Xem thêm", "Tôi không tìm thấy câu trả lời cho điều này trong tài liệu.", "Các mục sau có liên quan:"],
  zh: ["摘自", "另请参阅", "文档中没有找到相关答案。", "相近的章节："],
  "zh-hant": ["摘自", "另請參閱", "文件中找不到相關答案。", "相近的章節："],
};

/** @param language a site's code such as `pt-BR` or `cn` */
export function phrasesFor(language: string): Phrases {
  const whole = language.toLowerCase();
  const [code = ""] = whole.split("-");
  const isTraditional = code === "zh" && /-(?:hant|tw|hk|mo)\b/.test(whole);
  const tag = isTraditional ? "zh-hant" : ({ cn: "zh", jp: "ja", nb: "no", nn: "no", ua: "uk" }[code] ?? code);
  const [source, alsoRelevant, nothing, near] = TABLE[tag] ?? TABLE["en"] ?? ["", "", "", ""];
  return { source, alsoRelevant, nothing, near };
}
