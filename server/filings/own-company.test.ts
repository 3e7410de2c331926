/**
 * A filing always names its own company, whatever is sent: in the form, in documents, on the receipt and in checks of a document.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { applyRecordValues } from '../../domain/company/record';
import type { Answers, Program } from '../../domain/definition';
import type { CopyCheck } from '../../domain/document/calls';
import type { ReceiptData } from '../../domain/filing/calls';
import { isLockedToOrigin } from '../../domain/filing/followed-values';
import { setAnswerAtPath } from '../../domain/filing/paths';
import { listSectionFields } from '../../domain/filing/sections';
import type { Filing } from '../../domain/filing/types';
import { programs } from '../../domain/programs/index.generated';
import type { ReviewData } from '../../domain/review/calls';
import { getSaveCall, toWireCall, withFiles } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { readFilableSample, seedApproved, withContinued } from '../../tests/support/server/linked-programs';
import { withId } from '../../tests/support/with-id';
import { auditLog, companies, storedFilings, submissions } from '../core/db/tables';

/** A is the company of `demo`, B that of `other`. */
const A = { name: '冒名顶替有限公司', credit_code: '91210112MA0YQ1X2XQ' };
const B = { name: '样例电子科技有限公司', credit_code: '91210106MA10BBC218' };

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.restore();
  token = await app.signIn('other');
});
afterAll(() => app.close());

const programOf = (key: string): Program => {
  const program = programs.find((each) => each.key === key);
  if (!program) throw new Error(key);
  return program;
};

const post = <T = Filing>(program: Program, body: object) =>
  app.call<T>(getSaveCall(program), { token, body });

async function pdfOf(id: string | null): Promise<string[]> {
  const [method, url] = withId(paths.document, id ?? '').split(' ') as ['GET', string];
  const reply = await app.app.inject({ method, url, headers: { authorization: `JWT ${token}` } });
  return readPdfPages(reply.rawPayload);
}

const receiptOf = async (id: string | null) =>
  (await app.call<ReceiptData>(`GET /api/v1.0/portal/report/filing/${id}/receipt/`, { token })).data;

const check = async ({ no, sha256 }: { no: string; sha256: string }) =>
  (await app.call<CopyCheck>(paths.checkCopy, { query: { no, hash: sha256 } })).data;

const rename = (name: string) =>
  app.db.q.update(companies).set({ name }).where(eq(companies.creditCode, B.credit_code));

/** Complete sample of a program, filed by B but naming A. */
async function inAnothersName(program: Program): Promise<Answers> {
  const { data } = await readFilableSample(app, program, 'other');
  return applyRecordValues(await program.load(), await withFiles(app, token, program, data), A);
}

describe.each(programs.filter(({ key }) => key !== 'jiebang_second'))(
  '$key sent in another name',
  (program) => {
    it('is stored, submitted and printed in the own name; its sender is told, and the log keeps the other name', async () => {
      const form = await program.load();
      const named = form.sections.flatMap((section) =>
        listSectionFields(section)
          .filter((field) => isLockedToOrigin(field, 'company'))
          .map(({ key }) => `${section.key}.${key}`),
      );
      const data = await inAnothersName(program);
      const kind = program.kinds ? `?selectIndex=${program.kinds[0]?.value}` : '';
      const call = getSaveCall(program) + kind;
      const saved = (await app.call<Filing>(call, { token, body: { data } })).data;
      expect(saved.overruled?.map(({ path }) => path)).toEqual(expect.arrayContaining(named));
      const told = saved.overruled?.map(({ message }) => message).join();
      expect(told).toContain(`“${A.name}” was replaced by “${B.name}”`);

      const { id, version } = saved;
      const { submit } = program.calls;
      const sent = submit
        ? await app.call<Filing>(toWireCall(submit, id ?? ''), { token, body: { version, data } })
        : await app.call<Filing>(call, { token, body: { id, version, action: 'submit', data } });
      expect(sent).toMatchObject({ code: 200, data: { status: 'submitted' } });
      expect(sent.data.overruled?.map(({ path }) => path)).toEqual(expect.arrayContaining(named));

      const [paper] = await app.db.q
        .select()
        .from(submissions)
        .where(eq(submissions.filingId, id ?? ''));
      expect(paper?.snapshot).not.toContain(A.name);
      expect(paper?.snapshot).not.toContain(A.credit_code);
      const pages = await pdfOf(id);
      expect(pages[0]).toContain(B.name);
      expect(pages.slice(1).join('')).toContain(B.name);
      expect(pages.join('')).not.toContain(A.name);
      expect(pages.join('')).not.toContain(A.credit_code);
      expect((await receiptOf(id)).company).toBe(B.name);
      const lines = await app.db.q
        .select({ details: auditLog.details })
        .from(auditLog)
        .where(eq(auditLog.action, 'submit'));
      expect(JSON.stringify(lines)).toContain(A.name);
    });
  },
);

