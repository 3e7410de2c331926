import { describe, expect, it } from 'vitest';
import { readCounts, readSamples } from '../../tests/support/samples';
import type { Answers, Form } from '../definition';
import { createFilingDocument } from '../document/filing-document';
import { checkAnswers } from '../filing/check';
import { computeCompleteness, computeSectionStates } from '../filing/completeness';
import { computeAnswers, selectComputedAnswers, selectInputAnswers } from '../filing/compute';
import { migrateAnswersToEdition } from '../filing/editions';
import { readSubmittedAnswers } from '../filing/linked-filings';
import { createEmptyAnswers } from '../filing/rows';
import { runRules } from '../filing/rules';
import { isRowSection, isTypedField, listSectionFields } from '../filing/sections';
import { createSnapshotText, type SubmittedForm } from '../filing/snapshot';
import { removeSnapshotAnswers, restoreFormFromSnapshot } from '../filing/snapshot-form';
import { programs } from './index.generated';

function countsOf(form: Form): Record<string, number> {
  const typed = form.sections.filter((section) => section.kind !== 'computed' && section.kind !== 'files');
  const attachments = form.sections.filter((section) => section.kind === 'files').flatMap(listSectionFields);
  return {
    sections: form.sections.length,
    inputs: typed.flatMap(listSectionFields).filter(isTypedField).length,
    tables: form.sections.filter(isRowSection).length,
    rules: form.rules.length,
    // The server decides the other rules.
    executable: form.rules.filter((rule) => rule.check).length,
    attachments: attachments.length,
    required: attachments.filter((field) => field.required).length,
    eligibility: form.eligibility.length,
  };
}

const printed = {
  isWhole: true,
  language: 'zh' as const,
  company: { name: '示例', creditCode: '', department: { zh: '', en: '' } },
  batch: { batchYear: 2026, batchNo: 1 },
  status: 'approved' as const,
  version: 2,
  receipt: null,
  files: [],
  checkAddress: () => null,
};

describe.each(programs)('definition of $key (programs.load)', (program) => {
  it('has the counted number of sections, inputs, rules and attachments', async () => {
    expect(countsOf(await program.load())).toEqual(readCounts(program.key));
  });

  it('names only existing fields in the paths of its rules', async () => {
    const form = await program.load();
    const known = form.sections.flatMap((section) => [
      section.key,
      ...listSectionFields(section).map((field) => `${section.key}.${field.key}`),
    ]);
    const paths = form.rules.flatMap((rule) => rule.paths ?? []);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
    const pathless = form.rules.filter((rule) => rule.check && !rule.paths?.length);
    expect(pathless.map((rule) => rule.id)).toEqual([]);
  });

  it('tells applicants nothing of how the portal is deployed', async () => {
    const { basis: _, ...shown } = await program.load();
    expect(JSON.stringify(shown)).not.toMatch(/部署|\bdeploy(ment|ing)\b|switched off/i);
  });

  it('names each unit once, and the groups of given rows', async () => {
    const { sections } = await program.load();
    const twice = sections
      .flatMap(listSectionFields)
      .filter(({ zh, unit }) => unit && zh.includes(`（${unit}）`));
    expect(twice.map(({ key }) => key)).toEqual([]);
    for (const section of sections) {
      if (section.kind !== 'table') continue;
      const groups = new Set(section.fixedRows?.flatMap(({ group }) => group ?? []));
      expect(Object.keys(section.groups ?? {})).toEqual([...groups]);
    }
  });

  it('uses every id, section key and field key once', async () => {
    const form = await program.load();
    const twice = (keys: string[]) => keys.filter((key, i) => keys.indexOf(key) !== i);
    expect(twice(form.rules.map((rule) => rule.id))).toEqual([]);
    expect(twice(form.sections.map((section) => section.key))).toEqual([]);
    expect(
      form.sections.flatMap((section) => twice(listSectionFields(section).map((field) => field.key))),
    ).toEqual([]);
  });

  it.each(readSamples(program.key))(
    'computes the sample "$name" exactly',
    async ({ data, ctx, computed }) => {
      const form = await program.load();
      expect(selectComputedAnswers(form, computeAnswers(form, data, ctx))).toEqual(computed);
    },
  );

  it.each(readSamples(program.key))('finds no fault in the sample "$name"', async ({ data, ctx }) => {
    const form = await program.load();
    const filled = computeAnswers(form, data, ctx);
    expect(checkAnswers(form, filled, ctx, 'submit')).toEqual([]);
    expect(checkAnswers(form, filled, ctx, 'draft')).toEqual([]);
    const unmet = runRules(form, filled, ctx).filter(
      ({ outcome }) => outcome === 'failed' || outcome === 'undecided',
    );
    expect(unmet).toEqual([]);
    const failedText = new Map(form.rules.filter(({ met }) => met).map(({ id, zh }) => [id, zh]));
    const lies = runRules(form, filled, ctx).filter(
      ({ id, outcome, message }) => outcome !== 'failed' && message.zh === failedText.get(id),
    );
    expect(lies).toEqual([]);
    expect(computeCompleteness(form, filled, ctx)).toEqual({ percent: 100, missing: [] });
    expect(Object.values(computeSectionStates(form, filled, ctx))).not.toContain('started');
  });

  it.each(readSamples(program.key))(
    'returns the inputs of the sample "$name" unchanged',
    async ({ data, ctx }) => {
      const form = await program.load();
      expect(selectInputAnswers(form, computeAnswers(form, data, ctx))).toEqual(data);
    },
  );

  it.each(readSamples(program.key))(
    'keeps all of the sample "$name" from edition to edition',
    async ({ data }) => {
      const { answers, aside } = migrateAnswersToEdition(await program.load(), data, 'another');
      expect(answers).toEqual(data);
      expect(aside).toEqual([]);
    },
  );

  it.each(readSamples(program.key))(
    'prints the sample "$name" from its submitted document alone',
    async ({ data, ctx }) => {
      const form = await program.load();
      const filled = computeAnswers(form, data, ctx);
      const signed = JSON.parse(createSnapshotText(program, form, filled, ctx)) as SubmittedForm;
      const later = restoreFormFromSnapshot(signed);
      const print = (with_: Form, answers: Answers) =>
        createFilingDocument({
          ...printed,
          program,
          ctx,
          form: with_,
          answers: computeAnswers(with_, answers, ctx),
        });
      expect(print(later, readSubmittedAnswers(signed))).toEqual(print(form, data));
      const bare = print(
        restoreFormFromSnapshot(removeSnapshotAnswers(signed)),
        readSubmittedAnswers(signed),
      );
      expect(bare.sections).toEqual(print({ ...form, rules: [] }, data).sections);
    },
  );

  it('computes and checks empty answers without judging a rule', async () => {
    const form = await program.load();
    const [{ ctx } = { ctx: { batchYear: 2026, today: '2026-06-10', settings: {} } }] = readSamples(
      program.key,
    );
    for (const answers of [{}, createEmptyAnswers(form, ctx)] satisfies Answers[]) {
      const filled = computeAnswers(form, answers, ctx);
      expect(checkAnswers(form, filled, ctx, 'draft')).toEqual([]);
      expect(checkAnswers(form, filled, ctx, 'submit').length).toBeGreaterThan(20);
      expect(computeCompleteness(form, filled, ctx).percent).toBe(0);
      const judged = runRules(form, filled, ctx).filter(
        ({ outcome }) => outcome === 'met' || outcome === 'failed',
      );
      expect(judged.map(({ id }) => id)).toEqual([]);
    }
  });
});
