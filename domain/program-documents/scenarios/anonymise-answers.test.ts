import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { readSamples } from '../../../tests/support/samples';
import type { FieldAnswers } from '../../definition';
import { compileText } from '../../expressions/language/compile-text';
import { checkAnswers } from '../../filing/check';
import { computeAnswers } from '../../filing/compute';
import { runRules } from '../../filing/rules';
import { compileForm } from '../compile';
import { anonymiseAnswers } from './anonymise-answers';

describe.each(['gazelle', 'keyproject', 'scientistadvisor'])('anonymiseAnswers of %s', (key) => {
  const form = compileForm(readProgramDocument(key), compileText);
  const [sample] = readSamples(key);
  if (!sample) throw new Error('no sample');
  const sections = Object.values(sample.data).filter((each) => !Array.isArray(each)) as FieldAnswers[];
  const find = (field: string) => String(sections.find((each) => each[field])?.[field]);
  const [name, code] = [find('company_name'), find('credit_code')];
  const anonymous = anonymiseAnswers(form, sample.data, [name, code]);

  it('leaves no name, number or address of anybody', () => {
    const text = JSON.stringify(anonymous);
    const told = [
      name,
      code,
      ...[...JSON.stringify(sample.data).matchAll(/1[38]\d{9}|[\w.]+@[\w.]+/g)].flat(),
    ];
    for (const word of told.filter((each) => !/example\d*@|1390000000[0-9]/.test(each)))
      expect([word, text.includes(word)]).toEqual([word, false]);
    expect(text).not.toContain('***');
  });

  it('judges as the filing itself', () => {
    const judge = (answers: typeof anonymous) => {
      const filled = computeAnswers(form, answers, sample.ctx);
      const failed = runRules(form, filled, sample.ctx).filter(({ outcome }) => outcome === 'failed');
      return [
        failed.map(({ id }) => id),
        checkAnswers(form, filled, sample.ctx, 'submit').map(({ path }) => path),
      ];
    };
    expect(judge(anonymous)).toEqual(judge(sample.data));
  });
});
