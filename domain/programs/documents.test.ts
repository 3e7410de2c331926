import { describe, expect, it } from 'vitest';
import { createDraftSource, writeDraftBook } from '../../tests/support/draft-books';
import { type AnswersMutation, listMutations } from '../../tests/support/mutations';
import { readProgramDocument } from '../../tests/support/program-documents';
import { readSamples } from '../../tests/support/samples';
import type { Answers, Form, FormContext, Program } from '../definition';
import { createFilingDocument } from '../document/filing-document';
import { compileText } from '../expressions/language/compile-text';
import { checkAnswers } from '../filing/check';
import { computeCompleteness, computeSectionStates } from '../filing/completeness';
import { computeAnswers } from '../filing/compute';
import { runRules } from '../filing/rules';
import { createFormScope, tryEvaluate } from '../filing/scope';
import { compileForm, compileManifest } from '../program-documents/compile';
import { programs } from './index.generated';

/** Number of changed versions of each sample that both forms judge. */
const VERSIONS = 25;

/** The same value with every function replaced by one mark. */
const withoutFunctions = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'function' ? 'function' : each)));

const selectEvenly = <T>(list: T[], n: number): T[] =>
  list.filter((_, i) => i % Math.max(1, Math.floor(list.length / n)) === 0).slice(0, n);

const judge = (form: Form, answers: Answers, ctx: FormContext) => {
  const filled = computeAnswers(form, answers, ctx);
  return {
    filled,
    faults: checkAnswers(form, filled, ctx, 'submit'),
    draftFaults: checkAnswers(form, filled, ctx, 'draft'),
    rules: runRules(form, filled, ctx),
    completeness: computeCompleteness(form, filled, ctx),
    states: computeSectionStates(form, filled, ctx),
  };
};

const print = (program: Program, form: Form, data: Answers, ctx: FormContext) =>
  createFilingDocument({
    isWhole: true,
    language: 'zh',
    company: { name: '示例', creditCode: '', department: { zh: '', en: '' } },
    batch: { batchYear: 2026, batchNo: 1 },
    status: 'approved',
    receipt: null,
    files: [],
    checkAddress: () => null,
    program,
    ctx,
    form,
    answers: computeAnswers(form, data, ctx),
  });

const profiles = [
  {},
  { district: '1', unit_type: 'enterprise', registered_date: '2020-01-01', is_listed: false },
  { district: '1', unit_type: 'enterprise', registered_date: '2026-05-01', rd_staff: 1, employee_total: 9 },
  { district: '', unit_type: 'university', registered_date: '1990-01-01', is_listed: true },
];

/** Answers of filings that others continue, for rules that only the server decides. */
const continued = programs.flatMap(({ key }) => readSamples(key)).map(({ data }) => data);

describe.each(programs)('document of $key (program.yaml)', (program) => {
  const document = readProgramDocument(program.key);
  const compiled = compileForm(document, compileText);

  it('states the form of the program whole', async () => {
    expect(withoutFunctions(compiled)).toEqual(withoutFunctions(await program.load()));
  });

  it('states the manifest of the program, with its conditions and lists', async () => {
    const manifest = compileManifest(document, compileText);
    const { load: _, ...stated } = program;
    expect(withoutFunctions(manifest)).toEqual(withoutFunctions(stated));
    for (const [id, check] of Object.entries(program.fits ?? {}))
      for (const profile of profiles)
        expect([id, manifest.fits?.[id]?.(profile, '2026-06-10')]).toEqual([
          id,
          check(profile, '2026-06-10'),
        ]);
    const readLists = (all: typeof program.lookups) => Promise.all((all ?? []).map(({ load }) => load()));
    expect(await readLists(manifest.lookups)).toEqual(await readLists(program.lookups));
  });

  it.each(readSamples(program.key))('judges "$name" and changes of it alike', async ({ data, ctx }) => {
    const form = await program.load();
    const changes = selectEvenly([...listMutations(form, data).values()].flat(), VERSIONS);
    for (const change of [() => {}, ...changes] satisfies AnswersMutation[]) {
      const changed = structuredClone(data);
      change(changed);
      expect(judge(compiled, structuredClone(changed), ctx)).toEqual(judge(form, changed, ctx));
    }
  });

  it.each(readSamples(program.key))(
    'writes the paper and workbook of "$name" alike',
    async ({ data, ctx }) => {
      const form = await program.load();
      expect(print(program, compiled, data, ctx)).toEqual(print(program, form, data, ctx));
      expect(writeDraftBook(createDraftSource(compiled, data, ctx))).toEqual(
        writeDraftBook(createDraftSource(form, data, ctx)),
      );
    },
  );

  it('decides on the server as the form does', async () => {
    const form = await program.load();
    const readers = [
      { name: '甲公司', creditCode: '91210100MA0ABCDE0X' },
      ...continued.flatMap(({ demand_link }) => {
        const code = (demand_link as Record<string, unknown> | undefined)?.demander_code;
        return typeof code === 'string' ? [{ name: '', creditCode: code }] : [];
      }),
    ];
    for (const { data, ctx } of readSamples(program.key)) {
      const scopes = [form, compiled].map((each) =>
        createFormScope(each, computeAnswers(each, data, ctx), ctx),
      );
      const decide = (each: Form, i: number) => ({
        beside: each.rules.map(({ beside }) =>
          continued.map((other) => tryEvaluate(() => beside?.(scopes[i] as never, other))),
        ),
        ofCompany: each.rules.map(({ ofCompany }) =>
          Object.values(data)
            .flat()
            .map((record) => tryEvaluate(() => ofCompany?.(scopes[i] as never, record))),
        ),
        notYet: continued.map((other) => tryEvaluate(() => each.continuation?.notYet?.(other, ctx))),
        sight: ['public', 'masked', 'bidder'].flatMap((open_scope) =>
          readers.map((reader) =>
            each.sightOf?.(
              {
                ...data,
                demand: { ...data.demand, open_scope },
                bidder_terms: { intended_bidder: '甲公司' },
              } as Answers,
              reader,
            ),
          ),
        ),
      });
      expect(decide(compiled, 1)).toEqual(decide(form, 0));
    }
  });
});
