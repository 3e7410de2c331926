import type { ManagedWindow } from '@domain/calls/managed-windows';
import { Tag } from 'antd';
import { useLanguage } from '@/utils/language';

const COLOURS = { upcoming: 'default', open: 'processing', closed: 'default', off: 'warning' } as const;

/** The state of a window in words and colour, with the days that are left of an open one. */
export default function StateTag({
  window: { state, days_left },
}: {
  window: Pick<ManagedWindow, 'state' | 'days_left'>;
}) {
  const { t } = useLanguage();
  return (
    <Tag color={COLOURS[state]}>
      {t(`windows.state.${state}`)}
      {days_left !== null && ` · ${t('windows.daysLeft', { days: days_left })}`}
    </Tag>
  );
}
