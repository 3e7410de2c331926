import { createFormScope } from '@domain/filing/scope';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ctx, smallForm } from '../../../../../../tests/support/small-form';
import { computeExpectedPoints, ScoreEstimateLine } from './Advice';

const parts = [
  { zh: '知识产权', en: 'Rights', least: 8, most: 28, outOf: 30 },
  { zh: '成长性', en: 'Growth', least: 5, most: 20, outOf: 20 },
];
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('ScoreEstimateLine', () => {
  it.each([
    [10, '超过'],
    [20, '取决于'],
    [48, '达不到'],
  ])('shows for a pass above %i whether the points of all parts suffice', async (passAbove, outlook) => {
    render(<ScoreEstimateLine assessment={{ passAbove, parts }} />);
    fireEvent.click(screen.getByText('预计得分 13–48（满分50）'));
    expect(await screen.findByRole('row', { name: /知识产权/ })).toHaveTextContent('8–28');
    expect(rowOf('合计')).toHaveTextContent('13–48');
    expect(rowOf('合计')).toHaveTextContent('50');
    expect(screen.getByText(new RegExp(outlook))).toBeVisible();
  });
});

describe(computeExpectedPoints, () => {
  it('returns null where no points are published, or while something is missing', () => {
    const scope = createFormScope(smallForm, {}, ctx);
    expect(computeExpectedPoints(smallForm, scope)).toBeNull();
    const undecided = () => {
      throw new TypeError('missing');
    };
    expect(computeExpectedPoints({ ...smallForm, assess: undecided }, scope)).toBeNull();
  });
});
