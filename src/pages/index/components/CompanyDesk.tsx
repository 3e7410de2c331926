import type { CurrentUser } from '@domain/accounts/calls';
import { mayFileProgram } from '@domain/accounts/roles';
import type { HomeData } from '@domain/home/calls';
import { lazy, Suspense } from 'react';
import { Link } from 'umi';
import { Panel } from '@/components/Page';
import { listWaitingTasks } from '@/pages/index/waiting';
import { useLanguage } from '@/utils/language';
import { hasPaperToSign, listDeskDeadlines } from '../deadlines';
import styles from '../index.module.css';
import Announcements from './Announcements';
import DeadlineCalendar from './DeadlineCalendar';
import DeskSkeleton from './DeskSkeleton';
import Messages from './Messages';
import RecentFilings from './RecentFilings';
import WaitingList from './WaitingList';

/** Needed on the first days of a company alone. */
const FirstDay = lazy(async () => {
  const part = await import('./FirstDay');
  await part.prepareFirstDay();
  return part;
});

interface CompanyDeskProps {
  home: HomeData;
  user: CurrentUser;
}

/** The desk, held back until the part for the first days is there: what stands below that part would jump. */
const CompanyDesk = (props: CompanyDeskProps) => (
  <Suspense fallback={<DeskSkeleton />}>
    <Desk {...props} />
  </Suspense>
);

export default CompanyDesk;

/** Desk of a company and its agents: what waits, the next days, the filings sent last, and messages. */
function Desk({ home, user }: CompanyDeskProps) {
  const { t, say } = useLanguage();
  const tasks = listWaitingTasks(home);
  const concerned = (home.windows ?? []).filter(
    (window) => mayFileProgram(user, window.program) || hasPaperToSign(window, tasks),
  );
  // An agent is no beginner, even if the company has not filed anything.
  const isFirstDay = !user.acting && home.filings?.total === 0;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {(!isFirstDay || tasks.length > 0) && (
          <Panel id="todos" title={t('center.home.todos')} extra={<ClientsLink user={user} home={home} />}>
            <WaitingList tasks={tasks} serverTime={home.server_time} />
          </Panel>
        )}
        {isFirstDay && <FirstDay home={home} user={user} />}
        <RecentFilings filings={home.filings?.sent ?? []} />
      </div>
      <div className={styles.column}>
        <DeadlineCalendar
          deadlines={listDeskDeadlines(tasks, concerned, { say, t })}
          serverTime={home.server_time}
        />
        {home.glint && <Messages glint={home.glint} />}
        {home.announcements && <Announcements latest={home.announcements} />}
      </div>
    </div>
  );
}

/** Link to the page over all clients, for a person who acts for other companies. */
function ClientsLink({ home, user }: CompanyDeskProps) {
  const { t } = useLanguage();
  const isAgent = user.acting || home.mandates?.some(({ status }) => status !== 'offered');
  return isAgent ? <Link to="/enterpriseCenter/mandates?side=held">{t('center.home.clients')}</Link> : null;
}
