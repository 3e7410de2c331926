import { SESSION_SECONDS } from '@domain/accounts/session-limits';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import FrameDialog from '@/layouts/components/FrameDialog';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { type SessionEnd as Ending, getSessionEnd, readStoredLogin } from '@/utils/session';
import { saveUnsavedWork } from '@/utils/unsaved';
import styles from './index.module.css';

/** Remaining seconds at which the countdown is announced to screen readers. */
const SPOKEN = [60, 30, 10];

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Dialog shown two minutes before the session ends: the time left, and a button to stay (WCAG 2.2, 2.2.1). It is shown in every
 * tab, and an answer in one closes it in all. At the end the session is also ended on the server; typed text stays in the local
 * store.
 */
export default function SessionEnd() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const isAsking = useSelector((state: RootState) => state.loading.effects['login/stay'] ?? false);
  const [isPutAside, setPutAside] = useState(false);
  const leave = useCallback(() => dispatch({ type: 'login/timeUp' }), [dispatch]);
  const end = useSessionEnd(leave);
  const isNear = end !== null;

  const [isKept, setKept] = useState<boolean | null>(null);

  useEffect(() => {
    if (isNear) saveUnsavedWork().then(setKept);
    else setPutAside(false);
  }, [isNear]);

  const stay = () => dispatch({ type: 'login/stay' });
  const putAside = () => setPutAside(true);
  const canStay = end?.canStay ?? true;
  const seconds = Math.max(0, Math.ceil((end?.left ?? 0) / 1000));
  const spoken = SPOKEN.filter((mark) => mark >= seconds).at(-1);

  return (
    <FrameDialog
      open={isNear && !isPutAside}
      title={t('session.title')}
      closable={false}
      maskClosable={false}
      onCancel={canStay ? stay : putAside}
      footer={[
        <Button key="other" onClick={canStay ? leave : putAside}>
          {t(canStay ? 'user.logout' : 'session.later')}
        </Button>,
        <Button key="main" type="primary" loading={isAsking} onClick={canStay ? stay : leave}>
          {t(canStay ? 'session.stay' : 'session.again')}
        </Button>,
      ]}
    >
      <p role="alert">
        {canStay ? t('session.idle') : t('session.longest', { hours: SESSION_SECONDS.absolute / 3_600 })}
      </p>
      <p className={styles.left} aria-hidden>
        {clock(seconds)}
      </p>
      {isKept !== null && <p>{t(isKept ? 'session.kept' : 'session.unkept')}</p>}
      <span className="visually-hidden" role="status">
        {spoken ? t('session.left', { seconds: spoken }) : ''}
      </span>
    </FrameDialog>
  );
}

const WARNING = SESSION_SECONDS.warning * 1000;
/** Milliseconds between two checks of the session's end, which other tabs may have postponed. */
const LOOK_EVERY = 30_000;

const nextLook = (end: Ending | null): number => {
  if (!end) return LOOK_EVERY;
  return end.left > WARNING ? Math.min(end.left - WARNING, LOOK_EVERY) : 1_000;
};

/**
 * Returns the end of the session when it is near, else null; `onEnd` runs when it has come, or when another tab has signed out.
 * All tabs share the end through browser storage, and a request of any tab postpones it for all.
 */
function useSessionEnd(onEnd: () => void): Ending | null {
  const [near, setNear] = useState<Ending | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const end = getSessionEnd();
      setNear(end && end.left <= WARNING ? end : null);
      if (end && end.left <= 0) onEnd();
      else timer = setTimeout(look, nextLook(end));
    };
    const lookAtStorage = () => (readStoredLogin() ? look() : onEnd());
    look();
    window.addEventListener('storage', lookAtStorage);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', lookAtStorage);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onEnd]);
  return near;
}
