/** Rows of a table that the filer no longer sees decide nothing: nobody could mend them, and the submission leaves them out. */
import { expect, it } from 'vitest';
import { requireForm } from '../../tests/support/require-form';
import { readSamples } from '../../tests/support/samples';
import type { Answers, FieldAnswers, Row } from '../definition';
import { computeAnswers } from '../filing/compute';
import { isBlockingSubmission, runRules } from '../filing/rules';

async function judge(program: string, change: (data: Answers) => Answers) {
  const form = await requireForm(program);
  const [sample] = readSamples(program);
  if (!sample) throw new Error(`no sample of ${program}`);
  const filled = computeAnswers(form, change(structuredClone(sample.data)), sample.ctx);
  const blocking = runRules(form, filled, sample.ctx).filter(isBlockingSubmission);
  return { filled, blocking: blocking.map(({ id }) => id) };
}

const withPartners =
  (has_partner: boolean, input: number) =>
  (data: Answers): Answers => ({
    ...data,
    project_basic: { ...(data.project_basic as FieldAnswers), has_partner },
    partners: [
      { ...(data.partners as Row[])[0], row: 'a', own_input: 10, credit_code: '91210102MA0TEST00X' },
    ],
    funding_sources: (data.funding_sources as Row[]).map((row) =>
      row.row === 'partner_input' ? { ...row, amount: input } : row,
    ),
  });

it('compares no funds with partners of a project that has none any more', async () => {
  const of = async (has: boolean, input: number) =>
    (await judge('keyproject', withPartners(has, input))).blocking.includes('PRT-04');
  expect([await of(true, 10), await of(true, 0)]).toEqual([false, true]);
  expect([await of(false, 10), await of(false, 0)]).toEqual([true, false]);
});

it('counts and checks no graduates of a carrier that reports none', async () => {
  const graduates =
    (carrier_type: string) =>
    (data: Answers): Answers => ({
      ...data,
      baseData: { ...(data.baseData as FieldAnswers), carrier_type },
      graduateData: [{ row: 'a', company_name: '甲公司', credit_code: 'wrong' }],
    });
  const shown = await judge('incubation_carrier', graduates('1'));
  expect(shown.filled.indicators).toMatchObject({ graduate_count: 1 });
  expect(shown.blocking).toContain('IC-02');
  const hidden = await judge('incubation_carrier', graduates('3'));
  expect(hidden.filled.indicators).toMatchObject({ graduate_count: 0 });
  expect(hidden.blocking).not.toContain('IC-02');
  expect(hidden.filled.graduateData).toHaveLength(1);
});
