import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers } from '../definition';
import { computeAnswers } from './compute';
import { createSnapshotText, type SubmittedForm, toCanonicalJson } from './snapshot';

const program = { key: 'small', title: { zh: '小表', en: 'Small' }, edition: '2026.1' };
const paper = (answers: Answers) =>
  createSnapshotText(program, smallForm, computeAnswers(smallForm, answers, ctx), ctx);

describe(createSnapshotText, () => {
  it('returns a document that can be read without the form', () => {
    const read = JSON.parse(paper(createValidAnswers())) as SubmittedForm;
    expect(read).toMatchObject({
      program: 'small',
      edition: '2026.1',
      batch_year: 2026,
      submitted_on: '2026-06-10',
    });
    const [basics, team, , funds] = read.sections;
    expect(basics?.fields[0]).toEqual({ key: 'name', type: 'text', zh: '名称', en: 'Name' });
    expect(basics?.rows[0]?.values).toMatchObject({
      name: { value: '甲公司' },
      has_team: { value: true, text: { zh: '是', en: 'Yes' } },
      colour: { value: 'red', text: { zh: '暖色 / 红', en: 'Warm / Red' } },
      doubled: { value: 25 },
    });
    expect(team?.rows).toHaveLength(2);
    expect(funds?.rows[0]).toMatchObject({ row: 'total', title: { zh: '合计', en: 'Total' } });
  });

  it('leaves out sections that were hidden from the filer', () => {
    const answers = createValidAnswers();
    Object.assign(answers.basics as object, { has_team: false });
    const read = JSON.parse(paper(answers)) as SubmittedForm;
    expect(read.sections.map(({ key }) => key)).not.toContain('team');
  });

  it('returns the same text for the same answers in any order of keys', () => {
    const answers = createValidAnswers();
    const reversed = Object.fromEntries(
      Object.entries(answers)
        .toReversed()
        .map(([key, value]) => [
          key,
          Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).toReversed()),
        ]),
    );
    expect(paper(reversed)).toBe(paper(answers));
    expect(paper({ ...answers, tasks: [] })).not.toBe(paper(answers));
  });
});

describe(toCanonicalJson, () => {
  it('sorts keys, drops undefined keys and writes null for undefined items', () => {
    expect(toCanonicalJson({ b: [1, undefined, 'x'], a: { d: null, c: undefined } })).toBe(
      '{"a":{"d":null},"b":[1,null,"x"]}',
    );
  });
});
