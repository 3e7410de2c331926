/**
 * Rules of a form that depend on other filings or on the company's record. They are judged on submission, and before it for the
 * person who fills in the form.
 */

import { buildCompanyRecord } from '../../domain/company/record';
import type { Answers, Figure, FormScope, Rule } from '../../domain/definition';
import { listAnswerPlaces } from '../../domain/filing/answer-places';
import { getAnswerAtPath } from '../../domain/filing/paths';
import type { RuleResult } from '../../domain/filing/rule-words';
import { isJudgedOnServer } from '../../domain/filing/rules';
import { createFormScope, tryEvaluate } from '../../domain/filing/scope';
import type { FilingsStore } from './filings-store';
import type { ReadySubmission } from './sign-submission';

export type RuleStore = Pick<FilingsStore, 'holdSubject' | 'isSaidAgain'>;

/** A filing with what its rules are judged by. */
export interface JudgedFiling extends Pick<ReadySubmission, 'form' | 'filled' | 'ctx' | 'continued'> {
  row: Pick<ReadySubmission['row'], 'id' | 'companyId' | 'program' | 'batchYear' | 'batchNo' | 'company'>;
  /** Answers of the continued filing that the company may read. */
  known?: Answers | undefined;
}

/** Outcome of one rule, and the figure beside it. */
interface Judgement {
  isMet: boolean;
  figure?: Figure | null | undefined;
}

/**
 * Judges the rules that the form alone finds nothing wrong with. A rule without anything to compare with stays as it is.
 */
export async function judgeServerRules(
  store: RuleStore,
  filing: JudgedFiling,
  results: readonly RuleResult[],
): Promise<RuleResult[]> {
  const scope = createFormScope(filing.form, filing.filled, filing.ctx);
  const judged: RuleResult[] = [];
  for (const result of results) {
    const rule = filing.form.rules.find(({ id }) => id === result.id);
    const isOpen = result.outcome === 'server' && rule !== undefined && isJudgedOnServer(rule);
    const judgement = isOpen ? await judge(store, rule, filing, scope) : null;
    judged.push(judgement && rule ? settle(result, rule, judgement) : result);
  }
  return judged;
}

const settle = (result: RuleResult, { zh, en }: Rule, { isMet, figure = null }: Judgement): RuleResult =>
  isMet ? { ...result, outcome: 'met' } : { ...result, outcome: 'failed', message: { zh, en }, figure };

async function judge(
  store: RuleStore,
  rule: Rule,
  filing: JudgedFiling,
  scope: FormScope,
): Promise<Judgement | null> {
  const { onceInBatch } = rule;
  if (onceInBatch !== undefined && (await isRepeated(store, onceInBatch, filing))) return { isMet: false };
  const judgements = [compareContinued(rule, filing, scope), compareRecord(rule, filing, scope)].filter(
    (judgement) => judgement !== null,
  );
  const passed = onceInBatch !== undefined ? { isMet: true } : null;
  return judgements.find(({ isMet }) => !isMet) ?? judgements[0] ?? passed;
}

/**
 * Searches the company's own filings only, each by the path of its edition: other companies' answers are confidential. Parallel submissions are
 * serialized, so that one finds the other.
 */
async function isRepeated(
  store: RuleStore,
  path: string,
  { row, form, filled }: JudgedFiling,
): Promise<boolean> {
  const value = getAnswerAtPath(filled, path);
  if (typeof value !== 'string' || value === '') return false;
  const { companyId, program, batchYear, batchNo } = row;
  await store.holdSubject(JSON.stringify([companyId, program, batchYear, batchNo, path, value]));
  return store.isSaidAgain(row, listAnswerPlaces(form, path), value);
}

/**
 * Compares the filing with the one that it continues; null without one, whose absence is a fault of its own. The figure is told only
 * as far as the company may read that filing.
 */
function compareContinued(
  { beside, besideFigure }: Rule,
  { continued, known }: JudgedFiling,
  scope: FormScope,
): Judgement | null {
  if (!beside || !continued) return null;
  const isMet = tryEvaluate(() => beside(scope, continued)) === true;
  return { isMet, figure: known && tryEvaluate(() => besideFigure?.(scope, known)) };
}

/**
 * Compares the answers with the company's record. A rule that cannot be evaluated counts as broken; the missing answer is a fault of
 * its own.
 */
function compareRecord({ ofCompany }: Rule, { row }: JudgedFiling, scope: FormScope): Judgement | null {
  if (!ofCompany) return null;
  return { isMet: tryEvaluate(() => ofCompany(scope, buildCompanyRecord(row.company))) === true };
}
