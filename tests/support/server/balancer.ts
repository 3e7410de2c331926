/**
 * A load balancer as deployments have one: it polls each process for readiness, sends requests to ready ones, and repeats none.
 */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

export interface LoadBalancer {
  url: string;
  close(): Promise<void>;
}

export async function startBalancer(targets: () => string[]): Promise<LoadBalancer> {
  let ready: string[] = [];
  let turn = 0;
  const look = async () => {
    const answers = await Promise.all(
      targets().map(async (url) => {
        const answer = await fetch(`${url}/api/ready`).catch(() => null);
        return answer?.ok ? [url] : [];
      }),
    );
    ready = answers.flat();
  };
  await look();
  let isClosed = false;
  const looking = (async () => {
    for (; !isClosed; await sleep(LOOK_EVERY_MS)) await look();
  })();

  const server: Server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '/', ready[turn++ % ready.length]);
    const { method, headers } = incoming;
    const sending = request(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sending.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(sending);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      isClosed = true;
      await looking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
