import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import { listSubjectFacts } from '../document/subject-facts';
import { computeAnswers } from '../filing/compute';
import { isRowSection, listSectionFields } from '../filing/sections';
import { createSnapshotText } from '../filing/snapshot';
import { programs } from './index.generated';

const numbersOf = async (program: (typeof programs)[number]) => {
  const { sections } = await program.load();
  return sections.flatMap((section) =>
    listSectionFields(section).map((field) => ({ path: `${section.key}.${field.key}`, ...field })),
  );
};

describe('program.subject', () => {
  const several = programs.filter(({ perCompanyAndBatch }) => perCompanyAndBatch > 1);

  it.each(several.map(({ key, subject }) => [key, subject]))('is set for %s', (_key, subject) => {
    expect(subject).toBeDefined();
  });

  it.each(programs.filter(({ group }) => group === 'platform'))(
    'of $key and the published level name what is recognised',
    async (program) => {
      const [sample] = readSamples(program.key);
      if (!sample) throw new Error(program.key);
      const form = await program.load();
      const filled = computeAnswers(form, sample.data, sample.ctx);
      const paper = createSnapshotText(program, form, filled, sample.ctx);
      const facts = listSubjectFacts(program, JSON.parse(paper), 'zh');
      expect(facts.map(({ name }) => name)).toEqual(
        expect.arrayContaining([expect.stringMatching(/名称$/), '申报级别']),
      );
    },
  );

  it.each(programs.filter(({ subject }) => subject))(
    'of $key is a required text that is not sensitive',
    async (program) => {
      const [section, key] = program.subject?.split('.') ?? [];
      const found = (await program.load()).sections.find((each) => each.key === section);
      if (!found || isRowSection(found)) throw new Error(String(program.subject));
      const field = listSectionFields(found).find((each) => each.key === key);
      expect(field?.type).toBe('text');
      expect(field?.required ?? field?.requiredWhen).toBeTruthy();
      expect(field?.sensitive).not.toBe(true);
    },
  );
});

describe('program.names', () => {
  it.each(programs.filter(({ names }) => names))(
    'of $key point to texts of its form, and cover every identity number',
    async (program) => {
      const fields = await numbersOf(program);
      const { person = [], right = [] } = program.names ?? {};
      for (const path of [...person, ...right])
        expect(['text', 'id_card'], path).toContain(fields.find((field) => field.path === path)?.type);
      const unnamed = fields.filter(
        ({ type, path }) => type === 'id_card' && !person.some((each) => each === path),
      );
      expect(unnamed.map(({ path }) => path).filter((path) => !path.includes('legal_rep'))).toEqual([]);
    },
  );
});

describe('program.asks', () => {
  it.each(programs)(
    'of $key is an amount of its form, and set where experts rank what is applied for',
    async (program) => {
      const fields = await numbersOf(program);
      const isSummed = fields.some(({ key }) => key === 'sum_grant');
      if (program.review.expertReview && isSummed) expect(program.asks).toBeDefined();
      if (program.asks) expect(fields.find(({ path }) => path === program.asks)?.type).toBe('money_wan');
    },
  );
});
