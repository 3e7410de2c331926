import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ManagedCompanies } from '../../domain/company/managed-company-calls';
import type { CompanyRecord } from '../../domain/company/record-calls';
import type { ReviewData } from '../../domain/review/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { encodeMultipart } from '../../tests/support/server/upload-client';
import { withId } from '../../tests/support/with-id';

const CODE = '91210112MA0YQ1X2XQ';
let app: TestApp;
let admin: string;
let company: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const query = { keyword: CODE };
  const { data } = await app.call<ManagedCompanies>(paths.managedCompanies, { token: admin, query });
  company = data.list[0]?.id ?? '';
});
afterAll(() => app.close());

const read = async (token = admin) =>
  app.call<CompanyRecord>(withId(paths.companyRecord, company), { token });

describe('companyRecord', () => {
  it('returns projects with their grants, recognitions and overdue reports of the company', async () => {
    const { data } = await read();
    expect(data.projects.length).toBeGreaterThan(0);
    expect(data.projects[0]).toMatchObject({ project_no: expect.any(String), revoked_at: null });
    expect(data.recognitions[0]).toMatchObject({ state: expect.any(String), no: expect.any(String) });
    expect(data.reports[0]?.due_on).toMatch(/^2026-/);
  });

  it('keeps a revoked project, with the day of its revocation', async () => {
    const [{ id = '', project_no = '' } = {}] = (await read()).data.projects;
    const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token: admin });
    const version = data.filing.version;
    const body = {
      action: 'revoke',
      version,
      reasons: ['falsified'],
      opinion: '弄虚作假',
      doc_no: '沈科发〔2026〕9号',
    };
    const revoked = await app.call(withId(paths.decideFiling, id), { token: admin, body });
    expect([revoked.code, revoked.msg]).toEqual([200, expect.anything()]);
    const after = (await read()).data.projects.find((each) => each.project_no === project_no);
    expect(after?.revoked_at).toBe(app.clock.now.toISOString());
  });

  it('returns that the company is on the black list', async () => {
    const csv = `统一社会信用代码,企业名称,列入原因,列入机关,列入日期\n${CODE},示例智能装备有限公司,虚假申报,市信用办,2026-05-01\n`;
    const reply = await app.app.inject({
      method: 'POST',
      url: `${withId(paths.importRegister, 'blacklist').split(' ')[1]}?source=x&as_of=2026-06-01`,
      headers: { authorization: `JWT ${admin}`, 'content-type': 'multipart/form-data; boundary=xyz' },
      payload: encodeMultipart('list.csv', Buffer.from(csv)),
    });
    expect(reply.json()).toMatchObject({ code: 200 });
    expect((await read()).data.blacklist).toMatchObject({ state: 'listed' });
  });

  it('rejects companies, and reviewers without the right to read companies', async () => {
    for (const name of ['demo', 'reviewer', 'expert'])
      expect((await read(await app.signIn(name))).code).toBe(208);
  });
});
