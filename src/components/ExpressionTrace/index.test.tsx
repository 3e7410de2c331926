import { parseExpression } from '@domain/expressions/language/parse';
import { traceExpression } from '@domain/expressions/language/trace';
import { pct } from '@domain/expressions/numbers';
import { createTraceLabels } from '@domain/filing/trace-labels';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ExpressionTrace from '.';

const labels = createTraceLabels({
  sections: [
    {
      kind: 'fields',
      key: 'basic',
      title: { zh: '基本情况', en: 'Basic data' },
      fields: [
        { key: 'revenue', type: 'decimal', zh: '营业收入', en: 'Revenue', unit: '万元' },
        {
          key: 'track',
          type: 'select',
          zh: '申报路径',
          en: 'Track',
          options: { name: 'tracks', items: [{ value: 'growth', zh: '收入增长型', en: 'Growth' }] },
        },
      ],
    },
  ] as never,
});

const show = (text: string, basic: object) => {
  const trace = traceExpression(
    { tree: parseExpression(text), text },
    { parameters: [], resolve: (name) => (name === 'pct' ? { helper: pct } : undefined) },
    { basic },
  );
  if (!trace) throw new Error(text);
  render(<ExpressionTrace trace={trace} labels={labels} />);
};

const listLines = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());

describe('ExpressionTrace', () => {
  it('shows labels, units and options in place of keys, and what each part came to', () => {
    show("basic.revenue >= 100 && basic.track === 'growth'", { revenue: 120, track: 'growth' });
    const [all, ...parts] = listLines();
    expect(all).toMatch(/^同时满足： 是/);
    expect(parts).toEqual([
      '营业收入 ≥ 100 是营业收入 120 万元',
      '营业收入 120 万元',
      '申报路径 ＝ 收入增长型 是申报路径 收入增长型',
      '申报路径 收入增长型',
    ]);
  });

  it('names functions in words', () => {
    show('pct(basic.revenue, 400)', { revenue: 120 });
    expect(listLines()[0]).toMatch(/^百分比\(营业收入, 400\) 30/);
  });

  it('names the answers that are missing', () => {
    show('basic.revenue * 2', { track: 'growth' });
    expect(screen.getByText('暂时无法判断，尚未填写：营业收入')).toBeVisible();
  });

  it('shows what was not needed', () => {
    show("basic.revenue > 500 && basic.track === 'growth'", { revenue: 120, track: 'growth' });
    expect(listLines()).toContain('申报路径 ＝ 收入增长型 无需再判断');
  });
});
