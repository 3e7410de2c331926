import { CloseOutlined, CompassOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@domain/calls/accounts';
import { Button, Skeleton } from 'antd';
import { Link, useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import DeclareDay from '@/components/DeclareDay';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import { goInto, MAIN_ID } from '@/components/SkipLink';
import LocalDrafts from '@/filling/draft/LocalDrafts';
import { useTour } from '@/layouts/components/Tour/useTour';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import Announcements from './components/Announcements';
import FirstSteps from './components/FirstSteps';
import Highlights from './components/Highlights';
import OfficeTodos from './components/OfficeTodos';
import OwnFilings, { hasNone } from './components/OwnFilings';
import Windows from './components/Windows';
import styles from './index.module.css';
import { type Home, useHome } from './useHome';

/** Home: what waits for the person, what can be filed, and what was said. */
export default function HomePage() {
  const user = useSelector((state: RootState) => state.user.currentUser);
  return user && <HomeOf user={user} />;
}

function HomeOf({ user }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const home = useHome(user);
  return (
    <div className={styles.page}>
      <PageHead
        title={t('center.home.hello', { name: user.name })}
        lead={<bdi>{user.company?.name}</bdi>}
        actions={<TourOffer />}
      />
      <LocalDrafts />
      {home.isSettled ? <Parts home={home} user={user} /> : <Waiting />}
    </div>
  );
}

/** Nobody is shown around unasked. */
function TourOffer() {
  const { t } = useLanguage();
  const { isOffered, startTour, refuse } = useTour();
  if (!isOffered) return null;
  return (
    <>
      <Button type="text" icon={<CompassOutlined aria-hidden />} onClick={startTour}>
        {t('tour.offer')}
      </Button>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('tour.never')}
        title={t('tour.never')}
        onClick={() => {
          refuse();
          goInto(MAIN_ID);
        }}
      />
    </>
  );
}

interface PartsProps {
  home: Home;
  user: CurrentUser;
}

function Parts({ home, user }: PartsProps) {
  const { windows, filings, officeTodos } = home;
  const isFirstDay = filings?.data !== undefined && hasNone(filings.data);
  return (
    <>
      {windows?.data && user.company && <DeclareDay windows={windows.data} />}
      {isFirstDay && <FirstSteps />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {officeTodos && <OfficeTodos todos={officeTodos} />}
          {filings && !isFirstDay && <OwnFilings filings={filings} windows={windows?.data ?? []} />}
          <Windows home={home} user={user} />
        </div>
        <Aside glint={home.glint} />
      </div>
    </>
  );
}

/** What was said to the company. */
function Aside({ glint }: Pick<Home, 'glint'>) {
  const { t } = useLanguage();
  return (
    <div className={styles.column}>
      {glint && (
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
  );
}

/** The places of the parts, until they are read: as high as the screen, so that nothing below it moves. */
function Waiting() {
  const { t } = useLanguage();
  return (
    <div role="status" aria-label={t('center.load.loading')} className={styles.waitingPage}>
      <div className={styles.columns}>
        {[10, 6].map((rows) => (
          <div key={rows} className={styles.waiting}>
            <Skeleton active paragraph={{ rows }} />
          </div>
        ))}
      </div>
    </div>
  );
}
