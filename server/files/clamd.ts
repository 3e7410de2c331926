/** The virus scanner: clamd, to which a file is streamed (INSTREAM), over TCP or a socket of this machine. */
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Milliseconds to connect; a daemon that accepts no connection for longer is unreachable. */
const CONNECT_MS = 3_000;
const ANSWER_AT_MOST = 4_096;

/** `unscanned`: the file is larger than the daemon accepts. `waiting`: no verdict, because of a fault of the daemon. */
export type ScanVerdict =
  | { state: 'clean' | 'unscanned' }
  | { state: 'infected'; finding: string }
  | { state: 'waiting'; said: string };

export interface VirusScanner {
  /** Returns the daemon's verdict on a content, and closes the content; rejects where the daemon is unreachable or late. */
  scan(content: Readable, limitMs: number): Promise<ScanVerdict>;
}

export const parseClamdAddress = (address: string): NetConnectOpts => {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname, port: Number(port || 3310) };
};

/** Frames a content for INSTREAM: the command, each chunk after its length, and a length of zero. */
async function* frameContent(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Reads the daemon's answer until it closes the connection; it refuses a file that is too large while the file is being sent. */
const readAnswer = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    let fault = new Error('the scanner closed the connection without an answer');
    socket.on('data', (bytes) => {
      if (said.length < ANSWER_AT_MOST) said += bytes.toString('utf8');
    });
    socket.on('error', (error) => {
      fault = error;
    });
    socket.once('close', () => (said ? resolve(said.replace(/\0.*$/s, '').trim()) : reject(fault)));
  });

function parseVerdict(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { state: 'clean' };
  const [, finding] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (finding) return { state: 'infected', finding };
  if (answer.includes('size limit exceeded')) return { state: 'unscanned' };
  return { state: 'waiting', said: answer };
}

/** True for a connection cut by the daemon: sent more than it accepts, it cuts the connection and its answer is lost. */
const isCut = ({ code = '' }: NodeJS.ErrnoException): boolean => ['EPIPE', 'ECONNRESET'].includes(code);

/** Checks that the daemon answers. Rejects with the reason why it does not. */
export async function pingClamd(address: string): Promise<void> {
  const socket = connect(parseClamdAddress(address)).setTimeout(CONNECT_MS, () =>
    socket.destroy(new Error(`no answer within ${CONNECT_MS} ms`)),
  );
  socket.write('zPING\0');
  const said = await readAnswer(socket);
  if (said !== 'PONG') throw new Error(`the scanner answered ${said}`);
}

const isAlive = (address: string): Promise<boolean> =>
  pingClamd(address).then(
    () => true,
    () => false,
  );

export const createClamd = (address: string): VirusScanner => ({
  async scan(content, limitMs) {
    const socket = connect(parseClamdAddress(address));
    const endWith = (ms: number) =>
      setTimeout(() => socket.destroy(new Error(`the scanner did not answer within ${ms} ms`)), ms);
    const timers = [endWith(limitMs), endWith(Math.min(CONNECT_MS, limitMs))] as const;
    socket.once('connect', () => clearTimeout(timers[1]));
    try {
      const answer = readAnswer(socket);
      // If the daemon cuts the connection while it is being sent to, its answer still counts.
      pipeline(frameContent(content), socket, { end: false }).catch(() => undefined);
      return parseVerdict(await answer);
    } catch (error) {
      if (isCut(error as Error) && (await isAlive(address))) return { state: 'unscanned' };
      throw error;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      content.destroy();
    }
  },
});
