import { describe, expect, it } from 'vitest';
import { afterStep, QUESTION_STATUSES, type QuestionStep, saysName } from './thread';

const STEPS: QuestionStep[] = ['followUp', 'answer', 'close'];

describe(afterStep, () => {
  it('returns the next status of the whole table, and null from "closed"', () => {
    const table = QUESTION_STATUSES.map((status) => STEPS.map((step) => afterStep(status, step)));
    expect(table).toEqual([
      ['open', 'answered', 'closed'],
      ['open', 'answered', 'closed'],
      [null, null, null],
    ]);
  });
});

describe(saysName, () => {
  it('finds a company name despite spaces, case and invisible characters', () => {
    expect(saysName('经查，示例 智能\u200b装备有限公司的材料……', '示例智能装备有限公司')).toBe(true);
    expect(saysName('ACME  ltd. asked', 'Acme Ltd.')).toBe(true);
    expect(saysName('某企业的材料', '示例智能装备有限公司')).toBe(false);
    expect(saysName('anything', ' ')).toBe(false);
  });
});
