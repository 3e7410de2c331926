import { describe, expect, it } from 'vitest';
import { profileFields } from '../company/profile';
import type { Field } from '../definition';
import type { KnownFigure } from './figures';
import { listProfileFacts } from './profile-facts';

const SAVED = '2026-06-01T00:00:00.000Z';
const fields = profileFields as unknown as Field[];

const known = (key: string, value: number | string, at: string, source: object = {}): KnownFigure =>
  ({
    key,
    year: null,
    value,
    at,
    batchYear: 2026,
    source: { id: 'f1', program: 'hightech', title: { zh: '申报', en: 'Filing' }, no: '', ...source },
  }) as KnownFigure;

const listed = (profile: Record<string, number | string>, ...given: KnownFigure[]) =>
  listProfileFacts(fields, profile, SAVED, given).map(({ field, known: { value } }) => [field.key, value]);

describe('listProfileFacts', () => {
  it('returns what filings say of empty facts, whenever they were filed, and the latest of several', () => {
    const older = known('registered_capital', 800, '2025-01-01T00:00:00.000Z');
    const newer = known('registered_capital', 900, '2025-05-01T00:00:00.000Z');
    expect(listed({}, newer, older)).toEqual([['registered_capital', 900]]);
  });

  it('returns a fact that differs from the profile where it was given after the profile was saved', () => {
    const later = known('registered_capital', 900, '2026-07-01T00:00:00.000Z');
    const before = known('registered_capital', 900, '2026-05-01T00:00:00.000Z');
    expect(listed({ registered_capital: 800 }, later)).toEqual([['registered_capital', 900]]);
    expect(listed({ registered_capital: 800 }, before)).toEqual([]);
    expect(listed({ registered_capital: 900 }, later)).toEqual([]);
  });

  it('passes over the profile itself, figures of no profile, and values that the field refuses', () => {
    const own = known('registered_capital', 900, SAVED, { isProfile: true });
    const figure = known('valid_inventions', 3, SAVED);
    const wrong = known('postcode', 'none', '2026-07-01T00:00:00.000Z');
    expect(listed({}, own, figure, wrong)).toEqual([]);
  });
});
