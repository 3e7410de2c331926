import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { readSamples } from '../../tests/support/samples';
import { compileTracedForm } from '../program-documents/traced-form';
import { programs } from '../programs/index.generated';
import { traceComputedValue, traceRule } from './answer-trace';
import { computeAnswers } from './compute';
import { functionNames } from './function-names';
import { runRules } from './rules';
import { getSectionRows, isRowSection, listComputedFields } from './sections';
import { createTraceLabels } from './trace-labels';
import { type TraceLine, wordTraceStep } from './trace-words';

const open = (key: string) => {
  const traced = compileTracedForm(readProgramDocument(key));
  const samples = readSamples(key).map(({ data, ctx }) => ({
    filled: computeAnswers(traced.form, data, ctx),
    ctx,
  }));
  return { ...traced, samples };
};

describe('traceRule', () => {
  it.each(programs.map(({ key }) => key))('says of each rule of %s what it came to', (key) => {
    const { form, trace, samples } = open(key);
    for (const answers of samples)
      for (const { id, outcome } of runRules(form, answers.filled, answers.ctx)) {
        const found = traceRule(form, trace, id, answers);
        const isDecidedHere = form.rules.some((rule) => rule.id === id && (rule.check || rule.applies));
        expect([id, found !== null]).toEqual([id, isDecidedHere]);
        if (outcome === 'met' || outcome === 'failed')
          expect([id, found?.value.is]).not.toEqual([id, 'unknown']);
      }
  });

  it('explains why a rule does not apply rather than what it would ask', () => {
    const { form, trace, samples } = open('gazelle');
    const [answers] = samples;
    if (!answers) throw new Error('no sample');
    const filled = { ...answers.filled, baseData: { ...answers.filled.baseData, track: 'employee_growth' } };
    const found = traceRule(form, trace, 'GZ-03', { ...answers, filled });
    expect(found).toMatchObject({ value: { is: 'scalar', value: false } });
    expect(found?.step.text).toContain("baseData.track === 'revenue_growth'");
  });

  it('returns null for a rule that is not there', () => {
    const { form, trace, samples } = open('gazelle');
    expect(traceRule(form, trace, 'GZ-99', samples[0] ?? { filled: {}, ctx: {} as never })).toBeNull();
  });
});

const UNIT = /, (?:percent|10k_yuan|yuan|year|month|day|date|person|item|point|square_metre)\b/;
const FUNCTION =
  /\bMath\.|\.(?:every|some|find|filter|map|flatMap|reduce|includes|slice|startsWith|length)\b/;

const listWordedTexts = ({ text, lines }: TraceLine): string[] => [
  text.zh,
  ...lines.flatMap(listWordedTexts),
];

describe('wordTraceStep', () => {
  it.each(programs.map(({ key }) => key))(
    'words functions, units and empty values of the rules of %s',
    (key) => {
      const { form, trace, samples } = open(key);
      const labels = createTraceLabels(form);
      const texts = samples.flatMap((answers) =>
        runRules(form, answers.filled, answers.ctx).flatMap(({ id }) => {
          const found = traceRule(form, trace, id, answers);
          return found ? listWordedTexts(wordTraceStep(found.step, labels)) : [];
        }),
      );
      expect(texts.filter((text) => UNIT.test(text) || FUNCTION.test(text))).toEqual([]);
      expect(texts.filter((text) => /\bundefined\b| ，/.test(text))).toEqual([]);
      const named = texts.flatMap((text) => [...text.matchAll(/\b([a-zA-Z]\w*)\(/g)].map(([, name]) => name));
      expect(named.filter((name) => name && Object.hasOwn(functionNames, name))).toEqual([]);
    },
  );
});

describe('traceComputedValue', () => {
  it('gives the value of the form, in fields and in each row', () => {
    const { form, trace, samples } = open('gazelle');
    let compared = 0;
    for (const answers of samples)
      for (const section of form.sections)
        for (const field of listComputedFields(section)) {
          const rows = isRowSection(section)
            ? getSectionRows(answers.filled, section)
            : [answers.filled[section.key]];
          for (const [row, record] of rows.entries()) {
            const found = traceComputedValue(
              form,
              trace,
              { section: section.key, field: field.key, row },
              answers,
            );
            const value = (record as Record<string, unknown>)[field.key];
            if (typeof value !== 'number') continue;
            expect([field.key, found?.value]).toEqual([field.key, { is: 'scalar', value }]);
            compared += 1;
          }
        }
    expect(compared).toBeGreaterThan(10);
  });

  it('names the answer that a value waits for, where null would count as 0', () => {
    const { form, trace, samples } = open('gazelle');
    const [answers] = samples;
    if (!answers) throw new Error('no sample');
    const [first, ...others] = answers.filled.operationData as Record<string, unknown>[];
    const filled = { ...answers.filled, operationData: [{ ...first, total_liabilities: null }, ...others] };
    const place = { section: 'operationData', field: 'debt_ratio', row: 0 };
    const found = traceComputedValue(form, trace, place, { ...answers, filled: filled as never });
    expect(found?.missing).toEqual(['operationData.total_liabilities']);
    expect(traceComputedValue(form, trace, { ...place, field: 'total_assets' }, answers)).toBeNull();
  });
});
