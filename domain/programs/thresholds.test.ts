import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { Form } from '../definition';
import { computeAnswers } from '../filing/compute';
import { formatRuleResult } from '../filing/rule-words';
import { isBlockingSubmission, runRules } from '../filing/rules';
import { programs } from './index.generated';

const forms = await Promise.all(programs.map(async ({ key, load }) => ({ key, form: await load() })));
const set = forms.filter(({ form }) => form.thresholds);

/** Ids of the rules of a form that read a threshold, found by running each rule alone. */
function asking(form: Form, key: string): Set<string> {
  const ids = new Set<string>();
  const [sample] = readSamples(key);
  if (!sample) throw new Error(key);
  for (const rule of form.rules) {
    const pick = () => {
      ids.add(rule.id);
      return [];
    };
    const alone = { ...form, rules: [rule], thresholds: { pick, sets: {} } };
    const { data, ctx } = sample;
    const filled = computeAnswers(form, data, ctx);
    runRules(alone, filled, ctx);
  }
  return ids;
}

describe.each(set)('runRules() of $key without thresholds', ({ key, form }) => {
  it.each(readSamples(key))(
    'blocks nothing of "$name" for a missing threshold, and says so for each rule',
    ({ data, ctx }) => {
      const unset = { ...form, thresholds: { pick: () => [], sets: {} } };
      const results = runRules(unset, computeAnswers(unset, data, ctx), ctx);
      const concerned = asking(form, key);
      expect(concerned.size).toBeGreaterThan(5);
      expect(results.filter(isBlockingSubmission)).toEqual([]);
      for (const result of results.filter(({ id }) => concerned.has(id))) {
        expect({ id: result.id, outcome: result.outcome }).toEqual({ id: result.id, outcome: 'other' });
        const { elsewhere } = form.rules.find(({ id }) => id === result.id) ?? {};
        const { zh, en } = formatRuleResult(result);
        const isSaid = zh.includes('尚未设定标准') && en.includes('no threshold is set');
        expect(isSaid || zh === elsewhere?.zh, `${result.id}: ${zh}`).toBe(true);
      }
    },
  );
});
