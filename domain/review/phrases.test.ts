import { expect, it } from 'vitest';
import { fillPhrase, phraseOf } from './phrases';

const values = { company: '沈阳甲公司', project: '智能装备' };

it('puts the names of a filing into a phrase and leaves other braces alone', () => {
  expect(fillPhrase('{company}的“{project}”{其他}', values)).toBe('沈阳甲公司的“智能装备”{其他}');
});

it('makes a phrase for others of what was written of one filing', () => {
  expect(phraseOf(' 沈阳甲公司须补充智能装备的审计报告 ', values)).toBe('{company}须补充{project}的审计报告');
  expect(phraseOf('请补充', { company: '', project: '' })).toBe('请补充');
});
