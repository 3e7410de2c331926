import { TIMING } from '@domain/api/codes';
import { Skeleton } from 'antd';
import { Link, useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import { ProgramChart, StatusChart } from '@/components/CountChart/totals';
import DeclareDay from '@/components/DeclareDay';
import DueReports from '@/components/DueReports';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import LocalDrafts from '@/filling/draft/LocalDrafts';
import type { RootState } from '@/models/connect';
import { fetchGlint, fetchWindows } from '@/services/company';
import { useLanguage } from '@/utils/language';
import { useRefresh } from '@/utils/presence';
import { type Resource, useRead } from '@/utils/useRead';
import Announcements from './components/Announcements';
import FirstSteps from './components/FirstSteps';
import Highlights from './components/Highlights';
import OfficeTodos from './components/OfficeTodos';
import Todos from './components/Todos';
import Windows from './components/Windows';
import styles from './index.module.css';
import { fetchOfficeTodos, hasOfficeTodos } from './officeTodos';
import { fetchOwnFilings, type OwnFilings } from './ownFilings';
import { todosOf } from './todo';

const hasNone = ({ totals }: OwnFilings) => Object.keys(totals.by_group).length === 0;

type Reading = Pick<Resource<unknown>, 'data' | 'failure' | 'isSlow'>;

const isSettled = ({ data, failure }: Reading) => data !== undefined || failure !== null;

/** Home: what waits for the company, what can be filed, and what was said. */
export default function Home() {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const readsFilings = user?.permissions.includes('filing.read') ?? false;
  const readsMessages = user?.permissions.includes('message.read') ?? false;
  const isExpert = user?.permissions.includes('expert.review') ?? false;
  const windows = useRead(isExpert ? null : fetchWindows);
  const filings = useRead(readsFilings ? fetchOwnFilings : null);
  const glint = useRead(readsMessages ? fetchGlint : null);
  const rights = user?.permissions ?? [];
  const hasOffice = hasOfficeTodos(rights);
  const officeTodos = useRead(hasOffice ? fetchOfficeTodos : null, rights);
  useRefresh(windows.reload, TIMING.unreadPoll);
  useRefresh(filings.reload, TIMING.unreadPoll);
  useRefresh(glint.reload, TIMING.unreadPoll);
  useRefresh(officeTodos.reload, TIMING.unreadPoll);
  if (!user) return null;

  // The upper parts come together: one part after the other would push those below.
  const first: Reading[] = [
    ...(isExpert ? [] : [windows]),
    ...(readsFilings ? [filings] : []),
    ...(hasOffice ? [officeTodos] : []),
  ];
  const isFirstDay = filings.data !== undefined && hasNone(filings.data);
  const now = new Date(windows.data?.[0]?.server_time ?? Date.now());
  const parts = () => (
    <>
      {windows.data && user.company && <DeclareDay windows={windows.data} />}
      {isFirstDay && (
        <Panel id="first-steps" title={t('center.home.firstSteps')}>
          <FirstSteps />
        </Panel>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {hasOffice && <OfficeTodos todos={officeTodos} />}
          {readsFilings && !isFirstDay && (
            <Panel id="todos" title={t('center.home.todos')}>
              <AsyncView resource={filings}>
                {(own) => <Todos todos={todosOf(own.open, windows.data ?? [], now)} />}
              </AsyncView>
            </Panel>
          )}
          {filings.data && filings.data.due.length > 0 && (
            <Panel
              id="reports-due"
              title={t('reports.todo')}
              extra={<Link to="/enterpriseCenter/reportInfo">{t('center.home.all')}</Link>}
            >
              <DueReports reports={filings.data.due} />
            </Panel>
          )}
          {!isExpert && (
            <Panel
              id="windows"
              title={t('center.home.windows')}
              extra={<Link to="/results">{t('menu.results')}</Link>}
            >
              <AsyncView resource={windows}>
                {(list) => <Windows windows={list} user={user} open={filings.data?.open ?? []} />}
              </AsyncView>
            </Panel>
          )}
        </div>
        <div className={styles.column}>
          {readsFilings && !isFirstDay && (
            <Panel
              id="totals"
              title={t('center.home.totals')}
              extra={<Link to="/enterpriseCenter/declare">{t('center.home.all')}</Link>}
            >
              <AsyncView resource={filings}>
                {({ totals }) => (
                  <div className={styles.charts}>
                    <StatusChart totals={totals} />
                    <ProgramChart totals={totals} />
                  </div>
                )}
              </AsyncView>
            </Panel>
          )}
          {readsMessages && (
            <Panel
              id="messages"
              title={t('center.home.messages')}
              extra={<Link to="/enterpriseCenter/messageNotice">{t('center.home.all')}</Link>}
            >
              <AsyncView resource={glint}>{(data) => <Highlights glint={data} />}</AsyncView>
            </Panel>
          )}
          <Announcements />
        </div>
      </div>
    </>
  );
  return (
    <div className={styles.page}>
      <PageHead title={t('center.home.hello', { name: user.name })} lead={<bdi>{user.company?.name}</bdi>} />
      <LocalDrafts />
      {first.every(isSettled) ? parts() : <Waiting isSlow={first.some(({ isSlow }) => isSlow)} />}
    </div>
  );
}

/** The places of the parts, until they are read. */
function Waiting({ isSlow }: { isSlow: boolean }) {
  const { t } = useLanguage();
  if (!isSlow) return null;
  return (
    <div role="status" aria-label={t('center.load.loading')} className={styles.columns}>
      {[10, 6].map((rows) => (
        <div key={rows} className={styles.waiting}>
          <Skeleton active paragraph={{ rows }} />
        </div>
      ))}
    </div>
  );
}
