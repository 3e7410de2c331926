import { type RuleResult, verdictNames, verdicts } from '@domain/filing/rule-words';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '@/locales/en-US/forms';
import zh from '@/locales/zh-CN/forms';
import RuleResults from './RuleResults';
import { measureBar } from './ScoreCard';

const rule = (id: string, more: Partial<RuleResult>): RuleResult => ({
  id,
  level: 'error',
  outcome: 'met',
  message: { zh: id, en: id },
  figure: null,
  missing: [],
  path: `${id}.path`,
  ...more,
});

const ratio = { value: 5.14, threshold: 5, bound: 'least', unit: 'percent' } as const;

describe('RuleResults', () => {
  it('shows figures as a score card, failed ones first, and folds the other rules that are met', () => {
    render(
      <RuleResults
        rules={[
          rule('研发费用占比', { figure: ratio }),
          rule('高新收入占比', { outcome: 'failed', figure: { ...ratio, value: 3 } }),
          rule('成立时间', { outcome: 'failed' }),
          rule('人员合计', {}),
        ]}
        wayTo={({ path }) => <a href={`#${path}`}>{path}</a>}
      />,
    );
    const panel = within(screen.getByRole('region', { name: '条件与逻辑校验' }));
    expect(panel.getByText(/^未满足2项.已满足2项$/)).toBeVisible();
    const card = within(panel.getAllByRole('list')[0] as HTMLElement);
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('高新收入占比 高新收入占比.path3%，要求不低于5%'),
      expect.stringContaining('研发费用占比 5.14%，要求不低于5%'),
    ]);
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '高新收入占比.path',
      '成立时间.path',
    ]);
    expect(panel.queryByText('人员合计')).toBeNull();
    fireEvent.click(panel.getByText('已满足（1）'));
    return panel.findByText('人员合计');
  });

  it('shows nothing for a form without rules', () => {
    render(<RuleResults rules={[]} wayTo={() => null} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('uses the same headings as documents and spreadsheets', () => {
    for (const [language, texts] of [
      ['zh', zh],
      ['en', en],
    ] as const)
      for (const verdict of verdicts)
        expect(texts[`forms.rules.${verdict}`]).toContain(verdictNames[verdict][language]);
  });
});

describe(measureBar, () => {
  it('returns the lengths of value and threshold beside the longer of them', () => {
    expect(measureBar({ value: 12, threshold: 4, bound: 'least', unit: 'percent' })).toEqual({
      value: 83.3,
      threshold: 27.8,
    });
    expect(measureBar({ value: -2, threshold: 5, bound: 'least', unit: 'percent' }).value).toBe(0);
  });
});
