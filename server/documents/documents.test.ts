import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CopyData } from '../../domain/api/calls/documents';
import { paths } from '../../domain/api/paths';
import type { Filing } from '../../domain/filing/types';
import type { Program } from '../../domain/programs/define';
import { programs } from '../../domain/programs/index.generated';
import { callOf, saveCallOf, submitSaved, withFiles } from '../../tests/support/file-sample';
import { pagesOf } from '../../tests/support/pdf-text';
import { samplesOf } from '../../tests/support/samples';
import { filings } from '../db/tables';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://portal.example.cn/base/' } });
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

const programOf = (key: string): Program => {
  const program = programs.find((each) => each.key === key);
  if (!program) throw new Error(key);
  return program;
};

async function saved(key: string): Promise<Filing> {
  const program = programOf(key);
  const [sample] = samplesOf(key);
  const data = await withFiles(app, owner, program, sample?.data ?? {});
  return (await app.call<Filing>(saveCallOf(program), { token: owner, body: { data } })).data;
}

async function fetched(callPath: string, token = owner, payload?: object) {
  const [method, url] = callPath.split(' ') as ['GET', string];
  const reply = await app.app.inject({ method, url, payload, headers: { authorization: `JWT ${token}` } });
  return { type: reply.headers['content-type'], disposition: reply.headers['content-disposition'], reply };
}

const of = (path: string, id: string | null): string => path.replace('{id}', id ?? '');

const inOne = (pages: string[]): string => pages.join('').replace(/\s/g, '');

/** Name and bytes of each stored entry, by the archive's directory; the bytes agree with their checksum. */
function entriesOf(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    const [size, nameSize] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name}: wrong checksum`);
    entries.set(name, bytes);
    at += 46 + nameSize + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

describe('the document of a draft', () => {
  it('says on each page that it is none, and has title, sections and values as text', async () => {
    const draft = await saved('keyproject');
    const { reply, type, disposition } = await fetched(of(paths.document, draft.id));
    expect(type).toBe('application/pdf');
    const name = encodeURIComponent('2026_重点研发计划项目申报书_');
    expect(disposition).toContain(`filename*=UTF-8''${name}`);

    const pages = await pagesOf(reply.rawPayload);
    const { document, sections } = await programOf('keyproject').load();
    expect(pages.length).toBeGreaterThan(8);
    for (const page of pages) expect(page).toContain(document.watermark.zh);
    expect(pages[0]).toContain(document.title.zh);
    const text = inOne(pages);
    for (const { title } of sections) expect(text).toContain(title.zh.replace(/\s/g, ''));
    expect(text).toContain('高精度传动部件研发与应用');
    expect(text).not.toContain('/check?');
    pages.forEach((page, i) => {
      expect(page).toContain(`第 ${i + 1} 页 共 ${pages.length} 页`);
    });
  });

  it('is said in English to those who ask for it', async () => {
    const draft = await saved('workerhomeproject');
    const { reply } = await fetched(`${of(paths.document, draft.id)}?language=en`);
    const { document } = await programOf('workerhomeproject').load();
    expect((await pagesOf(reply.rawPayload, 1))[0]).toContain(document.title.en);
  });
});

describe('the document of a submitted filing', () => {
  let filing: Filing;
  beforeAll(async () => {
    const program = programOf('hightech');
    filing = (await submitSaved(app, owner, program, await saved('hightech'))).data;
  });

  it('bears number, hash and the address of the check, and is marked until it is accepted', async () => {
    const marked = await pagesOf((await fetched(of(paths.document, filing.id))).reply.rawPayload, 2);
    expect(marked[1]).toContain('未受理');
    await app.db.q.update(filings).set({ status: 'district_passed' });
    const pages = await pagesOf((await fetched(of(paths.document, filing.id))).reply.rawPayload);
    await app.db.q.update(filings).set({ status: 'submitted' });
    const { no, sha256 } = filing.receipt ?? { no: '', sha256: '' };
    expect(inOne(pages)).not.toContain('未受理');
    for (const page of pages) {
      expect(page).toContain(no);
      expect(page).toContain(sha256);
    }
    expect(inOne(pages)).toContain(`https://portal.example.cn/base/check?no=${no}&hash=${sha256}`);
  });

  it('goes with its attachments into one archive', async () => {
    const { reply, type } = await fetched(of(paths.bundle, filing.id));
    expect(type).toBe('application/zip');
    const entries = entriesOf(reply.rawPayload);
    const [document, ...attached] = [...entries.keys()];
    expect(document).toMatch(/\.pdf$/);
    expect(
      entries
        .get(document ?? '')
        ?.subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(attached.length).toBeGreaterThan(5);
    for (const name of attached) expect(name).toMatch(/^附件\/[^/]+\/paper( \(\d+\))?\.(pdf|png)$/);
  });

  it('is proved by number and hash together, to anybody', async () => {
    const { no, sha256 } = filing.receipt ?? { no: '', sha256: '' };
    const ask = (query: Record<string, string>) => app.call<CopyData>(paths.checkCopy, { query });
    expect(await ask({ no, hash: sha256.toUpperCase() })).toMatchObject({
      code: 200,
      data: { no, current: true },
    });
    const forged = await ask({ no, hash: sha256.replace(/^./, (c) => (c === '0' ? '1' : '0')) });
    const unknown = await ask({ no: 'HT20260610-999999', hash: sha256 });
    expect(forged).toMatchObject({ code: 208, data: null });
    expect(unknown).toMatchObject({ code: 208, data: null, msg: forged.msg });
    expect((await ask({ no, hash: '' })).code).toBe(208);
  });

  it('is no longer current once the filing was taken back', async () => {
    const { no, sha256 } = filing.receipt ?? { no: '', sha256: '' };
    await app.call(of(paths.withdraw, filing.id), { token: owner, body: { version: filing.version } });
    const answer = await app.call<CopyData>(paths.checkCopy, { query: { no, hash: sha256 } });
    expect(answer).toMatchObject({ code: 200, data: { current: false } });
  });
});

