import { CloseOutlined, CompassOutlined } from '@ant-design/icons';
import type { CurrentUser } from '@domain/accounts/calls';
import { isCompanySide } from '@domain/accounts/roles';
import type { HighlightedMessages } from '@domain/inbox/calls';
import { messageCategories } from '@domain/inbox/messages';
import { Button, Skeleton } from 'antd';
import { Link, useSelector } from 'umi';
import AsyncView, { WhenSettled } from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { PageHead, Panel } from '@/components/Page';
import { MAIN_ID, moveFocusInto } from '@/components/SkipLink';
import WindowCountdown from '@/components/WindowCountdown';
import LocalDrafts, { useLocalDrafts } from '@/filling/draft/LocalDrafts';
import { useTour } from '@/layouts/components/Tour/useTour';
import type { RootState } from '@/models/connect';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useMessagesPath } from '@/utils/messagesPath';
import Announcements, { OfficeNews } from './components/Announcements';
import Offers from './components/Offers';
import OfficeDesk, { MyWeek, OfficePrograms } from './components/OfficeDesk';
import OpenAssessments from './components/OpenAssessments';
import OwnFilings, { FirstSteps, hasNoFilings } from './components/OwnFilings';
import ReadingPages from './components/ReadingPages';
import Windows from './components/Windows';
import styles from './index.module.css';
import { type HomeData, useHomeData } from './useHomeData';

/** Home page: the person's tasks, the programs that can be filed, and recent messages. */
export default function HomePage() {
  const user = useSelector((state: RootState) => state.user.currentUser);
  return user && <HomeOf user={user} />;
}

function HomeOf({ user }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const home = useHomeData(user);
  const drafts = useLocalDrafts();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('center.home.hello', { name: user.name })}
        lead={<bdi>{user.company?.name}</bdi>}
        actions={<TourOffer />}
      />
      {/* Looked up in this browser in a moment: what is below them is not drawn before, and jumps not. */}
      {drafts && (
        <>
          <LocalDrafts drafts={drafts} />
          <WhenSettled of={home.reads} waiting={<Waiting />}>
            <HomeParts home={home} user={user} />
          </WhenSettled>
        </>
      )}
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

interface HomePartsProps {
  home: HomeData;
  user: CurrentUser;
}

function HomeParts({ home, user }: HomePartsProps) {
  const { desk, assessments, glint } = home;
  if (desk) return <Office desk={desk} home={home} user={user} />;
  if (isCompanySide(user.role)) return <Company home={home} user={user} />;
  return (
    <div className={styles.columns}>
      {assessments ? <OpenAssessments assessments={assessments} /> : <ReadingPages user={user} />}
      <Messages glint={glint} />
    </div>
  );
}

/** Office home: today's tasks, and the programs with their windows. */
function Office({ home, user, desk }: HomePartsProps & { desk: NonNullable<HomeData['desk']> }) {
  const rights = user.permissions;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OfficeDesk desk={desk} rights={rights} />
        <OfficePrograms
          waiting={desk.data?.programs ?? []}
          windows={home.windows?.data ?? []}
          rights={rights}
        />
      </div>
      <div className={styles.column}>
        {desk.data && <MyWeek week={desk.data.week} />}
        <Messages glint={home.glint} />
        {home.news && <OfficeNews news={home.news} />}
      </div>
    </div>
  );
}

function Company({ home, user }: HomePartsProps) {
  const { windows, filings, glint, offers } = home;
  // An agent is no beginner, even if the company has not filed anything.
  const isFirstDay = !user.acting && filings?.data !== undefined && hasNoFilings(filings.data);
  return (
    <>
      {windows?.data && user.company && <WindowCountdown windows={windows.data} />}
      {offers?.data && <Offers offers={offers.data} />}
      {isFirstDay && <FirstSteps />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {filings && !isFirstDay && <OwnFilings filings={filings} windows={windows?.data ?? []} />}
          <Windows home={home} user={user} />
        </div>
        <div className={styles.column}>
          <Messages glint={glint} />
          <Announcements />
        </div>
      </div>
    </>
  );
}

/** Messages to the person, or to the company. */
function Messages({ glint }: Pick<HomeData, 'glint'>) {
  const { t } = useLanguage();
  const all = useMessagesPath();
  if (!glint) return null;
  return (
    <Panel
      id="messages"
      title={t('center.home.messages')}
      extra={<Link to={all}>{t('center.home.all')}</Link>}
    >
      <AsyncView resource={glint}>{(data) => <MessageHighlights glint={data} />}</AsyncView>
    </Panel>
  );
}

/** Numbers of placeholder lines of each panel, by column. */
const WAITING = [[3, 8], [3]];

/** Placeholders of the panels until they are loaded. */
const Waiting = () => (
  <div className={styles.columns}>
    {WAITING.map((panels) => (
      <div key={panels.length} className={styles.column}>
        {panels.map((rows) => (
          <div key={rows} className={styles.waiting}>
            <Skeleton active paragraph={{ rows }} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

/** The most pressing unread messages. */
export function MessageHighlights({ glint }: { glint: HighlightedMessages }) {
  const { t } = useLanguage();
  const all = useMessagesPath();
  const say = useText();
  if (glint.items.length === 0 && glint.unread > 0)
    return <Link to={`${all}?read=no`}>{t('center.home.unread', { count: glint.unread })}</Link>;
  if (glint.items.length === 0) return <EmptyHint text={t('center.home.noMessages')} />;
  return (
    <ul className={styles.messages}>
      {glint.items.map((message) => (
        <li key={message.id}>
          <Link to={message.link ?? `${all}?category=${message.category}`}>
            <bdi>{message.title}</bdi>
          </Link>
          <p className={styles.begin}>
            <bdi>{message.body}</bdi>
          </p>
          <p className={styles.quiet}>
            {say(messageCategories[message.category])} · {formatDateTime(message.created_at)}
          </p>
        </li>
      ))}
    </ul>
  );
}
