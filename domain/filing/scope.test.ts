import { describe, expect, it } from 'vitest';
import { requireForm } from '../../tests/support/require-form';
import { readSamples } from '../../tests/support/samples';
import type { Answers, Form, YearlySection } from '../definition';
import { createFormScope, listExpectedYears, listTotalledYears } from './scope';

const result = requireForm('jiebangguashuai_result');
const keyproject = requireForm('keyproject');

function gridOf(form: Form, program: string, change: (data: Answers) => void = () => {}) {
  const [sample] = readSamples(program);
  const section = form.sections.find(({ key }) => key === 'economic_indicator_data');
  if (!sample || section?.kind !== 'yearly') throw new Error(program);
  change(sample.data);
  return { section: section as YearlySection, scope: createFormScope(form, sample.data, sample.ctx) };
}

describe(listTotalledYears, () => {
  it('returns the years of the project without the year before it', () => {
    const { section, scope } = gridOf(keyproject, 'keyproject');
    const years = listExpectedYears(section, scope);
    expect(years[0]).toBe(2025);
    expect(listTotalledYears(section, scope)).toEqual(years.slice(1));
  });
});

describe(listExpectedYears, () => {
  it('returns no years while the date that determines them is missing', () => {
    const { section, scope } = gridOf(result, 'jiebangguashuai_result');
    expect(listExpectedYears(section, scope).length).toBeGreaterThan(0);
    const without = gridOf(result, 'jiebangguashuai_result', (data) => {
      data.project_link = {};
    });
    expect(listExpectedYears(without.section, without.scope)).toEqual([]);
  });
});

describe(createFormScope, () => {
  const scopeWith = (pick: string[]) => {
    const form = { ...keyproject, thresholds: { pick: () => pick, sets: { a: { cap: 5 } } } } as Form;
    const [sample] = readSamples('keyproject');
    if (!sample) throw new Error('no sample');
    return createFormScope(form, sample.data, sample.ctx);
  };

  it('adds amounts up as decimals', () => {
    expect(scopeWith([]).sum([{ amount: 0.1 }, { amount: 0.2 }, { amount: '' }], 'amount')).toBe(0.3);
  });

  it('finds thresholds of the sets alone, and nothing that every object inherits', () => {
    expect(scopeWith(['a']).T('cap')).toBe(5);
    expect(scopeWith(['a']).T('constructor')).toBeNull();
    expect(scopeWith(['constructor']).T('constructor')).toBeNull();
  });

  it('lists 200 years at most', () => {
    expect(scopeWith([]).dataYears(1e9)).toHaveLength(200);
    expect(scopeWith([]).dataYears(2)).toHaveLength(2);
  });
});
