/** A proxy to a server that can be absent, or fall silent as when an address moves: nothing is refused, nothing arrives. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Takes connections. */
  open(): Promise<void>;
  /** Refuses new connections and cuts those that are open. */
  close(): Promise<void>;
  /** From here on no byte of any connection goes through, either way. */
  silence(isSilent: boolean): void;
}

export function startTcpProxy(port: number, target: { host: string; port: number }): TcpProxy {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let isSilent = false;

  const track = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('close', () => sockets.delete(socket));
  };
  const link = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (!isSilent) to.write(chunk);
    });
    from.once('close', () => {
      if (!isSilent) to.destroy();
    });
  };

  return {
    port,
    open: () =>
      new Promise((resolve) => {
        server = createServer((near) => {
          const far = connect(target);
          for (const socket of [near, far]) track(socket);
          link(near, far);
          link(far, near);
        }).listen(port, '127.0.0.1', resolve);
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
      server = undefined;
    },
    silence(silent) {
      isSilent = silent;
    },
  };
}
