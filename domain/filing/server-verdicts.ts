/** Verdicts of the server on the rules that the form cannot judge. */
import type { Answers, Form, Rule } from '../definition';
import { getAnswerAtPath } from './paths';
import type { RuleResult } from './rule-words';
import { isJudgedOnServer } from './rules';
import { isSameContent } from './same-content';

/** Verdict on a rule; `fault`: null where it is met. */
interface ServerVerdict {
  rule: string;
  fault: string | null;
}

/** Verdicts with the answers that the server judged. */
export interface JudgedAnswers {
  rules: readonly ServerVerdict[];
  answers: Answers;
}

/** True where both have the same answer at the path. */
export const hasSameAnswer = (path: string, one: Answers, other: Answers): boolean =>
  isSameContent(getAnswerAtPath(one, path), getAnswerAtPath(other, path));

/** Path of an answer for that of a rule, which names a column of a table like a field. */
const toAnswerPath = (path: string, answers: Answers): string => {
  const [section = ''] = path.split('.');
  return Array.isArray(answers[section]) ? section : path;
};

/**
 * Settles the rules that wait for the server, as long as the answers that they are about stay. `choice`: path of the continued
 * filing, with which every verdict may change.
 */
export function applyServerVerdicts(
  { rules }: Pick<Form, 'rules'>,
  results: RuleResult[],
  judged: JudgedAnswers,
  answers: Answers,
  choice: string | undefined,
): RuleResult[] {
  const isKept = ({ paths = [] }: Rule) =>
    [...paths, ...(choice ? [choice] : [])].every((path) =>
      hasSameAnswer(toAnswerPath(path, answers), judged.answers, answers),
    );
  return results.map((result) => {
    const verdict = judged.rules.find(({ rule }) => rule === result.id);
    const rule = rules.find(({ id }) => id === result.id);
    if (result.outcome !== 'server' || !verdict || !rule || !isKept(rule)) return result;
    const { fault } = verdict;
    return fault === null
      ? { ...result, outcome: 'met', byServer: true }
      : { ...result, outcome: 'failed', message: { zh: fault, en: fault }, figure: null, byServer: true };
  });
}

/**
 * Settles the rules of an accepted submission that the form leaves to the server, which accepts no failed error; a warning that it
 * does not judge is left to the office. `warned`: ids of the warnings with which it was submitted.
 */
export const settleSubmittedRules = (
  { rules }: Pick<Form, 'rules'>,
  results: readonly RuleResult[],
  warned: readonly string[],
): RuleResult[] =>
  results.map((result) => {
    const rule = rules.find(({ id }) => id === result.id);
    if (result.outcome !== 'server' || !rule) return result;
    if (rule.level === 'warning' && !isJudgedOnServer(rule)) return result;
    const { zh, en, ar } = rule;
    return warned.includes(result.id)
      ? { ...result, outcome: 'failed', message: { zh, en, ...(ar && { ar }) }, byServer: true }
      : { ...result, outcome: 'met', byServer: true };
  });
