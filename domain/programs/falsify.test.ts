import { describe, expect, it } from 'vitest';
import { readCombinedChanges } from '../../tests/support/combined-changes';
import { type AnswersMutation, listMutations } from '../../tests/support/mutations';
import { type ProgramSample, readSamples } from '../../tests/support/samples';
import type { Form } from '../definition';
import { computeAnswers } from '../filing/compute';
import { createFormScope, tryEvaluate } from '../filing/scope';
import { programs } from './index.generated';

/** Ids of the rules whose check fails on a changed sample, also where the change removed an answer that the rule is about. */
function broken(form: Form, { data, ctx }: ProgramSample, mutate: AnswersMutation): string[] {
  const changed = structuredClone(data);
  mutate(changed);
  const scope = createFormScope(form, computeAnswers(form, changed, ctx), ctx);
  return form.rules
    .filter((rule) => tryEvaluate(() => rule.applies?.(scope) !== false && rule.check?.(scope) === false))
    .map(({ id }) => id);
}

/** Keys of the sections in the paths of a rule, which are changed first to break it. */
const namedBy = (form: Form, id: string): string[] => {
  const paths = form.rules.find((rule) => rule.id === id)?.paths ?? [];
  return paths.map((path) => path.replace(/[.[].*$/, ''));
};

describe.each(programs)('runRules() of $key', (program) => {
  it('can fail every rule', async () => {
    const form = await program.load();
    const open = new Set(form.rules.filter((rule) => rule.check).map((rule) => rule.id));
    const trials = readSamples(program.key).map((sample) => ({
      untried: listMutations(form, sample.data),
      attempt: (mutation: AnswersMutation) => {
        for (const id of broken(form, sample, mutation)) open.delete(id);
      },
    }));
    for (const { attempt } of trials) readCombinedChanges(program.key).forEach(attempt);
    const breakIt = (id: string, sections: string[]) => {
      for (const { untried, attempt } of trials)
        for (const section of sections) {
          const mutations = untried.get(section) ?? [];
          while (open.has(id) && mutations.length > 0) attempt(mutations.shift() as AnswersMutation);
        }
    };
    const everywhere = form.sections.map(({ key }) => key);
    for (const id of [...open]) breakIt(id, namedBy(form, id));
    for (const id of [...open]) breakIt(id, everywhere);
    expect([...open]).toEqual([]);
  }, 60_000);
});
