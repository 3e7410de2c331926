import { describe, expect, it } from 'vitest';
import { fieldsOf, isRowSection } from '../filing/sections';
import { programs } from './index.generated';

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
