/** Verdicts on regular expressions, linear or not, by recheck: in plain JavaScript, which every platform runs. */
import { createRequire } from 'node:module';
import type { Expression } from './regexes';

/** Plain JavaScript build: the package's main file looks for Java or a native binary first. */
const { checkSync } = createRequire(__filename)('recheck/lib/browser.js') as typeof import('recheck');

const LIMIT_MS = 60_000;

export interface Verdict {
  isSafe: boolean;
  /** Explanation for people: how the matching time grows, and an input that was slow. */
  says: string;
}

export function verdictOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): Verdict {
  const found = checkSync(source, flags, { timeout: LIMIT_MS });
  if (found.status === 'unknown') return { isSafe: false, says: `unknown: ${found.error.kind}` };
  if (found.status === 'safe') return { isSafe: true, says: found.complexity.type };
  return { isSafe: false, says: `${found.complexity.summary}, with ${found.attack.pattern}` };
}
