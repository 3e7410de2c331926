import { describe, expect, it } from 'vitest';
import type { Answers, Form } from '../definition';
import { findProgram } from '../programs/find';
import { checkAnswers } from './check';
import { computeAnswers } from './compute';
import { adaptFormToBatch } from './dated-form';
import { formatValue } from './input';
import { listSectionFields } from './sections';
import { createSnapshotText } from './snapshot';
import { formatNameWithUnit } from './units';

const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };
const hightech = findProgram('hightech');
const load = async (): Promise<Form> => (await hightech?.load()) as Form;
const names = (form: Form) =>
  form.sections
    .filter(({ key }) => key === 'rd_activities')
    .flatMap(listSectionFields)
    .map(({ zh }) => zh)
    .filter((zh) => zh.includes('支出'));

describe(adaptFormToBatch, () => {
  it('names the years of the batch in its labels', async () =>
    expect(names(adaptFormToBatch(await load(), 2026)).slice(0, 3)).toEqual([
      '2023年研发支出',
      '2024年研发支出',
      '2025年研发支出',
    ]));

  it('returns one form for each batch, and the same form where no label has a year', async () => {
    const form = await load();
    expect(adaptFormToBatch(form, 2026)).toBe(adaptFormToBatch(form, 2026));
    expect(names(adaptFormToBatch(adaptFormToBatch(form, 2026), 2025))[0]).toBe('2022年研发支出');
    const plain = (await findProgram('gazelle')?.load()) as Form;
    expect(adaptFormToBatch(plain, 2026)).toBe(plain);
  });
});

describe(adaptFormToBatch, () => {
  it('shows the years of the batch in faults, in the submitted document and in headings of workbooks', async () => {
    const form = await load();
    const answers = { rd_activities: [{ row: 'a', rd_name: '研发' }] } as Answers;
    const filled = computeAnswers(form, answers, ctx);
    const faults = checkAnswers(form, filled, ctx, 'submit').map(({ message }) => message.zh);
    expect(faults.filter((text) => text.includes('2023年研发支出'))).toHaveLength(1);
    const paper = createSnapshotText(
      { key: 'hightech', title: { zh: '', en: '' }, edition: '1' },
      form,
      filled,
      ctx,
    );
    expect(paper).toContain('2025年研发支出');
    expect([...faults, paper].filter((text) => text.includes('Y-'))).toEqual([]);
    const spent = adaptFormToBatch(form, 2026)
      .sections.flatMap(listSectionFields)
      .find(({ key }) => key === 'spend_y1');
    expect(spent && formatNameWithUnit(spent).zh).toBe('2023年研发支出（万元）');
  });
});

describe(formatValue, () => {
  it('writes the class of a right as the rules do', async () => {
    const field = (await load()).sections.flatMap(listSectionFields).find(({ key }) => key === 'ip_class');
    expect(field && [formatValue(field, 1, 'zh'), formatValue(field, 2, 'zh')]).toEqual(['Ⅰ类', 'Ⅱ类']);
  });
});
