import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { paths } from '../../../domain/api/paths.generated';
import type { ScheduledDecisionData } from '../../../domain/review/scheduled-decision-calls';
import { filings, users } from '../../../server/core/db/tables';
import { beta } from '../test-programs';
import { withId } from '../with-id';
import { GOOD } from './filing-clients';
import { PASS, ReviewClients } from './review-clients';

/** Seconds within which a decision can be taken back. */
export const HOLD = 30;

/** Fixture for tests of decisions about several filings: three filings of one company, and the calls about orders. */
export class DecisionOrders {
  own: string[] = [];
  private constructor(readonly clients: ReviewClients) {}

  static async open(): Promise<DecisionOrders> {
    const review = { expertReview: false, publicNotice: false };
    return new DecisionOrders(await ReviewClients.open([{ ...beta, perCompanyAndBatch: 99, review }]));
  }

  /** Submits the filings, with distinct names. */
  async restore(): Promise<void> {
    const { clients } = this;
    await clients.app.db.q
      .update(users)
      .set({ enabled: true, role: 'reviewer' })
      .where(eq(users.username, 'reviewer'));
    this.own = [];
    for (const name of ['甲', '乙', '丙'])
      this.own.push(
        await clients.submit('beta', clients.owner, { ...GOOD, basics: { ...GOOD.basics, name } }),
      );
  }

  stand = async (id: string) => (await this.clients.read(id, this.clients.admin)).data;

  status = async (id: string) =>
    (
      await this.clients.app.db.q.select({ status: filings.status }).from(filings).where(eq(filings.id, id))
    )[0]?.status;

  seen = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => ({ id, version: (await this.stand(id)).filing.version })));

  order = async (body: object, { token = this.clients.reviewer, key = randomUUID() as string } = {}) =>
    this.clients.app.call<ScheduledDecisionData>(paths.orderDecision, {
      token,
      body,
      headers: { 'idempotency-key': key },
    });

  passAll = async (ids = this.own) => this.order({ ...PASS, filings: await this.seen(ids) });

  progress = async (id: string, token = this.clients.reviewer) =>
    this.clients.app.call<ScheduledDecisionData>(withId(paths.decisionOrder, id), { token });

  takeBack = (id: string, token = this.clients.reviewer) =>
    this.clients.app.call<ScheduledDecisionData>(withId(paths.takeBackOrder, id), { token });

  /** Advances the clock past the hold time, and waits for the job. */
  ended = async (id: string): Promise<ScheduledDecisionData> => {
    this.clients.app.clock.advance(HOLD);
    return vi.waitFor(
      async () => {
        const { data } = await this.progress(id);
        expect(data.counts.waiting).toBe(0);
        return data;
      },
      { timeout: 10_000 },
    );
  };
}
