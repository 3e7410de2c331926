import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { FieldAnswers, Section } from '../definition';
import { checkAnswers } from '../filing/check';
import { computeAnswers } from '../filing/compute';
import { describeRuleFigure } from '../filing/rule-words';
import { createRuleFault, isBlockingSubmission, runRules } from '../filing/rules';
import { programs } from './index.generated';

async function fileWithDate(key: string, path: string, day: string) {
  const form = await programs.find((program) => program.key === key)?.load();
  const [sample] = readSamples(key);
  if (!form || !sample) throw new Error(key);
  const [section = '', field = ''] = path.split('.');
  const data = { ...sample.data, [section]: { ...(sample.data[section] as FieldAnswers), [field]: day } };
  const filled = computeAnswers(form, data, sample.ctx);
  const rules = runRules(form, filled, sample.ctx);
  const about = form.rules.filter(({ paths = [] }) => paths.includes(path)).map(({ id }) => id);
  return {
    faults: [
      ...checkAnswers(form, filled, sample.ctx, 'submit'),
      ...rules.filter(isBlockingSubmission).map(createRuleFault),
    ].map((fault) => fault.message.zh),
    judged: rules.filter(({ id, outcome }) => about.includes(id) && outcome !== 'other'),
  };
}

async function listPastDates(key: string): Promise<string[]> {
  const { sections = [] } = (await programs.find((program) => program.key === key)?.load()) ?? {};
  return sections
    .filter((section): section is Section & { kind: 'fields' } => section.kind === 'fields')
    .flatMap(({ key: of, fields }) =>
      fields
        .filter((field) => 'isPast' in field && field.isPast && field.required)
        .map((field) => `${of}.${field.key}`),
    );
}

describe('checkAnswers() and runRules() of a date in the future', () => {
  it.each(programs.map(({ key }) => key))('judge nothing in %s by it', async (key) => {
    for (const path of await listPastDates(key)) {
      const { judged } = await fileWithDate(key, path, '2030-05-20');
      expect(
        judged.map(({ id, outcome }) => `${id} ${outcome}`),
        path,
      ).toEqual(judged.map(({ id }) => `${id} undecided`));
    }
  });

  it('name the founding date of a gazelle alone, and ask for no row to be deleted', async () => {
    const { faults, judged } = await fileWithDate('gazelle', 'baseData.registered_date', '2030-05-20');
    expect(faults).toEqual(['“成立日期”不能晚于今天，请核对']);
    const [age] = judged;
    expect(age && describeRuleFigure(age)?.zh).toBe('无法判断，请先更正：成立日期');
  });

  it('still take the years before the founding date away', async () => {
    const { faults } = await fileWithDate('gazelle', 'baseData.registered_date', '2023-05-20');
    expect(faults).toContain('“近四年经营与研发数据”不需填报2022年度，请删除该年度的数据');
  });
});
