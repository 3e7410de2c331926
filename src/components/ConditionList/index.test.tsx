import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ConditionList from '.';

const condition = (id: string, oneOf?: string) => ({ id, zh: `条件${id}`, en: id, ...(oneOf && { oneOf }) });

describe('ConditionList', () => {
  it('shows alternatives under a line that says that one of them is enough', () => {
    render(
      <ConditionList
        conditions={[condition('1'), condition('2', 'track'), condition('3', 'track'), condition('4')]}
      />,
    );
    const alternatives = screen.getByText('满足以下其中一项即可：');
    expect(
      within(alternatives)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['条件2', '条件3']);
    expect(alternatives.parentElement?.children).toHaveLength(3);
  });

  it('shows the words of the law behind a condition on request', () => {
    const words = '《办法》第十一条第一项：企业申请认定时须注册成立一年以上。';
    render(<ConditionList conditions={[{ ...condition('1'), lawText: { zh: words, en: 'Article 11' } }]} />);
    expect(screen.getByText(words)).not.toBeVisible();
    fireEvent.click(screen.getByText('条文原文'));
    expect(screen.getByText(words)).toBeVisible();
  });
});
