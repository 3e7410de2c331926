import { countDaysBetween, formatBeijingDay } from '@domain/windows/calendar';
import { useEffect, useState } from 'react';
import { formatClockMinute } from '@/utils/beijingTime';
import { formatDaysLeft } from '@/utils/formatDaysLeft';
import { useLanguage } from '@/utils/language';
import { getSkew } from '@/utils/serverClock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface TimeLeftProps {
  /** The end, in ISO 8601. */
  end: string;
  /** The server's clock in the answer that told the end. */
  serverTime: string | undefined;
  /** Called once the end has come while this is shown. */
  onEnd?(): void;
}

/**
 * Time that is left until an end, by the server's clock: days, on the last day the hour, in the last hour the minutes; afterwards
 * that it is over.
 */
export default function TimeLeft({ end, serverTime, onEnd }: TimeLeftProps) {
  const { t } = useLanguage();
  const now = useServerClock(end, serverTime, onEnd);
  const left = Date.parse(end) - now;
  const days = countDaysBetween(formatBeijingDay(new Date(now)), formatBeijingDay(new Date(end)));
  if (days !== 0) return <>{formatDaysLeft(t, days)}</>;
  if (left <= 0) return <>{t('days.closed')}</>;
  if (left <= HOUR) return <>{t('days.minutes', { count: Math.ceil(left / MINUTE) })}</>;
  return <>{t('days.todayAt', { time: formatClockMinute(end) })}</>;
}

/** Time of the server, in milliseconds, as often as the words about the end change. */
function useServerClock(end: string, serverTime: string | undefined, onEnd?: () => void): number {
  const skew = getSkew(serverTime);
  const [now, setNow] = useState(() => Date.now() + skew);
  const left = Date.parse(end) - now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each step towards the end
  useEffect(() => {
    if (!(left > 0)) return undefined;
    const wait = left > HOUR ? Math.min(left - HOUR, HOUR) : left % MINUTE || MINUTE;
    const timer = setTimeout(() => {
      const then = Date.now() + skew;
      setNow(then);
      if (then >= Date.parse(end)) onEnd?.();
    }, wait);
    return () => clearTimeout(timer);
  }, [left, skew, end]);
  return now;
}
