/**
 * `npm run regexes`: prints every regular expression of the server and the rules with its verdict. Exits with 1 where an
 * expression is not linear, or where that cannot be determined; `-- --quiet` prints only those. Verdicts are cached by expression
 * and by version of recheck, because each takes a second.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, inRoot, readJson } from './support/project.mjs';
import { type Expression, findExpressions } from './support/regexes';
import { type Verdict, verdictOf } from './support/verdicts';

const KEPT = join(CACHE, 'regexes.json');
const { version } = readJson(inRoot('node_modules/recheck/package.json'));
const keptBefore: Record<string, Verdict> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
const kept: Record<string, Verdict> = {};

const written = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string => `/${source}/${flags}`;

function judge(expression: Expression): Verdict {
  const key = `${version} ${written(expression)}`;
  const verdict = keptBefore[key] ?? verdictOf(expression);
  kept[key] = verdict;
  return verdict;
}

const isQuiet = process.argv.includes('--quiet');
const judged = findExpressions().map((expression) => ({ ...expression, verdict: judge(expression) }));
const unsafe = judged.filter(({ verdict }) => !verdict.isSafe);
for (const { verdict, places, ...expression } of isQuiet ? unsafe : judged)
  console.log(
    `${verdict.isSafe ? 'linear' : 'NOT LINEAR'}\t${verdict.says}\t${written(expression)}\t${places.join(' ')}`,
  );
console.log(`${judged.length} regular expressions, ${unsafe.length} not linear`);

mkdirSync(CACHE, { recursive: true });
writeFileSync(KEPT, JSON.stringify(kept));
process.exitCode = unsafe.length > 0 ? 1 : 0;