describe('parties of an open bid (saveDraft)', () => {
  const [demand, second] = [programOf('jiebangguashuai'), programOf('jiebang_second')];
  const missing = async (data: Answers) =>
    (await post<{ missing?: { path: string; message: string }[] }>(second, { data, action: 'submit' })).data
      .missing;
  const isAbout = (faults: Awaited<ReturnType<typeof missing>>) =>
    faults?.some(({ path, message }) => path === 'demand_link.filer_role' && /side that files/.test(message));

  it('accept the demand side for its own demand alone, and a bidder in its own name', async () => {
    const open = { demand: { open_scope: 'public' } };
    const theirs = await seedApproved(app, demand, { of: 'demo', answers: open });
    const { data } = await readFilableSample(app, second, 'other');
    const forTheirs = withContinued(second, data, theirs);
    expect(isAbout(await missing(forTheirs))).toBe(true);
    const asBidder = setAnswerAtPath(forTheirs, 'demand_link.filer_role', 'bidder');
    expect(isAbout(await missing(asBidder))).toBe(true);
    const asB = setAnswerAtPath(
      setAnswerAtPath(asBidder, 'bidder.bidder_name', B.name),
      'bidder.bidder_code',
      B.credit_code,
    );
    expect(isAbout(await missing(asB))).toBe(false);
    expect(isAbout(await missing(data))).toBe(false);
  });
});

describe('companies whose record changes (saveDraft)', () => {
  const program = programOf('researchproject');

  it('have the new name in drafts, which say so, and the old one on what was submitted', async () => {
    const { data } = await readFilableSample(app, program, 'other');
    const saved = (await post(program, { data: await withFiles(app, token, program, data) })).data;
    await rename('样例更名有限公司');
    const opened = (await app.call<Filing>(toWireCall(program.calls.one, saved.id ?? ''), { token })).data;
    expect(opened.data.applicant_basic).toMatchObject({ company_name: '样例更名有限公司' });
    expect(opened.overruled?.map(({ path }) => path)).toEqual(['applicant_basic.company_name']);
    expect(opened.overruled?.[0]?.message).toContain(B.name);

    const body = { id: saved.id, version: saved.version, action: 'submit', data: opened.data };
    const sent = (await post(program, body)).data;
    expect(sent.overruled).toBeUndefined();
    await rename('再次更名有限公司');
    const pages = await pdfOf(sent.id);
    expect(pages[0]).toContain('样例更名有限公司');
    expect(pages.join('')).not.toContain('再次更名有限公司');
    expect((await receiptOf(sent.id)).company).toBe('样例更名有限公司');
    expect(sent.receipt && (await check(sent.receipt)).company).toBe('样例更名有限公司');
    const shown = (await app.call<Filing>(toWireCall(program.calls.one, saved.id ?? ''), { token })).data;
    expect(shown.data.applicant_basic).toMatchObject({ company_name: '样例更名有限公司' });
  });

  it('replace another name in an earlier draft, without losing a word', async () => {
    const { id } = (await post(program, { data: { project_basic: { project_name: '课题' } } })).data;
    const stored = { applicant_basic: { company_name: A.name, credit_code: A.credit_code } };
    await app.db.q
      .update(storedFilings)
      .set({ data: stored })
      .where(eq(storedFilings.id, id ?? ''));
    const opened = (await app.call<Filing>(toWireCall(program.calls.one, id ?? ''), { token })).data;
    expect(opened.data.applicant_basic).toEqual({ company_name: B.name, credit_code: B.credit_code });
    expect(opened.overruled?.map(({ message }) => message).join()).toContain(A.name);
    const again = (await post(program, { id, version: opened.version, data: opened.data })).data;
    expect(again.overruled).toBeUndefined();
  });
});

describe('legal representatives other than the recorded one (saveDraft)', () => {
  const program = programOf('researchproject');

  it('cause a warning to the filer, kept with the paper, and shown to the office', async () => {
    const { data } = await readFilableSample(app, program, 'other');
    const basic = { registered_date: '2019-09-01', legal_rep_name: '王建国', district: '210106' };
    const agreeing = {
      department: 'D210106',
      registered_address: '铁西区示例街8号',
      registered_capital: 500,
    };
    const answers = Object.entries({ ...basic, ...agreeing, unit_type: 'enterprise' }).reduce(
      (said, [key, value]) => setAnswerAtPath(said, `applicant_basic.${key}`, value),
      await withFiles(app, token, program, data),
    );
    const saved = (await post(program, { data: answers })).data;
    const rule = 'record:applicant_basic.legal_rep_name';
    const [warning, ...others] = saved.warnings.filter((each) => each.rule.startsWith('record:'));
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ rule, path: 'applicant_basic.legal_rep_name' });
    expect(warning?.message).toContain('“王建国” here, “李强” there');

    const body = { id: saved.id, version: saved.version, action: 'submit', data: saved.data };
    const sent = await post(program, { ...body, confirmed_warnings: [rule] });
    expect(sent.code).toBe(200);
    const [paper] = await app.db.q
      .select()
      .from(submissions)
      .where(eq(submissions.filingId, saved.id ?? ''));
    expect(JSON.parse(paper?.snapshot ?? '').warnings).toContainEqual({ rule, confirmed: true });

    const admin = await app.signIn('admin');
    const read = await app.call<ReviewData>(withId(paths.reviewFiling, saved.id ?? ''), { token: admin });
    expect(read.data.differences).toEqual([
      {
        path: 'applicant_basic.legal_rep_name',
        field: 'Legal representative',
        given: '王建国',
        recorded: '李强',
      },
    ]);
  });
});
