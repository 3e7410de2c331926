import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { OfficeSealData, SealCheck } from '../../domain/document/seal-calls';
import { findExecutable } from '../../tests/support/debian';
import { readPdfPages } from '../../tests/support/pdf-text';
import { createSealPicture, encodePng } from '../../tests/support/seal-picture';
import type { TestAnswer } from '../../tests/support/server/application';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { encodeMultipart } from '../../tests/support/server/upload-client';
import { filterParts, getWholeText, readMarkedPages } from '../../tests/support/tagged-pdf';
import { alpha, beta, gamma } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { createZip } from '../../tests/support/zip';
import { CALL_LIMITS } from '../core/http/limits';

const pdfsig = findExecutable('pdfsig', 'poppler-utils');
const folder = mkdtempSync(join(tmpdir(), 'portal-sealed-'));

/** Output of poppler's `pdfsig` about the signatures in a file. */
function saidOf(pdf: Buffer): string {
  const path = join(folder, 'paper.pdf');
  writeFileSync(path, pdf);
  // `-nocert`, because a self-signed certificate has no known authority.
  return spawnSync(pdfsig ?? '', ['-nocert', path], { encoding: 'utf8' }).stdout;
}

let clients: ReviewClients;
let id: string;
let paper: Buffer;
/** Resets the state to the submitted filing whose document was printed and sealed. */
let goBack: () => Promise<void>;
beforeAll(async () => {
  const review = { expertReview: false, publicNotice: false };
  clients = await ReviewClients.open([alpha, beta, gamma].map((program) => ({ ...program, review })));
  id = await clients.submit('beta');
  paper = await fetched(paths.document);
  goBack = await clients.app.keep();
});
beforeEach(async () => {
  await goBack();
  await clients.signIn();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await clients.close();
});

async function fetched(path: string, token = clients.owner, filing = id): Promise<Buffer> {
  const url = withId(path, filing).split(' ')[1] ?? '';
  return (await clients.app.app.inject({ url, headers: { authorization: `JWT ${token}` } })).rawPayload;
}

async function sent<T>(path: string, content: Buffer, token?: string): Promise<TestAnswer<T>> {
  const [method, url] = path.split(' ') as ['POST', string];
  const headers = {
    'accept-language': 'en',
    'content-type': 'multipart/form-data; boundary=xyz',
    ...(token && { authorization: `JWT ${token}` }),
  };
  const reply = await clients.app.app.inject({
    method,
    url,
    headers,
    payload: encodeMultipart('paper.pdf', content),
  });
  return { ...reply.json<TestAnswer<T>>(), status: reply.statusCode };
}
const check = (pdf: Buffer) => sent<SealCheck>(paths.checkSealed, pdf);
const verdictOn = async (pdf: Buffer) => (await check(pdf)).data.verdict;

