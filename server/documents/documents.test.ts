import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, FieldAnswers, Program } from '../../domain/definition';
import type { CopyCheck } from '../../domain/document/calls';
import type { Filing } from '../../domain/filing/types';
import { programs } from '../../domain/programs/index.generated';
import { getSaveCall, submitSaved, toWireCall, withFiles } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { readQr, readQrModules } from '../../tests/support/qr-reader';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { readFilableSample } from '../../tests/support/server/linked-programs';
import { readZipEntries } from '../../tests/support/stored-zip';
import { storedFilings } from '../core/db/tables';
import { CALL_LIMITS } from '../core/http/limits';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://portal.example.cn/base/' } });
});
beforeEach(async () => {
  await app.restore();
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

const programOf = (key: string): Program => {
  const program = programs.find((each) => each.key === key);
  if (!program) throw new Error(key);
  return program;
};

async function saved(key: string, data: Answers = {}): Promise<Filing> {
  const program = programOf(key);
  const complete = await withFiles(app, owner, program, data);
  return (await app.call<Filing>(getSaveCall(program), { token: owner, body: { data: complete } })).data;
}

async function fetched(callPath: string, token = owner, payload?: object) {
  const [method, url] = callPath.split(' ') as ['GET', string];
  const reply = await app.app.inject({ method, url, payload, headers: { authorization: `JWT ${token}` } });
  return { type: reply.headers['content-type'], disposition: reply.headers['content-disposition'], reply };
}

const of = (path: string, id: string | null): string => path.replace('{id}', id ?? '');

const inOne = (pages: string[]): string => pages.join('').replace(/\s/g, '');

/** File names of the stored PDFs. */
const papers = (): string[] =>
  readdirSync(join(app.dataDir, 'files'), { recursive: true })
    .map(String)
    .filter((name) => /^papers.[0-9a-f]{2}.[0-9a-f]{64}$/.test(name));

const PASSPORT = 'E12345678';

const OVERSEAS = programOf('overseasproject');

function draft(): Promise<Filing> {
  const [sample] = readSamples(OVERSEAS.key);
  const talent = { ...(sample?.data.talent as FieldAnswers), passport_no: PASSPORT };
  return saved(OVERSEAS.key, { ...sample?.data, talent });
}
const submitted = async (): Promise<Filing> => (await submitSaved(app, owner, OVERSEAS, await draft())).data;

describe('document', () => {
  const program = OVERSEAS;

  it('returns a PDF that says on each page that it is a draft, with title, sections and values as text', async () => {
    const filing = await draft();
    const { reply, type, disposition } = await fetched(of(paths.document, filing.id));
    expect(type).toBe('application/pdf');
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('2026_海外工程师')}`);

    const pages = await readPdfPages(reply.rawPayload);
    const { document, sections } = await program.load();
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(page).toContain(document.watermark.zh);
    expect(pages[0]).toContain(document.title.zh);
    const text = inOne(pages);
    for (const { title } of sections) expect(text).toContain(title.zh.replace(/\s/g, ''));
    expect(text).toContain(PASSPORT);
    expect(text).not.toContain('/check?');
    pages.forEach((page, i) => {
      expect(page).toContain(`第${i + 1}页 共${pages.length}页`);
    });
  });

  it('masks personal details for a colleague who may only read, and says so on each page, in the language of the request', async () => {
    const filing = await draft();
    const viewer = await app.signIn('demo.viewer');
    const { reply } = await fetched(`${of(paths.document, filing.id)}?language=en`, viewer);
    const pages = await readPdfPages(reply.rawPayload);
    const { document } = await program.load();
    expect(pages[0]).toContain(document.title.en);
    expect(inOne(pages)).not.toContain(PASSPORT);
    expect(inOne(pages)).toContain('E12****78');
    for (const page of pages) expect(page).toContain('Personal details are hidden');

    const read = (token: string) =>
      app.call<Filing>(toWireCall(program.calls.one, filing.id ?? ''), { token }).then(({ data }) => data);
    expect(await read(viewer)).toMatchObject({
      masked: true,
      data: { talent: { passport_no: 'E12****78' } },
    });
    const whole = await read(owner);
    expect(whole.data).toMatchObject({ talent: { passport_no: PASSPORT } });
    expect(whole).not.toHaveProperty('masked');
  });

  it('stores no draft, and of a submitted filing one copy in full and one masked', async () => {
    const before = papers().length;
    await fetched(of(paths.document, (await draft()).id));
    expect(papers()).toHaveLength(before);
    const form = await saved('foreignproject', readSamples('foreignproject')[0]?.data);
    const { id } = (await submitSaved(app, owner, programOf('foreignproject'), form)).data;
    const viewer = await app.signIn('demo.viewer');
    const print = async (token: string) => (await fetched(of(paths.document, id), token)).reply.rawPayload;
    const [whole, masked] = [await print(owner), await print(viewer)];
    expect(papers()).toHaveLength(before + 2);
    expect([await print(owner), await print(viewer)]).toEqual([whole, masked]);
    expect(papers()).toHaveLength(before + 2);
  });

  it('prints a draft to be signed without its watermark, and says so at the foot', async () => {
    const { id } = await saved('gazelle', readSamples('gazelle')[0]?.data);
    const [copy, signing] = [
      await fetched(of(paths.document, id)),
      await fetched(`${of(paths.document, id)}?purpose=signing`),
    ];
    expect(inOne(await readPdfPages(copy.reply.rawPayload))).toContain('不得作为申报材料');
    const said = inOne(await readPdfPages(signing.reply.rawPayload));
    expect(said).not.toContain('不得作为申报材料');
    expect(said).toContain('供签字盖章用，内容以系统内最终提交的为准');
  });

  it('prints the entry of a public list, without indicators where they are not published', async () => {
    const [sample] = readSamples('jiebangguashuai');
    const demand = (sample?.data.demand ?? {}) as FieldAnswers;
    const entryOf = async (open_scope: string) => {
      const { id } = await saved('jiebangguashuai', { ...sample?.data, demand: { ...demand, open_scope } });
      const { reply } = await fetched(`${of(paths.document, id)}?paper=list_entry`);
      expect((await fetched(`${of(paths.document, id)}?paper=argument_sheet`)).reply.json()).toMatchObject({
        code: 208,
      });
      return inOne(await readPdfPages(reply.rawPayload));
    };
    const [whole, masked] = [await entryOf('public'), await entryOf('masked')];
    for (const text of [whole, masked]) {
      expect(text).toContain('榜单公开条目');
      expect(text).toContain(String(demand.demand_name));
      expect(text).not.toContain('研发投入总预算');
    }
    expect(whole).toContain('主要技术指标');
    expect(masked).not.toContain('主要技术指标');
  });

  it('prints the blank of a pledge that an attachment asks for, and none for a paper that others issue', async () => {
    const { id } = await saved('gazelle', readSamples('gazelle')[0]?.data);
    const blankFor = (field: string) =>
      fetched(`${of(paths.document, id)}?purpose=signing&paper=blank:filesData.${field}`);
    const pages = await readPdfPages((await blankFor('commitment_letter')).reply.rawPayload);
    expect(pages).toHaveLength(1);
    const said = inOne(pages);
    expect(said).toContain('真实性承诺书（签字盖章）');
    expect(said).toContain('承诺近三年无重大安全、质量、环境事故');
    expect(said).toContain('法定代表人（签字）');
    expect((await blankFor('audit_reports')).reply.json()).toMatchObject({ code: 208 });
  });

  it('prints a sheet for experts without a word of who files', async () => {
    const [sample] = readSamples('subjectresearch');
    const { reply: about } = await fetched(paths.currentUser);
    const { name } = about.json().data.company;
    const argument = {
      ...((sample?.data.argument ?? {}) as FieldAnswers),
      foundation: `${name}此前已完成两项课题`,
    };
    const { id } = await saved('subjectresearch', { ...sample?.data, argument });
    const { reply, disposition } = await fetched(`${of(paths.document, id)}?paper=argument_sheet`);
    const text = inOne(await readPdfPages(reply.rawPayload));
    expect(text).toContain('***此前已完成两项课题');
    expect(decodeURIComponent(`${text}${disposition}`)).not.toContain(name);
    const leader = (sample?.data.leader ?? {}) as FieldAnswers;
    expect(text).not.toContain(String(leader.leader_name));
  });

  it('prints number, hash and a code that leads to the check, and no watermark once the filing is accepted', async () => {
    const filing = await submitted();
    await app.db.q.update(storedFilings).set({ status: 'district_passed' });
    const { reply } = await fetched(of(paths.document, filing.id));
    const pages = await readPdfPages(reply.rawPayload);
    const { no, sha256 } = filing.receipt ?? { no: '', sha256: '' };
    expect(inOne(pages)).not.toContain('待初审');
    for (const page of pages) {
      expect(page).toContain(no);
      expect(page).toContain(sha256);
    }
    const address = `https://portal.example.cn/base/check?no=${no}&hash=${sha256}`;
    expect(inOne(pages)).toContain(address);
    expect(readQr(readQrModules(reply.rawPayload))).toBe(address);
  });
});

describe('bundle', () => {
  it('returns the document with its attachments in one archive, marked until the filing is accepted', async () => {
    const filing = await submitted();
    const { reply, type } = await fetched(of(paths.bundle, filing.id));
    expect(type).toBe('application/zip');
    const entries = readZipEntries(reply.rawPayload);
    // Hour of the first entry, in the upper five bits of its time: that of Beijing, whatever zone this machine is in.
    expect(reply.rawPayload.readUInt16LE(10) >> 11).toBe(10);
    const [document = '', ...attached] = [...entries.keys()];
    expect(document).toMatch(/\.pdf$/);
    expect((await readPdfPages(entries.get(document) ?? Buffer.from(''), 1))[0]).toContain('待初审');
    expect(attached.length).toBeGreaterThan(5);
    for (const name of attached)
      expect(name).toMatch(/^附件\/[^/]+\/\d{3}_(第\d+条_|\d{4}年_)?paper\.(pdf|png)$/);
    const numbers = attached.map((name) => Number(name.match(/\/(\d{3})_/)?.[1]));
    expect(numbers).toEqual(attached.map((_, place) => place + 1));
  });
});

describe('document, bundle and tableExported', () => {
  it('write a line to the log for each copy, and for tables', async () => {
    const filing = await submitted();
    const viewer = await app.signIn('demo.viewer');
    await fetched(of(paths.document, filing.id));
    await fetched(of(paths.document, filing.id), viewer);
    await fetched(of(paths.bundle, filing.id));
    await fetched(of(paths.document, filing.id));
    const copies = async () =>
      (await app.audit.read('filing', filing.id ?? ''))
        .filter(({ action }) => action.startsWith('download') || action.startsWith('export'))
        .map(({ action, actorName, details }) => [action, actorName, details]);
    const told = (section: string, token = owner) =>
      app.call(of(paths.tableExported, filing.id), { token, body: { section } });
    const { sections } = await OVERSEAS.load();
    const table = sections.find(({ kind }) => kind === 'table')?.key ?? '';
    expect((await told(table)).code).toBe(200);
    expect((await told('nowhere')).code).toBe(208);
    expect((await told(table, await app.signIn('other'))).code).toBe(208);
    const [, , bundle] = await copies();
    expect(bundle?.[2]).toMatchObject({ whole: true, files: expect.any(Number) });
    expect((await copies()).map(([action, actor]) => [action, actor])).toEqual([
      ['download_document', '王敏'],
      ['download_document', '刘洋'],
      ['download_bundle', '王敏'],
      ['download_document', '王敏'],
      ['export_table', '王敏'],
    ]);
  });
});

describe('checkCopy', () => {
  it('proves a copy to anybody who has its number and its hash', async () => {
    const filing = await submitted();
    const { no, sha256 } = filing.receipt ?? { no: '', sha256: '' };
    const ask = (query: Record<string, string>) => app.call<CopyCheck>(paths.checkCopy, { query });
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

  it('takes number and hash as an input method writes them: full-width, with blanks and other dashes', async () => {
    const filing = await submitted();
    const { no, sha256 } = filing.receipt ?? { no: '', sha256: '' };
    const toFullWidth = (text: string) =>
      text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    const typed = [
      toFullWidth(no.toLowerCase()),
      no.replace('-', '—'),
      no.replace('-', ' – '),
      ` ${no}\u3000`,
    ];
    for (const each of typed) {
      const query = { no: each, hash: toFullWidth(sha256) };
      expect(await app.call<CopyCheck>(paths.checkCopy, { query })).toMatchObject({
        code: 200,
        data: { no },
      });
    }
  });

  it('returns a copy as no longer current once the filing is withdrawn', async () => {
    const filing = await submitted();
    const { no, sha256 } = filing.receipt ?? { no: '', sha256: '' };
    await app.call(of(paths.withdraw, filing.id), { token: owner, body: { version: filing.version } });
    const answer = await app.call<CopyCheck>(paths.checkCopy, { query: { no, hash: sha256 } });
    expect(answer).toMatchObject({ code: 200, data: { current: false } });
  });
});

describe('document of another company', () => {
  it('is refused with the answer for a filing that does not exist', async () => {
    const filing = await saved('serverproject');
    const other = await app.signIn('other');
    for (const path of [paths.document, paths.bundle, paths.tableExported]) {
      const asked = { token: other, ...(path.startsWith('POST') && { body: { section: 'x' } }) };
      const foreign = await app.call(of(path, filing.id), asked);
      const missing = await app.call(of(path, randomUUID()), asked);
      expect(foreign).toMatchObject({ code: 208, msg: missing.msg });
      expect((await app.call(of(path, filing.id))).status).toBe(401);
    }
    expect(await app.audit.read('filing', filing.id ?? '')).toHaveLength(1);
  });
});

describe('download calls of the programs (toWireCall)', () => {
  const withCall = programs.filter(({ calls }) => calls.download);

  it.each(withCall.map((program) => [program.key, program] as const))(
    'returns the filing of the batch at the path of %s',
    async (key, program) => {
      const download = toWireCall(program.calls.download ?? '');
      const other = await app.signIn('other');
      expect((await app.call(download, { token: other, body: {} })).code).toBe(208);

      const { data } = await readFilableSample(app, program);
      const filing = await saved(key, data);
      const { reply, type } = await fetched(download, owner, { selectIndex: filing.kind || 1 });
      expect(type, reply.body.slice(0, 200)).toBe('application/pdf');
      const { document } = await program.load();
      expect((await readPdfPages(reply.rawPayload, 1))[0]).toContain(document.title.zh);
      expect((await app.call(download, { token: other, body: { id: filing.id } })).code).toBe(208);
    },
  );

  it('return a named filing of their own program, and of no other', async () => {
    const [first, second] = withCall.map(({ calls }) => toWireCall(calls.download ?? ''));
    const { id } = await saved(withCall[0]?.key ?? '');
    expect((await fetched(first ?? '', owner, { id })).type).toBe('application/pdf');
    expect((await app.call(second ?? '', { token: owner, body: { id } })).code).toBe(208);
  });

  it('refuse more documents in an hour than the limit of all document calls', async () => {
    const { max } = CALL_LIMITS.document ?? { max: 0 };
    app.clock.advance(3600);
    const paths = withCall.map(({ calls }) => toWireCall(calls.download ?? ''));
    const token = await app.signIn('demo');
    const options = { token, body: { id: '00000000-0000-4000-8000-000000000000' } };
    for (let n = 0; n < max; n++)
      expect(await app.call(paths[n % paths.length] ?? '', options)).toMatchObject({ code: 208 });
    for (const path of paths) expect((await app.call(path, options)).status).toBe(429);
  });
});
