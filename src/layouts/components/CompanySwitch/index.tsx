import { SwapOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@domain/accounts/calls';
import { roleNames } from '@domain/accounts/roles';
import { CODE } from '@domain/api/codes';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { history, useLocation, useSelector } from 'umi';
import { untipped } from '@/components/OverlayTrigger';
import FrameDialog from '@/layouts/components/FrameDialog';
import { useLive } from '@/live';
import type { RootState } from '@/models/connect';
import { isLeaving, isSameActing, onActingChanged, reloadHome } from '@/utils/acting';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { hasUnsavedWork, saveUnsavedWork } from '@/utils/unsaved';
import styles from './index.module.css';

const OWN = 'own';

/** Navigates to the home page, which asks about unsaved work as usual; the session is switched there (useActingSwitch). */
export const startActingSwitch = (mandate: string | null) =>
  history.push('/index', { actFor: mandate } satisfies ActForState);

/** Switch between the person's own company and companies that they hold a mandate for; hidden without a mandate. */
export default function CompanySwitch() {
  const user = useSelector((state: RootState) => state.user.currentUser);
  return user?.acting || user?.acts_for ? <Switch user={user} /> : null;
}

/** For whom the session acts: a company; for an expert of filings on trial, who has none, as what. */
function useActedName(): (user: CurrentUser) => string {
  const say = useText();
  return ({ company, acting, role }) => company?.name ?? (acting ? say(roleNames[role]) : '');
}

/** The company switch in a row of its own, where the header bar has no space for it. */
export function CompanyStrip() {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const nameOf = useActedName();
  if (!user?.acting) return null;
  return (
    <p className={styles.strip}>
      {t('acting.for')}
      <bdi>{nameOf(user)}</bdi>
    </p>
  );
}

function Switch({ user }: { user: CurrentUser }) {
  const { company, acting, acts_for = [] } = user;
  const { t } = useLanguage();
  const present = acting?.id ?? OWN;
  const own = { key: OWN, name: acting?.own_company ?? company?.name ?? '', note: t('acting.own') };
  const others = acts_for.map(({ id, company: name }) => ({ key: id, name, note: t('acting.byMandate') }));
  const items: MenuProps['items'] = [own, ...others].map(({ key, name, note }) => ({
    key,
    label: (
      <span className={styles.choice}>
        <bdi>{name}</bdi>
        <span>{key === present ? t('acting.present') : note}</span>
      </span>
    ),
    onClick: () => key !== present && startActingSwitch(key === OWN ? null : key),
  }));
  const name = useActedName()(user);
  return (
    <Dropdown
      menu={{ ...untipped, items, selectedKeys: [present] }}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(button) => button.parentElement ?? document.body}
    >
      <Button
        className={(acting ? styles.agent : styles.own) ?? ''}
        type="text"
        icon={<SwapOutlined aria-hidden />}
        aria-label={t(acting ? 'acting.switchFrom' : 'acting.switch', { company: name })}
      >
        <span className={styles.name}>
          {acting && <span>{t('acting.for')}</span>}
          <bdi>{name}</bdi>
        </span>
      </Button>
    </Dropdown>
  );
}

/** History state of a requested switch, which no external link can set. */
interface ActForState {
  actFor: string | null;
}

let switching = false;

/** True while this tab itself switches: it ignores the events of its own switch. */
const isSwitching = (): boolean => switching || isLeaving();

/** Switches the session and reloads the page, which drops all state of the previous company. */
async function switchTo(mandate: string | null): Promise<void> {
  switching = true;
  try {
    const answer = await call('actFor', { data: { mandate } });
    if (answer.code === CODE.success) return reloadHome();
    feedback.error(formatEnvelopeMessage(answer));
  } catch (failure) {
    ignoreShownFailure(failure);
  } finally {
    switching = false;
  }
}

/** Switches the session once the home page is reached and unsaved work is safe. */
export function useActingSwitch(): void {
  const { pathname, state } = useLocation();
  const asked = (state as Partial<ActForState> | null)?.actFor;
  useEffect(() => {
    if (pathname !== '/index' || asked === undefined) return;
    // The state is removed from the history entry, because a reload at the same address would keep it.
    history.replace('/index');
    void switchTo(asked);
  }, [pathname, asked]);
}

/** Change of company while this tab still shows another. */
interface CompanyChange {
  /** True: the mandate is over; false: another tab has switched. */
  isOver: boolean;
  /** Company whose mandate is over, or that the session acts for. */
  company: string;
  /** State of the unsaved text of this page: none, saved in this browser, or saved nowhere. */
  work: 'none' | 'kept' | 'unkept';
}

const workHere = async (): Promise<CompanyChange['work']> => {
  if (!hasUnsavedWork()) return 'none';
  return (await saveUnsavedWork()) ? 'kept' : 'unkept';
};

interface CompanyChangedProps {
  /** Unmounts the page, so that it asks nothing before it is left. */
  onLeave(): void;
}

/**
 * Dialog that reports a changed company: the mandate has ended, or another tab has switched. Until it is confirmed the
 * page stays, and the server accepts nothing from it.
 */
export function CompanyChanged({ onLeave }: CompanyChangedProps) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const shown = useRef(user);
  shown.current = user;
  const [news, setNews] = useState<CompanyChange | null>(null);
  const isTold = useRef(false);
  isTold.current = news !== null;

  const look = useCallback(async () => {
    const before = shown.current;
    if (!before || isTold.current || isSwitching()) return;
    const { data } = await call('currentUser');
    if (!data || isSwitching()) return;
    const over = data.mandate_over;
    if (!over && isSameActing(before, data)) return;
    const company = over?.company ?? data.company?.name ?? '';
    setNews({ isOver: over !== undefined, company, work: await workHere() });
  }, []);

  const lookQuietly = useCallback(() => void look().catch(() => undefined), [look]);
  useLive(['acting'], lookQuietly);
  useEffect(() => onActingChanged(lookQuietly), [lookQuietly]);

  const isOverAtFirst = user?.mandate_over;
  useEffect(() => {
    if (isOverAtFirst) setNews({ isOver: true, company: isOverAtFirst.company, work: 'none' });
  }, [isOverAtFirst]);

  function go(): void {
    onLeave();
    if (news?.isOver) void switchTo(null);
    else reloadHome();
  }

  const company = news?.company ?? '';
  const isOver = news?.isOver ?? false;
  return (
    <FrameDialog
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
    </FrameDialog>
  );
}
