/** Scans of files by a daemon that records what it gets: on arrival, later, and not at all. */
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FileInfo } from '../../domain/files/calls';
import type { MessageItem } from '../../domain/inbox/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { defaultOffice } from '../../tests/support/server/default-office';
import { createPdf, uploadClient } from '../../tests/support/server/upload-client';
import { withId } from '../../tests/support/with-id';
import { readEnv } from '../core/env';
import { createInbox } from '../core/inbox/inbox-service';
import { createWarnings } from '../core/warnings';
import { createWorkers } from '../core/workers/workers';
import { findFileFaults } from '../filings/file-faults';
import { createClamd } from './clamd';
import { createFileDeps } from './file-deps';
import { createScanJobs } from './scanning-service';
import { files } from './tables';

/** Fake clamd: answers each stream by its content, or as `behaves` says. */
class Daemon {
  received: Buffer[] = [];
  behaves: 'well' | 'hangs' | 'closes' | 'fails' | 'is full' = 'well';
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  readonly path = join(tmpdir(), `clamd-${process.pid}-${Math.random().toString(36).slice(2)}`);

  get address(): string {
    return `unix://${this.path}`;
  }

  open(): Promise<void> {
    // A client that gives up closes its socket early.
    const listen = (socket: Socket) => void this.serve(socket).catch(() => socket.destroy());
    const server = createServer({ allowHalfOpen: true }, listen);
    this.server = server;
    return new Promise((resolve) => server.listen(this.path, resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
    this.server = undefined;
  }

  private async serve(socket: Socket): Promise<void> {
    this.sockets.add(socket.on('error', () => {}));
    if (this.behaves === 'closes') return void socket.destroy();
    if (this.behaves === 'is full') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    let bytes = Buffer.alloc(0);
    for await (const chunk of socket) {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.toString() === 'zPING\0') return void socket.end('PONG\0');
      const content = contentOf(bytes);
      if (content && this.behaves !== 'hangs') return this.answer(socket, content);
    }
  }

  private answer(socket: Socket, content: Buffer): void {
    this.received.push(content);
    const [, virus] = /virus:(\w+)/.exec(content.toString('latin1')) ?? [];
    const said = virus ? `stream: ${virus} FOUND` : 'stream: OK';
    socket.end(`${this.behaves === 'fails' ? 'Can not allocate memory. ERROR' : said}\0`);
  }
}

/** Content of a complete stream; null while more is to come. */
function contentOf(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  expect(bytes.subarray(0, command.length).toString()).toBe(command);
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const daemon = new Daemon();
const workers = createWorkers({ log: { error: () => {} } });
const warnings = createWarnings();
let app: TestApp;
let client: ReturnType<typeof uploadClient>;
let token: string;
/** Runs the scan job of a second process. */
let scan: () => Promise<unknown>;

beforeAll(async () => {
  await daemon.open();
  app = await startTestApp({ env: { SCANNER: daemon.address } });
  token = await app.signIn('demo');
  client = uploadClient(app, token);
  const clock = () => app.clock.now;
  const deps = createFileDeps({
    env: readEnv({ DATA_DIR: app.dataDir, SCANNER: daemon.address }),
    db: app.db,
    clock,
    audit: app.audit,
    inbox: createInbox({ db: app.db, clock }),
    officeSettings: defaultOffice,
    readLog: { note: async () => {} },
    programs: [],
    tables: [],
    log: app.app.log,
    warnings,
    workers,
  });
  scan = async () => createScanJobs(deps.files.scanning)[0]?.run();
}, 60_000);
afterAll(async () => {
  await app.close();
  await workers.close();
  await daemon.close();
});
afterEach(() => {
  daemon.behaves = 'well';
  daemon.received = [];
  app.clock.advance(70);
});

/** A document that contains these words. */
const saying = (words: string, seed: number): Buffer => {
  const bytes = createPdf(2_000, seed);
  bytes.write(words, 500);
  return bytes;
};
const info = async (id: string): Promise<FileInfo> =>
  (await app.call<FileInfo>(withId(paths.fileInfo, id), { token })).data;
/** Uploads while the scanner is down. */
const waiting = async (name: string, bytes: Buffer): Promise<string> => {
  daemon.behaves = 'closes';
  const { data } = await client.upload(name, bytes);
  expect(data.scan).toBe('waiting');
  daemon.behaves = 'well';
  return data.id;
};

describe('scan of a new file (createClamd)', () => {
  it('sends the whole file to the scanner, and marks it clean by its answer', async () => {
    const bytes = createPdf(3_000_000, 5);
    const { data } = await client.upload('大.pdf', bytes);
    expect(data.scan).toBe('clean');
    expect(Buffer.concat(daemon.received).equals(bytes)).toBe(true);
  });

  it('rejects a file by name where the scanner finds something, and keeps nothing of it', async () => {
    const refused = await client.upload('病.pdf', saying('virus:Eicar', 6));
    expect(refused.code).toBe(208);
    expect(refused.msg).toContain('病.pdf');
    expect(refused.msg).toContain('Eicar');
    const rows = await app.db.q.select().from(files).where(eq(files.name, '病.pdf'));
    expect(rows).toEqual([]);
  });

  it('skips a file that is larger than the scanner accepts', async () => {
    daemon.behaves = 'is full';
    expect((await client.upload('太大.pdf', createPdf(2_000_000, 7))).data.scan).toBe('unscanned');
    daemon.behaves = 'well';
    await scan();
    expect(daemon.received).toEqual([]);
  });

  it('keeps a file waiting while the scanner is away or undecided, and scans it later', async () => {
    daemon.behaves = 'fails';
    const failed = await client.upload('不能.pdf', saying('a', 8));
    expect(failed.data.scan).toBe('waiting');
    const away = await waiting('不在.pdf', saying('b', 9));
    expect((await app.call<{ warnings: string[] }>(paths.health)).data.warnings).toContain('scanner_away');
    await scan();
    expect([(await info(failed.data.id)).scan, (await info(away)).scan]).toEqual(['clean', 'clean']);
  });

  it('does not call a scanner again at once that was away, and stops the job at the first failure', async () => {
    const ids = [await waiting('一.pdf', saying('c', 10))];
    const { data } = await client.upload('二.pdf', saying('d', 11));
    expect([data.scan, daemon.received]).toEqual(['waiting', []]);
    daemon.behaves = 'closes';
    await scan();
    expect(warnings.raised).toContain('scanner_away');
    daemon.behaves = 'well';
    app.clock.advance(70);
    await scan();
    expect(warnings.raised).not.toContain('scanner_away');
    for (const id of [...ids, data.id]) expect((await info(id)).scan).toBe('clean');
  });
});

describe('a file found to be infected later (fileFaults)', () => {
  it('is returned to nobody any more, and the company is told which it is', async () => {
    const id = await waiting('迟.pdf', saying('virus:Late', 12));
    expect((await client.download(id)).statusCode).toBe(200);
    await scan();
    expect((await info(id)).scan).toBe('infected');
    const refused = (await client.download(id)).json();
    expect([refused.code, refused.msg]).toEqual([208, expect.stringContaining('迟.pdf')]);
    const inbox = await app.call<{ list: MessageItem[] }>('GET /api/v1.0/portal/company/message/', { token });
    expect(inbox.data.list[0]?.body).toContain('迟.pdf');
    expect(inbox.data.list[0]?.body).toContain('Late');
  });

  it('stops the submission of what names it; a waiting one does so where the house says so', () => {
    const field = {
      key: 'f',
      zh: '附件',
      en: 'File',
      type: 'file',
      accept: ['pdf'],
      maxSizeMb: 1,
      maxFiles: 1,
    } as const;
    const faults = (scan: FileInfo['scan'], holds: boolean) => {
      const file = { id: 'x', name: 'a.pdf', size: 1, extension: 'pdf', scan } as FileInfo;
      return findFileFaults([{ path: 's.f', field: { ...field, accept: ['pdf'] }, ids: ['x'] }], [file], {
        holdsWaiting: holds,
        takesOfd: true,
      }).map(({ message }) => message.en);
    };
    expect(faults('infected', false)).toEqual([expect.stringContaining('a.pdf of “File” has a virus')]);
    expect(faults('waiting', true)).toEqual([
      expect.stringContaining('a.pdf of “File” waits for its virus scan'),
    ]);
    for (const scan of ['waiting', 'clean', 'unscanned'] as const) expect(faults(scan, false)).toEqual([]);
  });
});

describe(createClamd, () => {
  it('gives up a scanner that hangs', async () => {
    daemon.behaves = 'hangs';
    const asked = createClamd(daemon.address).scan(Readable.from([Buffer.from('x')]), 50);
    await expect(asked).rejects.toThrow('did not answer within 50 ms');
  });
});
