/**
 * A proxy to an HTTP server with configurable faults: it returns an error, never replies, breaks off half way, or refuses
 * connections.
 */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ProxyFault = 'fails' | 'hangs' | 'breaks' | null;

export interface FaultyProxy {
  url: string;
  /** Returns the fault for a request, by its method and path. */
  faultOf: (method: string, path: string) => ProxyFault;
  close(): Promise<void>;
}

export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const server: Server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const fault = proxy.faultOf(method, url);
    if (fault === 'hangs') return void incoming.resume();
    if (fault === 'fails') return void incoming.resume().on('end', () => outgoing.writeHead(500).end());
    const sending = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sending.once('error', () => outgoing.destroy());
    if (fault === 'breaks') incoming.once('data', () => incoming.socket.destroy());
    incoming.once('close', () => incoming.complete || sending.destroy());
    incoming.pipe(sending);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faultOf: () => null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
