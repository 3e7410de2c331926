import { describe, expect, it } from 'vitest';
import { fillPhrase, generalizePhrase } from './phrases';

const values = { company: '沈阳甲公司', project: '智能装备' };

describe(fillPhrase, () => {
  it('inserts the names of a filing into a phrase and keeps other braces', () => {
    expect(fillPhrase('{company}的“{project}”{其他}', values)).toBe('沈阳甲公司的“智能装备”{其他}');
  });
});

describe(generalizePhrase, () => {
  it('replaces the names of one filing with placeholders', () => {
    expect(generalizePhrase(' 沈阳甲公司须补充智能装备的审计报告 ', values)).toBe(
      '{company}须补充{project}的审计报告',
    );
    expect(generalizePhrase('请补充', { company: '', project: '' })).toBe('请补充');
  });
});
