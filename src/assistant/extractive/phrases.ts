// Owns the few words that an answer without a model says itself, in the language of the page that it quotes.
import { uiStrings } from "../../config/read-ui-strings.js";

export interface Phrases {
  /** Says that what follows is quoted. */
  readonly quotes: string;
  readonly alsoRelevant: string;
  readonly nothing: string;
  /** Before links where nothing answers. */
  readonly near: string;
  /** Answers a greeting, and thanks. */
  readonly hello: string;
  readonly welcome: string;
}

/** By language: see also, nothing, near. */
const TABLE: Readonly<Record<string, readonly [string, string, string]>> = {
  ar: ["انظر أيضًا", "لم أجد في التوثيق ما يجيب عن هذا.", "هذه الأقسام قريبة منه:"],
  ca: ["Vegeu també", "No he trobat a la documentació res que hi respongui.", "Aquestes seccions són properes:"],
  cs: ["Viz také", "V dokumentaci jsem nenašel nic, co by na to odpovídalo.", "Tyto části jsou blízké:"],
  da: ["Se også", "Jeg fandt intet i dokumentationen, der besvarer dette.", "Disse afsnit er i nærheden:"],
  de: ["Siehe auch", "In der Dokumentation habe ich dazu keine Antwort gefunden.", "Diese Abschnitte sind verwandt:"],
  en: ["See also", "I could not find an answer to this in the documentation.", "These sections are related:"],
  es: [
    "Véase también",
    "No he encontrado en la documentación nada que responda a esto.",
    "Estas secciones son cercanas:",
  ],
  fi: ["Katso myös", "En löytänyt dokumentaatiosta vastausta tähän.", "Nämä osiot ovat lähellä:"],
  fr: [
    "Voir aussi",
    "Je n’ai rien trouvé dans la documentation qui réponde à cette question.",
    "Ces sections en sont proches :",
  ],
  he: ["ראו גם", "לא מצאתי בתיעוד תשובה לשאלה הזו.", "החלקים האלה קרובים לנושא:"],
  hi: ["यह भी देखें", "मुझे दस्तावेज़ में इसका उत्तर नहीं मिला।", "ये अनुभाग इसके निकट हैं:"],
  hu: ["Lásd még", "Nem találtam erre választ a dokumentációban.", "Ezek a szakaszok állnak közel hozzá:"],
  id: ["Lihat juga", "Saya tidak menemukan jawabannya dalam dokumentasi.", "Bagian berikut berdekatan:"],
  it: ["Vedi anche", "Non ho trovato nella documentazione una risposta a questo.", "Queste sezioni sono vicine:"],
  ja: ["関連項目", "ドキュメントに該当する回答は見つかりませんでした。", "近い内容のセクション："],
  ko: ["함께 보기", "문서에서 이 질문에 대한 답을 찾지 못했습니다.", "비슷한 섹션:"],
  lv: ["Skatīt arī", "Dokumentācijā neatradu atbildi uz šo jautājumu.", "Šīs sadaļas ir tuvas:"],
  nl: ["Zie ook", "Ik heb in de documentatie niets gevonden dat dit beantwoordt.", "Deze gedeelten komen in de buurt:"],
  no: ["Se også", "Jeg fant ingenting i dokumentasjonen som svarer på dette.", "Disse avsnittene er i nærheten:"],
  pl: ["Zobacz też", "Nie znalazłem w dokumentacji odpowiedzi na to pytanie.", "Te sekcje są pokrewne:"],
  pt: ["Veja também", "Não encontrei na documentação nada que responda a isto.", "Estas seções estão próximas:"],
  ro: ["Vezi și", "Nu am găsit în documentație un răspuns la această întrebare.", "Aceste secțiuni sunt apropiate:"],
  ru: ["См. также", "В документации не нашлось ответа на этот вопрос.", "Близкие разделы:"],
  sv: ["Se även", "Jag hittade inget i dokumentationen som svarar på detta.", "Dessa avsnitt ligger nära:"],
  tr: ["Ayrıca bakın", "Belgelerde bu soruya yanıt bulamadım.", "Şu bölümler konuya yakın:"],
  uk: ["Див. також", "У документації не знайшлося відповіді на це запитання.", "Близькі розділи:"],
  uz: ["Yana qarang", "Hujjatlarda bu savolga javob topilmadi.", "Quyidagi boʻlimlar bunga yaqin:"],
  vi: ["Xem thêm", "Tôi không tìm thấy câu trả lời cho điều này trong tài liệu.", "Các mục sau có liên quan:"],
  zh: ["另请参阅", "文档中没有找到相关答案。", "相近的章节："],
  "zh-hant": ["另請參閱", "文件中找不到相關答案。", "相近的章節："],
};

/** @param language a site's code such as `pt-BR` or `cn` */
export function phrasesFor(language: string): Phrases {
  const whole = language.toLowerCase();
  const [code = ""] = whole.split("-");
  const isTraditional = code === "zh" && /-(?:hant|tw|hk|mo)\b/.test(whole);
  const tag = isTraditional ? "zh-hant" : ({ cn: "zh", jp: "ja", nb: "no", nn: "no", ua: "uk" }[code] ?? code);
  const [alsoRelevant, nothing, near] = TABLE[tag] ?? TABLE["en"] ?? ["", "", ""];
  const { assistantQuotes: quotes, assistantHello: hello, assistantWelcome: welcome } = uiStrings(language);
  return { alsoRelevant, nothing, near, quotes, hello, welcome };
}