/** Byte offsets around the gap that the seal leaves for its signature. */
function gapIn(pdf: Buffer): { end: number; next: number } {
  const [, end, next] = /ByteRange \[0 (\d+) (\d+)/.exec(pdf.toString('latin1')) ?? [];
  return { end: Number(end), next: Number(next) };
}

function altered(pdf: Buffer, place: number): Buffer {
  const changed = Buffer.from(pdf);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

/** Appends an object with its cross-reference table, as PDF editors do. */
function appended(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const [root] = /\/Root \d+ 0 R/.exec(text) ?? [];
  const [, before] = /startxref\n(\d+)\n%%EOF/.exec(text) ?? [];
  const object = '\n9999 0 obj\n<< /Type /Annot >>\nendobj\n';
  const entry = String(pdf.length + 1).padStart(10, '0');
  const table = `xref\n9999 1\n${entry} 00000 n \ntrailer\n<< /Size 10000 ${root} /Prev ${before} >>\n`;
  return Buffer.concat([
    pdf,
    Buffer.from(`${object}${table}startxref\n${pdf.length + object.length}\n%%EOF\n`),
  ]);
}

describe('document of a submitted filing', () => {
  it('is sealed with the portal’s own certificate, and recognised with its number (checkSeal)', async () => {
    const { code, data } = await check(paper);
    expect([code, data]).toMatchObject([
      200,
      {
        verdict: 'genuine',
        by: '市级主管部门',
        at: '2026-06-10T02:00:00.000Z',
        intact: true,
        whole: true,
        own: true,
        copy: { kind: 'filing', company: '示例智能装备有限公司', current: true },
      },
    ]);
    expect((await readPdfPages(paper, 1)).join('')).toContain(
      '本件由市级主管部门于2026-06-10 10:00加盖电子签章',
    );
  });

  it('is returned with the same bytes to everybody', async () => {
    expect((await fetched(paths.document)).equals(paper)).toBe(true);
  });

  it.skipIf(!pdfsig)('is valid to poppler, whole, and sealed as PAdES asks', () => {
    const said = saidOf(paper);
    expect(said).toContain('Signature is Valid.');
    expect(said).toContain('Total document signed');
    expect(said).toContain('ETSI.CAdES.detached');
    expect(said).toContain('Hash Algorithm: SHA-256');
  });

  it.skipIf(!pdfsig)(
    'is not valid any more when a byte of it is changed, to poppler and to the portal',
    async () => {
      const { end, next } = gapIn(paper);
      for (const place of [20, end - 100, next + 500, paper.length - 3_000]) {
        const changed = altered(paper, place);
        expect([place, await verdictOn(changed)]).toEqual([
          place,
          expect.stringMatching(/^(broken|unreadable)$/),
        ]);
        expect([place, saidOf(changed).includes('Signature is Valid.')]).toEqual([place, false]);
      }
    },
  );

  it.skipIf(!pdfsig)('shows what was added to it, to poppler and to the portal', async () => {
    const longer = appended(paper);
    expect((await check(longer)).data).toMatchObject({
      verdict: 'added',
      intact: true,
      whole: false,
      own: true,
      copy: null,
    });
    expect(saidOf(longer)).toContain('Not total document signed');
  });

  it('keeps its tags, with the field of the seal beside the text that it covers', async () => {
    const pages = await readMarkedPages(paper);
    expect(pages.map(({ unmarked }) => unmarked).join('')).toBe('');
    const said = filterParts(pages[0]?.parts ?? [], 'P').map(getWholeText);
    expect(said.join('\n')).toContain('加盖电子签章');
    expect(
      filterParts(
        pages.flatMap(({ parts }) => parts),
        'Form',
      ),
    ).toHaveLength(1);
  });

  it('is not recognised without its seal, as a draft or printed anew', async () => {
    const { data } = await clients.app.call<{ id: string }>(`POST ${BASE}/alpha/`, {
      token: clients.owner,
      body: { data: GOOD },
    });
    const unsealed = await fetched(paths.document, clients.owner, data.id);
    expect(unsealed.toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await check(unsealed)).data).toMatchObject({ verdict: 'none', by: null, own: false, copy: null });
  });
});

function renameOffice(office = '示范市科学技术局') {
  const rest = { office_en: '', document_word: '', help_line: '', working_hours: '', address: '' };
  const body = { ...rest, office, version: 0 };
  return clients.app.call(paths.saveHouse, { token: clients.admin, body });
}

describe('letter with a seal', () => {
  const figuresOf = async (pdf: Buffer) =>
    filterParts(
      (await readMarkedPages(pdf)).flatMap(({ parts }) => parts),
      'Figure',
    ).map(({ alt }) => alt);

  async function approved(program: string): Promise<string> {
    const filing = await clients.submit(program);
    await approve(filing);
    return filing;
  }
  async function approve(filing: string): Promise<void> {
    await clients.decide(filing, clients.reviewer, PASS);
    await clients.decide(filing, clients.admin, { action: 'approve', grant_approved: 10 });
  }

  it('prints that it is sealed, and stays as it was sealed', async () => {
    await approve(id);
    const letter = await fetched(paths.letter);
    expect(await figuresOf(letter)).toEqual([]);
    expect((await check(letter)).data).toMatchObject({
      verdict: 'genuine',
      copy: { kind: 'letter', current: true },
    });
    await sent(paths.saveSealPicture, createSealPicture(), clients.admin);
    expect((await fetched(paths.letter)).equals(letter)).toBe(true);
  });

  it('prints the seal picture and the office name of the time of sealing', async () => {
    await sent(paths.saveSealPicture, createSealPicture(), clients.admin);
    expect((await renameOffice()).code).toBe(200);
    const filing = await approved('gamma');
    const letter = await fetched(paths.letter, clients.owner, filing);
    expect(await figuresOf(letter)).toEqual(['示范市科学技术局电子印章']);
    expect((await check(letter)).data).toMatchObject({ verdict: 'genuine', by: '示范市科学技术局' });
    if (pdfsig) expect(saidOf(letter)).toContain('Total document signed');
  });

  it('says who issued it and who sealed it if the office took another name before its first print', async () => {
    await approve(id);
    await renameOffice('新沈河市科学技术局');
    await sent(paths.saveSealPicture, createSealPicture(), clients.admin);
    clients.app.clock.advance(24 * 3_600);
    await clients.signIn();
    const letter = await fetched(paths.letter);
    const text = (await readPdfPages(letter, 1)).join('').replaceAll(/\s/g, '');
    expect(text).toContain('本件由市级主管部门于2026年6月10日签发，由新沈河市科学技术局于2026年6月11日');
    expect(await figuresOf(letter)).toEqual([]);
    expect((await check(letter)).data).toMatchObject({ verdict: 'genuine', by: '新沈河市科学技术局' });
  });

  it('stays genuine after the office changed its name', async () => {
    await renameOffice();
    expect((await check(paper)).data).toMatchObject({ verdict: 'genuine', by: '市级主管部门' });
  });
});

describe('sealPicture', () => {
  it.each([
    ['another kind of file', Buffer.from('%PDF-1.7')],
    ['a picture that is too large', encodePng(2_000, 10, Buffer.alloc(2_000 * 4 * 10 + 10))],
    ['one that unpacks to more than it says', encodePng(10, 10, Buffer.alloc(10_000_000))],
    ['one that unpacks to less', encodePng(10, 10, Buffer.alloc(10))],
    ['one that is cut', createSealPicture().subarray(0, 300)],
    ['one that something is added to', Buffer.concat([createSealPicture(), Buffer.from('<script>')])],
    ['a file that is too large', Buffer.alloc(600_000)],
  ])('is not %s', async (_, content) => {
    const { code, msg } = await sent(paths.saveSealPicture, content, clients.admin);
    expect([code, msg]).toEqual([208, expect.stringContaining('at most 1200 pixels')]);
  });

  it('is shown to administrators alone, who change and remove it', async () => {
    for (const token of [clients.owner, clients.reviewer]) {
      expect((await sent(paths.saveSealPicture, createSealPicture(), token)).code).toBe(208);
      expect((await clients.app.call(paths.seal, { token })).code).toBe(208);
    }
    await renameOffice();
    await sent(paths.saveSealPicture, createSealPicture(), clients.admin);
    const { data } = await clients.app.call<OfficeSealData>(paths.removeSealPicture, {
      token: clients.admin,
    });
    expect(data).toMatchObject({
      kind: 'own',
      fault: null,
      picture: null,
      certificate: { name: '示范市科学技术局' },
    });
  });
});

describe('key of the portal’s own seal', () => {
  it('is stored in the data directory, readable by its owner alone', () => {
    expect(statSync(join(clients.app.dataDir, 'seal.p12')).mode & 0o077).toBe(0);
  });
});

describe('checkSeal', () => {
  const range = (...numbers: (number | string)[]) =>
    Buffer.from(`%PDF-1.7\n/ByteRange [${numbers.join(' ')}]\n<abcd>\n`);

  it.each([
    ['out of the file', range(0, 10, 20, 99_999_999)],
    ['that overlap', range(0, 30, 20, 10)],
    ['with huge numbers', range(0, '9'.repeat(400), 1, 1)],
    ['that begin later', range(5, 10, 20, 10)],
    ['that are none', range('a', 'b', 'c', 'd')],
    ['that cover a signature which is none', range(0, 38, 44, 1)],
    ['that are cut', Buffer.from('%PDF-1.7\n/ByteRange [0 1')],
    [
      'by the million',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(19_000_000, '/ByteRange [0 9 10 1]')]),
    ],
  ])('takes ranges %s for no seal that it can read', async (_, pdf) => {
    expect(await verdictOn(pdf)).toBe('unreadable');
  });

  it('recognises a seal of the portal whatever stands around it', async () => {
    const { end, next } = gapIn(paper);
    // The signature of one document in another.
    const other = Buffer.concat([Buffer.from('%PDF-1.7 '), paper.subarray(9)]);
    expect(await verdictOn(other)).toBe('broken');
    // More than a signature in the bytes that the signature does not cover.
    const stuffed = Buffer.from(paper);
    stuffed.write('>/AP(', next - 400, 'latin1');
    expect(await verdictOn(stuffed)).toBe('broken');
    // Other bytes than zeros after the signature, which it does not cover either.
    // Damage to the signature itself.
    for (const place of [200, 1_000, 2_000])
      expect([place, await verdictOn(altered(paper, end + place))]).toEqual([place, 'broken']);
    const filled = Buffer.from(paper);
    filled.write('ff', next - 10, 'latin1');
    expect(await verdictOn(filled)).toBe('broken');
  });

  it('refuses what is no PDF, and what is too large, and keeps nothing', async () => {
    const zip = createZip([{ name: 'paper.pdf', content: paper, method: 0 }]);
    for (const file of [Buffer.from('no pdf'), zip])
      expect((await check(file)).msg).toContain('The file is no PDF');
    expect((await check(Buffer.alloc(21 * 1024 * 1024, '%PDF-'))).msg).toContain('larger than 20 MB');
    expect((await check(Buffer.alloc(0))).code).toBe(208);
  });

  it('refuses more checks a minute than the limit', async () => {
    const { max, slotSeconds } = CALL_LIMITS.checkSealed ?? { max: 0, slotSeconds: 0 };
    clients.app.clock.advance(slotSeconds);
    for (let n = 0; n < max; n++) expect((await check(Buffer.from('no pdf'))).status).toBe(200);
    expect((await check(paper)).status).toBe(429);
  });
});
