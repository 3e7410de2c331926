import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { LogFileCheck } from '../../domain/audit/calls';
import type { Filing } from '../../domain/filing/types';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { auditLog } from '../core/db/tables';

let clients: ReviewClients;

beforeAll(async () => {
  clients = await ReviewClients.open();
});
afterAll(() => clients.close());

const move = (id: string, department: string) =>
  clients.app.db.q.execute(
    sql`update companies set profile = jsonb_set(profile, '{department}', to_jsonb(${department}::text))
      where id = (select company_id from filings where id = ${id}::uuid)`,
  );

const denials = () => clients.app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'));

describe('decideFiling at the same time', () => {
  it('accepts one of two decisions, sends one message, and refuses the other with the reason', async () => {
    const id = await clients.submit('alpha', clients.stranger);
    await move(id, 'D210112');
    const version = (await clients.read(id, clients.reviewer)).data.filing.version;
    const bodies = [
      { action: 'pass_first', opinion: '同意' },
      { action: 'reject_first', opinion: '不符合', reasons: ['eligibility'] },
      { action: 'return_first', opinion: '补正', reasons: ['incomplete'], days: 3 },
    ];
    const answers = await Promise.all(
      bodies.map((body) =>
        clients.app.call(withId(paths.decideFiling, id), {
          token: clients.reviewer,
          body: { version, ...body },
        }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208, 208]);
    const refused = answers.filter(({ code }) => code === 208);
    for (const { msg, data } of refused) {
      expect(msg).toMatch(/^This filing changed at .* Your decision was not made/);
      expect(data).toMatchObject({ conflict: true, version: version + 1 });
    }
    const lines = await clients.app.audit.read('filing', id);
    expect(lines.filter(({ actorRole }) => actorRole === 'reviewer')).toHaveLength(1);
  });

  it('refuses a decision from a page that was open while the company withdrew and submitted again', async () => {
    const id = await clients.submit('beta', clients.stranger);
    const { version } = (await clients.read(id, clients.reviewer)).data.filing;
    const withdrawn = await clients.app.call<Filing>(withId(paths.withdraw, id), {
      token: clients.stranger,
      body: {},
    });
    expect((await clients.read(id, clients.reviewer)).msg).toBe('record not found');
    await clients.app.call(`POST ${BASE}/beta/`, {
      token: clients.stranger,
      body: { id, version: withdrawn.data.version, action: 'submit', data: GOOD },
    });
    const late = await clients.app.call(withId(paths.decideFiling, id), {
      token: clients.reviewer,
      body: { version, action: 'pass_first', opinion: '同意' },
    });
    expect(late).toMatchObject({ code: 208, data: { conflict: true, status: 'submitted' } });
    expect((await clients.read(id, clients.reviewer)).data.filing.status).toBe('submitted');
  });

  it('refuses a correction at a path that does not exist', async () => {
    const id = (await clients.queue(clients.reviewer, { status: 'mine' })).data.list[0]?.id ?? '';
    const back = { action: 'return_first', opinion: '补正', reasons: ['incomplete'], days: 1 };
    for (const path of ['team[7].person', 'basics.nothing', 'nowhere', "x' or 1=1"]) {
      const answer = await clients.decide(id, clients.reviewer, {
        ...back,
        corrections: [{ path, comment: '?' }],
      });
      expect([path, answer.code, answer.data]).toEqual([path, 208, { path }]);
    }
  });
});

describe('rights to reviewFiling', () => {
  it('include the own department and the city; another department gets not found, and that is logged', async () => {
    const id = await clients.submit('gamma', clients.stranger, GOOD, { selectIndex: 1 });
    await move(id, 'D210106');
    const seen = async (token: string) => (await clients.queue(token)).data.list.map((item) => item.id);
    expect(await seen(clients.reviewer)).not.toContain(id);
    expect(await seen(clients.admin)).toContain(id);
    const body = { version: 1, action: 'pass_first', opinion: '同意' };
    const refusals = [
      await clients.read(id, clients.reviewer),
      await clients.app.call(withId(paths.decideFiling, id), { token: clients.reviewer, body }),
      await clients.logFile(id, clients.reviewer),
    ];
    expect(refusals.map(({ code, msg }) => [code, msg])).toEqual(Array(3).fill([208, 'record not found']));
    const ofDepartment = (await denials()).filter(({ details }) => details?.reason === 'other_department');
    expect(ofDepartment).toHaveLength(3);
  });

  it('exclude companies: every call of the office is refused with 208 and logged', async () => {
    const before = (await denials()).length;
    const id = await clients.submit('gamma', clients.stranger, GOOD, { selectIndex: 2 });
    const body = { version: 1, action: 'approve', grant_approved: 100 };
    const ofFiling = [paths.reviewFiling, paths.reviewLogFile, paths.decideFiling];
    for (const call of [paths.reviewQueue, ...ofFiling.map((path) => withId(path, id))]) {
      const answer = await clients.app.call(call, {
        token: clients.stranger,
        ...(call.startsWith('POST') && { body }),
      });
      expect([call, answer.code]).toEqual([call, 208]);
    }
    expect((await denials()).length - before).toBe(4);
  });

  it('exclude the other level of review from the steps of this one', async () => {
    const id = await clients.submit('beta');
    const answer = await clients.decide(id, clients.admin, { action: 'pass_first', opinion: '同意' });
    expect(answer).toMatchObject({ code: 208, msg: expect.stringContaining('other level') });
  });
});

describe('reviewLogFile', () => {
  it('returns a log that verifies to the office in charge, and to no other', async () => {
    const id = await clients.submit('beta');
    const check = (token: string, body: object) =>
      clients.app.call<LogFileCheck>(paths.checkLog, { token, body });
    const { data: file } = await clients.logFile(id, clients.reviewer);
    expect(file.lines.at(-1)?.action).toBe('submit');
    for (const token of [clients.reviewer, clients.admin, clients.owner])
      expect((await check(token, file)).data).toEqual({ fault: null, lines: file.count, newer: 0 });
    const altered = { ...file, lines: file.lines.map((line) => ({ ...line, comment: '同意' })) };
    expect((await check(clients.reviewer, altered)).data.fault).toEqual({ fault: 'altered', seq: 1 });
    await move(id, 'D210106');
    expect((await check(clients.reviewer, file)).msg).toBe('record not found');
    expect((await check(clients.admin, file)).code).toBe(200);
    expect((await check(clients.stranger, file)).msg).toBe('record not found');
  });
});
