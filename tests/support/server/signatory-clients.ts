import { eq } from 'drizzle-orm';
import type { SecondStep } from '../../../domain/accounts/second-step-shapes';
import { paths } from '../../../domain/api/paths.generated';
import type { SignatoryRole } from '../../../domain/definition';
import type { ChangeAcknowledgement, LogEntry } from '../../../domain/filing/calls';
import type { SignatoriesData, SignFilingBody } from '../../../domain/filing/signatory-calls';
import type { SaveConflict } from '../../../domain/filing/types';
import type { WorkflowData } from '../../../domain/workflow/calls';
import { approvals, messages, storedFilings, submissions, users } from '../../../server/core/db/tables';
import { workflows } from '../../../server/workflows/tables';
import { testPrograms } from '../test-programs';
import { withId } from '../with-id';
import { BASE, FilingClients, GOOD } from './filing-clients';

/** Signatures of three people, one after the other. */
export const THREE = {
  hands: [
    { hand: 'filler', sections: [] },
    { hand: 'finance', sections: ['team'] },
    { hand: 'legal', sections: [] },
  ],
  in_order: true,
  second_factor: false,
};

/** Accounts of the demo by the roles in which they sign. */
export const SIGNERS: Record<SignatoryRole, string> = {
  filler: 'demo',
  finance: 'demo.filer',
  legal: 'demo.viewer',
};

/** Fixture for tests of signatures: people of a company in their roles, and the calls about a draft that they sign. */
export class SignatoryClients {
  id = '';
  version = 0;
  /** Tokens and ids of accounts by their names. */
  tokens: Record<string, string> = {};
  ids: Record<string, string> = {};
  private constructor(readonly filing: FilingClients) {}

  static async open(): Promise<SignatoryClients> {
    const programs = testPrograms.map((program) => ({ ...program, subject: 'basics.name' as const }));
    const clients = new SignatoryClients(await FilingClients.open(programs));
    const { app } = clients;
    const { q } = app.db;
    await q
      .update(users)
      .set({ duties: ['sign.finance'], programs: ['alpha'] })
      .where(eq(users.username, SIGNERS.finance));
    await q
      .update(users)
      .set({ duties: ['sign.legal'], programs: ['alpha'] })
      .where(eq(users.username, SIGNERS.legal));
    const names = [...Object.values(SIGNERS), 'other', 'reviewer', 'admin'];
    clients.tokens = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await app.signIn(name)])),
    );
    const rows = await q.select().from(users);
    clients.ids = Object.fromEntries(rows.map(({ username, id }) => [username, id]));
    return clients;
  }

  get app() {
    return this.filing.app;
  }

  /** Removes what tests have left, and begins a draft. */
  async restore(): Promise<void> {
    const { q } = this.app.db;
    for (const table of [messages, workflows, approvals, submissions, storedFilings]) await q.delete(table);
    ({ id: this.id, version: this.version } = await this.filing.draft());
  }

  /** Sets the signatures that the program requires; null for none. */
  async ask(signing: object | null): Promise<void> {
    const level = (code: string) => ({ code, due_days: null, signatures: [] });
    const levels = [level('district'), level('city')];
    const present = (await this.app.call<WorkflowData[]>(paths.workflows, { token: this.filing.owner })).data;
    const version = present.find(({ program }) => program === 'alpha')?.version ?? 0;
    await this.app.call(paths.saveWorkflow.replace('{program}', 'alpha'), {
      token: this.tokens.admin as string,
      body: { version, levels, experts: false, notice_days: null, signing },
    });
  }

  sign(hand: SignatoryRole, more: Partial<SignFilingBody> = {}, by = SIGNERS[hand]) {
    return this.call<SignatoriesData & SaveConflict & { second_step?: SecondStep }>(paths.signFiling, by, {
      hand,
      version: this.version,
      ...more,
    });
  }

  async read(by = SIGNERS.filler): Promise<SignatoriesData> {
    return (await this.call<SignatoriesData>(paths.filingHands, by)).data;
  }

  async change(path: string, value: unknown, by = SIGNERS.filler, op: 'set' | 'insert' = 'set') {
    const answer = await this.call<ChangeAcknowledgement>(paths.changeFiling, by, {
      version: this.version,
      changes: [{ op, path, value }],
    });
    this.version = answer.data.version;
    return answer;
  }

  submit() {
    return this.filing.post({ id: this.id, version: this.version, action: 'submit', data: GOOD });
  }

  async log(): Promise<LogEntry[]> {
    const call = { token: this.filing.owner };
    return (await this.app.call<LogEntry[]>(`GET ${BASE}/audit/${this.id}/log`, call)).data;
  }

  /** Calls a path of the draft by an account. */
  call<T>(path: string, by: string, body?: object) {
    return this.app.call<T>(withId(path, this.id), {
      token: this.tokens[by] as string,
      ...(body && { body }),
    });
  }
}
