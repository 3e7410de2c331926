import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { Answers, FieldAnswers, Row, Section } from '../definition';
import { computeAnswers, selectComputedAnswers } from '../filing/compute';
import { isTypedField, listSectionFields, listSectionRecords } from '../filing/sections';
import { programs } from './index.generated';

/**
 * Copies the answers with one value changed, or removed where `value` is undefined; of a table in its last row that is no
 * sum.
 */
function withValue(answers: Answers, section: Section, key: string, value?: number | null): Answers {
  const copy = structuredClone(answers);
  const record = listSectionRecords(section, copy).at(-1);
  if (record && value === undefined) delete record[key];
  else if (record) record[key] = value as number | null;
  return copy;
}

async function opened(program: string) {
  const form = await programs.find(({ key }) => key === program)?.load();
  const [sample] = readSamples(program);
  if (!form || !sample) throw new Error(program);
  const valuesOf = (answers: Answers) =>
    selectComputedAnswers(form, computeAnswers(form, answers, sample.ctx));
  const valuesWith = (section: string, key: string, value?: number | null) =>
    valuesOf(
      withValue(sample.data, form.sections.find((each) => each.key === section) as Section, key, value),
    );
  return { form, data: sample.data, valuesOf, valuesWith };
}

describe.each(programs)('compute() of $key', (program) => {
  it('treats a cleared value as missing, never as 0', async () => {
    const { form, valuesWith } = await opened(program.key);
    for (const section of form.sections)
      for (const { key } of listSectionFields(section).filter(isTypedField))
        expect(valuesWith(section.key, key, null), `${section.key}.${key}`).toEqual(
          valuesWith(section.key, key),
        );
  });
});

describe('compute() of shares and rates', () => {
  it('returns null for a year of a gazelle until every input is given', async () => {
    const { valuesWith } = await opened('gazelle');
    const yearWith = (key: string, value?: number | null) => {
      const { operationData, indicators } = valuesWith('operationData', key, value);
      return { ...(operationData as Row[]).at(-1), ...(indicators as FieldAnswers) };
    };
    for (const blank of [null, undefined]) {
      expect(yearWith('operating_revenue', blank)).toMatchObject({
        research_investment_ratio: null,
        revenue_growth: null,
        revenue_cagr: null,
        avg_research_ratio: null,
      });
      expect(yearWith('research_investment', blank)).toMatchObject({
        research_investment_ratio: null,
        avg_research_ratio: null,
      });
      expect(yearWith('employees', blank)).toMatchObject({ employee_growth: null, employee_cagr: null });
    }
    expect(yearWith('operating_revenue', 0)).toMatchObject({
      research_investment_ratio: 0,
      revenue_growth: -100,
      revenue_cagr: -100,
    });
  });

  it('returns null for growth and required R&D intensity of a high-tech company without their inputs', async () => {
    const { valuesOf, data } = await opened('hightech');
    const [first, ...later] = data.finance as Row[];
    const cleared = { ...data, finance: [{ ...first, total_assets: null }, ...later] } as Answers;
    expect(valuesOf(cleared).indicators).toMatchObject({ net_assets_growth: null });
    expect(valuesOf({}).indicators).toMatchObject({ rd_ratio_required: null });
  });

  it('returns null for subsidies by formula without their inputs', async () => {
    const advisor = await opened('scientistadvisor');
    const unpaid = advisor.valuesWith('appointment', 'paid_last_year');
    expect(unpaid.subsidy).toMatchObject({ subsidy_rate: 50, subsidy_amount: null });
    const unassessed = advisor.valuesWith('appointment', 'last_assessment');
    expect(unassessed.subsidy).toMatchObject({ subsidy_rate: null, subsidy_amount: null });
    const overseas = await opened('overseasproject');
    const undecided = overseas.valuesWith('filing', 'category');
    expect(undecided.subsidy).toMatchObject({ subsidy_cap: null, subsidy_amount: null });
  });
});
