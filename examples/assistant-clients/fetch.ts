// A chat without a library: reads the stream with fetch. Runs in browsers and in Node.

export interface Server {
  url: string;
  domain: string;
  key: string;
}

/** Asks one question; `onText` gets the reply as it comes. Answers the thread to go on with. */
export async function ask(server: Server, question: string, options: { threadId?: string; onText: (text: string) => void; signal?: AbortSignal }) {
  const response = await fetch(`${server.url}/discovery/v2/assistant/${server.domain}/message`, {
    method: "POST",
    headers: { Authorization: `Bearer ${server.key}`, "Content-Type": "application/json" },
    body: JSON.stringify({
      fp: "anonymous",
      threadId: options.threadId ?? null,
      messages: [{ id: "1", role: "user", parts: [{ type: "text", text: question }] }],
    }),
    signal: options.signal,
  });
  if (!response.ok || !response.body) throw new Error((await response.json()).detail);

  let threadId: string | undefined;
  for await (const event of events(response.body)) {
    if (event.type === "text-delta") options.onText(event.delta);
    if (event.type === "error") throw new Error(event.errorText);
    if (event.type === "finish") threadId = event.threadId;
  }
  return threadId;
}

async function* events(body: ReadableStream<Uint8Array>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const lines = (rest + step.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("data: ") && line !== "data: [DONE]") yield JSON.parse(line.slice("data: ".length));
    }
  }
}
