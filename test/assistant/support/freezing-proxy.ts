// Stands between a client and a socket, and can hang: it takes connections and all that is sent, and passes nothing on.
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listenOnFreePort } from "../../listen-on-free-port.js";

export interface FreezingProxy {
  readonly port: number;
  freeze(): void;
  /** What was frozen stays so; new connections are passed on. */
  thaw(): void;
  close(): Promise<void>;
}

export async function startFreezingProxy(path: string): Promise<FreezingProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on("error", () => {});
    near.on("close", () => sockets.delete(near));
    if (isFrozen) return;
    const far = connect(path);
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    near.pipe(far).pipe(near);
    near.on("freeze", () => {
      near.unpipe(far);
      far.unpipe(near);
    });
  });
  return {
    port: await listenOnFreePort(server),
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.emit("freeze");
    },
    thaw() {
      isFrozen = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
