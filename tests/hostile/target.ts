/** The server under trial: one at a URL with the demo accounts, or one of our own, whose process and data may be touched. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { paths } from '../../domain/api/paths.generated';
import { ApiClient, type ApiReply, DEMO_PASSWORD, openDemoClient } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';

export interface RawReply {
  status: number;
  headers: Headers;
  text: string;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

export class Target {
  private readonly clients = new Map<string, Promise<ApiClient>>();

  constructor(
    readonly url: string,
    /** null at a URL. */
    private readonly server: RealServer | null,
  ) {}

  /** The server whose process and data may be touched. */
  get own(): RealServer {
    if (!this.server) throw new Error('only a server of our own can be treated like this');
    return this.server;
  }

  get isOwn(): boolean {
    return this.server !== null;
  }

  /** A demo account, signed in once. */
  as(username: string): Promise<ApiClient> {
    const known = this.clients.get(username) ?? openDemoClient(this.url, username);
    this.clients.set(username, known);
    return known;
  }

  /** A session of its own, which a row may end. */
  signIn(username: string): Promise<ApiClient> {
    return openDemoClient(this.url, username);
  }

  anonymous(headers: Record<string, string> = {}): ApiClient {
    return new ApiClient(this.url, headers);
  }

  /** A request that no client of ours would send; the answer is not read as JSON. */
  async raw(path: string, { method = 'GET', headers = {}, body }: RawRequest = {}): Promise<RawReply> {
    const answer = await fetch(`${this.url}${path}`, { method, headers, body, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Bytes on the wire as they are; gives what came back until the server closed, or `limitMs` passed. */
  wire(bytes: string | Buffer, limitMs = 5_000): Promise<string> {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(port || 80), hostname, () => socket.write(bytes));
      socket.setTimeout(limitMs, () => socket.destroy());
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
        if (/\r\n\r\n[\s\S]*}$/.test(answer)) socket.destroy();
      });
      socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
      socket.on('close', () => resolve(answer));
    });
  }

  /** A sub-user of the demo company with a password of its own; the row that made it removes it. */
  async subUser(role: 'filer' | 'viewer' = 'viewer'): Promise<SubUser> {
    const owner = await this.as('demo');
    const username = `hostile${randomBytes(5).toString('hex')}`;
    const body = { username, name: '试验账号', phone: newPhone(), role, programs: ['gazelle'] };
    const made = await owner.must<{ id: string; password: string }>(paths.createUser, body);
    const client = await this.anonymous().signIn(username, made.password);
    await client.must(paths.editPassword, { old_password: made.password, new_password: DEMO_PASSWORD });
    const remove = async () => void (await owner.send(paths.batchDelete, { ids: [made.id] }));
    return { id: made.id, username, password: DEMO_PASSWORD, client, remove };
  }
}

export interface SubUser {
  id: string;
  username: string;
  password: string;
  client: ApiClient;
  remove(): Promise<void>;
}

const newPhone = (): string => `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Uses a sub-user and removes it, whatever happens. */
export async function withSubUser<T>(target: Target, work: (user: SubUser) => Promise<T>): Promise<T> {
  const user = await target.subUser();
  try {
    return await work(user);
  } finally {
    await user.remove();
  }
}

/** The answer in a word, for evidence: `200/208 record not found`. */
export const describeReply = ({ status, code, msg }: ApiReply<unknown>): string =>
  `${status}/${code} ${[msg].flat()[0] ?? ''}`.slice(0, 90);
