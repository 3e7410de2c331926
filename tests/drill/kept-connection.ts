/** One connection that is kept between calls, as a browser's or a program's is, and what became of each call on it. */
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';

/** The answer's status and envelope; `failure` names the error where there was no answer. */
export interface CallOutcome<T> {
  status: number;
  code: number;
  data: T | null;
  failure: string | null;
}

const ONE = { keepAlive: true, maxSockets: 1 };

export class KeptConnection {
  private readonly agent: PlainAgent;
  private readonly isPlain: boolean;

  constructor(
    private readonly url: string,
    private readonly token: string | null = null,
  ) {
    this.isPlain = !url.startsWith('https:');
    this.agent = this.isPlain ? new PlainAgent(ONE) : new Agent({ ...ONE, rejectUnauthorized: false });
  }

  send<T>(call: string, body?: object): Promise<CallOutcome<T>> {
    const [method, path = '/'] = call.split(' ');
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(this.token && { authorization: `JWT ${this.token}` }),
    };
    return new Promise((resolve) => {
      const fail = ({ code, message }: NodeJS.ErrnoException) =>
        resolve({ status: 0, code: 0, data: null, failure: code ?? message });
      const sending = (this.isPlain ? plainRequest : request)(
        new URL(path, this.url),
        { method, headers, agent: this.agent },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', fail);
          answer.once('end', () => resolve(outcomeOf<T>(answer.statusCode ?? 0, Buffer.concat(chunks))));
        },
      );
      sending.once('error', fail);
      sending.end(body && JSON.stringify(body));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** A proxy says with a page of its own that it found nobody. */
function outcomeOf<T>(status: number, bytes: Buffer): CallOutcome<T> {
  const text = bytes.toString('utf8');
  if (!text.startsWith('{')) return { status, code: 0, data: null, failure: null };
  const { code, data } = JSON.parse(text) as { code: number; data: T };
  return { status, code, data, failure: null };
}
