import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { readSamples } from '../../tests/support/samples';
import type { Answers, Form, FormScope, Row } from '../definition';
import { compileText } from '../expressions/language/compile-text';
import { computeAnswers } from '../filing/compute';
import { createFormScope } from '../filing/scope';
import { programs } from '../programs/index.generated';
import { compileForm } from './compile';
import { compileTracedForm, traceText } from './traced-form';

type FormFunction = (scope: FormScope, ...values: unknown[]) => unknown;

/** The functions of a form by their places. */
function listFunctions(value: unknown, place: string): [place: string, call: FormFunction][] {
  if (typeof value === 'function') return [[place, value as FormFunction]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listFunctions(each, `${place}.${key}`));
}

const settle = (call: () => unknown): unknown => {
  try {
    return { gives: call() };
  } catch (fault) {
    return { throws: (fault as Error).constructor.name };
  }
};

/** The answers of a sample, and the same with every other answer missing. */
const listAnswers = (form: Form, { data, ctx }: ReturnType<typeof readSamples>[number]): Answers[] => {
  const filled = computeAnswers(form, data, ctx);
  const clear = (record: object) =>
    Object.fromEntries(Object.entries(record).map(([key, value], i) => [key, i % 2 ? null : value]));
  const cleared = Object.entries(filled).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((row) => clear(row as Row)) : clear(value as object),
  ]);
  return [filled, Object.fromEntries(cleared)];
};

/** Result as a trace shows it: its value, or of what kind it is. */
const describeResult = (settled: { gives?: unknown; throws?: string }, isAnswer: boolean): unknown => {
  const { gives, throws } = settled;
  const isBlank = gives === null || gives === undefined || gives === '';
  if (isAnswer && !throws && (isBlank || (Array.isArray(gives) && gives.length === 0))) return 'missing';
  if (throws || gives === undefined || Number.isNaN(gives)) return 'unknown';
  if (gives === null) return 'empty';
  if (Array.isArray(gives)) return 'list';
  if (typeof gives === 'object') return 'threshold' in gives ? 'figure' : 'record';
  return typeof gives === 'string' ? gives.slice(0, 100) : gives;
};

/** Functions that are one expression each; others give what they make of one. */
const TRACED = /\.(showWhen|requiredWhen|computed|applies|figure)$/;

const compareForms = (key: string) => {
  const document = readProgramDocument(key);
  const form = compileForm(document, compileText);
  const traced = compileTracedForm(document);
  const watched = new Map(listFunctions(traced.form, ''));
  let compared = 0;
  for (const sample of readSamples(key))
    for (const answers of listAnswers(form, sample)) {
      const scope = createFormScope(form, answers, sample.ctx);
      const watchedScope = createFormScope(traced.form, answers, sample.ctx);
      const rows = Object.values(answers).flatMap((value) => (Array.isArray(value) ? value : [])) as Row[];
      for (const [place, call] of listFunctions(form, '')) {
        const values = place.endsWith('.value') ? ['x'] : [rows[0] ?? null, rows[1] ?? null];
        let found: unknown;
        const trace = traced.trace(() => {
          found = settle(() => watched.get(place)?.(watchedScope, ...values));
          expect(found, place).toEqual(settle(() => call(scope, ...values)));
        });
        compared += 1;
        if (!trace || !TRACED.test(place)) continue;
        const { value } = trace;
        const shown = value.is === 'scalar' ? value.value : value.is;
        expect(shown, place).toEqual(describeResult(found as object, trace.step.path !== undefined));
      }
    }
  return compared;
};

describe('compileTracedForm', () => {
  it.each(programs.map(({ key }) => key))('gives what the compiled form of %s gives, and says it', (key) => {
    expect(compareForms(key)).toBeGreaterThan(20);
  });

  it('goes into the named expressions that a rule needs', () => {
    const { form, trace } = compileTracedForm(readProgramDocument('gazelle'));
    const [sample] = readSamples('gazelle');
    const rule = form.rules.find(({ id }) => id === 'GZ-01');
    if (!sample || !rule) throw new Error('gazelle has no such rule');
    const scope = createFormScope(form, computeAnswers(form, sample.data, sample.ctx), sample.ctx);
    const made = trace(() => rule.check?.(scope));
    expect(made?.value).toMatchObject({
      is: 'figure',
      figure: { value: 115, threshold: 240, bound: 'most' },
    });
    const [months] = made?.step.steps ?? [];
    expect(months).toMatchObject({ text: 'monthsSinceRegistration', value: { is: 'scalar', value: 115 } });
    expect(months?.steps[0]?.steps[0]).toMatchObject({ path: 'baseData.registered_date' });
  });
});

describe('traceText', () => {
  const document = readProgramDocument('gazelle');
  const form = compileForm(document, compileText);
  const [sample] = readSamples('gazelle');
  if (!sample) throw new Error('no sample');
  const scope = createFormScope(form, computeAnswers(form, sample.data, sample.ctx), sample.ctx);
  const trace = (text: string, parameters: string[] = [], ...values: unknown[]) =>
    traceText(document, { text, parameters }, scope, values);

  it('says what a text that stands nowhere yet gives', () => {
    expect(trace('baseData.paid_in_capital / 2')?.value).toEqual({ is: 'scalar', value: 750 });
  });

  it('knows a row, and named expressions of the document', () => {
    const [row] = (scope as unknown as { operationData: Row[] }).operationData;
    expect(trace('row.employees + 1', ['row'], row)?.value).toEqual({ is: 'scalar', value: 111 });
    const [name] =
      Object.entries(document.expressions).find(([, { parameters }]) => parameters.length === 0) ?? [];
    expect(trace(String(name))).not.toBeNull();
  });

  it('gives nothing for a text in the making', () => {
    expect(trace('baseData. >')).toBeNull();
  });
});
