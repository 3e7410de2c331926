import { CloseOutlined, CompassOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@domain/accounts/calls';
import { isCompanySide } from '@domain/accounts/roles';
import type { HomeData } from '@domain/home/calls';
import { Button } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { useSelector } from 'umi';
import AsyncView, { WhenSettled } from '@/components/AsyncView';
import { PageHead } from '@/components/Page';
import { MAIN_ID, moveFocusInto } from '@/components/SkipLink';
import LocalDrafts, { useLocalDrafts } from '@/filling/draft/LocalDrafts';
import { useTour } from '@/layouts/components/Tour/useTour';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import CompanyDesk from './components/CompanyDesk';
import DeskSkeleton from './components/DeskSkeleton';
import styles from './index.module.css';
import { useHome } from './useHome';

/** The desks of an office are a chunk of their own: companies, who are most people, never see them. */
const loadOfficeHome = () => import('./components/OfficeHome');
const OfficeHome = lazy(loadOfficeHome);

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
  // Beside the call of the page, not after it; a failure shows when the desk is drawn.
  useEffect(() => {
    if (!isCompanySide(user.role)) loadOfficeHome().catch(() => undefined);
  }, [user.role]);
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

const Desk = ({ home, user }: DeskProps) =>
  isCompanySide(user.role) ? (
    <CompanyDesk home={home} user={user} />
  ) : (
    <Suspense fallback={<DeskSkeleton />}>
      <OfficeHome home={home} user={user} />
    </Suspense>
  );
