import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { readSamples } from '../../tests/support/samples';
import { compileText } from '../expressions/language/compile-text';
import { checkAnswers } from '../filing/check';
import { computeAnswers } from '../filing/compute';
import { runRules } from '../filing/rules';
import { dropArabic } from '../program-documents/arabic';
import { compileForm } from '../program-documents/compile';
import { listDocumentFaults } from '../program-documents/document-faults';
import { getProgramBody } from '../program-documents/parts';
import { findReferenceDictionary } from '../reference/dictionaries';
import { programs } from './index.generated';

/** Bytes that a browser takes to open a form, beside the compiler that all forms share. */
const BODY_AT_MOST = 30 * 1024;

const profiles = [
  {},
  { district: '1', unit_type: 'enterprise', registered_date: '2020-01-01', is_listed: false },
  { district: '1', unit_type: 'enterprise', registered_date: '2026-05-01', rd_staff: 1, employee_total: 9 },
  { district: '', unit_type: 'university', registered_date: '1990-01-01', is_listed: true },
];

describe.each(programs)('document of $key (program.yaml)', (program) => {
  const document = readProgramDocument(program.key);

  it('has no faults', () => {
    expect(listDocumentFaults(document)).toEqual([]);
  });

  it.each(readSamples(program.key))('judges "$name" by trees as by texts', async ({ data, ctx }) => {
    const [byTrees, byTexts] = [await program.load(), compileForm(dropArabic(document), compileText)];
    const filled = computeAnswers(byTexts, data, ctx);
    expect(computeAnswers(byTrees, data, ctx)).toEqual(filled);
    expect(runRules(byTrees, filled, ctx)).toEqual(runRules(byTexts, filled, ctx));
    for (const step of ['draft', 'submit'] as const)
      expect(checkAnswers(byTrees, filled, ctx, step)).toEqual(checkAnswers(byTexts, filled, ctx, step));
  });

  it('loads the option lists that its calls answer with', async () => {
    const named = document.manifest.lookups ?? [];
    const loaded = await Promise.all((program.lookups ?? []).map(({ load }) => load()));
    expect(loaded.map(Object.keys)).toEqual(named.map(({ lists }) => Object.keys(lists)));
    for (const name of named.flatMap(({ lists }) => Object.values(lists)).flat())
      expect([name, Boolean(document.dictionaries[name] ?? findReferenceDictionary(name))]).toEqual([
        name,
        true,
      ]);
  });

  it('answers its conditions of a profile with yes, no or neither', async () => {
    const fits = await program.loadFits();
    expect(Object.keys(fits)).toEqual(Object.keys(document.manifest.fits ?? {}));
    for (const profile of profiles)
      for (const check of Object.values(fits))
        expect(check(profile, '2026-06-10')).toBeOneOf([true, false, null]);
  });

  it('is small enough to be fetched when its form is opened', () => {
    expect(brotliCompressSync(JSON.stringify(getProgramBody(document))).length).toBeLessThan(BODY_AT_MOST);
  });
});

describe('conditions that the company profile answers', () => {
  it.each([
    ['hightech', { registered_date: '2020-01-01' }, { 'HT-A1': true }],
    ['hightech', { registered_date: '2026-05-01' }, { 'HT-A1': false }],
    ['gazelle', { is_listed: true }, { 'GZ-A10': false }],
    ['gazelle', { district: '210106', registered_date: '1990-01-01' }, { 'GZ-A1': true, 'GZ-A2': false }],
  ])('of %s: %o gives %o', async (key, profile, expected) => {
    const fits = (await programs.find((program) => program.key === key)?.loadFits()) ?? {};
    for (const [id, verdict] of Object.entries(expected))
      expect(fits[id]?.(profile, '2026-06-10')).toBe(verdict);
  });
});
