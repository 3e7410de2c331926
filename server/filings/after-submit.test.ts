import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import type { LogEntry } from '../../domain/filing/calls';
import type { Filing } from '../../domain/filing/types';
import type { MessageItem } from '../../domain/inbox/calls';
import { BASE, FilingClients, GOOD } from '../../tests/support/server/filing-clients';
import { storedFilings, submissions } from '../core/db/tables';

let clients: FilingClients;

beforeEach(async () => {
  await clients?.app.close();
  clients = await FilingClients.open();
});
afterAll(() => clients.app.close());

describe('withdraw and deleteDraft', () => {
  it('withdraw a filing before its review begins; submitted again, it keeps its number with a count', async () => {
    const id = await clients.submitted();
    const { data } = await clients.withdraw(id);
    expect(data).toMatchObject({ status: 'withdrawn', version: 3, actions: ['save', 'submit'] });
    expect((await clients.withdraw(id)).code).toBe(208);
    const changed = { basics: { name: '示例', amount: 20 } };
    const again = await clients.post({ id, version: 3, action: 'submit', data: changed });
    expect(again.data.receipt?.no).toBe('AL20260610-000001-2');
    const papers = await clients.app.db.q
      .select()
      .from(submissions)
      .where(eq(submissions.filingId, id))
      .orderBy(submissions.seq);
    expect(papers.map(({ seq }) => seq)).toEqual([1, 2]);
    const log = await clients.app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: clients.owner });
    expect(log.data.at(-1)).toMatchObject({
      action: 'resubmit_withdrawn',
      changes: expect.arrayContaining([{ path: 'basics.amount', before: 10, after: 20 }]),
    });
  });

  it('refuse once a reviewer has acted, or the window has closed', async () => {
    const id = await clients.submitted();
    await clients.app.db.q
      .update(storedFilings)
      .set({ reviewStartedAt: clients.app.clock.now })
      .where(eq(storedFilings.id, id));
    expect((await clients.withdraw(id)).msg).toBe(
      'The review has begun and the filing cannot be withdrawn. Ask the reviewing office to return it if it has to be changed',
    );
    await clients.app.db.q
      .update(storedFilings)
      .set({ reviewStartedAt: null })
      .where(eq(storedFilings.id, id));
    await clients.setClock('2026-08-30T00:00:00Z');
    expect((await clients.withdraw(id)).msg).toContain('closed at');
    expect((await clients.rowOf(id))?.status).toBe('submitted');
  });

  it('refuse to delete a submitted filing', async () => {
    const id = await clients.submitted();
    const drop = () =>
      clients.app.call(`DELETE /api/v1.0/portal/report/filing/${id}/`, { token: clients.owner });
    expect((await drop()).code).toBe(208);
    await clients.withdraw(id);
    expect((await drop()).code).toBe(208);
  });

  it('allow correcting a returned filing until its deadline, after the window too', async () => {
    const id = await clients.submitted();
    const due = new Date('2026-09-10T00:00:00Z');
    const correction = { status: 'returned', returnedBy: 'city', correctionDueAt: due };
    await clients.app.db.q.update(storedFilings).set(correction).where(eq(storedFilings.id, id));
    await clients.setClock('2026-09-09T00:00:00Z');
    expect((await clients.post({ id, version: 2, data: GOOD })).data.actions).toEqual(['save', 'submit']);
    await clients.setClock(due.toISOString());
    expect((await clients.post({ id, version: 3, action: 'submit', data: GOOD })).msg).toContain(
      'correction deadline passed',
    );
    await clients.setClock('2026-09-09T23:59:59Z');
    const again = await clients.post({ id, version: 3, action: 'submit', data: GOOD });
    expect(again.data.status).toBe('district_passed');
  });
});

describe('undoWithdrawal', () => {
  const undo = (id: string, version = 3) =>
    clients.app.call<Filing>(`POST /api/v1.0/portal/report/filing/${id}/withdraw/undo/`, {
      token: clients.owner,
      body: { version },
    });
  const logOf = async (id: string) =>
    (await clients.app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: clients.owner })).data;

  it('puts the filing back as it was signed, with a line in its log and a message', async () => {
    const id = await clients.submitted();
    const before = await clients.rowOf(id);
    await clients.withdraw(id);
    clients.app.clock.advance(300);
    const { data, msg } = await undo(id);
    expect(data).toMatchObject({ status: 'submitted', version: 4, receipt: { no: 'AL20260610-000001' } });
    expect(msg).toBe('The withdrawal was taken back. The filing stands as it was submitted');
    expect((await clients.rowOf(id))?.data).toEqual(before?.data);
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: 'undo_withdrawal',
      from_status: 'withdrawn',
      to_status: 'submitted',
    });
    const inbox = await clients.app.call<PagedList<MessageItem>>('GET /api/v1.0/portal/company/message/', {
      token: clients.owner,
      query: { keyword: 'taken back' },
    });
    expect(inbox.data.list[0]?.body).toContain('AL20260610-000001');
    expect((await undo(id, 4)).msg).toContain('no withdrawal to take back');
  });

  it('refuses once anything was saved, also within the minutes of one log line', async () => {
    const id = await clients.submitted();
    await clients.withdraw(id);
    await clients.post({ id, version: 3, data: { basics: { name: '示例', amount: 11 } } });
    expect((await undo(id, 4)).msg).toContain('has changed since it was withdrawn');
    expect((await clients.rowOf(id))?.status).toBe('withdrawn');
  });

  it('refuses after ten minutes, and after the window has closed', async () => {
    const id = await clients.submitted();
    await clients.withdraw(id);
    clients.app.clock.advance(601);
    clients.owner = await clients.app.signIn('demo');
    expect((await undo(id)).msg).toContain('for 10 minutes only');
    await clients.setClock('2026-08-30T00:00:00Z');
    expect((await undo(id)).msg).toContain('closed at');
    const filer = await clients.app.signIn('demo.filer');
    const call = `POST /api/v1.0/portal/report/filing/${id}/withdraw/undo/`;
    expect((await clients.app.call(call, { token: filer, body: {} })).code).not.toBe(200);
  });
});
