/** A TCP proxy that can be absent, or silent as after a change of address: nothing is refused, nothing arrives. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Accepts connections. */
  open(): Promise<void>;
  /** Refuses new connections and closes open ones. */
  close(): Promise<void>;
  /** Stops or resumes the transfer of bytes on all connections, in both directions. */
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
