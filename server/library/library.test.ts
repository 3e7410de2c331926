import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { addApiBase } from '../../domain/calls/define';
import type { Answers, CallPath, Row } from '../../domain/definition';
import type { FileInfo } from '../../domain/files/calls';
import type { Filing } from '../../domain/filing/types';
import type { CompanyRegisterData, LibraryFiles, SectionEntries } from '../../domain/library/calls';
import { findProgram } from '../../domain/programs/find';
import { upload } from '../../tests/support/file-sample';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { storedFilings } from '../core/db/tables';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('other');
});
afterAll(() => app.close());
afterEach(() => app.db.q.delete(storedFilings).where(eq(storedFilings.status, 'draft')));

async function save(program: string, data: object, token = owner): Promise<string> {
  const path = addApiBase(findProgram(program)?.calls.save[0] as CallPath);
  const reply = await app.call<Filing>(path, { token, body: { data, action: 'save' } });
  if (reply.code !== 200) throw new Error(String(reply.msg));
  return String(reply.data.id);
}

const listEntries = (query: Record<string, string>, token = owner) =>
  app.call<SectionEntries>(paths.sectionEntries, { token, query });
const listFiles = (token = owner) => app.call<LibraryFiles>(paths.libraryFiles, { token });
const setFile = (id: string, state: string, token = owner) =>
  app.call<FileInfo>(paths.setLibraryFile.replace('{id}', id), { token, body: { state } });

describe('sectionEntries', () => {
  it('offers the products and rights of a high-tech filing to a gazelle filing, as rows of its own table', async () => {
    const data = readSamples('hightech')[0]?.data as Answers;
    const source = await save('hightech', data);
    const { data: found } = await listEntries({ program: 'gazelle', section: 'productData' });
    expect(found.entries).toHaveLength((data.products as Row[]).length);
    expect(found.entries[0]?.row).toMatchObject({ product_name: (data.products as Row[])[0]?.ps_name });
    expect(found.sources).toMatchObject([{ id: source, program: 'hightech', is_open: true }]);
  });

  it('leaves out a file that the company has withdrawn, and keeps the rest of the entry', async () => {
    const proof = await upload(app, owner, 'pdf');
    await save('hightech', { ip_table: [{ row: 'a', ip_name: '散热结构', proof_file: [proof] }] });
    const rows = async () =>
      (await listEntries({ program: 'hightech', section: 'ip_table' })).data.entries.map(({ row }) => row);
    expect(await rows()).toEqual([{ ip_name: '散热结构', proof_file: [proof] }]);
    await setFile(proof, 'withdrawn');
    expect(await rows()).toEqual([{ ip_name: '散热结构' }]);
    await setFile(proof, 'kept');
  });

  it('offers nothing of the filing itself, nothing of another company, and nothing to who may not file', async () => {
    const own = await save('gazelle', { productData: [{ row: 'a', product_name: '机器人' }] });
    const query = { program: 'gazelle', section: 'productData' };
    expect((await listEntries({ ...query, except: own })).data.entries).toEqual([]);
    expect((await listEntries(query)).data.entries).toHaveLength(1);
    const theirs = (await listEntries(query, await app.signIn('demo'))).data.entries;
    expect(theirs.map(({ name }) => name)).not.toContain('机器人');
    expect((await listEntries(query, await app.signIn('demo.viewer'))).code).not.toBe(200);
    expect((await listEntries({ program: 'gazelle', section: 'operationData' })).msg).toBe(
      'record not found',
    );
  });
});

describe('companyRegister', () => {
  it('lists the entries of a register with their facts, masks ID numbers, and counts every register', async () => {
    await save('keyproject', {
      worker_data: [{ row: 'a', name: '张三', gender: 'male', id_no: '210102198005011234' }],
    });
    const { data } = await app.call<CompanyRegisterData>(paths.companyRegister, {
      token: owner,
      query: { register: 'people' },
    });
    expect(data.counts.people).toBe(data.entries.length);
    expect(data.entries.filter(({ name }) => name === '张三')).toMatchObject([
      {
        name: '张三',
        facts: [
          { fact: 'name', text: '张三' },
          { fact: 'gender', text: 'Male' },
          { fact: 'id_no', text: expect.stringContaining('*') },
        ],
      },
    ]);
  });
});

describe('libraryFiles', () => {
  it('tells which four drafts use a file that is withdrawn, and refuses to submit them with it', async () => {
    const file = await upload(app, owner, 'pdf');
    const drafts = [
      await save('gazelle', { filesData: { audit_reports: [file] } }),
      await save('hightech', { ip_table: [{ row: 'a', ip_name: '散热结构', proof_file: [file] }] }),
      await save('keyproject', { filesData: { audit_report: [file] } }),
      await save('researchproject', { filesData: { licence: [file] } }),
    ];
    const find = async () => (await listFiles()).data.files.find(({ id }) => id === file);
    const used = (await find())?.uses.map(({ source }) => source);
    expect(new Set(used)).toEqual(new Set(drafts));

    expect((await setFile(file, 'withdrawn')).data.library).toBe('withdrawn');
    expect((await find())?.uses).toHaveLength(4);
    const { path } = { path: addApiBase(findProgram('hightech')?.calls.save[0] as CallPath) };
    const sent = await app.call<unknown>(path, {
      token: owner,
      body: {
        id: drafts[1],
        version: 1,
        action: 'submit',
        data: { ip_table: [{ row: 'a', ip_name: '散热结构', proof_file: [file] }] },
      },
    });
    expect(JSON.stringify(sent.data)).toContain('withdrawn from the library');

    expect((await setFile(file, 'kept')).data.library).toBe('kept');
    const lines = await app.audit.read('file', file);
    expect(lines.slice(-2).map(({ action }) => action)).toEqual(['file.withdraw', 'file.keep']);
  });

  it('makes a new file of the bytes of a withdrawn one, and lets no other company withdraw', async () => {
    const file = await upload(app, owner, 'pdf');
    expect((await setFile(file, 'withdrawn', await app.signIn('demo'))).msg).toBe('record not found');
    await setFile(file, 'withdrawn');
    expect(await upload(app, owner, 'pdf')).not.toBe(file);
  });
});
