import { describe, expect, it } from 'vitest';
import { addAsideAnswers } from './aside-answers';
import type { AsideAnswer, EditionNote } from './edition-note';

const setAside = (path: string, value: string, edition = '1'): AsideAnswer => ({
  path,
  edition,
  label: { zh: path, en: path },
  value,
  reason: 'gone',
});
const note: EditionNote = {
  from: '1',
  to: '2',
  kept: 4,
  moved: [],
  aside: [setAside('basics.note', 'one sentence'), setAside('basics.fax', '12')],
};
const valuesAfter = (aside: AsideAnswer[]) =>
  addAsideAnswers(note, aside, '2')?.aside.map(({ path, value }) => [path, value]);

describe(addAsideAnswers, () => {
  it('keeps the newest answer of a place, and those of other places', () => {
    expect(valuesAfter([setAside('basics.note', 'one sentence, and a further one')])).toEqual([
      ['basics.fax', '12'],
      ['basics.note', 'one sentence, and a further one'],
    ]);
  });

  it('takes the same path of another edition as another place', () => {
    expect(valuesAfter([setAside('basics.note', 'of another question', '2')])).toHaveLength(3);
  });

  it('begins a note where a browser alone has set something aside', () => {
    expect(addAsideAnswers(null, [], '2')).toBeNull();
    expect(addAsideAnswers(null, note.aside, '2')).toEqual({ ...note, kept: 0 });
  });
});
