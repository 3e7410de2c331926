import { describe, expect, it } from 'vitest';
import { createNextForm } from '../../tests/support/next-edition';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Figure, Form } from '../definition';
import { computeAnswers } from './compute';
import { migrateAnswersToEdition } from './editions';
import { compareForms, type FormChange, type LastSubmission } from './form-changes';
import { outlineForm } from './form-outline';
import { createSnapshotText, type SubmittedForm } from './snapshot';

const manifest = { key: 'small', title: { zh: '小表', en: 'Small' }, edition: '2026.1' };

const submit = (form: Form): LastSubmission => ({
  paper: JSON.parse(
    createSnapshotText(manifest, form, computeAnswers(form, createValidAnswers(), ctx), ctx),
  ) as SubmittedForm,
  outline: outlineForm(form, '2026.1'),
});

const compare = (form: Form, last = submit(smallForm), edition = '2027.1') =>
  compareForms(form, edition, last, migrateAnswersToEdition(form, createValidAnswers(), '2026.1').answers);

const say = ({ is, section, label, limit, before, after }: FormChange) =>
  [is, section ?? '–', label.en, limit, before?.en, after?.en].filter(Boolean).join(' | ');

/** The small form with what an office changes from one year to the next. */
const changed: Form = {
  ...smallForm,
  sections: [
    ...smallForm.sections.map((section) => {
      if (section.kind === 'fields')
        return {
          ...section,
          fields: [
            ...section.fields.map((field) => {
              if (field.key === 'note' && field.type === 'textarea')
                return { ...field, maxLength: 30, required: true as const };
              if (field.key === 'tags' && 'options' in field)
                return {
                  ...field,
                  options: {
                    name: 'tags',
                    title: { zh: '标签', en: 'Tags' },
                    items: [
                      { value: 'a', zh: '甲', en: 'A' },
                      { value: 'c', zh: '丙', en: 'C' },
                    ],
                  },
                };
              return field.key === 'score' ? { ...field, zh: '评分', en: 'Points' } : field;
            }),
            { key: 'fax', zh: '传真', en: 'Fax', type: 'text' as const },
          ],
        };
      if (section.kind === 'files')
        return {
          ...section,
          fields: section.fields.map((field) =>
            field.key === 'licence' ? { ...field, accept: ['pdf' as const, 'jpg' as const] } : field,
          ),
        };
      return section;
    }),
    { key: 'plan', kind: 'fields', title: { zh: '计划', en: 'Plan' }, fields: [] },
  ] as Form['sections'],
  rules: [
    ...smallForm.rules,
    {
      id: 'R-9',
      level: 'error',
      zh: '金额不足',
      en: 'The amount is too small',
      met: { zh: '金额达到要求', en: 'The amount suffices' },
      paths: ['basics.amount'],
      check: () => true,
    },
  ],
};

describe(compareForms, () => {
  it('finds nothing where the form is the same', () => {
    expect(compare(smallForm)).toEqual([]);
  });

  it('lists new questions and sections, other limits, options and files, other names and new conditions', () => {
    expect(compare(changed).map(say)).toEqual([
      'options | basics | Basics / Tags | B | C',
      'limit | basics | Basics / Note | maxLength | 50 | 30',
      'required | basics | Basics / Note',
      'added | basics | Basics / Fax',
      'accepts | filesData | Files / Licence | pdf | pdf、jpg',
      'added | plan | Plan',
      'renamed | basics | Basics / Points | Score | Points',
      'rule | basics | The amount suffices',
    ]);
  });

  it('marks what is new and must be filled in', () => {
    const withRequired: Form = {
      ...smallForm,
      sections: smallForm.sections.map((section) =>
        section.kind === 'fields'
          ? {
              ...section,
              fields: [
                ...section.fields,
                { key: 'fax', zh: '传真', en: 'Fax', type: 'text', required: true },
              ],
            }
          : section,
      ),
    };
    expect(compare(withRequired)).toMatchObject([{ is: 'added', field: 'fax', isRequired: true }]);
  });

  it('follows moved questions, and lists dropped ones by their former name', () => {
    const next = createNextForm(smallForm);
    const list = compare(next).map(say);
    expect(list).toContain('renamed | basics | New basics / Title | Name | Title');
    expect(list).toContain('removed | – | Basics / Note');
    expect(list.filter((line) => line.startsWith('added'))).toEqual([]);
  });

  it('lists a threshold that has changed for the same answers', () => {
    const withThreshold = (threshold: number): Form => ({
      ...smallForm,
      rules: smallForm.rules.map((rule) =>
        rule.id === 'R-1'
          ? { ...rule, figure: () => ({ value: 12, threshold, bound: 'least', unit: 'percent' }) }
          : rule,
      ),
    });
    const list = compare(withThreshold(5), submit(withThreshold(4)), '2026.1').map(say);
    expect(list).toEqual([
      'threshold | team | Shares add up to 100 | at least 4 % is asked | at least 5 % is asked',
    ]);
  });

  it('lists the threshold of a rule that has changed, although another figure of it was told', () => {
    const revenue = { value: 12, threshold: 1000, bound: 'above', unit: '10k_yuan' } as const;
    const growth = (threshold: number) =>
      ({ value: 12, threshold, bound: 'least', unit: 'percent' }) as const;
    const tell = (figure: Figure): Form => ({
      ...smallForm,
      rules: smallForm.rules.map((rule) => (rule.id === 'R-1' ? { ...rule, figure: () => figure } : rule)),
    });
    const told = submit(tell(revenue));
    expect(compare(tell(growth(90)), told)).toEqual([]);
    const figures = {
      before: new Map([['R-1', [revenue, growth(20)]]]),
      after: new Map([['R-1', [revenue, growth(90)]]]),
    };
    expect(compare(tell(growth(90)), { ...told, figures }).map(say)).toEqual([
      'threshold | team | Shares add up to 100 | at least 20 % is asked | at least 90 % is asked',
    ]);
  });

  it('says nothing of new questions where the outline of that time was not kept', () => {
    const last = { ...submit(smallForm), outline: null };
    expect(compare(changed, last).map(({ is }) => is)).toEqual(['renamed', 'rule']);
  });
});
