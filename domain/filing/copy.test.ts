import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, FieldAnswers, Form } from '../definition';
import { copyAnswers, describeOmittedAnswer } from './copy';
import { prefillAnswers } from './prefill';

const files = new Set(['f1', 'f2', 'f3']);
const later = { ...ctx, batchYear: 2027, today: '2027-06-10' };
const fresh = (form = smallForm, on = ctx) => prefillAnswers(form, { name: '现名公司', credit_code: '' }, on);

const copy = (answers: Answers, { form = smallForm, on = ctx, known = files } = {}) =>
  copyAnswers(form, { answers, edition: '2026.1', batchYear: 2026 }, fresh(form, on), on, known);
const named = (left: ReturnType<typeof copy>) => left.leftOut.map((each) => describeOmittedAnswer(each).en);

describe(copyAnswers, () => {
  it('copies every answer and attachment, and nothing computed', () => {
    const { answers, leftOut } = copy(createValidAnswers());
    expect(leftOut).toEqual([]);
    expect(answers).toEqual(createValidAnswers());
  });

  it('takes locked values from the company as it is now, and leaves declarations empty', () => {
    const [basics, ...sections] = smallForm.sections;
    if (basics?.kind !== 'fields') throw new Error('the small form has changed');
    const form: Form = {
      ...smallForm,
      sections: [
        { ...basics, fields: basics.fields.map((f) => (f.key === 'name' ? { ...f, readonly: true } : f)) },
        ...sections,
        {
          key: 'declaration',
          kind: 'declaration',
          title: { zh: '声明', en: 'Declaration' },
          fields: [{ key: 'agree', zh: '同意', en: 'Agreed', type: 'boolean', required: true }],
        },
      ],
    };
    const { answers } = copy({ ...createValidAnswers(), declaration: { agree: true } }, { form });
    expect((answers.basics as FieldAnswers).name).toBe('现名公司');
    expect((answers.basics as FieldAnswers).amount).toBe(12.5);
    expect(answers.declaration).toEqual({});
  });

  it('names the answers that the form no longer accepts', () => {
    const answers = createValidAnswers();
    Object.assign(answers.basics as object, {
      fax: '010',
      amount: 'much',
      colour: 'green',
      tags: ['a', 'z'],
    });
    const left = copy(answers);
    expect(left.answers.basics).toMatchObject({ colour: null, tags: ['a'] });
    expect(left.answers.basics).not.toHaveProperty('fax');
    expect(left.answers.basics).not.toHaveProperty('amount');
    expect(named(left).sort()).toEqual([
      'Basics / Amount: its type or size no longer fits',
      'Basics / Colour: it is no longer among the choices',
      'Basics / Tags: it is no longer among the choices',
      'Basics / fax: the form no longer asks for it',
    ]);
    expect(left.leftOut.find(({ path }) => path === 'basics.tags')?.value).toEqual(['z']);
  });

  it('keeps the years of the new batch, and names the values of other years', () => {
    const left = copy(createValidAnswers(), { on: later });
    expect(left.answers.years).toEqual([{ affiliation_year: 2025, income: 20, cost: 5 }]);
    expect(named(left)).toEqual([
      'Years / 2024 / Income: this batch does not ask for that year',
      'Years / 2024 / Cost: this batch does not ask for that year',
    ]);
  });

  it('keeps the files that still exist, and names those that are gone', () => {
    const left = copy(createValidAnswers(), { known: new Set(['f2']) });
    expect(left.answers.filesData).toEqual({ licence: null, reports: ['f2'] });
    expect(named(left)).toEqual([
      'Files / Licence: the file is no longer there',
      'Files / Reports: the file is no longer there',
    ]);
  });
});
