// Owns the word rules of English.
import { stemmer } from "@orama/stemmers/english";
import type { WordRules } from "../words/word-rules.js";

const LONG_FORMS = {
  admin: "administrator",
  app: "application",
  arg: "argument",
  async: "asynchronous",
  attr: "attribute",
  auth: "authentication",
  config: "configuration",
  db: "database",
  dev: "development",
  dir: "directory",
  docs: "documentation",
  env: "environment",
  info: "information",
  lib: "library",
  max: "maximum",
  min: "minimum",
  param: "parameter",
  perms: "permissions",
  prod: "production",
  pwd: "password",
  ref: "reference",
  repo: "repository",
  spec: "specification",
  sync: "synchronization",
  temp: "temporary",
  var: "variable",
};

export const rules: WordRules = {
  stem: stemmer,
  longForms: LONG_FORMS,
  stopWords: `
    a an the this that these those there here it its i me my we us our you your they them their he she his her one
    is am are was were be been being do does did doing done have has had having can could should would will shall may
    might must what whats which who whom whose when where why how if then than so as of in on at by for from to into
    with without about between over under up out off and or but not no nor any some all every each both either
    other such only own same too very just also again s t d ll m re ve don doesn didn isn aren wasn won can't cannot
    let lets get gets got way ways please want need like mean happen happens happened work works working use uses used using make makes take takes versus vs`,
};
