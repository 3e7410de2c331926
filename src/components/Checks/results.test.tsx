import { type RuleResult, verdictNames, verdicts } from '@domain/filing/rule-words';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import en from '@/locales/en-US/forms';
import zh from '@/locales/zh-CN/forms';
import RuleResults from './RuleResults';

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
  it('shows failed rules and warnings with figure and link, and folds the rules that are met', () => {
    render(
      <RuleResults
        rules={[
          rule('研发费用占比', { figure: ratio }),
          rule('成立时间', { outcome: 'failed' }),
          rule('人员变动较大', { outcome: 'failed', level: 'warning' }),
        ]}
        wayTo={({ path }) => <a href={`#${path}`}>{path}</a>}
      />,
    );
    const panel = within(screen.getByRole('region', { name: '条件与逻辑校验' }));
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '成立时间.path',
      '人员变动较大.path',
    ]);
    expect(panel.getByText('需核实（1）')).toBeVisible();
    expect(panel.queryByText('研发费用占比')).toBeNull();
    fireEvent.click(panel.getByText('已满足（1）'));
    return panel.findByText('5.14%，要求不低于5%');
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
