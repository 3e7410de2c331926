import { describe, expect, it } from 'vitest';
import { smallForm } from '../../tests/support/small-form';
import { findProfileField } from '../company/profile';
import { programs } from '../programs/index.generated';
import { canReadSensitiveAnswers, maskAnswers, maskChanges } from './privacy';
import { listSectionFields } from './sections';

const form = {
  ...smallForm,
  sections: smallForm.sections.map((section) =>
    section.kind === 'table'
      ? {
          ...section,
          columns: section.columns.map((field) => ({ ...field, sensitive: field.key === 'mail' })),
        }
      : section,
  ),
};

describe(maskAnswers, () => {
  it.each([
    ['owner', [], true],
    ['filer', ['gazelle'], true],
    ['filer', ['hightech'], false],
    ['viewer', ['gazelle'], false],
    ['reviewer', [], true],
    ['administrator', [], true],
  ] as const)('seesWhole: %s with %j reads the answers of gazelle unmasked: %s', (role, granted, whole) => {
    expect(canReadSensitiveAnswers({ role, programs: granted }, 'gazelle')).toBe(whole);
  });

  it('masks sensitive answers in every row and nothing else, whatever the type of the section', () => {
    const answers = {
      basics: { mail: 'kept@x.cn' },
      team: [{ row: 'a', name: '甲', mail: 'secret@x.cn' }, { row: 'b' }],
    };
    const seen = maskAnswers(form, answers);
    expect(seen).toEqual({
      basics: { mail: 'kept@x.cn' },
      team: [{ row: 'a', name: '甲', mail: 'sec******cn' }, { row: 'b' }],
    });
    expect(maskAnswers(form, seen)).toEqual(seen);
    expect(answers.team[0]?.mail).toBe('secret@x.cn');
    const odd = { team: 'text' } as never;
    expect(maskAnswers(form, odd)).toEqual(odd);
  });

  it('maskChanges masks sensitive values in a list of changes', () => {
    const changes = [
      { path: 'team[a.b].mail', before: null, after: 'secret@x.cn' },
      { path: 'team[a].name', before: '甲', after: '乙' },
    ];
    expect(maskChanges(form, changes)).toEqual([{ ...changes[0], after: 'sec******cn' }, changes[1]]);
  });

  it.each(programs.map((program) => [program.key, program] as const))(
    'covers identity numbers, and what the profile holds as sensitive, in %s',
    async (_key, program) => {
      const fields = (await program.load()).sections.flatMap((section) => listSectionFields(section));
      const isFromSensitive = (source = '') =>
        source.startsWith('company.') && findProfileField(source.slice('company.'.length))?.sensitive;
      const open = fields.filter(
        ({ type, key, source, sensitive }) =>
          !sensitive && (type === 'id_card' || /(passport|id)_no$/.test(key) || isFromSensitive(source)),
      );
      expect(open.map(({ key }) => key)).toEqual([]);
    },
  );
});
