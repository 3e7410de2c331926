/**
 * Verdicts on regular expressions, linear or not, by recheck: by its binary where the platform has one, which takes a quarter of
 * the time of its plain JavaScript.
 */
import { checkSync } from 'recheck';
import type { Expression } from './regexes';

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
