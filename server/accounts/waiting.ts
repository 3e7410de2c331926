import { fillText, type Text } from '../../domain/text';
import { Problem } from '../errors';

const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

/** 208 with a Retry-After header; `{seconds}` and `{minutes}` of the text say how long to wait. */
export function refusedUntil(then: Date, now: Date, text: Text, data?: unknown): Problem {
  const seconds = secondsUntil(then, now);
  const wording = fillText(text, { seconds, minutes: Math.ceil(seconds / 60) });
  return new Problem('business', wording, { data, retryAfterSeconds: seconds });
}
