import { fillText, type Text } from '../../../domain/text';
import { Problem } from '../errors';

/** Whole seconds for a Retry-After header, 1 at least. */
export const retryAfter = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

/** 208 with a Retry-After header; `{seconds}`, `{minutes}` or `{hours}` of the text say how long to wait. */
export function refusedUntil(then: Date, now: Date, text: Text, data?: unknown): Problem {
  const seconds = retryAfter(then, now);
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)];
  const wording = fillText(text, { seconds, minutes, hours });
  return new Problem('business', wording, { data, retryAfterSeconds: seconds });
}
