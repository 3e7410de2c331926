import { describe, expect, it } from 'vitest';
import { parseExpression } from '../expressions/language/parse';
import { traceExpression } from '../expressions/language/trace';
import { say } from '../text';
import { createTraceLabels } from './trace-labels';
import { type TraceLine, wordMissing, wordTraceStep } from './trace-words';

const labels = createTraceLabels({
  sections: [
    {
      kind: 'table',
      key: 'budget',
      title: { zh: '预算', en: 'Budget', ar: 'الميزانية' },
      columns: [{ key: 'amount', type: 'money_wan', zh: '金额', en: 'Amount', ar: 'المبلغ', unit: '万元' }],
    },
  ] as never,
});

const SCOPE = { budget: [{ amount: 5 }, { amount: 0 }, { amount: null }] };

const trace = (text: string) => {
  const made = traceExpression(
    { tree: parseExpression(text), text },
    { parameters: [], resolve: () => undefined },
    SCOPE,
  );
  if (!made) throw new Error(text);
  return made;
};

const listTexts = (line: TraceLine, language: 'zh' | 'en' | 'ar'): string[] => [
  [line.text, line.result].map((text) => text && say(text, language)).join(' → '),
  ...line.lines.flatMap((each) => listTexts(each, language)),
];

describe('wordTraceStep', () => {
  const { step } = trace('budget.every((row) => row.amount > 1)');

  it.each([
    [
      'zh',
      ['预算 全部满足(每行：金额 > 1) → 否', '共3行，第2行决定结果 → ', '金额 > 1 → 否', '金额 → 0.00 万元'],
    ],
    [
      'en',
      [
        'Budget all meet(each row: Amount > 1) → no',
        '3 rows; row 2 decides → ',
        'Amount > 1 → no',
        'Amount → 0.00 ten thousand CNY',
      ],
    ],
    [
      'ar',
      [
        'الميزانية كلها تحقق(كل صف: المبلغ > 1) → لا',
        'عدد الصفوف 3، والصف 2 يحسم النتيجة → ',
        'المبلغ > 1 → لا',
        'المبلغ → 0.00 عشرة آلاف يوان',
      ],
    ],
  ] as const)('words rows by their labels in %s', (language, texts) => {
    expect(listTexts(wordTraceStep(step, labels), language)).toEqual(texts);
  });
});

describe('wordTraceStep of functions', () => {
  it.each([
    ['Math.max(0, budget[0].amount)', '较大值(0, 金额)'],
    ["most(budget.length ?? 0, 365, 'day')", '不高于(预算 个数，未填时为 0, 365, 天)'],
    ["least(budget.length, 5, '10k_yuan')", '不低于(预算 个数, 5, 万元)'],
    ['budget.length > 2', '预算 个数 > 2'],
  ])('words %s without names of the language', (text, worded) => {
    expect(wordTraceStep(trace(text).step, labels).text.zh).toBe(worded);
  });
});

describe('wordMissing', () => {
  it('names the fields that were not filled in, and nothing where the value is known', () => {
    const missing = wordMissing(trace('budget[2].amount.deeper'), labels);
    expect(missing && say(missing, 'en')).toBe('This cannot be said yet. Not filled in: Amount');
    expect(wordMissing(trace('budget.length > 2'), labels)).toBeNull();
  });
});
