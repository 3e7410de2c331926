import { fillText, type Text } from '../../../domain/text';
import { DAY_SECONDS } from '../../../domain/time';
import { formatBeijingMinute } from '../../../domain/windows/calendar';
import { createRefusal } from '../errors';
import type { CountedSubject, CounterStore } from './counters-store';

/**
 * Counts a try, and throws 208 beyond `limit` of them in 24 hours. In a transaction that is refused the try does not count.
 * `message` may say `{{limit}}` and, as `{{at}}`, when trying works again.
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
