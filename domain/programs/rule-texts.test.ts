import { describe, expect, it } from 'vitest';
import { profileForm } from '../company/profile';
import type { Form, Rule } from '../definition';
import { programs } from './index.generated';
import { listReportForms } from './reports';

const forms = [
  ...[...programs, ...listReportForms()].map(({ key, load }) => ({ key, load: load as () => Promise<Form> })),
  { key: 'profile', load: async () => profileForm as unknown as Form },
];

/** Words of a failure or of an order, which the text of a met rule must not contain. */
const NEGATIVE = {
  zh: /(?<!申)请|须满足|不符合|未满足|未达到|不正确|不一致|不足|有误|不能|(?<!不)(?:早于|低于|少于)|(?<!无)重复/,
  en: /\b(please|must|cannot|should|check|below|wrong|missing|exceeds?|fails?|not met|fewer|less|more than one|too)\b/i,
};
const TELLS_WHAT_TO_DO = { zh: /(?<!申)请|应/, en: /[;:.,] / };

const idsOf = (rules: Rule[], test: (rule: Rule) => boolean): string[] =>
  rules.filter(test).map(({ id }) => id);

describe.each(forms)('texts of rules of $key (rule.zh, rule.en)', ({ load }) => {
  it('say what holds when a rule is met, in words of their own', async () => {
    const { rules } = await load();
    for (const language of ['zh', 'en'] as const) {
      expect(idsOf(rules, ({ met }) => met[language].trim() === '')).toEqual([]);
      expect(idsOf(rules, (rule) => rule.met[language] === rule[language])).toEqual([]);
      expect(idsOf(rules, ({ met }) => NEGATIVE[language].test(met[language]))).toEqual([]);
    }
  });

  it('say what to do when a rule has failed', async () => {
    const { rules } = await load();
    for (const language of ['zh', 'en'] as const)
      expect(idsOf(rules, (rule) => !TELLS_WHAT_TO_DO[language].test(rule[language]))).toEqual([]);
  });

  it('say why, wherever a rule may not apply', async () => {
    const { rules } = await load();
    expect(idsOf(rules, ({ applies, elsewhere }) => !applies !== !elsewhere)).toEqual([]);
  });
});
