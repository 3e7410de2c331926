import { CloseOutlined, CompassOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@domain/accounts/calls';
import { isCompanySide } from '@domain/accounts/roles';
import type { HomeData } from '@domain/home/calls';
import { Button } from 'antd';
import { useSelector } from 'umi';
import AsyncView, { WhenSettled } from '@/components/AsyncView';
import { PageHead } from '@/components/Page';
import { MAIN_ID, moveFocusInto } from '@/components/SkipLink';
import LocalDrafts, { useLocalDrafts } from '@/filling/draft/LocalDrafts';
import { useOtherStylesSoon } from '@/layouts/components/AntdFrame/otherStyles';
import { useTour } from '@/layouts/components/Tour/useTour';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { OfficeNews } from './components/Announcements';
import CompanyDesk from './components/CompanyDesk';
import DeskSkeleton from './components/DeskSkeleton';
import Messages from './components/Messages';
import OfficeDesk, { MyWeek, OfficePrograms } from './components/OfficeDesk';
import OpenAssessments from './components/OpenAssessments';
import ReadingPages from './components/ReadingPages';
import styles from './index.module.css';
import { useHome } from './useHome';

/** Home page: what waits for the person, the next days, recent filings and messages. */
export default function HomePage() {
  const user = useSelector((state: RootState) => state.user.currentUser);
  return user && <HomeOf user={user} />;
}

function HomeOf({ user }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const home = useHome();
  const drafts = useLocalDrafts();
  // Drafts are looked up in this browser in a moment: what is below them is not drawn before, and jumps not.
  const lookup = { data: drafts ?? undefined, failure: null };
  useOtherStylesSoon();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('center.home.hello', { name: user.name })}
        lead={<bdi>{user.company?.name}</bdi>}
        actions={<TourOffer />}
      />
      <WhenSettled of={[home, lookup]} waiting={<DeskSkeleton />}>
        {drafts && <LocalDrafts drafts={drafts} />}
        <AsyncView resource={home}>{(data) => <Desk home={data} user={user} />}</AsyncView>
      </WhenSettled>
    </div>
  );
}

/** Offer of the tour, which never starts unasked. */
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
          moveFocusInto(MAIN_ID);
        }}
      />
    </>
  );
}

interface DeskProps {
  home: HomeData;
  user: CurrentUser;
}

function Desk({ home, user }: DeskProps) {
  const { desk, assessments, glint } = home;
  if (desk) return <Office desk={desk} home={home} user={user} />;
  if (isCompanySide(user.role)) return <CompanyDesk home={home} user={user} />;
  return (
    <div className={styles.columns}>
      {assessments ? <OpenAssessments {...assessments} /> : <ReadingPages user={user} />}
      {glint && <Messages glint={glint} />}
    </div>
  );
}

/** Office home: today's tasks, and the programs with their windows. */
function Office({ home, user, desk }: DeskProps & { desk: NonNullable<HomeData['desk']> }) {
  const rights = user.permissions;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OfficeDesk desk={desk} rights={rights} />
        <OfficePrograms waiting={desk.programs} windows={home.windows ?? []} rights={rights} />
      </div>
      <div className={styles.column}>
        <MyWeek week={desk.week} />
        {home.glint && <Messages glint={home.glint} />}
        {home.notices && <OfficeNews {...home.notices} />}
      </div>
    </div>
  );
}
