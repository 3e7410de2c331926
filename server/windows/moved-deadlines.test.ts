/** Changed deadlines: drafts begun in time, and messages to many companies. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ReportInfo } from '../../domain/filing/calls';
import type { Filing } from '../../domain/filing/types';
import { BASE } from '../../tests/support/server/filing-clients';
import { WindowClients } from '../../tests/support/server/window-clients';
import { messages } from '../core/db/tables';
import { windowExtensions } from './tables';

let clients: WindowClients;

beforeAll(async () => {
  clients = await WindowClients.open();
});
afterAll(() => clients.close());
beforeEach(() => clients.restore());

describe('changeWindow (grace)', () => {
  it('accepts a draft that was begun in time, and none that was begun late', async () => {
    await clients.put('gamma', { grace_minutes: 60, quota: 2 });
    const { closes_at } = await clients.detail('gamma');
    const first = await clients.draft('gamma', { selectIndex: 2 });
    await clients.setClock(new Date(Date.parse(closes_at) + 59 * 60_000).toISOString());
    const read = await clients.app.call<Filing>(`GET ${BASE}/gamma/${first.data.id}/`, {
      token: clients.owner,
    });
    expect(read.data).toMatchObject({
      window: { status: 'closed', grace_until: new Date(Date.parse(closes_at) + 3_600_000).toISOString() },
      actions: ['save', 'submit', 'delete'],
    });
    const { data: listed } = await clients.app.call<ReportInfo>(paths.reportInfo, { token: clients.owner });
    expect(listed.list.find(({ id }) => id === first.data.id)?.grace_until).toBe(
      read.data.window?.grace_until,
    );
    const late = await clients.draft('gamma', { selectIndex: 2 });
    expect(late.data.actions).toEqual(['save', 'delete']);
    const send = (filing: Filing) => clients.submit('gamma', filing, { selectIndex: 2 });
    expect(await send(late.data)).toMatchObject({ code: 208, msg: expect.stringContaining('closed at') });
    const sent = await send(read.data);
    expect(sent).toMatchObject({ code: 200, data: { status: 'submitted' } });
    expect(sent.data.actions).not.toContain('withdraw');
    const { data: second } = await clients.app.call<Filing>(`GET ${BASE}/gamma/${first.data.id}/`, {
      token: clients.owner,
    });
    expect(second.window?.grace_until).toBeDefined();
  });
});

describe('changeWindow for a thousand companies', () => {
  const toldEach = async (template: string) => {
    const { q } = clients.app.db;
    const rows = await q.select().from(messages).where(eq(messages.template, template));
    return rows.flatMap(({ companyId }) => companyId ?? []);
  };

  it('sends each of them one message, and none to those for whom nothing changes', async () => {
    await clients.put('alpha', { closes_at: '2026-07-12T09:00:00Z', reason: '提前评审', confirmed: true });
    const crowd = await clients.crowd('alpha', 1000);
    const [own = '', ...others] = crowd;
    const { id } = await clients.detail('alpha');
    const until = new Date('2026-07-19T09:00:00Z');
    await clients.app.db.q.insert(windowExtensions).values({ windowId: id, companyId: own, until });
    await clients.app.db.q.delete(messages);
    await clients.put('alpha', { closes_at: '2026-07-16T09:00:00.000Z', reason: '统一延期' });
    const told = (await toldEach('window_changed')).filter((company) => crowd.includes(company));
    expect(told.sort()).toEqual(others.sort());
    await clients.put('alpha', { closes_at: '2026-07-21T09:00:00.000Z', reason: '统一延期' });
    expect(
      (await clients.told('window_changed')).filter((text) => text.includes('from 19 Jul 2026')),
    ).toHaveLength(1);

    await clients.put('alpha', { enabled: false, reason: '政策调整', confirmed: true });
    const suspended = (await toldEach('window_suspended')).filter((company) => crowd.includes(company));
    expect(suspended.sort()).toEqual(crowd.sort());
  });
});
