// Tells whether a question in a language other than English asks for a number, and finds what states one.
import { asksHowTo } from "../question-kind.js";
import { anyOf, type ValuePattern } from "./stated-values.js";

/** "How many", "how long", "what is the largest". */
const ASKS_NUMBER = [
  // German, Dutch
  /\bwie (?:viele?|lange|oft|groß|hoch|teuer)\b|\b(?:maximale?[nrs]?|höchstens|mindestens)\b|\bhoeveel\b|\bhoe (?:lang|vaak|groot)\b/iu,
  // French
  /\bcombien\b|\bquel(?:le)?s? (?:est |sont )?(?:la |le |les )?(?:[\p{L}-]+ )?(?:durée|taille|limites?|délai|prix|tarifs?|taux|nombre|version)(?!\p{L})|\bmaximale?s?\b|\bau (?:maximum|minimum)\b/iu,
  // Spanish, Portuguese, Italian
  /(?<!\p{L})(?:cuánt[oa]s?|quant[oaie]s?)(?!\p{L})|(?<!\p{L})(?:qué|cuál|qual|quais|qual['’]è) (?:es |é |são )?(?:el |la |o |a |il )?(?:[\p{L}-]+ )?(?:duración|tamaño|límite|plazo|precio|versión|duração|tamanho|limite|prazo|preço|versão|durata|dimensione|prezzo|versione)(?!\p{L})|(?<!\p{L})m[áa]xim[oa]s?(?!\p{L})/iu,
  // Russian, Ukrainian, Polish, Turkish
  /(?<!\p{L})(?:сколько|скільки|как (?:долго|часто)|максимальн\p{L}+|ile|jak (?:długo|często)|kaç|ne kadar)(?!\p{L})/iu,
  // Chinese, Japanese, Korean
  /多少|多[久长長大]|[几幾](?:个|個|次|条|條|天|秒|分|小时|位)|最[大多小少长長](?!化)|いくつ|いくら|何(?:件|個|回|分|秒|日|時間|文字|人|本|枚|[MGKT]B)|どのくらい|どれくらい|몇|얼마|최대|최소/iu,
];

/** Languages in which "how" also begins "how many". */
const HOW_MUCH =
  /^(?:wie (?:viel|lang|oft|groß|hoch|teuer)|hoe (?:lang|vaak|groot)|как (?:долго|часто)|jak (?:długo|często))/i;

/** Digits that name nothing, and numbers in words. */
const NUMBER = anyOf(
  /(?<![\w.:/#-])\d/iu,
  /[一二两兩三四五六七八九十百千万萬][个個次条條天秒分小时時件回日月年]/iu,
  /(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열) ?(?:번|개|시간|달|가지)/iu,
  /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|dois|duas|três|quatro|sete|oito|nove|dez|due|tre|quattro|cinque|sei|otto|dieci|два|две|три|четыре|пять|шесть|десять|iki|üç|dört|beş|altı|on)(?!\p{L})/iu,
  /unbegrenzt|illimité|ilimitad|illimitat|безлимит|sınırsız|无限|無限|無制限|무제한/iu,
);

/** How the number is written that a question asks for in a language other than English; null: it asks for none. */
export function numberAskedFor(question: string): ValuePattern | null {
  const said = question.trim();
  // Who asks how to change a limit asks for no number.
  const asksHow = asksHowTo(said) && !HOW_MUCH.test(said);
  return !asksHow && ASKS_NUMBER.some((form) => form.test(said)) ? NUMBER : null;
}
