// `docsgen/assistant`: the assistant as a function from requests to responses, for any Node server or function platform.
import type {
  AssistantHandler,
  AssistantOptions,
  AssistantRequestInfo,
  createAssistant as CreateAssistant,
} from "../../../types/assistant.js";
import { clientAddress } from "../../assistant/client-address.js";
import { proxyNotice } from "../../assistant/listen-assistant.js";
import { createLog, describeFailure } from "../../assistant/log.js";
import { Refusal, refusalResponse } from "../../assistant/refusal.js";
import { parseAssistantSettings } from "../assistant-settings/read-settings.js";
import { type Closer, type OpenedAssistant, openAssistant } from "./open-assistant.js";

/** Throws a UsageError where the options are wrong. */
export const createAssistant: typeof CreateAssistant = (options) => {
  const { access = "keys", log = toStderr(), ...given } = options;
  const settings = parseAssistantSettings(given);
  const noticeProxy = proxyNotice({ trustedProxies: settings.trustedProxies, log });
  const closers: Closer[] = [];
  let opening: Promise<OpenedAssistant> | null = null;

  async function closeAll(): Promise<void> {
    for (const close of closers.splice(0).reverse()) await close();
  }

  /** Tried again by the next request where it fails. */
  function open(): Promise<OpenedAssistant> {
    opening ??= openAssistant({ settings, access, log, closers }).catch(async (error: unknown) => {
      opening = null;
      await closeAll();
      throw error;
    });
    return opening;
  }

  async function answer(request: Request, { address = "" }: AssistantRequestInfo = {}): Promise<Response> {
    noticeProxy(request);
    const opened = await open().catch((error: unknown) => notOpened(error, log));
    if (opened instanceof Response) return opened;
    const forwardedFor = request.headers.get("x-forwarded-for");
    return opened.assistant.handle(request, { address: clientAddress(address, forwardedFor, settings.trustedProxies) });
  }

  return Object.assign(answer, {
    ready: async () => void (await open()),
    close: async () => {
      const assistant = (await opening)?.assistant;
      assistant?.drain();
      await assistant?.endReplies();
      await closeAll();
    },
  }) satisfies AssistantHandler;
};

function toStderr(): NonNullable<AssistantOptions["log"]> {
  return createLog((line) => void process.stderr.write(line), Date.now);
}

function notOpened(error: unknown, log: NonNullable<AssistantOptions["log"]>): Response {
  log({ level: "error", event: "not-opened", failure: describeFailure(error) });
  const detail = "The assistant is not available at the moment. Please try again.";
  return refusalResponse(new Refusal("unavailable", detail, { "retry-after": "10" }));
}
