import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type Expression, findExpressions } from './regexes';
import { verdictOf } from './verdicts';

/** Enough for one that is not linear to take several times the limit with a single input. */
const BYTES = 128 * 1024;
/**
 * Maximum milliseconds for all inputs of one expression together, on an otherwise busy machine; one that is linear takes 60, and
 * 800 at most.
 */
const LIMIT_MS = 6_000;

type Pattern = Pick<Expression, 'source' | 'flags'>;

/** Returns the building blocks of long inputs: every character and word of the expression, and samples of its classes. */
function unitsFor({ source }: Pattern): string[] {
  const words = source.match(/[A-Za-z!]{2,}/g) ?? [];
  const signs = [...source, ...'0aA \t\n\r/\\.-_:;,(){}[]<>@%\'"\0', '一', '\u3000', '\u200d', '\ud83d'];
  return [
    ...new Set([...signs, ...words, ...words.map((word) => `${word} `), '0.', 'a.', '{a}', '(a)', '1 1 ']),
  ];
}

/** Matches the expression against 128 kB of each building block; throws where that takes too long. */
function feed(pattern: Pattern, limitMs = LIMIT_MS): void {
  const inputs = unitsFor(pattern).map((unit) => `${unit.repeat(BYTES / unit.length)}\0!`);
  const search = 'for (const input of inputs) input.replace(new RegExp(source, flags), "")';
  runInNewContext(search, { ...pattern, inputs }, { timeout: limitMs });
}

describe('regular expressions of the server and the rules', () => {
  const all = findExpressions();

  it('are found in code, in constants that are put together, and in the definitions of forms', () => {
    const places = all.flatMap((expression) => expression.places).join(' ');
    expect(all.length).toBeGreaterThan(80);
    expect(places).toContain('server/files/inspection/content.ts');
    expect(places).toContain('domain/programs/jiebangguashuai_result/program.yaml');
    const made = all.filter((expression) =>
      expression.places.some((place) => place.includes('/characters.ts')),
    );
    expect(made.some(({ source }) => source.startsWith('[\\p{Default_Ignorable_Code_Point}'))).toBe(true);
  });

  it.each(all.map(({ source, flags }) => [`/${source}/${flags}`, { source, flags }] as const))(
    '%s is done with 128 kB of anything',
    (_written, pattern) => feed(pattern),
    2 * LIMIT_MS,
  );

  it.each([
    ['\\d+ \\d+ obj', ''],
    ['[\\s.]+$', ''],
    ['\\s*\\/\\s*', ''],
    ['(a+)+$', ''],
  ])('/%s/%s would be found', (source, flags) => {
    expect(verdictOf({ source, flags }).isSafe).toBe(false);
    expect(() => feed({ source, flags }, 500)).toThrow('timed out');
  });
});
