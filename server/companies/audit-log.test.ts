import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { AuditLogData } from '../../domain/audit/calls';
import { DEFAULT_DAYS } from '../../domain/retention/rules';
import type { ManagedWindowsData } from '../../domain/windows/managed-window-calls';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { users } from '../core/db/tables';
import { DEMO_PASSWORD } from '../demo/demo-companies';

let clients: ReviewClients;
let auditor: string;
let filing: string;

const search = async (query: Record<string, string> = {}, token = auditor) =>
  (await clients.app.call<AuditLogData>(paths.auditLog, { token, query })).data;

beforeAll(async () => {
  clients = await ReviewClients.open();
  const { app, admin } = clients;
  filing = await clients.submit('alpha');
  const days = { ...DEFAULT_DAYS, message: 500 };
  await app.call(paths.saveRetention, { token: admin, body: { days, confirmed: true } });
  auditor = await app.signIn('auditor');
});
afterAll(() => clients.close());

describe('auditLog', () => {
  it('shows auditors who changed a setting of the office, and from what to what', async () => {
    const { list, total } = await search({ kind: 'retention' });
    expect(total).toBe(1);
    expect(list).toMatchObject([
      {
        action: 'retention.periods',
        kind: 'retention',
        actor: { role: 'administrator' },
        company: null,
        about: ['Messages in the portal: from 1095 to 500 days'],
        details: null,
      },
    ]);
  });

  it('finds lines by person, action and day, with company and filing', async () => {
    const submitted = { action: 'submit', company: '示例智能装备有限公司', subject: { id: filing } };
    expect((await search({ action: 'submit', kind: 'filing' })).list[0]).toMatchObject(submitted);
    const byAdmin = await search({ person: 'admin' });
    expect(byAdmin.list.map(({ action }) => action)).toContain('retention.periods');
    expect(byAdmin.list.map(({ action }) => action)).not.toContain('submit');
    const today = clients.app.clock.now.toISOString().slice(0, 10);
    expect((await search({ from: today, to: today })).total).toBeGreaterThan(0);
    expect((await search({ to: '2020-01-01' })).total).toBe(0);
    expect((await search({ from: '0001-01-01', to: '9999-12-31' })).total).toBeGreaterThan(0);
    expect((await search({ to: '0001-01-01' })).total).toBe(0);
    expect((await search({ from: '9999-12-31' })).total).toBe(0);
  });

  it('shows what changed of a window, by program and batch', async () => {
    const { data } = await clients.app.call<ManagedWindowsData>(paths.managedWindows, {
      token: clients.admin,
    });
    const window = data.list.find(({ program }) => program === 'gamma');
    const closed = await clients.app.call(withId(paths.closeWindow, window?.id ?? ''), {
      token: clients.admin,
      body: { version: window?.version, reason: '政策调整', confirmed: true },
    });
    expect(closed.code).toBe(200);
    const [line] = (await search({ kind: 'window' })).list;
    expect(line).toMatchObject({
      action: 'window.close',
      comment: '政策调整',
      changes: [],
      details: {
        program: 'gamma',
        batch: `${window?.batch_year}-${window?.batch_no}`,
        changes: [{ field: 'closesAt', before: window?.closes_at }],
      },
    });
  });

  it('shows an auditor of a department only filings of that department', async () => {
    const { db } = clients.app;
    const [row] = await db.q.select().from(users).where(eq(users.username, 'auditor'));
    const own = { id: randomUUID(), username: 'narrow', usernameKey: 'narrow', usernameLook: null };
    const filed = await clients.submit('alpha', clients.stranger);
    const department = { reviewDepartment: 'D210106' };
    await db.q.insert(users).values({ ...(row as NonNullable<typeof row>), ...own, ...department });
    const narrow = await clients.app.signIn('narrow', DEMO_PASSWORD);
    const { list } = await search({}, narrow);
    expect(list).not.toEqual([]);
    expect([...new Set(list.map(({ subject }) => subject?.id))]).toEqual([filed]);
  });

  it('is refused to reviewers and companies', async () => {
    for (const token of [clients.reviewer, clients.owner])
      expect((await clients.app.call(paths.auditLog, { token })).code).toBe(208);
  });
});

describe('exportAuditLog and exportReadLog', () => {
  it('return what the filters find as a workbook, and leave a line', async () => {
    await clients.read(filing, clients.reviewer);
    clients.app.clock.advance(60);
    for (const [call, about, filter] of [
      [paths.exportAuditLog, ['Audit log', 'rows: 1'], { kind: 'retention' }],
      [paths.exportReadLog, ['Read log', 'rows: 1'], {}],
    ] as const) {
      const answer = await clients.app.app.inject({
        method: 'POST',
        url: call.replace('POST ', ''),
        headers: { authorization: `JWT ${auditor}` },
        payload: { language: 'zh', filter },
      });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        expect.stringContaining('spreadsheetml'),
      ]);
      const [line] = (await search({ action: 'export.list' })).list;
      expect(line).toMatchObject({ about, details: { filter } });
    }
  });
});
