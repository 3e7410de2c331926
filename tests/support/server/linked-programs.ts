/** Creates approved filings of last year, for programs that continue them. */
import { eq } from 'drizzle-orm';
import type { Answers, FieldAnswers, Program } from '../../../domain/definition';
import { findProgram } from '../../../domain/programs/find';
import { companies } from '../../../server/core/db/tables';
import { demoCompanies } from '../../../server/demo/demo-companies';
import { addDecided, createDecidedDeps } from '../../../server/demo/demo-decided';
import { funded } from '../../../server/demo/demo-outcomes';
import { readSamples } from '../samples';
import type { TestApp } from './application';

export interface SeededFiling {
  /** Demo account that owns the filing. */
  of?: 'demo' | 'other';
  answers?: Answers;
  grant?: number;
}

/** Creates an approved filing with the sample's answers, overridden by `answers`; returns its id. */
export async function seedApproved(
  app: TestApp,
  program: Program,
  planted: SeededFiling = {},
): Promise<string> {
  const { of = 'demo', answers = {}, grant = 0 } = planted;
  const owner = demoCompanies.find(({ users }) => users.some(({ username }) => username === of));
  const [company] = await app.db.q
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.creditCode, owner?.creditCode ?? ''));
  const sample = readSamples(program.key)[0]?.data ?? {};
  const said = Object.entries({ ...sample, ...answers }).map(([key, value]): [string, Answers[string]] => [
    key,
    Array.isArray(value) ? value : { ...(sample[key] as FieldAnswers), ...value },
  ]);
  const decided = createDecidedDeps(app.db, app.clock.now);
  const { facts } = await addDecided(decided, company?.id ?? '', program, funded, {
    answers: Object.fromEntries(said),
    grant,
  });
  return String(facts.id);
}

/** Returns the answers with a reference to the continued filing. */
export function withContinued({ continues }: Program, answers: Answers, id: string): Answers {
  const [section = '', field = ''] = continues?.id.split('.') ?? [];
  return { ...answers, [section]: { ...(answers[section] as FieldAnswers), [field]: id } };
}

/** Returns the sample of a program; where the program continues another, with a reference to a new approved filing. */
export async function readFilableSample(app: TestApp, program: Program, of: SeededFiling['of'] = 'demo') {
  const sample = readSamples(program.key)[0];
  if (!sample) throw new Error(`no sample of ${program.key}`);
  const source = findProgram(program.continues?.program ?? '');
  if (!source) return sample;
  const period = { start_date: '2024-01-01', end_date: '2025-12-31' };
  const answers: Answers = source.continues ? { proposal: period } : {};
  const id = await seedApproved(app, source, { of, answers, grant: 100 });
  return { ...sample, data: withContinued(program, sample.data, id) };
}
