import { describe, expect, it } from 'vitest';
import { smallForm } from '../../tests/support/small-form';
import type { ChoiceField, Form } from '../definition';
import { listSectionFields } from './sections';
import { createMissingOptions, listWithdrawnChoices, listWithdrawnFaults } from './withdrawn-options';

const gone = { zh: '旧标签', en: 'Old tag' };

/** The small form after two editions: the first withdrew an option, the second moved its field. */
const form: Form = {
  ...smallForm,
  editions: [
    { from: '1', to: '2', withdrawn: { 'first.labels': { old: gone, a: gone } } },
    { from: '2', to: '3', moves: { 'first.labels': 'basics.tags' } },
  ],
};
const tags = form.sections.flatMap(listSectionFields).find(({ key }) => key === 'tags') as ChoiceField;

describe(createMissingOptions, () => {
  const create = (value: string | string[] | null) =>
    createMissingOptions(form, 'basics', tags, value).map((option) => [option.value, option.zh]);

  it('returns the former text of an option that an earlier edition had', () => {
    expect(create(['a', 'old'])).toEqual([['old', '旧标签（新版已取消）']]);
  });

  it('returns the value of an option that no edition knows', () => {
    expect(create('z')).toEqual([['z', 'z（已无此选项）']]);
  });

  it('returns nothing for present options, and for no answer', () => {
    expect([create(['a', 'b']), create(null), create('')]).toEqual([[], [], []]);
  });
});

describe(listWithdrawnChoices, () => {
  it('returns the answer of a field that has moved since, and not one whose option has come back', () => {
    expect(listWithdrawnChoices(form, { basics: { tags: ['a', 'old'] } })).toEqual([
      { path: 'basics.tags', option: gone },
    ]);
    expect(listWithdrawnChoices(form, { basics: { tags: ['a'] } })).toEqual([]);
  });

  it('returns the rows of a table by their numbers', () => {
    const inTable: Form = {
      ...smallForm,
      sections: [
        {
          key: 'team',
          kind: 'table',
          title: { zh: '团队', en: 'Team' },
          columns: [{ ...tags, type: 'select' }],
        },
      ],
      editions: [{ from: '1', to: '2', withdrawn: { 'team.tags': { old: gone } } }],
    } as Form;
    const answers = { team: [{ tags: 'a' }, { tags: 'old' }] };
    expect(listWithdrawnFaults(inTable, answers).map(({ path, message }) => [path, message.zh])).toEqual([
      ['team[1].tags', '“旧标签”在新版中已取消，请重新选择'],
    ]);
  });
});
