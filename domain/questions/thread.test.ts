import { describe, expect, it } from 'vitest';
import { getQuestionStatusAfter, hasNameInText, QUESTION_STATUSES, type QuestionStep } from './thread';

const STEPS: QuestionStep[] = ['followUp', 'answer', 'close'];

describe(getQuestionStatusAfter, () => {
  it('returns the next status of the whole table, and null from "closed"', () => {
    const table = QUESTION_STATUSES.map((status) =>
      STEPS.map((step) => getQuestionStatusAfter(status, step)),
    );
    expect(table).toEqual([
      ['open', 'answered', 'closed'],
      ['open', 'answered', 'closed'],
      [null, null, null],
    ]);
  });
});

describe(hasNameInText, () => {
  it('finds a company name despite spaces, case and invisible characters', () => {
    expect(hasNameInText('经查，示例 智能\u200b装备有限公司的材料……', '示例智能装备有限公司')).toBe(true);
    expect(hasNameInText('ACME  ltd. asked', 'Acme Ltd.')).toBe(true);
    expect(hasNameInText('某企业的材料', '示例智能装备有限公司')).toBe(false);
    expect(hasNameInText('anything', ' ')).toBe(false);
  });
});
