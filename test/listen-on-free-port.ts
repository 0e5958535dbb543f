import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** Has a server of a test listen on this machine, and answers its port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, "close");
  return port;
}
