// Finds texts of the interface that differ from English; scripts contain the English ones.

type Words = Readonly<Record<string, string>>;

/** Those of a language that differ from the English ones. What it lacks is said in English. */
export function differingWords<English extends Words>(own: object, english: English): Partial<English> {
  const words = own as Readonly<Record<string, string | undefined>>;
  const differing = Object.keys(english).filter((name) => words[name] !== undefined && words[name] !== english[name]);
  return Object.fromEntries(differing.map((name) => [name, words[name]])) as Partial<English>;
}

/** The same for an attribute; none where all are English. */
export function attributeOfWords(own: object, english: Words): string | undefined {
  const words = differingWords(own, english);
  return Object.keys(words).length === 0 ? undefined : JSON.stringify(words);
}

/** All words, from that attribute. */
export function wordsOfAttribute<English extends Words>(said: string | undefined, english: English): English {
  return said === undefined ? english : { ...english, ...JSON.parse(said) };
}
