import { describe, expect, it } from 'vitest';
import { samplesOf } from '../../tests/support/samples';
import { check } from '../filing/check';
import { completeness, sectionStates } from '../filing/completeness';
import { compute, computedOf, inputsOf } from '../filing/compute';
import { emptyAnswers } from '../filing/rows';
import { runRules } from '../filing/rules';
import { fieldsOf, isInput, isRowSection } from '../filing/sections';
import type { Answers, Form } from './define';
import { programs } from './index.generated';

/** As the catalogue of the forms counts them. */
const COUNTS: Record<string, Counts> = {
  hightech: {
    sections: 15,
    inputs: 124,
    tables: 9,
    rules: 38,
    executable: 38,
    attachments: 16,
    required: 13,
    eligibility: 11,
  },
  gazelle: {
    sections: 12,
    inputs: 81,
    tables: 5,
    rules: 24,
    executable: 24,
    attachments: 10,
    required: 8,
    eligibility: 10,
  },
  incubation_carrier: {
    sections: 14,
    inputs: 86,
    tables: 8,
    rules: 25,
    executable: 25,
    attachments: 10,
    required: 9,
    eligibility: 6,
  },
  innovation_platform: {
    sections: 21,
    inputs: 112,
    tables: 7,
    rules: 22,
    executable: 21,
    attachments: 13,
    required: 12,
    eligibility: 8,
  },
  keyproject: {
    sections: 18,
    inputs: 122,
    tables: 9,
    rules: 41,
    executable: 39,
    attachments: 11,
    required: 4,
    eligibility: 8,
  },
  serverproject: {
    sections: 15,
    inputs: 80,
    tables: 6,
    rules: 24,
    executable: 23,
    attachments: 10,
    required: 6,
    eligibility: 7,
  },
  researchproject: {
    sections: 17,
    inputs: 110,
    tables: 7,
    rules: 38,
    executable: 36,
    attachments: 10,
    required: 3,
    eligibility: 7,
  },
  overseasproject: {
    sections: 13,
    inputs: 74,
    tables: 2,
    rules: 18,
    executable: 17,
    attachments: 11,
    required: 7,
    eligibility: 9,
  },
  foreignproject: {
    sections: 12,
    inputs: 81,
    tables: 3,
    rules: 20,
    executable: 19,
    attachments: 10,
    required: 7,
    eligibility: 7,
  },
  workerhomeproject: {
    sections: 14,
    inputs: 83,
    tables: 5,
    rules: 22,
    executable: 21,
    attachments: 10,
    required: 7,
    eligibility: 7,
  },
  scientistadvisor: {
    sections: 13,
    inputs: 78,
    tables: 3,
    rules: 19,
    executable: 18,
    attachments: 10,
    required: 5,
    eligibility: 7,
  },
  subjectresearch: {
    sections: 17,
    inputs: 109,
    tables: 9,
    rules: 26,
    executable: 24,
    attachments: 8,
    required: 4,
    eligibility: 6,
  },
  socialspecial: {
    sections: 20,
    inputs: 129,
    tables: 9,
    rules: 43,
    executable: 41,
    attachments: 11,
    required: 3,
    eligibility: 7,
  },
  jiebangguashuai: {
    sections: 16,
    inputs: 81,
    tables: 6,
    rules: 21,
    executable: 20,
    attachments: 9,
    required: 5,
    eligibility: 8,
  },
  jiebang_second: {
    sections: 18,
    inputs: 111,
    tables: 7,
    rules: 28,
    executable: 25,
    attachments: 11,
    required: 7,
    eligibility: 6,
  },
  jiebangguashuai_result: {
    sections: 16,
    inputs: 79,
    tables: 6,
    rules: 19,
    executable: 18,
    attachments: 11,
    required: 7,
    eligibility: 6,
  },
};

interface Counts {
  sections: number;
  inputs: number;
  tables: number;
  rules: number;
  /** Rules that the form decides itself; the server decides the others. */
  executable: number;
  attachments: number;
  required: number;
  eligibility: number;
}

function countsOf(form: Form): Counts {
  const typed = form.sections.filter((section) => section.kind !== 'computed' && section.kind !== 'files');
  const attachments = form.sections.filter((section) => section.kind === 'files').flatMap(fieldsOf);
  return {
    sections: form.sections.length,
    inputs: typed.flatMap(fieldsOf).filter(isInput).length,
    tables: form.sections.filter(isRowSection).length,
    rules: form.rules.length,
    executable: form.rules.filter((rule) => rule.check).length,
    attachments: attachments.length,
    required: attachments.filter((field) => field.required).length,
    eligibility: form.eligibility.length,
  };
}

describe.each(programs)('$key', (program) => {
  it('has the sections, inputs, rules and attachments of the catalogue', async () => {
    expect(countsOf(await program.load())).toEqual(COUNTS[program.key]);
  });

  it('names only what exists in the paths of its rules', async () => {
    const form = await program.load();
    const known = form.sections.flatMap((section) => [
      section.key,
      ...fieldsOf(section).map((field) => `${section.key}.${field.key}`),
    ]);
    const paths = form.rules.flatMap((rule) => rule.paths ?? []);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
    const pathless = form.rules.filter((rule) => rule.check && !rule.paths?.length);
    expect(pathless.map((rule) => rule.id)).toEqual([]);
  });

  it('uses every id, section key and field key once', async () => {
    const form = await program.load();
    const twice = (keys: string[]) => keys.filter((key, i) => keys.indexOf(key) !== i);
    expect(twice(form.rules.map((rule) => rule.id))).toEqual([]);
    expect(twice(form.sections.map((section) => section.key))).toEqual([]);
    expect(form.sections.flatMap((section) => twice(fieldsOf(section).map((field) => field.key)))).toEqual(
      [],
    );
  });

  it.each(samplesOf(program.key))('computes the sample "$name" exactly', async ({ data, ctx, computed }) => {
    const form = await program.load();
    expect(computedOf(form, compute(form, data, ctx))).toEqual(computed);
  });

  it.each(samplesOf(program.key))('finds no fault in the sample "$name"', async ({ data, ctx }) => {
    const form = await program.load();
    const filled = compute(form, data, ctx);
    expect(check(form, filled, ctx, 'submit')).toEqual([]);
    expect(check(form, filled, ctx, 'draft')).toEqual([]);
    const unmet = runRules(form, filled, ctx).filter(
      ({ outcome }) => outcome !== 'met' && outcome !== 'server',
    );
    expect(unmet).toEqual([]);
    expect(completeness(form, filled, ctx)).toEqual({ percent: 100, missing: [] });
    expect(Object.values(sectionStates(form, filled, ctx))).not.toContain('started');
  });

  it.each(samplesOf(program.key))('gives the inputs of the sample "$name" back', async ({ data, ctx }) => {
    const form = await program.load();
    expect(inputsOf(form, compute(form, data, ctx))).toEqual(data);
  });

  it('can be computed and checked from nothing', async () => {
    const form = await program.load();
    const [{ ctx } = { ctx: { batchYear: 2026, today: '2026-06-10', settings: {} } }] = samplesOf(
      program.key,
    );
    for (const answers of [{}, emptyAnswers(form, ctx)] satisfies Answers[]) {
      const filled = compute(form, answers, ctx);
      expect(check(form, filled, ctx, 'draft')).toEqual([]);
      expect(check(form, filled, ctx, 'submit').length).toBeGreaterThan(20);
      expect(completeness(form, filled, ctx).percent).toBe(0);
    }
  });
});
