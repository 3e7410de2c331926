import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUBJECT_KINDS } from '../../../domain/audit/subject-kinds';

describe('SUBJECT_KINDS', () => {
  it('name every kind of subject that the server writes to the audit log', () => {
    const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
    );
    const written = sources.flatMap((path) => [
      ...readFileSync(`server/${path}`, 'utf8').matchAll(/\b(?:subjectKind:|SUBJECT_KIND =) '(\w+)'/g),
    ]);
    const kinds = new Set(written.map(([, kind]) => kind));
    // The right of a refused access is named in the details of its line.
    kinds.delete('right');
    expect(kinds.size).toBeGreaterThan(20);
    expect([...kinds].filter((kind) => !SUBJECT_KINDS.some((named) => named === kind))).toEqual([]);
  });
});
