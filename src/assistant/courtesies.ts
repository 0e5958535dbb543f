// Takes greetings, thanks and the like off a question: documentation has none of their words, so they only cast doubt on an answer.

const GREETINGS =
  "hi|hiya|hello|hey|howdy|dear|good (?:morning|afternoon|evening)|hallo|moin|guten (?:tag|morgen|abend)|bonjour|salut|hola|ciao|olá|привет|здравствуйте|你好|您好|こんにちは|안녕하세요";
const ADDRESSED = "there|all|team|everyone|everybody|guys|folks|support";
/** What a question begins with. */
const ASKS = "how|what|why|where|when|who|which|can|could|do|does|is|are|will|should|i|we|my|our";
const TELLS_ME =
  "(?:can|could|would) (?:you|someone|anyone|somebody|anybody) (?:please |kindly )?(?:tell|explain to|show) (?:me|us)|do you know|does (?:anyone|anybody) know|(?:i['’]d|we['’]d|i would|we would) like to know|(?:i['’]m|i am|i was) (?:just )?wondering|(?:just )?wondering|any ideas?|quick question";

const BEFORE = [
  new RegExp(
    String.raw`^(?:${GREETINGS})(?:\s+(?:${ADDRESSED}))?(?:\s*[,.!:;\uFF0C\u3002\uFF01\u3001\u2013-]+\s*|\s+(?=(?:${ASKS})\b))`,
    "iu",
  ),
  /^(?:(?:please|pls|plz|kindly|sorry|excuse me|bitte|por favor|s['’]il (?:vous|te) pla[iî]t)\s*(?:[,.!:;\u2013-]\s*|\s(?=\S)))/iu,
  new RegExp(String.raw`^(?:${TELLS_ME})[\s,:;\u2013-]+(?=(?:how|what|why|where|when|who|which)\b)`, "iu"),
];

/** Said at the end of a question, with a comma or without. */
const ENDING =
  "please|pls|plz|(?:many )?thanks(?: (?:so|very) much| a lot| in advance)?|thank you(?: (?:so|very) much| in advance)?|thx|tia|cheers|asap|lol|bitte|danke(?: (?:schön|sehr))?|merci(?: beaucoup)?|s['’]il (?:vous|te) pla[iî]t|svp|por favor|(?:muchas )?gracias|per favore|grazie(?: mille)?|obrigad[oa]|спасибо|пожалуйста|谢谢|谢谢您|ありがとうございます|감사합니다";
/** Said there behind a comma or a full stop only: "How do I make it visible to anyone" asks about anyone. */
const ENDING_APART =
  "ty|urgent(?:ly)?|it['’]s urgent|guys|folks|anyone|anybody|help(?: me| us)?|any (?:help|ideas?|advice|pointers|clue)(?: (?:is|would be) (?:much |greatly )?appreciated)?|(?:kind|best) regards|regards|fyi|btw";
const BREAK = String.raw`,.!?;\uFF0C\u3002\uFF01\uFF1F\u3001\u2013-`;
/** What stands between two words is read from its beginning only: read from each of its characters, a long one takes for ever. */
const AFTER = new RegExp(
  String.raw`(?:(?<![\s${BREAK}])(?:[\s${BREAK}]+(?:${ENDING})|(?=\s*[${BREAK}])[\s${BREAK}]+(?:${ENDING_APART})))+[\s,.!?\u2026\p{Extended_Pictographic}]*$`,
  "iu",
);

/** What must be left of it to be a question. */
const LEAST_LETTERS = 4;

/** The question without what is only said to be polite or pressing; as it was where little else is said. */
export function withoutCourtesies(question: string): string {
  let said = question.trim();
  for (let before = ""; before !== said; ) {
    before = said;
    said = BEFORE.reduce((text, pattern) => text.replace(pattern, ""), said);
  }
  said = said.replace(AFTER, (ending) => (ending.includes("?") ? "?" : ""));
  return said.replace(/\P{L}/gu, "").length >= LEAST_LETTERS ? said : question;
}
