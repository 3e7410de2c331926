/** Rules of a form that depend on other filings. They are asked on submission, besides those that the form decides itself. */
import { getAt } from '../../domain/filing/paths';
import { openScope } from '../../domain/filing/scope';
import type { Fault } from '../../domain/filing/types';
import { ask } from '../../domain/filing/visibility';
import type { Beside, Program, Rule, Scope } from '../../domain/programs/define';
import type { FilingsStore } from './filings-store';
import { signedAnswers } from './reading';
import type { Ready } from './signing-service';

type Store = Pick<FilingsStore, 'holdSubject' | 'isSaidElsewhere' | 'paperOf'>;

interface Known {
  store: Store;
  programs: readonly Program[];
}

/** The rules that other filings break. Warnings are for the reviewer. */
export async function serverFaults(known: Known, ready: Ready): Promise<Fault[]> {
  const { form, filled, ctx, rules: results } = ready;
  const scope = openScope(form, filled, ctx);
  const faults: Fault[] = [];
  for (const rule of form.rules) {
    if (rule.level !== 'error' || !(await isBroken(known, rule, ready, scope))) continue;
    const path = results.find(({ id }) => id === rule.id)?.path ?? '';
    faults.push({ path, code: rule.id, message: { zh: rule.zh, en: rule.en } });
  }
  return faults;
}

async function isBroken(known: Known, { onceInBatch, beside }: Rule, ready: Ready, scope: Scope) {
  if (onceInBatch !== undefined && (await isRepeated(known.store, onceInBatch, ready))) return true;
  return beside !== undefined && (await disagrees(known, beside, ready, scope));
}

/** Two submissions that say the same at once would both find nothing: the second waits for the first to be signed. */
async function isRepeated(store: Store, path: string, { row, filled }: Ready): Promise<boolean> {
  const value = getAt(filled, path);
  if (typeof value !== 'string' || value === '') return false;
  const { program, batchYear, batchNo } = row;
  await store.holdSubject(JSON.stringify([program, batchYear, batchNo, path, value]));
  return store.isSaidElsewhere(row, path.split('.'), value);
}

/** A filing that is not known here, or that no longer stands, is for the reviewer to judge. */
async function disagrees({ store, programs }: Known, beside: Beside, { filled }: Ready, scope: Scope) {
  const named = getAt(filled, beside.id);
  const paper = typeof named === 'string' ? await store.paperOf(named, beside.program) : undefined;
  if (paper === undefined) return false;
  const program = programs.find(({ key }) => key === beside.program);
  const other = await signedAnswers(program, paper);
  return ask(() => beside.check(scope, other)) !== true;
}
