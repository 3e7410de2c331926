import { describe, expect, it } from 'vitest';
import { listSectionFields } from '../filing/sections';
import { programs } from './index.generated';

describe('Phones of persons', () => {
  it.each(programs)('of $key are sensitive, and so masked where others read', async (program) => {
    const { sections } = await program.load();
    const plain = sections
      .filter((section) => !('listsAs' in section) || section.listsAs !== 'partners')
      .flatMap((section) =>
        listSectionFields(section)
          .filter((field) => 'means' in field && field.means === 'phone' && !field.sensitive)
          .map(({ key }) => `${section.key}.${key}`),
      );
    expect(plain).toEqual([]);
  });
});
