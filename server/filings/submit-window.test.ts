import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportInfo } from '../../domain/filing/calls';
import type { Filing } from '../../domain/filing/types';
import { BASE, FilingClients, GOOD } from '../../tests/support/server/filing-clients';
import { windowExtensions, windows } from '../windows/tables';

type Refused = { receipt: { no: string }; missing: { path: string }[]; closes_at: string };

let clients: FilingClients;

beforeEach(async () => {
  await clients?.app.close();
  clients = await FilingClients.open();
});
afterAll(() => clients.app.close());

describe('submit windows (declareDay)', () => {
  const close = (at: string) =>
    clients.app.db.q
      .update(windows)
      .set({ closesAt: new Date(at) })
      .where(eq(windows.program, 'alpha'));

  it('accept submissions before the closing time by the clock of the server; drafts can be saved afterwards', async () => {
    const { id } = await clients.draft();
    await close('2026-06-10T04:00:00Z');
    await clients.setClock('2026-06-10T04:00:00Z');
    const late = await clients.post<Refused>({ id, version: 1, action: 'submit', data: GOOD });
    expect(late.code).toBe(208);
    expect(late.msg).toContain('closed at 10 Jun 2026, 12:00 (Beijing time)');
    expect(late.data.closes_at).toBe('2026-06-10T04:00:00.000Z');
    expect((await clients.post({ id, version: 1, data: GOOD })).data).toMatchObject({
      version: 2,
      actions: ['save', 'delete'],
    });
    const { data } = await clients.app.call<ReportInfo>('GET /api/v1.0/portal/report/reportInfo/', {
      token: clients.owner,
    });
    expect(data.list.find((each) => each.id === id)?.closed_at).toBe('2026-06-10T04:00:00.000Z');
    await clients.setClock('2026-06-10T03:59:59.999Z');
    expect((await clients.post({ id, version: 2, action: 'submit', data: GOOD })).code).toBe(200);
  });

  it('accept submissions later from a company with an extension', async () => {
    const { id } = await clients.draft();
    await close('2026-06-10T03:00:00Z');
    await clients.setClock('2026-06-10T05:00:00Z');
    expect((await clients.post({ id, version: 1, action: 'submit', data: GOOD })).code).toBe(208);
    const [window] = await clients.app.db.q
      .select()
      .from(windows)
      .where(eq(windows.program, 'alpha'))
      .orderBy(windows.batchYear)
      .offset(1);
    const companyId = (await clients.rowOf(id))?.companyId ?? '';
    const until = new Date('2026-06-11T00:00:00Z');
    await clients.app.db.q.insert(windowExtensions).values({ windowId: window?.id ?? '', companyId, until });
    // The next batch is open by then: the draft keeps the window of its own.
    const opensAt = new Date('2026-06-10T04:00:00Z');
    const next = {
      ...window,
      id: randomUUID(),
      batchNo: 2,
      opensAt,
      closesAt: new Date('2026-07-10T04:00:00Z'),
    };
    await clients.app.db.q.insert(windows).values(next as typeof windows.$inferInsert);
    const listed = await clients.app.call<ReportInfo>('GET /api/v1.0/portal/report/reportInfo/', {
      token: clients.owner,
    });
    expect(listed.data.list.find((each) => each.id === id)).toMatchObject({
      batch_no: 1,
      period: { status: 'open', closes_at: until.toISOString() },
    });
    const shown = await clients.app.call<Filing>(`GET ${BASE}/alpha/${id}/`, { token: clients.owner });
    expect(shown.data.window).toMatchObject({ status: 'open', extended_until: until.toISOString() });
    expect((await clients.post({ id, version: 1, action: 'submit', data: GOOD })).code).toBe(200);
  });

  it('allow filling in, and no submission, where there is none', async () => {
    await clients.app.db.q.delete(windows).where(eq(windows.program, 'alpha'));
    const info = await clients.app.call<Filing>(`GET ${BASE}/alphaInfo/`, { token: clients.owner });
    expect(info.data).toMatchObject({ window: null, batch: '2026-1' });
    const { id } = await clients.draft();
    const refused = await clients.post({ id, version: 1, action: 'submit', data: GOOD });
    expect(refused).toMatchObject({ code: 208, msg: expect.stringContaining('no declaration window') });
  });

  it('belong to the year in Beijing time', async () => {
    await clients.app.db.q.delete(windows).where(eq(windows.program, 'alpha'));
    await clients.setClock('2026-12-31T16:30:00Z');
    const info = await clients.app.call<Filing>(`GET ${BASE}/alphaInfo/`, { token: clients.owner });
    expect(info.data.batch).toBe('2027-1');
  });
});
