// Sends one reply to whatever it is asked: what Node's HTTP server costs by itself.
import http from "node:http";

const reply = process.env.REPLY ?? "";
const server = http.createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(reply);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));
