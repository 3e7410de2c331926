import { calendarFile } from '@domain/windows/calendar-file';
import { Button } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import { deadlinesOf } from '../deadlines';
import styles from '../index.module.css';

type CalendarButtonProps = Parameters<typeof deadlinesOf>[0];

/** Takes all deadlines of the company into the person's own calendar. */
export default function CalendarButton(due: CalendarButtonProps) {
  const { t } = useLanguage();
  const say = useText();
  const deadlines = deadlinesOf(due, { say, t, origin: window.location.origin });
  if (deadlines.length === 0) return null;
  const save = () => {
    const file = calendarFile(deadlines, t('center.calendar.name'), new Date());
    saveAs(new Blob([file], { type: 'text/calendar' }), 'deadlines.ics');
  };
  return (
    <Button type="link" className={styles.calendar ?? ''} onClick={save}>
      {t('center.calendar')}
    </Button>
  );
}
