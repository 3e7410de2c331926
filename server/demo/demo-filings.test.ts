import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { rewriteDay } from '../../domain/day-format';
import type { LogEntry, ReportInfo } from '../../domain/filing/calls';
import type { MessageItem } from '../../domain/inbox/calls';
import { programs } from '../../domain/programs/index.generated';
import type { ReviewData } from '../../domain/review/calls';
import type { QueueData } from '../../domain/review/queue-calls';
import type { DeclareDayItem } from '../../domain/windows/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { findFirstBrokenLine } from '../../tests/support/server/first-broken-line';
import { createAuditStore } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { seedDemoFilings } from './demo-filings';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const days = async () => {
  const token = await app.signIn('demo');
  return (await app.call<DeclareDayItem[]>('GET /api/v1.0/portal/company/declare_day/', { token })).data;
};

describe(seedDemoFilings, () => {
  it('opens every program, and again when the demo is started long after', async () => {
    expect((await days()).map(({ status, days_left }) => [status, days_left])).toEqual(
      programs.map(() => ['open', 40]),
    );
    app.clock.advance(45 * 86_400);
    expect((await days()).every(({ status }) => status === 'closed')).toBe(true);
    await seedDemoFilings({ db: app.db, clock: () => app.clock.now, programs } as Deps);
    expect((await days()).every(({ status }) => status === 'open')).toBe(true);
  });

  it('sends one message about all of them, with a link to the windows', async () => {
    const token = await app.signIn('demo');
    const { data } = await app.call<PagedList<MessageItem>>(
      'GET /api/v1.0/portal/company/message/?category=window',
      { token },
    );
    expect(data.list.map(({ link }) => link)).toEqual(['/index']);
    for (const { title } of programs) expect(data.list[0]?.body).toContain(title.en);
  });

  it('leaves no placeholder of a message unfilled', async () => {
    const token = await app.signIn('demo');
    const { data } = await app.call<PagedList<MessageItem>>(
      'GET /api/v1.0/portal/company/message/?pageSize=100',
      {
        token,
      },
    );
    expect(data.list.length).toBeGreaterThan(5);
    for (const { title, body } of data.list) expect(title + body).not.toMatch(/[{}]/);
  });

  it('names the demand in the message that it is published', async () => {
    const token = await app.signIn('demo');
    const { data } = await app.call<PagedList<MessageItem>>(
      'GET /api/v1.0/portal/company/message/?pageSize=100',
      { token },
    );
    const bodies = data.list.filter(({ title }) => title === 'Demand published').map(({ body }) => body);
    expect(bodies).not.toEqual([]);
    for (const body of bodies)
      expect(body).toMatch(/^The demand “.+ \(Open-bid demand filing\)” is published\./);
  });

  it('creates decided filings of last year with valid logs, and leaves this year to the visitor', async () => {
    const token = await app.signIn('demo');
    const report = await app.call<ReportInfo>('GET /api/v1.0/portal/report/reportInfo/', { token });
    expect(report.data.list.map(({ status, batch_year }) => [status, batch_year]).sort()).toEqual([
      ...Array.from({ length: 4 }, () => ['approved', 2025]),
      ['rejected', 2025],
    ]);
    for (const { id, program, receipt, status } of report.data.list) {
      expect(receipt?.no).toMatch(/^[A-Z]{2}2025\d{4}-00000[12]$/);
      const { log } = programs.find(({ key }) => key === program)?.calls ?? { log: '' };
      const path = log.replace(' ', ' /api/v1.0').replace('{id}', id);
      const { data } = await app.call<LogEntry[]>(path, { token });
      expect(data[0]).toMatchObject({ action: 'create', actor: { name: '王敏' } });
      const lines = await createAuditStore(app.db, () => app.clock.now).read('filing', id);
      const [role, name] = status === 'approved' ? ['administrator', '周岩'] : ['reviewer', '孙浩'];
      expect([data.at(-1)?.actor.role, lines.at(-1)?.actorName]).toEqual([role, name]);
      expect(findFirstBrokenLine(lines)).toBeNull();
    }
  });
});

it('says on an approval until when its task book is signed, as the message about it does', async () => {
  const token = await app.signIn('admin');
  const { data: queue } = await app.call<QueueData>(
    'GET /api/v1.0/review/filings/?status=approved&pageSize=100',
    { token },
  );
  const granted = queue.list.find(({ program }) => program === 'jiebang_second');
  const { data } = await app.call<ReviewData>(`GET /api/v1.0/review/filings/${granted?.id}/`, { token });
  const messages = await app.call<PagedList<MessageItem>>(
    'GET /api/v1.0/portal/company/message/?pageSize=100',
    {
      token: await app.signIn('demo'),
    },
  );
  const due = data.approval?.task_book?.due;
  expect(due).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(messages.data.list.some(({ body }) => body.includes(rewriteDay('en', `${due}`)))).toBe(true);
});
