import { expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import {
  atLeast,
  countFit,
  every,
  fitOf,
  local,
  monthsAtLeast,
  staffShareAtLeast,
  unitOf,
  unlisted,
  verdictsOf,
} from './fit';

const TODAY = '2026-06-10';
const company = {
  district: '210102',
  unit_type: 'enterprise',
  registered_date: '2020-03-01',
  is_listed: false,
};

const program = {
  fits: {
    A1: every(local, unitOf('enterprise'), monthsAtLeast(12)),
    A2: atLeast(unlisted),
  },
};

it('decides by the profile, and leaves open what it only may contradict', () => {
  expect(verdictsOf(program, company, TODAY)).toEqual({ A1: 'met', A2: 'unknown' });
  expect(verdictsOf(program, { ...company, is_listed: true }, TODAY).A2).toBe('unmet');
  expect(fitOf(countFit(program, company, TODAY))).toBe('fits');
});

it('is not met as soon as one part is not, whatever else is missing', () => {
  const young = { registered_date: '2026-01-01' };
  expect(verdictsOf(program, young, TODAY).A1).toBe('unmet');
  expect(fitOf(countFit(program, young, TODAY))).toBe('unfit');
});

it('stays open where the profile is empty, or the program asks nothing of it', () => {
  expect(fitOf(countFit(program, {}, TODAY))).toBe('open');
  expect(fitOf(countFit({ fits: {} }, company, TODAY))).toBe('open');
});

it('counts what the profile meets and contradicts', () => {
  expect(countFit(program, company, TODAY)).toEqual({ met: 1, unmet: 0 });
  expect(countFit(program, { ...company, is_listed: true }, TODAY)).toEqual({ met: 1, unmet: 1 });
});

it('reads the share of R&D staff from the profile, which can only speak for the company', () => {
  const share = (rd_staff: number | null, employee_total: number | null) =>
    verdictsOf({ fits: { A4: staffShareAtLeast(0.1) } }, { rd_staff, employee_total }, TODAY).A4;
  expect([share(10, 100), share(9, 100), share(null, 100), share(3, null)]).toEqual([
    'met',
    'unknown',
    'unknown',
    'unknown',
  ]);
});

it('turns on the day that completes the year', () => {
  const since = { ...company, registered_date: '2025-06-11' };
  expect(verdictsOf(program, since, '2026-06-09').A1).toBe('unmet');
  expect(verdictsOf(program, since, '2026-06-10').A1).toBe('met');
});

it('tells a body that cannot bid, and nobody else, that the second stage is not for it', () => {
  const second = programs.find(({ key }) => key === 'jiebang_second');
  if (!second) throw new Error('jiebang_second');
  const fitAs = (unit_type: string) => fitOf(countFit(second, { ...company, unit_type }, TODAY));
  expect(['government', 'enterprise', 'institute'].map(fitAs)).toEqual(['unfit', 'open', 'open']);
});

it.each(programs)(
  '$key says what it asks of the profile, by conditions that it has',
  async ({ fits, load }) => {
    if (!fits) throw new Error('silent');
    const { eligibility } = await load();
    const ids = eligibility.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(fits)));
  },
);
