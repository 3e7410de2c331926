/** Servers side by side on one database, and a client that costs the machine little: what drives must not be what is measured. */
import { Agent, request } from 'node:http';
import { API_BASE } from '../../domain/api/codes';
import { RealServer } from '../support/server/real-server';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export interface BenchReply<T> {
  status: number;
  code: number;
  data: T;
  /** Seconds that a busy server asks to wait. */
  retryAfter: number;
}

export interface SentRequest {
  token: string;
  body?: Buffer | string;
  type?: string;
  headers?: Record<string, string>;
}

/** `call` is `METHOD /path`, below the API base where it does not begin with it. */
export const send = <T>(
  url: string,
  call: string,
  { token, body, type, headers }: SentRequest,
): Promise<BenchReply<T>> =>
  new Promise((resolve, reject) => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const target = new URL(path.startsWith('/api/') ? path : API_BASE + path, url);
    const sending = request(target, {
      method,
      agent,
      headers: {
        authorization: `JWT ${token}`,
        ...(body !== undefined && {
          'content-type': type ?? 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
        ...headers,
      },
    });
    sending.once('error', reject);
    sending.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { code, data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
          code: number;
          data: T;
        };
        const retryAfter = Number(response.headers['retry-after'] ?? 0);
        resolve({ status: response.statusCode ?? 0, code, data, retryAfter });
      });
    });
    sending.end(body);
  });

const BOUNDARY = 'bench';

/** One file as a form sends it. */
export const encodeMultipart = (bytes: Buffer, name: string): Pick<SentRequest, 'body' | 'type'> => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

const AT_ONCE = 4;
export const BENCH_SECRET = 'bench'.repeat(8);

/** Makes as many, a few at once. */
export async function runInGroups<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < count; i += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, n) => make(i + n));
    made.push(...(await Promise.all(group)));
  }
  return made;
}

/** `processes` servers on one PostgreSQL. */
export async function withServers<T>(
  database: string,
  processes: number,
  work: (servers: RealServer[]) => Promise<T>,
): Promise<T> {
  const env = { DATABASE_URL: database, JWT_SECRET: BENCH_SECRET };
  const servers = Array.from({ length: processes }, () => new RealServer(env));
  try {
    for (const server of servers) await server.start();
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.remove()));
  }
}
