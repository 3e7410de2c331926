/** A row that names another test is as good as that test: it has to be there. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from './areas';

const textOf = (path: string): string =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
        .map((name) => textOf(join(path, name)))
        .join('\n')
    : readFileSync(path, 'utf8');

const rows = areas.flatMap((area) => area.rows);

describe('rows of areas (areas.ts)', () => {
  it('name only tests that exist', () => {
    const missing = rows.flatMap((row) =>
      'shownBy' in row && !textOf(row.shownBy.file).includes(row.shownBy.title) ? [row.no] : [],
    );
    expect(missing).toEqual([]);
  });

  it('have distinct numbers', () => {
    const numbers = rows.map(({ no }) => no);
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});
