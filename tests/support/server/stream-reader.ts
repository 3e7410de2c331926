/** A client of the live stream, like a tab: collects events until the stream ends. */
import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../../domain/api/paths.generated';
import type { LiveEvent } from '../../../domain/system/live-calls';

const [, PATH] = paths.live.split(' ');
const DATA = 'data: ';
const QUIET_MS = 250;

export class StreamReader {
  status = 0;
  text = '';
  isOver = false;
  private readonly request: ClientRequest;

  private constructor(url: string, access: string | null) {
    const headers = {
      accept: 'text/event-stream',
      'accept-language': 'en',
      ...(access && { authorization: `JWT ${access}` }),
    };
    const end = () => {
      this.isOver = true;
    };
    this.request = get(`${url}${PATH}`, { headers, agent: false }, (response) => {
      this.status = response.statusCode ?? 0;
      response.setEncoding('utf8').on('data', (piece: string) => {
        this.text += piece;
      });
      response.on('close', end).on('error', end);
    }).on('error', end);
  }

  /** Connects; resolves once the server has sent the first data, or refused. */
  static async open(url: string, access: string | null): Promise<StreamReader> {
    const reader = new StreamReader(url, access);
    await reader.until(() => reader.text !== '' || reader.isOver);
    return reader;
  }

  get events(): LiveEvent[] {
    const lines = this.text.split('\n').slice(0, -1);
    return lines.filter((line) => line.startsWith(DATA)).map((line) => JSON.parse(line.slice(DATA.length)));
  }

  async until(isThere: () => boolean, limitMs = 5_000): Promise<void> {
    for (const end = performance.now() + limitMs; !isThere(); await sleep(10))
      if (performance.now() > end) throw new Error(`not told: ${this.status} ${this.text}`);
  }

  /** Resolves once no more data arrive: each connection of the test's pool receives notifications, so that events repeat. */
  async untilQuiet(): Promise<void> {
    for (let heard = -1; heard !== this.text.length; await sleep(QUIET_MS)) heard = this.text.length;
  }

  has = (event: Partial<LiveEvent>): boolean =>
    this.events.some((each) => Object.entries(event).every(([key, value]) => each[key as 'kind'] === value));

  close(): void {
    this.request.destroy();
  }
}
