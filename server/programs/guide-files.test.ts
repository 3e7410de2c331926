/** Files of the guide of a program: uploaded by who compiles it, kept with its editions, downloaded by companies. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { AttachedFile } from '../../domain/definition';
import type { CheckedDocument } from '../../domain/program-documents/calls';
import { startTestApp, type TestAnswer, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { createPdf, encodeMultipart } from '../../tests/support/server/upload-client';

const WORKSHOP = readFileSync(join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'), 'utf8');
const GUIDE = createPdf(3000, 7);
const UNKNOWN = 'a'.repeat(64);

let app: TestApp;
let publisher: ProgramPublisher;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

async function upload(name: string, content: Buffer, token = publisher.tokens.compiler) {
  const reply = await app.app.inject({
    method: 'POST',
    url: paths.uploadGuideFile.split(' ')[1] ?? '',
    headers: {
      authorization: `JWT ${token}`,
      'accept-language': 'en',
      'content-type': 'multipart/form-data; boundary=xyz',
    },
    payload: encodeMultipart(name, content),
  });
  return reply.json<TestAnswer<AttachedFile>>();
}

const get = (call: string, token: string, parts: Record<string, string>) =>
  app.app.inject({
    url: Object.entries(parts).reduce((url, [key, part]) => url.replace(`{${key}}`, part), call.slice(4)),
    headers: { authorization: `JWT ${token}` },
  });

const download = (sha256: string, edition = '2026.1', token = owner) =>
  get(paths.guideFile, token, { key: 'digital_workshop', edition, sha256 });

const withFile = ({ name, size, sha256 }: AttachedFile, edition = '2026.1') =>
  WORKSHOP.replace("edition: '2026.1'", `edition: '${edition}'`).replace(
    '  guideFiles:\n',
    `  guideFiles:\n    - { zh: 申报书模板, en: Template, file: { name: ${name}, size: ${size}, sha256: ${sha256} } }\n`,
  );

describe('uploadGuideFile', () => {
  it('takes what an office attaches, and inspects it as any upload', async () => {
    expect(await upload('指南.pdf', GUIDE)).toMatchObject({
      code: 200,
      data: { name: '指南.pdf', size: 3000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect((await upload('指南.jpg', GUIDE)).msg).toContain('Only PDF / DOC / DOCX / XLS / XLSX / ZIP / OFD');
    expect((await upload('指南.xlsx', GUIDE)).code).toBe(208);
    expect((await upload('指南.pdf', GUIDE, owner)).code).not.toBe(200);
  });

  it('gives the same content under another name the same hash', async () => {
    const [first, second] = [await upload('a.pdf', GUIDE), await upload('b.pdf', GUIDE)];
    expect(second.data).toEqual({ ...first.data, name: 'b.pdf' });
  });
});

describe('the guide of an edition', () => {
  it('gives its files to everybody who may see the program, under the names that the edition says', async () => {
    const { data: file } = await upload('第一版.pdf', GUIDE);
    const proposed = await publisher.propose(withFile({ ...file, name: '申报书模板.pdf' }));
    expect(proposed).toMatchObject({ code: 200 });
    await publisher.step('check', proposed.data.no, publisher.tokens.checker);
    const issued = await publisher.step('issue', proposed.data.no, publisher.tokens.issuer);
    expect(issued).toMatchObject({ code: 200 });
    const { statusCode, headers, rawPayload } = await download(file.sha256);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain(encodeURIComponent('申报书模板.pdf'));
    expect(rawPayload.equals(GUIDE)).toBe(true);
    expect((await download(file.sha256, '2026.1', '')).statusCode).toBe(401);
  });

  it('opens nothing that it does not name', async () => {
    const { data: other } = await upload('别的.pdf', createPdf(2000, 9));
    expect((await download(other.sha256)).json()).toMatchObject({ data: null });
    const asDraft = await get(paths.draftGuideFile, publisher.tokens.compiler, { sha256: other.sha256 });
    expect(asDraft.headers['content-type']).toBe('application/pdf');
    const refused = await get(paths.draftGuideFile, owner, { sha256: other.sha256 });
    expect(refused.json()).toMatchObject({ data: null });
  });

  it('is not proposed with a file that is not here, such as one from another house', async () => {
    const elsewhere = withFile({ name: '外地.pdf', size: 10, sha256: UNKNOWN }, '2026.2');
    const { code, msg } = await publisher.propose(elsewhere);
    expect([code, String(msg)]).toEqual([
      -1,
      'The content of the guide file 外地.pdf is not in this portal. Upload it again in the designer',
    ]);
    const { data } = await app.call<CheckedDocument>(paths.checkProgramDocument, {
      token: publisher.tokens.compiler,
      body: { document: elsewhere },
    });
    expect(data.faults.map(({ kind, item }) => [kind, item])).toEqual([
      ['guideFileMissing', 'form.guideFiles.0.file'],
    ]);
  });

  it('names no file of a company by its hash', async () => {
    const content = createPdf(2500, 11);
    const reply = await app.app.inject({
      method: 'POST',
      url: paths.uploadFile.slice(5),
      headers: { authorization: `JWT ${owner}`, 'content-type': 'multipart/form-data; boundary=xyz' },
      payload: encodeMultipart('合同.pdf', content),
    });
    const { sha256 } = reply.json<TestAnswer<AttachedFile>>().data;
    const { msg } = await publisher.propose(withFile({ name: '合同.pdf', size: 2500, sha256 }, '2026.3'));
    expect(String(msg)).toContain('合同.pdf is not in this portal');
    const opened = await get(paths.draftGuideFile, publisher.tokens.compiler, { sha256 });
    expect(opened.headers['content-type']).toContain('json');
  });
});

describe('guideFilesHere', () => {
  it('tells which of the named files are here', async () => {
    const { data: file } = await upload('指南.pdf', GUIDE);
    const { data } = await app.call<{ hashes: string[] }>(
      `${paths.guideFilesHere}?hashes=${file.sha256},${UNKNOWN}`,
      { token: publisher.tokens.compiler },
    );
    expect(data.hashes).toEqual([file.sha256]);
  });
});
