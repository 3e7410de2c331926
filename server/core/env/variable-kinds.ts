/** Value types of variables, shared by the modules of env/. */
import { z } from 'zod';

export const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off'], 'must be on or off')
  .transform((value) => ['1', 'true', 'on'].includes(value));

export const oneOf = <const Kind extends string>(...kinds: Kind[]) =>
  z.enum(kinds, `must be one of ${kinds.join(', ')}`);

/** Parses JSON; a schema piped after it checks the content. */
export const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('must be JSON');
    return z.NEVER;
  }
});

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

export const whole = (must: string, atLeast: number, atMost = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(must).int(must).min(atLeast, must).max(atMost, must);

export const removeTrailingSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

/** Variables required by another: whether the rule applies, its cause in words, and the required names. */
export type CompanionRule<Variables> = [boolean, string, (keyof Variables & string)[]];

export const findMissingCompanions = <Variables>(
  v: Variables,
  needed: CompanionRule<Variables>[],
): string[] =>
  needed.flatMap(([applies, cause, names]) =>
    applies ? names.filter((name) => !v[name]).map((name) => `${name}: required with ${cause}`) : [],
  );
