import type { Form } from '../../domain/definition';

/**
 * Returns the form of the small test programs in its next edition: a field renamed, amounts in yuan, no note, a shorter table.
 */
export const createNextForm = (form: Form): Form => ({
  ...form,
  sections: form.sections.map((section) => {
    if (section.kind === 'fields')
      return {
        ...section,
        title: { zh: '新的基本信息', en: 'New basics' },
        fields: section.fields
          .filter(({ key }) => key !== 'note')
          .map((field) => {
            if (field.key === 'name') return { ...field, key: 'title', zh: '项目名称', en: 'Title' };
            return field.key === 'amount' ? { ...field, max: 10_000_000 } : field;
          }),
      };
    return section.kind === 'table' ? { ...section, maxRows: 1 } : section;
  }),
  editions: [
    {
      from: '2026.1',
      to: '2027.1',
      moves: { 'basics.name': 'basics.title' },
      converts: {
        'basics.amount': (wan) => Number(wan) * 10_000,
        'basics.doubled': (wan) => Number(wan) * 10_000,
      },
      retired: { 'basics.note': { zh: '说明', en: 'Note', type: 'textarea' } },
    },
  ],
});
