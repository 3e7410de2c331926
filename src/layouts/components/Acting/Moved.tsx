import { Button, Modal } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'umi';
import { useLive } from '@/live';
import type { RootState } from '@/models/connect';
import { fetchCurrentUser } from '@/services/accounts';
import { isSameActing, onMoved, startAnew } from '@/utils/acting';
import { useLanguage } from '@/utils/language';
import { holdsWork, keepWork } from '@/utils/unsaved';
import { isSwitching, switchTo } from './useActFor';

/** The company that this tab still shows, and what has become of it. */
interface News {
  /** The mandate is over; otherwise another tab has switched. */
  isOver: boolean;
  /** Whose mandate is over, or who is acted for now. */
  company: string;
  /** What stands on this page and is not saved: none, in this browser, or nowhere. */
  work: 'none' | 'kept' | 'unkept';
}

const workHere = async (): Promise<News['work']> => {
  if (!holdsWork()) return 'none';
  return (await keepWork()) ? 'kept' : 'unkept';
};

interface MovedProps {
  /** Takes the page away: nothing of it asks before it is left. */
  onLeave(): void;
}

/**
 * Says that the session acts for another company than this page shows: its mandate has ended, or another tab has switched.
 * Until the person goes on the page stands as it is, and the server takes nothing from it.
 */
export default function Moved({ onLeave }: MovedProps) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const shown = useRef(user);
  shown.current = user;
  const [news, setNews] = useState<News | null>(null);
  const isTold = useRef(false);
  isTold.current = news !== null;

  const look = useCallback(async () => {
    const before = shown.current;
    if (!before || isTold.current || isSwitching()) return;
    const { data } = await fetchCurrentUser();
    if (!data || isSwitching()) return;
    const over = data.mandate_over;
    if (!over && isSameActing(before, data)) return;
    const company = over?.company ?? data.company?.name ?? '';
    setNews({ isOver: over !== undefined, company, work: await workHere() });
  }, []);

  const lookQuietly = useCallback(() => void look().catch(() => undefined), [look]);
  useLive(['acting'], lookQuietly);
  useEffect(() => onMoved(lookQuietly), [lookQuietly]);

  const isOverAtFirst = user?.mandate_over;
  useEffect(() => {
    if (isOverAtFirst) setNews({ isOver: true, company: isOverAtFirst.company, work: 'none' });
  }, [isOverAtFirst]);

  function go(): void {
    onLeave();
    if (news?.isOver) void switchTo(null);
    else startAnew();
  }

  const company = news?.company ?? '';
  const isOver = news?.isOver ?? false;
  return (
    <Modal
      open={news !== null}
      title={t(isOver ? 'acting.over' : 'acting.moved')}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={
        <Button type="primary" onClick={go}>
          {t(isOver ? 'acting.back' : 'acting.reload')}
        </Button>
      }
    >
      <p role="alert">{t(isOver ? 'acting.overWhy' : 'acting.movedWhy', { company })}</p>
      {news?.work === 'kept' && <p>{t(isOver ? 'acting.keptOver' : 'acting.kept', { company })}</p>}
      {news?.work === 'unkept' && <p>{t('acting.unkept')}</p>}
    </Modal>
  );
}
