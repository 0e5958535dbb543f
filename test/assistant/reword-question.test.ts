import { expect, it } from "vitest";
import { rewordQuestion } from "../../src/assistant/reword-question.js";

it.each([
  ["How do I send a report every morning?", "How do I send a report on a schedule?"],
  ["How do I send a message every day at nine?", "How do I send a message on a schedule?"],
  ["Can I run it on my own servers?", "Can I run it self-hosted?"],
  ["How do I host Acme myself?", "How do I self-host Acme?"],
  ["How do I run Acme on my own machine?", "How do I run Acme locally?"],
  ["How long can a job run?", "what timeout or duration can a job run?"],
  ["How do I change how long results are kept?", "How do I change the duration for which results are kept?"],
  ["How large can a file be?", "what maximum size limit can a file be?"],
  ["How many keys may I create?", "what limit of keys may I create?"],
  ["How do I turn a page into a PDF?", "How do I convert a page to a PDF?"],
  ["A customer says that the reward is lost, what now?", "the reward is lost, what now?"],
  ["How do I go back to an older version?", "How do I restore an older version?"],
  ["roll back to an older version", "roll back to an older version"],
  ["How do I install Acme?", "How do I install Acme?"],
  ["Is every hour billed?", "Is every hour billed?"],
])("says %s as documentation does", (question, said) => expect(rewordQuestion(question)).toBe(said));
