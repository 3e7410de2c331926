import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ManagedCompany } from '../../domain/company/managed-company-calls';
import type { ResultsData } from '../../domain/results/calls';
import type { ReviewData } from '../../domain/review/calls';
import { readPdfPages } from '../../tests/support/pdf-text';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { alpha } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { companies, storedFilings, users } from './db/tables';
import { makeLookAlikes } from './jobs/upkeep-store';
import { normalizeCompanyName, normalizeLoginName } from './look-alike';

/** Text with direction controls, as earlier versions stored it. */
const TURNED = '\u202E告报\u2066';
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;
const RINGING = /\\u0007/;

let clients: ReviewClients;
let filing: string;
let company: string;

beforeAll(async () => {
  const review = { expertReview: false, publicNotice: false };
  clients = await ReviewClients.open([
    { ...alpha, review, subject: 'basics.name', published: { subject: 'title' } },
  ]);
  filing = await clients.submit('alpha', clients.owner, GOOD);
  await clients.decide(filing, clients.reviewer, PASS);
  await clients.decide(filing, clients.admin, {
    action: 'approve',
    opinion: '同意',
    grant_approved: 1,
    doc_no: '1号',
  });
  const { q } = clients.app.db;
  const [row] = await q.select().from(storedFilings).where(eq(storedFilings.id, filing));
  company = row?.companyId as string;
  await q
    .update(storedFilings)
    .set({ data: sql`jsonb_set(data, '{basics,name}', ${JSON.stringify(`噪声${TURNED}`)}::jsonb)` })
    .where(eq(storedFilings.id, filing));
  await q.update(companies).set({ name: `示例\u202E装备\n公司\u0007` }).where(eq(companies.id, company));
  await q.update(users).set({ name: '王\u202E敏' }).where(eq(users.username, 'demo'));
});
afterAll(() => clients.close());

describe('texts with characters that reverse them (reviewFiling, managedCompany)', () => {
  it('show the public list, the queue and names of people in the order in which they were written', async () => {
    const { data } = await clients.app.call<ResultsData>(paths.publicResults);
    const own = data.list.find(({ subject }) => subject?.startsWith('噪声'));
    expect(own).toMatchObject({ subject: '噪声告报', company: '示例装备\n公司' });
    for (const [call, token] of [
      [paths.currentUser, clients.owner],
      [paths.users, clients.owner],
      [paths.reviewQueue, clients.admin],
      [withId(paths.reviewFiling, filing), clients.admin],
      [withId(paths.managedCompany, company), clients.admin],
      [paths.managedCompanies, clients.admin],
    ] as const) {
      const answer = await clients.app.call(call, { token });
      expect(answer.code, call).toBe(200);
      expect(JSON.stringify(answer.data), call).not.toMatch(TURNING);
      expect(JSON.stringify(answer.data), call).not.toMatch(RINGING);
    }
  });

  it('show the office where such characters stand in a filing', async () => {
    const { data } = await clients.app.call<ReviewData>(withId(paths.reviewFiling, filing), {
      token: clients.admin,
    });
    expect(data.unshown).toEqual([{ path: 'basics.name', field: 'Name', characters: ['U+202E', 'U+2066'] }]);
  });

  it('show the office where such characters stand in a company', async () => {
    const { data } = await clients.app.call<ManagedCompany>(withId(paths.managedCompany, company), {
      token: clients.admin,
    });
    expect(data.unshown).toEqual([
      { path: 'company.name', field: 'Company name', characters: ['U+202E', 'U+0007'] },
    ]);
  });

  it('keep the log file as it was written, so that it can be checked', async () => {
    const { data } = await clients.logFile(filing, clients.admin);
    const { data: found } = await clients.app.call(paths.checkLog, { token: clients.admin, body: data });
    expect(found).toMatchObject({ fault: null });
  });

  it('are printed and kept without such characters in a draft', async () => {
    const { q } = clients.app.db;
    await q.update(storedFilings).set({ status: 'draft' }).where(eq(storedFilings.id, filing));
    const [method, url] = withId(paths.document, filing).split(' ') as ['GET', string];
    const print = await clients.app.app.inject({
      method,
      url,
      headers: { authorization: `JWT ${clients.owner}` },
    });
    const text = (await readPdfPages(print.rawPayload)).join('');
    expect(text).toContain('噪声告报');
    expect(text).not.toMatch(TURNING);
    const read = await clients.own(filing);
    expect(read.data.basics).toMatchObject({ name: '噪声告报' });
    const body = { id: filing, version: read.version, data: read.data };
    const saved = await clients.app.call<{ data: unknown }>(`POST ${BASE}/alpha/`, {
      token: clients.owner,
      body,
    });
    expect(saved).toMatchObject({ code: 200, data: { data: { basics: { name: '噪声告报' } } } });
  });
});

describe(makeLookAlikes, () => {
  it('sets looks for names that have none, and keeps those that look alike', async () => {
    const { db } = clients.app;
    const all = await db.q.select().from(companies);
    await db.q.update(companies).set({ nameLook: null, name: '同名公司' });
    await db.q.update(users).set({ usernameLook: '0:of another rule' });
    await makeLookAlikes(db);
    expect(await db.q.$count(companies, eq(companies.nameLook, normalizeCompanyName('同名公司')))).toBe(
      all.length,
    );
    expect(await db.q.$count(users, isNull(users.usernameLook))).toBe(0);
    const [demo] = await db.q.select().from(users).where(eq(users.username, 'demo.filer'));
    expect(demo?.usernameLook).toBe(normalizeLoginName('demo.filer'));
  });
});
