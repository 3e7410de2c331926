import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { Form } from '../definition';
import { computeAnswers } from '../filing/compute';
import { parsePath } from '../filing/paths';
import { createRuleFault, isBlockingSubmission, isUndecided, runRules } from '../filing/rules';
import { programs } from './index.generated';

/** Faults of rules in the first sections of a valid filing, filled in order, whose later sections are empty. */
function listFaultsInOrder(key: string, form: Form): string[] {
  const [sample] = readSamples(key);
  return form.sections.flatMap((_, last) => {
    const filled = new Set(form.sections.slice(0, last + 1).map((section) => section.key));
    const data = Object.fromEntries(Object.entries(sample?.data ?? {}).filter(([name]) => filled.has(name)));
    const ctx = sample?.ctx ?? { batchYear: 2026, today: '2026-03-09', settings: {} };
    return runRules(form, computeAnswers(form, data, ctx), ctx)
      .filter(isBlockingSubmission)
      .map(createRuleFault)
      .filter((fault) => !isUndecided(fault) && filled.has(parsePath(fault.path)?.section ?? ''))
      .map(({ code, path }) => `${code} ${path}`);
  });
}

describe('rules of a form that is filled in order', () => {
  it.each(programs.map(({ key, load }) => [key, load] as const))(
    'mark no complete section of %s for answers of a later one',
    async (key, load) => {
      expect(listFaultsInOrder(key, await load())).toEqual([]);
    },
  );
});
