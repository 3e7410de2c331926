/**
 * Rules of a form that depend on other filings or on the company's record. They are checked on submission, besides the rules that
 * depend on the form alone.
 */

import { buildCompanyRecord } from '../../domain/company/record';
import type { FormScope, Rule } from '../../domain/definition';
import { listAnswerPlaces } from '../../domain/filing/answer-places';
import type { FilingFault } from '../../domain/filing/filing-faults';
import { getAnswerAtPath } from '../../domain/filing/paths';
import { createFormScope, tryEvaluate } from '../../domain/filing/scope';
import type { FilingsStore } from './filings-store';
import type { ReadySubmission } from './sign-submission';

type Store = Pick<FilingsStore, 'holdSubject' | 'isSaidAgain'>;

/** Faults of rules that depend on other filings or the record. Rules that only warn are left to the reviewer. */
export async function findServerFaults(store: Store, ready: ReadySubmission): Promise<FilingFault[]> {
  const { form, filled, ctx, rules: results } = ready;
  const scope = createFormScope(form, filled, ctx);
  const faults: FilingFault[] = [];
  for (const rule of form.rules) {
    if (rule.level !== 'error' || !(await isBroken(store, rule, ready, scope))) continue;
    const path = results.find(({ id }) => id === rule.id)?.path ?? '';
    faults.push({ path, code: rule.id, message: { zh: rule.zh, en: rule.en } });
  }
  return faults;
}

async function isBroken(store: Store, rule: Rule, ready: ReadySubmission, scope: FormScope) {
  const { onceInBatch } = rule;
  if (onceInBatch !== undefined && (await isRepeated(store, onceInBatch, ready))) return true;
  return disagrees(rule, ready, scope) || isOfAnother(rule, ready, scope);
}

/**
 * Searches the company's own filings only, each by the path of its edition: other companies' answers are confidential. Parallel submissions are
 * serialized, so that one finds the other.
 */
async function isRepeated(
  store: Store,
  path: string,
  { row, form, filled }: ReadySubmission,
): Promise<boolean> {
  const value = getAnswerAtPath(filled, path);
  if (typeof value !== 'string' || value === '') return false;
  const { companyId, program, batchYear, batchNo } = row;
  await store.holdSubject(JSON.stringify([companyId, program, batchYear, batchNo, path, value]));
  return store.isSaidAgain(row, listAnswerPlaces(form, path), value);
}

/** True if the filing contradicts the one that it continues. A missing one is a fault of its own. */
const disagrees = (rule: Rule, { continued }: ReadySubmission, scope: FormScope): boolean =>
  rule.beside !== undefined &&
  continued !== undefined &&
  tryEvaluate(() => rule.beside?.(scope, continued)) !== true;

/**
 * True unless the answers match the company's record. A rule that cannot be evaluated counts as broken; the missing answer is a
 * fault of its own.
 */
const isOfAnother = (rule: Rule, { row }: ReadySubmission, scope: FormScope): boolean =>
  rule.ofCompany !== undefined &&
  tryEvaluate(() => rule.ofCompany?.(scope, buildCompanyRecord(row.company))) !== true;
