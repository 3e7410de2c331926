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

/** Everything; neither experts nor notice; experts alone. */
export const reviewPrograms = [
  alpha,
  { ...beta, review: { expertReview: false, publicNotice: false } },
  { ...gamma, review: { expertReview: true, publicNotice: false } },
];

export const TEAM = [{ row: 'a', person: '张三', share: 60 }];

/** A body that passes the first review. */
export const PASS = { action: 'pass_first', opinion: '同意' };

/** The text of a return. */
export const RETURN = {
  opinion: '请核对金额',
  reasons: ['mismatch'],
  days: 5,
  corrections: [
    { path: 'basics.amount', comment: '与附件不一致' },
    { path: 'team[0].share', comment: '合计' },
  ],
};

/** Shared by tests of reviewing: both sides' sessions, a filing that was sent, and the calls of the reviewers. */
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

  /** Sessions end with the time that passes. */
  async setClock(now: Date): Promise<void> {
    this.app.clock.now = now;
    await this.signIn();
  }

  /** The demo's data at the start, and nothing that a test has done since. */
  async restore(): Promise<void> {
    await this.app.restore();
    await this.setClock(this.begun);
  }

  /** Answers the id of what was submitted. */
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

  /** At the version that the person sees, unless the body says otherwise. */
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

  /** The filing as its company sees it. */
  async own(id: string, program = 'alpha'): Promise<Filing> {
    return (await this.app.call<Filing>(`GET ${BASE}/${program}/${id}/`, { token: this.owner })).data;
  }

  answer(id: string, body: object, token = this.owner) {
    const call = withId(paths.answerCorrection, id);
    return this.app.call<{ returned: Filing['returned'] }>(call, { token, body });
  }

  /** Says of every correction of a filing that it was made. */
  async correctAll(id: string): Promise<void> {
    for (const { id: correction, version } of (await this.own(id)).returned)
      await this.answer(id, { correction, version, state: 'corrected' });
  }

  /** Submits what was returned once more. */
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
