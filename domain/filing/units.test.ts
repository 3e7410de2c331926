import { describe, expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import { listSectionFields } from './sections';
import { getUnitText } from './units';

describe(getUnitText, () => {
  it('has an English name for the unit of every field of every program', async () => {
    const forms = await Promise.all(programs.map((program) => program.load()));
    const units = forms
      .flatMap((form) => form.sections.flatMap(listSectionFields))
      .flatMap(({ unit }) => unit ?? []);
    expect(units.length).toBeGreaterThan(100);
    expect([...new Set(units)].filter((unit) => /\p{Script=Han}/u.test(getUnitText(unit).en))).toEqual([]);
  });

  it('keeps the Chinese unit, and an unknown one', () => {
    expect(getUnitText('万元').zh).toBe('万元');
    expect(getUnitText('kW')).toMatchObject({ zh: 'kW', en: 'kW' });
  });
});
