import type { Answers, Form } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { createEmptyAnswers } from '@domain/filing/rows';
import { createFormScope } from '@domain/filing/scope';
import { findProgram } from '@domain/programs/find';
import { describe, expect, it } from 'vitest';
import { ctx } from '../../../tests/support/small-form';
import { listFileBoxes } from './boxes';

async function rowsOf(program: string, answers: Answers) {
  const form = (await findProgram(program)?.load()) as Form;
  const filled = computeAnswers(form, { ...createEmptyAnswers(form, ctx), ...answers }, ctx);
  return listFileBoxes(form.sections, filled, createFormScope(form, filled, ctx)).filter(({ row }) => row);
}

describe(listFileBoxes, () => {
  it('names the box of a row by its number and first value, else by its position', async () => {
    const rights = [
      { row: 'a', ip_name: '一种电机', authorization_no: 'ZL202210000001.1' },
      { row: 'b', ip_name: '一种减速器' },
    ];
    const [first, second] = await rowsOf('hightech', { ip_table: rights });
    expect(first?.row?.words).toContain('ZL202210000001.1');
    expect([second?.path, second?.row?.title.zh]).toEqual(['ip_table[1].proof_file', 'IP02 一种减速器']);
    const [unnamed] = await rowsOf('gazelle', { honorData: [{ row: 'a' }] });
    expect(unnamed?.row?.title).toEqual({ zh: '第1行', en: 'Row 1' });
  });
});
