// Owns words of questions that carry intent, not topic.

/** Verbs with which people ask for anything. */
const ASKING_VERBS = new Set(
  "add apply build call change come comes configure create define describe do enable explain find get give handle happen happened happens have help hit implement know let lets make mean need pass provide put reach run see set setup show something start support tell use using want work".split(
    " ",
  ),
);

/** Words that only say how something is meant. */
const ADVERBS = new Set(
  "actually after again already always anymore automatically before behind between certain correctly currently different during easily ever exactly inside later left much never outside own possible properly quickly really same simply still while within without yet".split(
    " ",
  ),
);

const QUANTITIES = new Set(
  "all any few first last many more next most multiple one only several single some three two".split(" "),
);

/** Words with which people ask which things there are. */
const LISTING_WORDS = new Set("available exist offered possible support supported".split(" "));

/** Words that hardly say what a question is about. */
export function isWeakWord(word: string): boolean {
  return ASKING_VERBS.has(word) || ADVERBS.has(word) || LISTING_WORDS.has(word) || isQuantity(word);
}

function isQuantity(word: string): boolean {
  return QUANTITIES.has(word) || /^\d{1,2}$/.test(word);
}

/** Verbs with the particles that make other verbs of them: "sign in" is a verb, "start on" is none. */
const PARTICLES: Readonly<Record<string, readonly string[]>> = {
  back: ["up", "off"],
  build: ["up", "out"],
  check: ["in", "out"],
  clean: ["up"],
  hand: ["off", "out"],
  log: ["in", "out", "off", "on"],
  opt: ["in", "out"],
  plug: ["in"],
  roll: ["out", "back"],
  set: ["up"],
  sign: ["in", "up", "out", "on", "off"],
  start: ["up"],
  time: ["out"],
  warm: ["up"],
};

const TWO_WORDS = new RegExp(
  String.raw`\b(${Object.keys(PARTICLES).join("|")})(?:ing|s)?[ -](up|in|out|off|on|back)\b`,
  "gi",
);

const TURNS_OFF = /\b(?:turn|switch)(?:s|ed|ing)?\s+((?:\w+\s+){0,3}?)off\b/gi;

const TURNS_ON = /\b(?:turn|switch)(?:s|ed|ing)?\s+((?:\w+\s+){0,3}?)(?:back\s+)?on\b/gi;

/** Two words here are often one in the documentation: `back up` and `backup`, `turn off` and `disable`. */
export function joinVerbs(text: string): string {
  return text
    .replace(TURNS_OFF, "disable $1")
    .replace(TURNS_ON, "enable $1")
    .replace(TWO_WORDS, (whole: string, verb: string, particle: string) =>
      PARTICLES[verb.toLowerCase()]?.includes(particle.toLowerCase()) ? verb + particle : whole,
    );
}
