// Classifies a question: a start, an overview, a fix, or small talk.
import { subjectOf } from "../understand-question.js";

/** Kinds of question for which the name of a page says that it is the one to read. */
type QuestionKind = "start" | "definition" | "choice" | "fault" | "plain";

const STARTS =
  /\b(?:get(?:ting)? started|first steps?|quick ?start|where (?:do|should) (?:i|we) (?:start|begin))\b|erste schritte|loslegen|démarrer|premiers pas|primeros pasos|empezar|começar|快速开始|入门|始め方|はじめ方/i;
const RUNS = /\bhow (?:do|can|to|should)\b.{0,12}\b(?:run|install|set ?up|host|deploy|self-?host)\b/i;
const CHOOSES =
  /\b(?:which|what)\b.+\b(?:supported|available|there|exist|offered|possible)\b|\b(?:list of|what (?:kinds?|types?) of|which (?:kinds?|types?))\b|^what \w+s (?:can|exist|are there)\b|^which \w+(?: \w+)? (?:can|do|does|are|is|should|work|could)\b|^(?:welche|quels?|quelles?|qué|quais)\b/i;
const FAILS =
  /\b(?:cannot|can['’]?t|doesn['’]?t|does not|won['’]?t|not working|fails?|failed|failing|error|broken|stuck|crash\w*|slow(?:ly)?|times? out|timed? ?out|unable|problem|why (?:is|are|does|do|did|has|have|can|could|will|am)\b.{0,60}\b(?:no|not|never|nothing))\b|\bwhy (?:isn|aren|doesn|don|didn|hasn|haven|can|won)['’]?t\b|\bno longer works?\b|\bwhat (?:can|should) (?:i|we) do\s*[?.!]*$|\b(?:blank|black|white|gr[ae]y|empty) (?:gr[ae]y )?(?:screen|page)\b/i;

/** "What is the maximum size of a file?" asks for no explanation. */
const ASKS_FOR_VALUE =
  /\b(?:max(?:imum)?|min(?:imum)?|limits?|quotas?|default|duration|size|price|costs?|fees?|versions?|number)\b/i;

export function kindOf(question: string): QuestionKind {
  if (STARTS.test(question)) return "start";
  if (CHOOSES.test(question)) return "choice";
  if (subjectOf(question) !== null && !ASKS_FOR_VALUE.test(question)) return "definition";
  if (FAILS.test(question)) return "fault";
  return RUNS.test(question) ? "start" : "plain";
}

const HOW_TO =
  /\bhow (?:do|can|to|should)\b|^¿?(?:wie|comment|cómo|como|come|hoe|hur|hvordan|jak|как|як)\s|\bnasıl\b|怎么|怎樣|怎样|怎麼|如何|어떻게|どうすれば|どうやって|どのように/i;

/** Whether a question asks how to do something. */
export function asksHowTo(question: string): boolean {
  return HOW_TO.test(question);
}

/** Words that find such pages where a question has none of their names. */
const SEARCHED: Partial<Readonly<Record<QuestionKind, string>>> = {
  start: "quickstart getting started installation",
  definition: "overview introduction",
  choice: "overview supported available types",
  fault: "troubleshooting common errors",
};

export function searchedFor(kind: QuestionKind): string | null {
  return SEARCHED[kind] ?? null;
}

const GREETING =
  /^(?:hi|hello|hey|hallo|hej|hei|moin|bonjour|salut|hola|ciao|olá|oi|merhaba|привет|здравствуйте|привіт|cześć|ahoj|こんにちは|你好|您好|안녕(?:하세요)?|مرحبا|שלום|xin chào|good (?:morning|afternoon|evening)|guten (?:tag|morgen|abend))(?: there| all| everyone)?[\s!.,?…👋🙂]*$/iu;
const THANKS =
  /^(?:(?:ok(?:ay)?|great|perfect|cool|nice)[,!. ]*)?(?:(?:many )?thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|ty|danke(?: (?:schön|sehr))?|vielen dank|merci(?: beaucoup)?|(?:muchas )?gracias|grazie(?: mille)?|obrigad[oa]|спасибо|дякую|dziękuję|děkuji|takk?|tack|kiitos|teşekkürler|ありがとう(?:ございます)?|谢谢|謝謝|감사합니다|شكرا|תודה|cảm ơn)[\s!.,…🙏👍🙂]*$/iu;

/** What is said rather than asked; null: it is a question. */
export function smallTalkOf(question: string): "hello" | "welcome" | null {
  const said = question.slice(0, 80).trim();
  if (GREETING.test(said)) return "hello";
  return THANKS.test(said) ? "welcome" : null;
}
