import { describe, expect, it } from 'vitest';
import { type EditionState, findProposedEdition, isChangedSince, isReplacedEdition } from './edition-state';

const create = (edition: string, base: string | null, isInForce = false, state: EditionState = 'issued') => ({
  key: 'gazelle',
  edition,
  state,
  is_in_force: isInForce,
  base,
});
const [first, second, third] = [
  create('2026.1', null),
  create('2026.2', '2026.1'),
  create('2026.3', '2026.2', true),
];
const coming = create('2027.1', '2026.3');
const refused = create('2026.4', '2026.3', false, 'refused');
const all = [first, second, third, coming, refused];

describe(isReplacedEdition, () => {
  it('returns true for editions that the one in force has replaced, directly or through others', () => {
    expect(all.filter((each) => isReplacedEdition(each, all))).toEqual([first, second]);
  });

  it('returns false for an edition of another program, and for one in force beside its successor', () => {
    expect(isReplacedEdition({ ...first, key: 'hightech' }, all)).toBe(false);
    expect(isReplacedEdition({ ...second, is_in_force: true }, all)).toBe(false);
  });

  it('ends where editions replace each other in a circle', () => {
    const circle = [create('1', '2'), create('2', '1'), create('3', '2', true)];
    expect(circle.map((each) => isReplacedEdition(each, circle))).toEqual([true, true, false]);
  });
});

describe(findProposedEdition, () => {
  it('returns the edition of the name that waits or was issued', () => {
    expect(findProposedEdition({ key: 'gazelle', edition: '2027.1' }, all)?.state).toBe('issued');
    expect(findProposedEdition({ key: 'gazelle', edition: '2026.4' }, all)).toBeUndefined();
    expect(findProposedEdition({ key: 'hightech', edition: '2027.1' }, all)).toBeUndefined();
  });
});

describe(isChangedSince, () => {
  it('returns true only for a draft that was saved after the proposal', () => {
    const made = { at: '2026-06-10T02:00:00.000Z' };
    expect(isChangedSince({ updated_at: '2026-06-10T02:00:00.001Z' }, { made })).toBe(true);
    expect(isChangedSince({ updated_at: made.at }, { made })).toBe(false);
    expect(isChangedSince({ updated_at: made.at }, { made: null })).toBe(false);
  });
});
