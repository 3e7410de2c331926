import { fillText, type Text } from '../../../domain/text';
import { DAY_SECONDS } from '../../../domain/time';
import { formatBeijingMinute } from '../../../domain/windows/calendar';
import { createRefusal } from '../errors';
import type { CountedSubject, CounterStore } from './counters-store';

/**
 * Counts an attempt, and throws code 208 beyond `limit` attempts in 24 hours. In a transaction that is rolled back the
 * attempt does not count. `message` may contain `{{limit}}` and, as `{{at}}`, the time from which attempts are allowed
 * again.
 */
export async function countDailyTry(
  { counters }: { counters: CounterStore },
  { kind, subject }: CountedSubject,
  limit: number,
  message: Text,
): Promise<void> {
  const { count, resetsAt } = await counters.hit(kind, subject, DAY_SECONDS);
  if (count > limit) throw createRefusal(fillText(message, { limit, at: formatBeijingMinute(resetsAt) }));
}
