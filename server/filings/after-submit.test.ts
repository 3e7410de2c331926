import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../domain/filing/calls';
import { BASE, FilingClients, GOOD } from '../../tests/support/server/filing-clients';
import { filings, submissions } from '../core/db/tables';

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
      .update(filings)
      .set({ reviewStartedAt: clients.app.clock.now })
      .where(eq(filings.id, id));
    expect((await clients.withdraw(id)).msg).toBe(
      'The review has begun and the filing cannot be withdrawn. Ask the reviewing office to return it if it has to be changed',
    );
    await clients.app.db.q.update(filings).set({ reviewStartedAt: null }).where(eq(filings.id, id));
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
    await clients.app.db.q.update(filings).set(correction).where(eq(filings.id, id));
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
