// Owns the few words that an answer without a model says itself, in the language of the page that it quotes.
import { uiStrings } from "../../config/read-ui-strings.js";

export interface Phrases {
  /** Says that what follows is quoted. */
  readonly quotes: string;
  readonly alsoRelevant: string;
  readonly nothing: string;
  /** Instead of `nothing` before quotes that come close. */
  readonly unclear: string;
  /** Before links where nothing answers. */
  readonly near: string;
  /** Answers a greeting, and thanks. */
  readonly hello: string;
  readonly welcome: string;
}

/** By language: see also, nothing, unclear, near. */
const TABLE: Readonly<Record<string, readonly [string, string, string, string]>> = {
  ar: [
    "انظر أيضًا",
    "لم أجد في التوثيق ما يجيب عن هذا.",
    "لم أجد في التوثيق إجابة واضحة عن هذا.",
    "هذه الأقسام قريبة منه:",
  ],
  ca: [
    "Vegeu també",
    "No he trobat a la documentació res que hi respongui.",
    "No he trobat a la documentació cap resposta clara.",
    "Aquestes seccions són properes:",
  ],
  cs: [
    "Viz také",
    "V dokumentaci jsem nenašel nic, co by na to odpovídalo.",
    "V dokumentaci jsem na to nenašel jasnou odpověď.",
    "Tyto části jsou blízké:",
  ],
  da: [
    "Se også",
    "Jeg fandt intet i dokumentationen, der besvarer dette.",
    "Jeg fandt ikke et klart svar på dette i dokumentationen.",
    "Disse afsnit er i nærheden:",
  ],
  de: [
    "Siehe auch",
    "In der Dokumentation habe ich dazu keine Antwort gefunden.",
    "In der Dokumentation habe ich dazu keine eindeutige Antwort gefunden.",
    "Diese Abschnitte sind verwandt:",
  ],
  en: [
    "See also",
    "I could not find an answer to this in the documentation.",
    "I found no clear answer to this in the documentation.",
    "These sections are related:",
  ],
  es: [
    "Véase también",
    "No he encontrado en la documentación nada que responda a esto.",
    "No he encontrado en la documentación una respuesta clara.",
    "Estas secciones son cercanas:",
  ],
  fi: [
    "Katso myös",
    "En löytänyt dokumentaatiosta vastausta tähän.",
    "En löytänyt dokumentaatiosta selvää vastausta tähän.",
    "Nämä osiot ovat lähellä:",
  ],
  fr: [
    "Voir aussi",
    "Je n’ai rien trouvé dans la documentation qui réponde à cette question.",
    "Je n’ai pas trouvé de réponse claire à cette question dans la documentation.",
    "Ces sections en sont proches :",
  ],
  he: [
    "ראו גם",
    "לא מצאתי בתיעוד תשובה לשאלה הזו.",
    "לא מצאתי בתיעוד תשובה ברורה לשאלה הזו.",
    "החלקים האלה קרובים לנושא:",
  ],
  hi: [
    "यह भी देखें",
    "मुझे दस्तावेज़ में इसका उत्तर नहीं मिला।",
    "मुझे दस्तावेज़ में इसका कोई स्पष्ट उत्तर नहीं मिला।",
    "ये अनुभाग इसके निकट हैं:",
  ],
  hu: [
    "Lásd még",
    "Nem találtam erre választ a dokumentációban.",
    "Nem találtam erre egyértelmű választ a dokumentációban.",
    "Ezek a szakaszok állnak közel hozzá:",
  ],
  id: [
    "Lihat juga",
    "Saya tidak menemukan jawabannya dalam dokumentasi.",
    "Saya tidak menemukan jawaban yang jelas dalam dokumentasi.",
    "Bagian berikut berdekatan:",
  ],
  it: [
    "Vedi anche",
    "Non ho trovato nella documentazione una risposta a questo.",
    "Non ho trovato nella documentazione una risposta chiara a questo.",
    "Queste sezioni sono vicine:",
  ],
  ja: [
    "関連項目",
    "ドキュメントに該当する回答は見つかりませんでした。",
    "ドキュメントに明確な回答は見つかりませんでした。",
    "近い内容のセクション：",
  ],
  ko: [
    "함께 보기",
    "문서에서 이 질문에 대한 답을 찾지 못했습니다.",
    "문서에서 이 질문에 대한 명확한 답을 찾지 못했습니다.",
    "비슷한 섹션:",
  ],
  lv: [
    "Skatīt arī",
    "Dokumentācijā neatradu atbildi uz šo jautājumu.",
    "Dokumentācijā neatradu skaidru atbildi uz šo jautājumu.",
    "Šīs sadaļas ir tuvas:",
  ],
  nl: [
    "Zie ook",
    "Ik heb in de documentatie niets gevonden dat dit beantwoordt.",
    "Ik heb hierop in de documentatie geen duidelijk antwoord gevonden.",
    "Deze gedeelten komen in de buurt:",
  ],
  no: [
    "Se også",
    "Jeg fant ingenting i dokumentasjonen som svarer på dette.",
    "Jeg fant ikke noe klart svar på dette i dokumentasjonen.",
    "Disse avsnittene er i nærheten:",
  ],
  pl: [
    "Zobacz też",
    "Nie znalazłem w dokumentacji odpowiedzi na to pytanie.",
    "Nie znalazłem w dokumentacji jednoznacznej odpowiedzi na to pytanie.",
    "Te sekcje są pokrewne:",
  ],
  pt: [
    "Veja também",
    "Não encontrei na documentação nada que responda a isto.",
    "Não encontrei na documentação uma resposta clara para isto.",
    "Estas seções estão próximas:",
  ],
  ro: [
    "Vezi și",
    "Nu am găsit în documentație un răspuns la această întrebare.",
    "Nu am găsit în documentație un răspuns clar la această întrebare.",
    "Aceste secțiuni sunt apropiate:",
  ],
  ru: [
    "См. также",
    "В документации не нашлось ответа на этот вопрос.",
    "В документации не нашлось однозначного ответа на этот вопрос.",
    "Близкие разделы:",
  ],
  sv: [
    "Se även",
    "Jag hittade inget i dokumentationen som svarar på detta.",
    "Jag hittade inget tydligt svar på detta i dokumentationen.",
    "Dessa avsnitt ligger nära:",
  ],
  tr: [
    "Ayrıca bakın",
    "Belgelerde bu soruya yanıt bulamadım.",
    "Belgelerde bu soruya net bir yanıt bulamadım.",
    "Şu bölümler konuya yakın:",
  ],
  uk: [
    "Див. також",
    "У документації не знайшлося відповіді на це запитання.",
    "У документації не знайшлося однозначної відповіді на це запитання.",
    "Близькі розділи:",
  ],
  uz: [
    "Yana qarang",
    "Hujjatlarda bu savolga javob topilmadi.",
    "Hujjatlarda bu savolga aniq javob topilmadi.",
    "Quyidagi boʻlimlar bunga yaqin:",
  ],
  vi: [
    "Xem thêm",
    "Tôi không tìm thấy câu trả lời cho điều này trong tài liệu.",
    "Tôi không tìm thấy câu trả lời rõ ràng cho điều này trong tài liệu.",
    "Các mục sau có liên quan:",
  ],
  zh: ["另请参阅", "文档中没有找到相关答案。", "文档中没有找到明确的答案。", "相近的章节："],
  "zh-hant": ["另請參閱", "文件中找不到相關答案。", "文件中找不到明確的答案。", "相近的章節："],
};

/** @param language a site's code such as `pt-BR` or `cn` */
export function phrasesFor(language: string): Phrases {
  const whole = language.toLowerCase();
  const [code = ""] = whole.split("-");
  const isTraditional = code === "zh" && /-(?:hant|tw|hk|mo)\b/.test(whole);
  const tag = isTraditional ? "zh-hant" : ({ cn: "zh", jp: "ja", nb: "no", nn: "no", ua: "uk" }[code] ?? code);
  const [alsoRelevant, nothing, unclear, near] = TABLE[tag] ?? TABLE["en"] ?? ["", "", "", ""];
  const { assistantQuotes: quotes, assistantHello: hello, assistantWelcome: welcome } = uiStrings(language);
  return { alsoRelevant, nothing, unclear, near, quotes, hello, welcome };
}
