/** An external register service for tests: it replies correctly, or with one of the faults that the portal must handle. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegisterEntry } from '../../../domain/registers/kinds';

export type ServiceMood =
  | 'right'
  | 'hangs'
  | 'drips'
  | 'html'
  | 'fails'
  | 'redirects'
  | 'forbids'
  | 'other'
  | 'types'
  | 'endless'
  | 'future'
  | 'otherUnknown'
  | 'bytes';

interface RegisterRequest {
  key: string;
  authorization: string | undefined;
}

const json = (reply: ServerResponse, said: unknown) =>
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));

const ORIGIN = { source: '示例登记机关', as_of: '2026-06-01' };

const MOODS: Record<
  ServiceMood,
  (reply: ServerResponse, key: string, entry: RegisterEntry | undefined) => unknown
> = {
  right: (reply, key, entry) =>
    json(reply, entry ? { found: true, ...ORIGIN, entry } : { found: false, ...ORIGIN, key }),
  hangs: () => {},
  drips: (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => reply.write(' '), 20);
    reply.on('close', () => clearInterval(timer));
  },
  html: (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>系统维护中</html>'),
  fails: (reply) => reply.writeHead(500).end('stack trace'),
  redirects: (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  forbids: (reply) => reply.writeHead(401).end(),
  other: (reply, _key, entry) =>
    json(reply, { found: true, ...ORIGIN, entry: { ...entry, credit_code: '91350100M000100Y43' } }),
  types: (reply, _key, entry) => json(reply, { found: true, ...ORIGIN, entry: { ...entry, name: ['a'] } }),
  endless: (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (!reply.destroyed && reply.write(' '.repeat(16_384)));
    };
    reply.on('drain', write);
    write();
  },
  future: (reply, _key, entry) => json(reply, { found: true, ...ORIGIN, as_of: '2099-01-01', entry }),
  otherUnknown: (reply) => json(reply, { found: false, ...ORIGIN, key: '91350100M000100Y43' }),
  bytes: (reply) => reply.writeHead(200).end(Buffer.from([0x7b, 0xff, 0xfe])),
};

export async function startRegisterService() {
  const entries = new Map<string, RegisterEntry>();
  const asked: RegisterRequest[] = [];
  let mood: ServiceMood = 'right';
  const server = createServer(({ url = '', headers }, reply) => {
    const key = decodeURIComponent(url.split('/').at(-1) ?? '');
    asked.push({ key, authorization: headers.authorization });
    MOODS[mood](reply, key, entries.get(key));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/entries`,
    entries,
    /** Requests received. */
    asked,
    be(now: ServiceMood) {
      mood = now;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
