/**
 * Tries to make each rule of a form fail: by the combined changes of its scenarios, then by small changes of their answers, first
 * where the rule points to. A rule that nothing makes fail is likely to be wrong.
 */
import type { Answers, FieldAnswers, Form, Row } from '../../definition';
import { computeAnswers } from '../../filing/compute';
import { createFormScope, tryEvaluate } from '../../filing/scope';
import { type AnswersMutation, listMutations } from './mutations';
import type { CombinedChange, ProgramScenario } from './scenario';

interface TableChange {
  each?: FieldAnswers;
  first?: FieldAnswers;
}

function changeRows(rows: Row[], { each = {}, first = {} }: TableChange): void {
  for (const row of rows) Object.assign(row, each);
  if (rows[0]) Object.assign(rows[0], first);
}

const applyChange =
  (change: CombinedChange): AnswersMutation =>
  (answers: Answers) => {
    for (const [key, to] of Object.entries(change)) {
      const section = answers[key] ?? {};
      if (Array.isArray(to)) answers[key] = structuredClone(to) as Row[];
      else if (Array.isArray(section)) changeRows(section, to as TableChange);
      else answers[key] = Object.assign(section, to);
    }
  };

/** A scenario that a rule is tried on. */
type Trial = Pick<ProgramScenario, 'ctx' | 'answers' | 'changes'>;

/** Ids of the rules whose check fails on changed answers, also where the change removed an answer that the rule is about. */
function listBroken(form: Form, { answers, ctx }: Trial, mutate: AnswersMutation): string[] {
  const changed = structuredClone(answers);
  mutate(changed);
  const scope = createFormScope(form, computeAnswers(form, changed, ctx), ctx);
  return form.rules
    .filter((rule) => tryEvaluate(() => rule.applies?.(scope) !== false && rule.check?.(scope) === false))
    .map(({ id }) => id);
}

/** Keys of the sections in the paths of a rule, which are changed first to break it. */
const listNamedSections = (form: Form, id: string): string[] =>
  (form.rules.find((rule) => rule.id === id)?.paths ?? []).map((path) => path.split(/[.[]/)[0] ?? path);

/** Returns the ids of the rules that nothing made fail. Rules that the server alone decides are not tried. */
export function falsifyRules(form: Form, trials: readonly Trial[]): string[] {
  const open = new Set(form.rules.filter((rule) => rule.check).map((rule) => rule.id));
  const untried = trials.map((trial) => listMutations(form, trial.answers));
  const attempt = (trial: Trial, mutation: AnswersMutation) => {
    for (const id of listBroken(form, trial, mutation)) open.delete(id);
  };
  for (const trial of trials) {
    attempt(trial, () => undefined);
    for (const change of trial.changes) attempt(trial, applyChange(change));
  }
  const breakIt = (id: string, sections: readonly string[]) =>
    trials.forEach((trial, i) => {
      for (const section of sections) {
        const mutations = untried[i]?.get(section) ?? [];
        while (open.has(id) && mutations.length > 0) attempt(trial, mutations.shift() as AnswersMutation);
      }
    });
  const everywhere = form.sections.map(({ key }) => key);
  for (const id of [...open]) breakIt(id, listNamedSections(form, id));
  for (const id of [...open]) breakIt(id, everywhere);
  return [...open];
}
