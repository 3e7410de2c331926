import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { paths } from '../../../domain/api/paths.generated';
import type {
  DecisionAwaitingSignature,
  ScheduledDecisionData,
} from '../../../domain/review/scheduled-decision-calls';
import type { DeskData } from '../../../domain/statistics/calls';
import type { WorkflowBody, WorkflowData } from '../../../domain/workflow/calls';
import type { Duty } from '../../../domain/workflow/duties';
import type { LevelCode, SigningPart } from '../../../domain/workflow/workflow';
import { users } from '../../../server/core/db/tables';
import { alpha } from '../test-programs';
import { withId } from '../with-id';
import { HOLD } from './decision-orders';
import { ReviewClients } from './review-clients';

export const level = (code: LevelCode, signatures: SigningPart[] = [], due_days: number | null = null) => ({
  code,
  due_days,
  signatures,
});
export const usual: WorkflowBody = {
  version: 0,
  levels: [level('district'), level('city')],
  experts: false,
  notice_days: null,
};
export const four: WorkflowBody = {
  ...usual,
  levels: [level('county', [], 3), level('district', ['check', 'issue']), level('city'), level('province')],
};

/** Officers beside those of the demo, each with duties of its own. */
const OFFICERS: Record<string, { role: 'reviewer' | 'administrator'; duties: Duty[] }> = {
  county: { role: 'reviewer', duties: ['county.handle'] },
  handler: { role: 'reviewer', duties: ['district.handle'] },
  checker: { role: 'reviewer', duties: ['district.check', 'district.issue'] },
  issuer: { role: 'reviewer', duties: ['district.issue'] },
  city: { role: 'administrator', duties: ['city.handle'] },
  province: { role: 'administrator', duties: ['province.handle'] },
};

/** Fixture for tests of workflows: officers with duties of their own, and the calls by their names. */
export class WorkflowClients {
  private people: Record<string, string> = {};
  private constructor(readonly clients: ReviewClients) {}

  static async open(): Promise<WorkflowClients> {
    const review = { expertReview: false, publicNotice: false };
    return new WorkflowClients(await ReviewClients.open([{ ...alpha, perCompanyAndBatch: 99, review }]));
  }

  /** Restores the demo's data, and adds the officers. */
  async restore(): Promise<void> {
    const { clients } = this;
    await clients.restore();
    const { q } = clients.app.db;
    // The department of the other reviewer has too few people for signatures.
    await q.update(users).set({ enabled: false }).where(eq(users.username, 'reviewer.tiexi'));
    const [reviewer] = await q.select().from(users).where(eq(users.username, 'reviewer'));
    const passwordHash = reviewer?.passwordHash ?? '';
    this.people = {};
    for (const [username, { role, duties }] of Object.entries(OFFICERS)) {
      const reviewDepartment = role === 'reviewer' ? (reviewer?.reviewDepartment ?? null) : null;
      const more = { id: randomUUID(), name: username, createdAt: clients.app.clock.now };
      await q
        .insert(users)
        .values({ ...more, username, usernameKey: username, role, duties, reviewDepartment, passwordHash });
      this.people[username] = await clients.app.signIn(username);
    }
  }

  set(body: WorkflowBody, token = this.clients.admin) {
    const path = paths.saveWorkflow.replace('{program}', 'alpha');
    return this.clients.app.call<WorkflowData>(path, { token, body });
  }

  as(name: string): string {
    return this.people[name] ?? '';
  }

  read(id: string, name: string) {
    return this.clients.read(id, this.as(name));
  }

  async steps(id: string, name: string) {
    return (await this.read(id, name)).data.steps;
  }

  async mine(name: string) {
    return (await this.clients.queue(this.as(name), { status: 'mine' })).data;
  }

  /** Home and the queue at the present time of the clock: earlier sessions have ended. */
  async numbersOf(name: string) {
    const { clients } = this;
    const token = await clients.app.signIn(name);
    const { data: desk } = await clients.app.call<DeskData>(paths.reviewDesk, { token });
    const { data: waiting } = await clients.queue(token, { status: 'mine' });
    const { data: late } = await clients.queue(token, { due: 'overdue' });
    return { desk, waiting, late };
  }

  async order(id: string, name: string, body: object) {
    const { version } = (await this.read(id, name)).data.filing;
    return this.clients.app.call<ScheduledDecisionData>(paths.orderDecision, {
      token: this.as(name),
      body: { ...body, filings: [{ id, version }] },
      headers: { 'idempotency-key': randomUUID() },
    });
  }

  async sign(id: string, name: string, body: object = { agree: true }) {
    const { to_sign } = (await this.read(id, name)).data;
    const path = withId(paths.signDecision, to_sign?.id ?? randomUUID());
    return this.clients.app.call(path, { token: this.as(name), body });
  }

  async toSign(name: string) {
    const call = { token: this.as(name) };
    type Awaiting = { list: DecisionAwaitingSignature[]; total: number };
    return (await this.clients.app.call<Awaiting>(paths.decisionsToSign, call)).data;
  }

  /** Lets the time of the hold pass, and the job take its turn. */
  async carriedOut(id: string, status: string): Promise<void> {
    this.clients.app.clock.advance(HOLD);
    await vi.waitFor(async () => expect((await this.clients.own(id)).status).toBe(status), {
      timeout: 10_000,
    });
  }
}
