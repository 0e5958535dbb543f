// Rewords a question into the terms of documentation.

/** "Change how long results are kept". */
const CHANGES_HOW = /\b(adjust|change|configure|control|decrease|extend|increase|limit|reduce|set) how long\b/gi;

/** From what is asked to what it is called. Only phrases that mean one thing wherever they are said. */
const REWORDINGS: readonly (readonly [asked: RegExp, called: string])[] = [
  [
    /\b(?:every|each) (?:single )?(?:day|morning|evening|night|hour|week|month|minute|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b(?: at \w+(?: ?(?:am|pm|o['’]clock))?)?(?=[\s?.!]*$)/gi,
    "on a schedule",
  ],
  [/\b(?:daily|nightly|hourly|weekly|monthly) (?=basis\b)/gi, "scheduled "],
  [/\b(?:on|in) (?:my|our|your) own (?:machine|computer|laptop|pc|mac)\b/gi, "locally"],
  [
    /\b(?:on|in|with) (?:my|our|your) own (?:servers?|infrastructure|hardware|data ?cent(?:er|re)|cloud|premises)\b/gi,
    "self-hosted",
  ],
  [
    /\b(?:host|deploy|run|install|operate) (.{1,40}?) (?:myself|ourselves|on[- ]prem(?:ises)?|in-house)\b/gi,
    "self-host $1",
  ],
  [
    /^(?:an?|my|our|some) (?:customer|user|client|reader)s? (?:says?|reports?|complains?|tells? (?:me|us)) (?:that )?/i,
    "",
  ],
  [/\bturn(?:ing)? (.{1,40}?) into\b/gi, "convert $1 to"],
  [/\b(?:go(?:ing)?|get(?:ting)?) back to\b/gi, "restore"],
  [/\b(?:group|combine|batch|bundle|merge|collect) (.{1,40}?) into (?:one|a single)\b/gi, "digest of $1 in one"],
  [/\b(?:reach|hit|go over|run into)(?= (?:the|an?|my|our|its) (?:[\w-]+ ){0,3}?(?:limits?|quotas?)\b)/gi, "exceed"],
  [/\bslow(?:ly)?(?=[\s?.!]*$)/gi, "slow performance"],
  [CHANGES_HOW, "$1 the duration for which"],
];

/** What is asked for a value, with the words that documentation has for it beside those of the reader. */
const VALUES: typeof REWORDINGS = [
  [/\bhow long (can|may)\b/gi, "what timeout or duration $1"],
  [/\bhow (?:large|big) (can|may|is|are)\b/gi, "what maximum size limit $1"],
  [/\bhow many (.{1,40}?) (can|may)\b/gi, "what limit of $1 $2"],
];

/** The question as documentation would say it; as it was where nothing of it is called otherwise. */
export function rewordQuestion(question: string): string {
  return [...REWORDINGS, ...VALUES].reduce((text, [asked, called]) => text.replace(asked, called), question);
}

/** The words that rewording adds to those of the reader: they find more, but a section without them answers as well. */
export function wordsAdded(question: string): string {
  const added = VALUES.flatMap(([asked, called]) => (question.search(asked) < 0 ? [] : [called.replace(/\$\d/g, "")]));
  return added.join(" ");
}
