// Asks an assistant server on this machine a list of questions and prints the answers, for people to judge.
//
//   node bench/assistant-answers.js DIST bench/questions/meilisearch.txt
//
// One question a line; an indented one goes on in the thread of the question before it.
import { readFileSync } from "node:fs";
import { startAssistant } from "./assistant-server.js";

const [dist, list] = process.argv.slice(2);
if (!dist || !list) throw new Error("Name the folder of a built site and a file of questions.");

const lines = readFileSync(list, "utf8").split("\n");
const server = await startAssistant(dist);
try {
  let threadId = null;
  for (const line of lines.filter((each) => each.trim() !== "" && !each.startsWith("#"))) {
    const reply = await ask(line.trim(), line.startsWith(" ") ? threadId : null);
    threadId = reply.threadId;
    console.log(`\n${"─".repeat(100)}\n▶ ${line}\n\n${reply.text}`);
  }
} finally {
  server.stop();
}

async function ask(question, threadId) {
  const messages = [{ id: "1", role: "user", parts: [{ type: "text", text: question }] }];
  const response = await fetch(`${server.url}/discovery/v2/assistant/bench/message`, {
    method: "POST",
    headers: server.headers,
    body: JSON.stringify({ fp: "bench", messages, threadId }),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(body);
  const events = body.split("\n\n").filter((event) => event.startsWith("data: {"));
  const chunks = events.map((event) => JSON.parse(event.slice("data: ".length)));
  return {
    threadId: chunks.at(-1).threadId,
    text: chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join(""),
  };
}
