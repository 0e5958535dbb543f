// Owns the verbs with which documentation, and readers in their own words, say that something is to be gone.

/** As a pattern. "Kick off" and "throw an error" remove nothing. */
export const REMOVING = [
  String.raw`(?:delet|remov|uninstall|eras|purg|destroy|truncat|flush)\w*`,
  String.raw`(?:drop(?:s|p\w+)?|wip(?:es?|ed|ing))\b`,
  "get(?:s|ting)? rid of",
  String.raw`kick(?:s|ed|ing)?\b(?! off)`,
  String.raw`(?:thr[eo]w\w*|chuck\w*)(?=(?: \S+){0,4}? (?:out|away)\b)`,
].join("|");
