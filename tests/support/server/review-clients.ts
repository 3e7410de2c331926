import { paths } from '../../../domain/api/paths.generated';
import type { LogFile } from '../../../domain/audit/chain';
import type { Program } from '../../../domain/definition';
import type { LogEntry } from '../../../domain/filing/calls';
import type { Filing } from '../../../domain/filing/types';
import type { ReviewData } from '../../../domain/review/calls';
import type { QueueData } from '../../../domain/review/queue-calls';
import { alpha, beta, gamma } from '../test-programs';
import { withId } from '../with-id';
import { startTestApp, type TestApp } from './application';
import { BASE, GOOD } from './filing-clients';

/** Programs with experts and public notice, with neither, and with experts only. */
export const reviewPrograms = [
  alpha,
  { ...beta, review: { expertReview: false, publicNotice: false } },
  { ...gamma, review: { expertReview: true, publicNotice: false } },
];

export const TEAM = [{ row: 'a', person: '张三', share: 60 }];

/** Request body that passes the first review. */
export const PASS = { action: 'pass_first', opinion: '同意' };

/** Request body of a return, without the action. */
export const RETURN = {
  opinion: '请核对金额',
  reasons: ['mismatch'],
  days: 5,
  corrections: [
    { path: 'basics.amount', comment: '与附件不一致' },
    { path: 'team[0].share', comment: '合计' },
  ],
};

/** Fixture for tests of reviewing: sessions of both sides, a submitted filing, and the calls of reviewers. */
export class ReviewClients {
  private readonly begun: Date;
  owner = '';
  stranger = '';
  reviewer = '';
  admin = '';
  private constructor(readonly app: TestApp) {
    this.begun = app.clock.now;
  }

  static async open(programs: Program[] = reviewPrograms): Promise<ReviewClients> {
    const clients = new ReviewClients(await startTestApp({ programs }));
    await clients.signIn();
    return clients;
  }

  async signIn(): Promise<void> {
    const names = ['demo', 'other', 'reviewer', 'admin'];
    const tokens = await Promise.all(names.map((name) => this.app.signIn(name)));
    [this.owner, this.stranger, this.reviewer, this.admin] = tokens as [string, string, string, string];
  }

  /** Sets the clock and signs in again, because sessions expire. */
  async setClock(now: Date): Promise<void> {
    this.app.clock.now = now;
    await this.signIn();
  }

  /** Restores the demo's data, without changes by tests. */
  async restore(): Promise<void> {
    await this.app.restore();
    await this.setClock(this.begun);
  }

  /** Submits a filing; returns its id. */
  async submit(program: string, token = this.owner, data: object = GOOD, of: object = {}): Promise<string> {
    const { data: filing, msg } = await this.app.call<Filing>(`POST ${BASE}/${program}/`, {
      token,
      body: { action: 'submit', data, ...of },
    });
    if (!filing?.id || filing.status === 'draft') throw new Error(String(msg));
    return filing.id;
  }

  read(id: string, token: string) {
    return this.app.call<ReviewData>(withId(paths.reviewFiling, id), { token });
  }

  /** Decides at the version that the person sees, unless the body gives another. */
  async decide(id: string, token: string, body: object) {
    const { data } = await this.read(id, token);
    const version = data?.filing.version ?? 0;
    return this.app.call<ReviewData>(withId(paths.decideFiling, id), { token, body: { version, ...body } });
  }

  logFile(id: string, token: string) {
    return this.app.call<LogFile>(withId(paths.reviewLogFile, id), { token });
  }

  queue(token: string, query: Record<string, string> = {}) {
    return this.app.call<QueueData>(paths.reviewQueue, { token, query: { pageSize: '100', ...query } });
  }

  /** Reads the filing as its company. */
  async own(id: string, program = 'alpha'): Promise<Filing> {
    return (await this.app.call<Filing>(`GET ${BASE}/${program}/${id}/`, { token: this.owner })).data;
  }

  answer(id: string, body: object, token = this.owner) {
    const call = withId(paths.answerCorrection, id);
    return this.app.call<{ returned: Filing['returned'] }>(call, { token, body });
  }

  /** Marks every correction of a filing as made. */
  async correctAll(id: string): Promise<void> {
    for (const { id: correction, version } of (await this.own(id)).returned)
      await this.answer(id, { correction, version, state: 'corrected' });
  }

  /** Submits a returned filing again. */
  async resubmit(id: string, data: object) {
    const { version } = await this.own(id);
    const body = { id, version, action: 'submit', data };
    return this.app.call<Filing>(`POST ${BASE}/alpha/`, { token: this.owner, body });
  }

  async log(id: string, path = 'audit'): Promise<LogEntry[]> {
    const call = `GET ${BASE}/${path}/${id}/log`;
    return (await this.app.call<LogEntry[]>(call, { token: this.owner })).data;
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
