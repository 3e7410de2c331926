import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { AuditLogData } from '../../domain/audit/calls';
import type { ScheduledDecisionData } from '../../domain/review/scheduled-decision-calls';
import { GOOD } from '../../tests/support/server/filing-clients';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { submissions, users } from '../core/db/tables';
import { objections } from '../objections/tables';

const COMPANY = '示例智能装备有限公司';
let clients: ReviewClients;
let auditor: string;
let own: string[];
let numbers: string[];

beforeAll(async () => {
  clients = await ReviewClients.open([{ ...beta, perCompanyAndBatch: 99 }]);
  auditor = await clients.app.signIn('auditor');
  own = [];
  for (const name of ['甲', '乙', '丙', '丁'])
    own.push(await clients.submit('beta', clients.owner, { ...GOOD, basics: { ...GOOD.basics, name } }));
  const signed = await clients.app.db.q.select().from(submissions);
  numbers = own.map((id) => signed.find(({ filingId }) => filingId === id)?.receiptNo ?? '');
});
afterAll(() => clients.close());

const findLine = async (query: Record<string, string>) => {
  const { data } = await clients.app.call<AuditLogData>(paths.auditLog, { token: auditor, query });
  return data.list[0];
};

async function orderRejection(ids: string[]): Promise<string> {
  const filings = await Promise.all(
    ids.map(async (id) => ({ id, version: (await clients.read(id, clients.reviewer)).data.filing.version })),
  );
  const { data } = await clients.app.call<ScheduledDecisionData>(paths.orderDecision, {
    token: clients.reviewer,
    body: { action: 'reject_first', opinion: '不符合条件', reasons: ['eligibility'], filings },
    headers: { 'idempotency-key': randomUUID() },
  });
  return data.id;
}

describe('auditLog', () => {
  it('names the first filings of scheduled decisions and counts all, after a withdrawal as well', async () => {
    const id = await orderRejection(own);
    await clients.app.call(withId(paths.takeBackOrder, id), { token: clients.reviewer });
    for (const action of ['order.create', 'order.take_back']) {
      const line = await findLine({ action });
      expect(line?.filings.map(({ no, company }) => [no, company])).toEqual(
        numbers.slice(0, 3).map((no) => [no, COMPANY]),
      );
      expect(line).toMatchObject({
        filing_count: 4,
        words: expect.arrayContaining([{ label: 'Decision', value: 'Rejected by the first review' }]),
      });
    }
  });

  it('names the filing and the number of an objection, whatever its line holds', async () => {
    const [filingId = ''] = own;
    const id = randomUUID();
    const now = clients.app.clock.now;
    await clients.app.db.q.insert(objections).values({
      ...{ id, no: 'YY-7', codeHash: '-', filingId, name: '', phone: '', text: '重复立项' },
      ...{ dueAt: now, updatedAt: now },
    });
    const subject = { subjectKind: 'objection', subjectId: id } as const;
    await clients.app.audit.write({ ...subject, action: 'objection.answer', caller: null });
    expect(await findLine({ action: 'objection.answer' })).toMatchObject({
      filings: [{ id: filingId, no: numbers[0] }],
      filing_count: 1,
      words: [{ label: 'Number', value: 'YY-7' }],
    });
  });

  it('names the filing and the expert of an assessment', async () => {
    const [filingId = ''] = own;
    const [expert] = await clients.app.db.q.select().from(users).where(eq(users.username, 'expert'));
    await clients.app.audit.write({
      ...{
        subjectKind: 'assessment',
        subjectId: randomUUID(),
        action: 'assessment.step_aside',
        caller: null,
      },
      details: { filing_id: filingId, expert_id: expert?.id },
    });
    const line = await findLine({ action: 'assessment.step_aside' });
    expect(line).toMatchObject({ filings: [{ id: filingId }], filing_count: 1 });
    const named = new Map(line?.words.map(({ label, value }) => [label, value]));
    expect(named.get('Expert')).toBe(expert?.name);
    expect(named.get('Declaration concerned')).toContain(`${numbers[0]} · ${COMPANY}`);
  });
});
