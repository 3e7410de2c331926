import { expect, it } from 'vitest';
import { afterStep, QUESTION_STATUSES, type QuestionStep, saysName } from './thread';

const STEPS: QuestionStep[] = ['followUp', 'answer', 'close'];

it('moves through the whole table, and out of "closed" nowhere', () => {
  const table = QUESTION_STATUSES.map((status) => STEPS.map((step) => afterStep(status, step)));
  expect(table).toEqual([
    ['open', 'answered', 'closed'],
    ['open', 'answered', 'closed'],
    [null, null, null],
  ]);
});

it('finds a name in spite of spaces, case and what nobody sees', () => {
  expect(saysName('经查，示例 智能\u200b装备有限公司的材料……', '示例智能装备有限公司')).toBe(true);
  expect(saysName('ACME  ltd. asked', 'Acme Ltd.')).toBe(true);
  expect(saysName('某企业的材料', '示例智能装备有限公司')).toBe(false);
  expect(saysName('anything', ' ')).toBe(false);
});
