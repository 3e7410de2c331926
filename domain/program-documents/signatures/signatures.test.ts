import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import type { FormContext } from '../../definition';
import { checkMeaning } from '../../expressions/language/check';
import { compileText } from '../../expressions/language/compile-text';
import { parseExpression } from '../../expressions/language/parse';
import { functionNames } from '../../filing/function-names';
import { createFormScope } from '../../filing/scope';
import { findReferenceDictionary } from '../../reference/dictionaries';
import { createCatalogue } from '../catalogue';
import { compileForm, SCOPE_HELPERS } from '../compile';
import type { ProgramDocument } from '../types';
import { signatures } from '.';

const findDictionary = (name: string) => {
  const found = findReferenceDictionary(name);
  if (!found) throw new Error(name);
  return found;
};

const catalogue = createCatalogue(findDictionary);

const words = { zh: '表', en: 'Table' };
const ctx: FormContext = { batchYear: 2026, today: '2026-06-10', settings: {} };

/** The form of the examples. */
const sections = [
  {
    kind: 'table',
    key: 'budget',
    title: words,
    columns: [
      { ...words, key: 'item', type: 'text' },
      { ...words, key: 'amount', type: 'decimal' },
    ],
  },
  {
    kind: 'yearly',
    key: 'years',
    title: words,
    years: { base: 'ctx.batchYear', offsets: [-1] },
    indicators: [{ ...words, key: 'sales', type: 'decimal' }],
  },
] as unknown as ProgramDocument['form']['sections'];

const gazelle = readProgramDocument('gazelle');
const { form: _form, ...rest } = gazelle;
const form = compileForm(
  {
    ...rest,
    form: { sections, rules: [], eligibility: [], basis: [], document: gazelle.form.document },
  },
  compileText,
);

const scope = createFormScope(
  form,
  {
    budget: [
      { row: 'a', item: '设备', amount: 3 },
      { row: 'b', item: '材料', amount: 4 },
    ],
    years: [{ affiliation_year: 2025, sales: 9 }],
  },
  ctx,
);

const evaluate = (text: string) =>
  compileText(text, {
    parameters: [],
    resolve: (name) => (Object.hasOwn(catalogue, name) ? { helper: catalogue[name] } : undefined),
  })(scope);

describe('signatures', () => {
  it('has a name of each function, for people who read a trace', () => {
    expect(Object.keys(functionNames).sort()).toEqual([...signatures.keys()].sort());
  });

  it('has one for each function that an expression can call, and for no other', () => {
    const helpers = SCOPE_HELPERS.filter((name) => name !== 'ctx');
    expect([...signatures.keys()].sort()).toEqual([...Object.keys(catalogue), ...helpers].sort());
  });

  it.each([...signatures])('gives an example of %s that is true', (name, { example }) => {
    expect(example.text).toContain(`${name}(`);
    expect(evaluate(example.text)).toEqual(example.gives);
  });

  it.each([...signatures])('finds no fault in the example of %s', (_name, { example }) => {
    const faults = checkMeaning(
      parseExpression(example.text),
      example.text,
      {
        sections: new Map([
          ['budget', { isTable: true, fields: new Set(['item', 'amount']) }],
          ['years', { isTable: true, fields: new Set(['sales']) }],
        ]),
        names: new Set(signatures.keys()),
        parameters: new Map(),
        shapes: new Map(),
        parameterCounts: new Map(),
        signatures,
        isDictionary: (name) => Boolean(findReferenceDictionary(name)),
      },
      false,
    );
    expect(faults).toEqual([]);
  });

  it.each([...signatures])('says in three languages what %s does', (_name, { says }) => {
    for (const text of [says.zh, says.en, says.ar]) expect(text?.trim()).toBeTruthy();
  });
});