describe('somebody else', () => {
  it('gets neither document nor archive, with the answer of a filing that does not exist', async () => {
    const filing = await saved('serverproject');
    const other = await app.signIn('other');
    for (const path of [paths.document, paths.bundle]) {
      const foreign = await app.call(of(path, filing.id), { token: other });
      const missing = await app.call(of(path, randomUUID()), { token: other });
      expect(foreign).toMatchObject({ code: 208, msg: missing.msg });
      expect((await app.call(of(path, filing.id))).status).toBe(401);
    }
  });
});

describe('the download calls of the specification', () => {
  it.each(programs.filter(({ calls }) => calls.download).map((program) => [program.key, program] as const))(
    '%s answers at its own path, for the filing of the batch and for a named one',
    async (key, program) => {
      const download = callOf(program.calls.download ?? '');
      const other = await app.signIn('other');
      expect((await app.call(download, { token: other, body: {} })).code).toBe(208);

      const filing = await saved(key);
      const { document } = await program.load();
      for (const body of [{ selectIndex: filing.kind || 1 }, { id: filing.id }]) {
        const { reply, type } = await fetched(download, owner, body);
        expect(type, reply.body.slice(0, 200)).toBe('application/pdf');
        expect((await pagesOf(reply.rawPayload, 1))[0]).toContain(document.title.zh);
      }
      expect((await app.call(download, { token: other, body: { id: filing.id } })).code).toBe(208);
    },
  );

  it('know only filings of their own program', async () => {
    const filing = await saved('scientistadvisor');
    const download = callOf(programOf('jiebangguashuai').calls.download ?? '');
    expect((await app.call(download, { token: owner, body: { id: filing.id } })).code).toBe(208);
  });
});
