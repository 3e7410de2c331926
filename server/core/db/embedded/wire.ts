/**
 * The socket that `pg` believes it talks to. PGlite understands PostgreSQL's wire protocol but has no port and no start
 * of a session, so this stream answers the start itself and hands complete batches of messages (up to Sync or Query) to
 * `execute`. One code path then serves both databases, with the driver's own types, errors and prepared statements.
 */
import { Duplex } from 'node:stream';

/** Runs one batch of protocol messages and gives the raw answer. */
export type ExecuteBatch = (batch: Uint8Array) => Promise<Uint8Array>;

const TYPE_AND_LENGTH = 5;
const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

const encodeText = (value: string) => Buffer.from(`${value}\0`);

function encodeMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(TYPE_AND_LENGTH);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const encodeSimpleQuery = (sql: string) => encodeMessage('Q', encodeText(sql));
const encodeParameter = (name: string, value: string) =>
  encodeMessage('S', Buffer.concat([encodeText(name), encodeText(value)]));

const AUTHENTICATED = encodeMessage('R', Buffer.alloc(4));
const READY = encodeMessage('Z', Buffer.from('I'));
const GREETING = Buffer.concat([
  AUTHENTICATED,
  encodeParameter('server_version', '18.0'),
  encodeParameter('client_encoding', 'UTF8'),
  READY,
]);

/**
 * Resets PGlite's single session, which all connections share: a new connection finds no open transaction and no prepared
 * statements.
 */
const RESET = ['rollback', 'discard all'];

export class EmbeddedSocket extends Duplex {
  private pending: Buffer = Buffer.alloc(0);
  private started = false;
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly execute: ExecuteBatch) {
    super();
  }

  // Socket methods that `pg` calls besides reading and writing.
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.receive(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.receive(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.hangUp();
    done();
  }

  private receive(chunk: Buffer): void {
    this.pending = this.pending.length > 0 ? Buffer.concat([this.pending, chunk]) : chunk;
    if (!this.started && !this.start()) return;
    this.forwardBatches();
  }

  /** The start message has a length but no type. */
  private start(): boolean {
    if (this.pending.length < 4 || this.pending.length < this.pending.readInt32BE(0)) return false;
    this.pending = this.pending.subarray(this.pending.readInt32BE(0));
    this.started = true;
    this.enqueue(async () => {
      for (const sql of RESET) await this.execute(Uint8Array.from(encodeSimpleQuery(sql)));
      this.push(GREETING);
    });
    return true;
  }

  private forwardBatches(): void {
    let at = 0;
    while (at + TYPE_AND_LENGTH <= this.pending.length) {
      const type = this.pending[at];
      at += 1 + this.pending.readInt32BE(at + 1);
      if (at > this.pending.length) return;
      if (type === TERMINATE) this.hangUp();
      if (type === SYNC || type === QUERY) {
        this.send(Uint8Array.from(this.pending.subarray(0, at)));
        this.pending = this.pending.subarray(at);
        at = 0;
      }
    }
  }

  private send(batch: Uint8Array): void {
    this.enqueue(async () => {
      const answer = await this.execute(batch);
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    });
  }

  private hangUp(): void {
    this.enqueue(async () => {
      if (!this.readableEnded) this.push(null);
    });
  }

  private enqueue(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch((error: Error) => {
      this.destroy(error);
    });
  }
}
