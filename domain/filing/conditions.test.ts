import { describe, expect, it } from 'vitest';
import type { EligibilityCondition } from '../definition';
import { listKindConditions } from './eligibility-match';

describe(listKindConditions, () => {
  it('returns the conditions of all kinds and of the chosen one', () => {
    const text = { zh: '条件', en: 'Condition' };
    const eligibility: EligibilityCondition[] = [
      { id: 'all', ...text },
      { id: 'one', kind: 1, ...text },
      { id: 'two', kind: 2, ...text },
    ];
    expect(listKindConditions({ eligibility }, '2').map(({ id }) => id)).toEqual(['all', 'two']);
    expect(listKindConditions({ eligibility }, '').map(({ id }) => id)).toEqual(['all']);
  });
});
