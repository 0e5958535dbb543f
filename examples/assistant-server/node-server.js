// The assistant in a plain Node server, beside whatever else the server answers.
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { createAssistant } from "docsgen/assistant";

const assistant = createAssistant({
  sites: { "my-docs": process.env.DOCS ?? "https://docs.example.com" },
  store: process.env.STORE ?? "sqlite:.docsgen/assistant.db",
  basePath: "/help",
  privateHosts: process.env.PRIVATE_HOSTS === "true",
});

const server = createServer(async (incoming, outgoing) => {
  if (!incoming.url?.startsWith("/help/")) {
    outgoing.writeHead(404).end();
    return;
  }
  const response = await assistant(toRequest(incoming), { address: incoming.socket.remoteAddress ?? "" });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) {
    outgoing.end();
    return;
  }
  const body = Readable.fromWeb(response.body);
  // A reader who leaves stops the reply, and with it the call to the model.
  outgoing.on("close", () => body.destroy());
  body.on("error", () => outgoing.destroy()).pipe(outgoing);
});

function toRequest(incoming) {
  const { method = "GET", headers, url } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: "half" } : {}),
  });
}

server.listen(Number(process.env.PORT ?? 3000), () => {
  console.log(`Listening on port ${server.address().port}`);
});

process.once("SIGTERM", async () => {
  server.close();
  await assistant.close();
});
