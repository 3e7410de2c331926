import { describe, expect, it } from 'vitest';
import { combinedChanges } from '../../tests/support/combined-changes';
import { type Mutation, mutationsOf } from '../../tests/support/mutations';
import { type Sample, samplesOf } from '../../tests/support/samples';
import { compute } from '../filing/compute';
import { runRules } from '../filing/rules';
import type { Form } from './define';
import { programs } from './index.generated';

/** The rules that a changed sample breaks. */
function broken(form: Form, { data, ctx }: Sample, mutate: Mutation): string[] {
  const changed = structuredClone(data);
  mutate(changed);
  return runRules(form, compute(form, changed, ctx), ctx)
    .filter((result) => result.outcome === 'failed')
    .map((result) => result.id);
}

describe.each(programs)('$key', (program) => {
  it('has no rule that cannot fail', async () => {
    const form = await program.load();
    const open = new Set(form.rules.filter((rule) => rule.check).map((rule) => rule.id));
    const attempt = (sample: Sample, mutation: Mutation) => {
      for (const id of broken(form, sample, mutation)) open.delete(id);
    };
    for (const sample of samplesOf(program.key)) {
      for (const mutation of [...combinedChanges(program.key), ...mutationsOf(form, sample.data)])
        if (open.size) attempt(sample, mutation);
    }
    expect([...open]).toEqual([]);
  }, 60_000);
});
