/** Publishes editions of programs as an office does: compiled by one administrator, checked by another, issued by a third. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { paths } from '../../../domain/api/paths.generated';
import type { EditionStep } from '../../../domain/program-documents/edition-state';
import type {
  EditionLine,
  EditionStartBody,
  ProposedEdition,
} from '../../../domain/program-documents/proposal-calls';
import { users } from '../../../server/core/db/tables';
import type { TestAnswer, TestApp } from './application';

export interface ProposalOptions {
  from?: EditionStartBody;
  note?: string;
  reason?: string;
  hash?: string;
  merges?: number;
}

type Proposed = ProposedEdition & { faults?: { kind: string; item: string }[] };

const STEP_PATHS = {
  check: paths.checkEdition,
  issue: paths.issueEdition,
  refuse: paths.refuseEdition,
  take_back: paths.takeBackEdition,
} as const;

async function addAdministrator({ db, clock }: TestApp, username: string): Promise<void> {
  const [admin] = await db.q.select().from(users).where(eq(users.username, 'admin'));
  if (!admin) throw new Error('no administrator');
  const { role, passwordHash } = admin;
  const own = { id: randomUUID(), name: username, username, usernameKey: username, createdAt: clock.now };
  await db.q.insert(users).values({ ...own, role, passwordHash });
}

export async function openProgramPublisher(app: TestApp) {
  for (const username of ['checker', 'issuer']) await addAdministrator(app, username);
  const tokens = {
    compiler: await app.signIn('admin'),
    checker: await app.signIn('checker'),
    issuer: await app.signIn('issuer'),
  };

  const propose = (document: string, options: ProposalOptions = {}, token = tokens.compiler) =>
    app.call<Proposed>(paths.proposeEdition, {
      token,
      body: { document, from: { kind: 'now' }, ...options },
    });

  const step = (taken: EditionStep, no: number, token: string, note = '') =>
    app.call<EditionLine>(STEP_PATHS[taken].replace('{no}', String(no)), { token, body: { note } });

  return {
    tokens,
    propose,
    step,

    /** Takes every step; gives the answer to the first that was refused, else that to the last. */
    async publish(document: string, options: ProposalOptions = {}): Promise<TestAnswer<Proposed>> {
      const proposed = await propose(document, options);
      if (proposed.code !== 200) return proposed;
      const checked = await step('check', proposed.data.no, tokens.checker);
      if (checked.code !== 200) return { ...checked, data: proposed.data };
      return { ...(await step('issue', proposed.data.no, tokens.issuer)), data: proposed.data };
    },
  };
}

export type ProgramPublisher = Awaited<ReturnType<typeof openProgramPublisher>>;
