import { describe, expect, it } from 'vitest';
import { fieldsOf, isRowSection } from '../filing/sections';
import { programs } from './index.generated';

const numbersOf = async (program: (typeof programs)[number]) => {
  const { sections } = await program.load();
  return sections.flatMap((section) =>
    fieldsOf(section).map((field) => ({ path: `${section.key}.${field.key}`, ...field })),
  );
};

describe('what tells the filings of a company from each other', () => {
  const several = programs.filter(({ perCompanyAndBatch }) => perCompanyAndBatch > 1);

  it.each(several.map(({ key, subject }) => [key, subject]))('is said by %s', (_key, subject) => {
    expect(subject).toBeDefined();
  });

  it.each(programs.filter(({ subject }) => subject))(
    'is an answer of $key that anybody may see',
    async (program) => {
      const [section, key] = program.subject?.split('.') ?? [];
      const found = (await program.load()).sections.find((each) => each.key === section);
      if (!found || isRowSection(found)) throw new Error(String(program.subject));
      const field = fieldsOf(found).find((each) => each.key === key);
      expect(field?.type).toBe('text');
      expect(field?.required ?? field?.requiredWhen).toBeTruthy();
      expect(field?.sensitive).not.toBe(true);
    },
  );
});

it.each(programs.filter(({ names }) => names))(
  '$key names persons and rights by texts of its form',
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
