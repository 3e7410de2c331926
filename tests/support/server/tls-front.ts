/** Adds TLS to a plain test server, with a certificate that can be replaced at run time. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { TlsCertificate } from './certificates';

export interface TlsFront {
  port: number;
  /** Replaces the certificate and closes open connections, as a restart does. */
  show(certificate: TlsCertificate): void;
  close(): Promise<void>;
}

/** Starts the server. `isAsked`: the client first asks unencrypted whether TLS is available, as PostgreSQL's protocol has it. */
export async function startTlsFront(
  target: { host?: string; port: number },
  first: TlsCertificate,
  { isAsked = false } = {},
): Promise<TlsFront> {
  const sockets = new Set<Socket>();
  let context = createSecureContext(first);
  const track = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('close', () => sockets.delete(socket));
  };

  function secure(near: Socket): void {
    const inside = new TLSSocket(near, { isServer: true, secureContext: context });
    const far = connect({ host: '127.0.0.1', ...target });
    for (const socket of [inside, far]) track(socket);
    inside.pipe(far).pipe(inside);
    inside.once('close', () => far.destroy());
    far.once('close', () => inside.destroy());
  }

  const server = createServer((near) => {
    track(near);
    if (!isAsked) return secure(near);
    near.once('data', () => {
      near.write('S');
      secure(near);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    show(certificate) {
      context = createSecureContext(certificate);
      cut();
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
