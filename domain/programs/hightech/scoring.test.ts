import { describe, expect, it } from 'vitest';
import { requireForm } from '../../../tests/support/require-form';
import { readSamples } from '../../../tests/support/samples';
import type { Answers, Row } from '../../definition';
import { computeAnswers } from '../../filing/compute';
import { createFormScope } from '../../filing/scope';

const form = requireForm('hightech');

function pointsOf(change: (data: Answers) => void = () => {}) {
  const [sample] = readSamples('hightech');
  if (!sample) throw new Error('no sample');
  change(sample.data);
  const assessment = form.assess?.(
    createFormScope(form, computeAnswers(form, sample.data, sample.ctx), sample.ctx),
  );
  return assessment?.parts.map(({ least, most }) => [least, most]) ?? [];
}

const times = (row: Row | undefined, n: number): Row[] => Array.from({ length: n }, () => ({ ...row }));

describe('assess() of hightech', () => {
  it('gives each part a range within its points, 100 in all', () => {
    const [sample] = readSamples('hightech');
    if (!sample) throw new Error('no sample');
    const assessment = form.assess?.(
      createFormScope(form, computeAnswers(form, sample.data, sample.ctx), sample.ctx),
    );
    expect(assessment?.parts.reduce((total, { outOf }) => total + outOf, 0)).toBe(100);
    for (const { least, most, outOf } of assessment?.parts ?? []) {
      expect(least).toBeLessThanOrEqual(most);
      expect(most).toBeLessThanOrEqual(outOf);
    }
  });

  it.each([
    [0, [0, 0]],
    [2, [0, 0]],
    [3, [1, 6]],
    [9, [13, 18]],
    [15, [25, 30]],
    [60, [25, 30]],
  ])('gives, for %i transformations in three years, %j points', (n, expected) => {
    const [, transformation] = pointsOf((data) => {
      data.achievements = times((data.achievements as Row[])[0], n);
    });
    expect(transformation).toEqual(expected);
  });

  it("gives few points without intellectual property, and fewer when none is the company's own", () => {
    const [none] = pointsOf((data) => {
      data.ip_table = [];
    });
    const [bought] = pointsOf((data) => {
      data.ip_table = [{ ip_type: 'software_copyright', acquire_method: 'assigned', used_before: false }];
      data.standards = [];
    });
    expect(none).toEqual([0, 0]);
    expect(bought).toEqual([2, 21]);
  });

  it('gives points for the growth of net assets and of sales', () => {
    const grown = (data: Answers, sales: number[]) => {
      data.finance = sales.map((main_business_revenue, i) => ({
        affiliation_year: 2023 + i,
        total_assets: 100,
        total_liabilities: 0,
        main_business_revenue,
        other_business_revenue: 0,
      }));
    };
    expect(pointsOf((data) => grown(data, [1000, 1350, 1822.5]))[3]).toEqual([9, 10]);
    expect(pointsOf((data) => grown(data, [1000, 1010, 1020]))[3]).toEqual([1, 2]);
    expect(pointsOf((data) => grown(data, [1000, 900, 800]))[3]).toEqual([0, 0]);
  });
});
