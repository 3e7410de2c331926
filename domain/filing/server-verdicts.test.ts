import { describe, expect, it } from 'vitest';
import { ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, Form, Rule } from '../definition';
import { computeAnswers } from './compute';
import { runRules } from './rules';
import { applyServerVerdicts, settleSubmittedRules } from './server-verdicts';

const rule: Rule = {
  id: 'R-S',
  level: 'error',
  zh: '金额高于上限',
  en: 'Too much',
  met: { zh: '金额不高于上限', en: 'Within the limit' },
  paths: ['basics.amount'],
  check: () => true,
  beside: () => true,
};
const form: Form = { ...smallForm, rules: [rule] };
const given: Answers = { basics: { amount: 5, name: '甲公司' } };

function outcomeOf(answers: Answers, fault: string | null, judged = given, choice?: string) {
  const results = runRules(form, computeAnswers(form, answers, ctx), ctx);
  const rules = [{ rule: 'R-S', fault }];
  const [result] = applyServerVerdicts(form, results, { answers: judged, rules }, answers, choice);
  expect(result?.byServer ?? false).toBe(result?.outcome !== 'server');
  return [results[0]?.outcome, result?.outcome, result?.message.zh];
}

describe(applyServerVerdicts, () => {
  it('settles a rule that its own check finds met and the server has to judge as well', () => {
    expect(outcomeOf(given, null)).toEqual(['server', 'met', '金额不高于上限']);
    expect(outcomeOf(given, '金额高于上限（5万元）')).toEqual(['server', 'failed', '金额高于上限（5万元）']);
  });

  it('leaves it to the server once an answer of the rule, or the continued filing, has changed', () => {
    const renamed = { basics: { amount: 5, name: '乙公司' } };
    const raised = { basics: { amount: 6, name: '甲公司' } };
    expect(outcomeOf(renamed, null)[1]).toBe('met');
    expect(outcomeOf(raised, null)[1]).toBe('server');
    expect(outcomeOf(renamed, null, given, 'basics.name')[1]).toBe('server');
  });
});

describe(settleSubmittedRules, () => {
  const outcomesOf = (rules: Rule[], warned: string[]) => {
    const asked = { ...smallForm, rules };
    const results = runRules(asked, computeAnswers(asked, given, ctx), ctx);
    return settleSubmittedRules(asked, results, warned).map(({ outcome, message }) => [outcome, message.zh]);
  };

  it('counts a rule of an accepted submission as met, unless the submission was warned of it', () => {
    const warning: Rule = { ...rule, id: 'R-W', level: 'warning' };
    expect(outcomesOf([rule, warning], [])).toEqual([
      ['met', '金额不高于上限'],
      ['met', '金额不高于上限'],
    ]);
    expect(outcomesOf([rule, warning], ['R-W'])[1]).toEqual(['failed', '金额高于上限']);
  });

  it('leaves a warning to the office that no server judges', () => {
    const { check: _, beside: __, ...unjudged } = rule;
    expect(outcomesOf([unjudged], [])[0]?.[0]).toBe('met');
    expect(outcomesOf([{ ...unjudged, level: 'warning' }], [])[0]?.[0]).toBe('server');
  });
});
