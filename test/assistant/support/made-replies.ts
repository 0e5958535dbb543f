// Replies for tests of what is made of them: complete, and answering, where `more` does not say otherwise.
import type { RatedReply, ReplyRecord } from "../../../src/assistant/store/replies.js";
import { testTime } from "./assistant.js";

/** As it is put into a store. */
export function madeRecord(id: number, more: Partial<ReplyRecord> = {}): ReplyRecord {
  return {
    ...{ id: `msg_${id}`, threadId: `thr_${id}`, keyId: "key_1", domain: "acme", question: `question ${id}` },
    ...{ pages: ["guide/install"], state: "complete", isAnswered: true, isRemembered: false },
    ...{ model: "test:model", failures: [] },
    ...{ inputTokens: 0, outputTokens: 0, cost: 0, milliseconds: 0, at: testTime },
    ...more,
  };
}

/** As a store gives it back. */
export function madeReply(id: number, more: Partial<RatedReply> = {}): RatedReply {
  return { ...madeRecord(id), rating: null, reason: null, ...more };
}
