import type { CurrentUser } from '@domain/accounts/calls';
import type { HomeData } from '@domain/home/calls';
import styles from '../index.module.css';
import { OfficeNews } from './Announcements';
import Messages from './Messages';
import OfficeDesk, { MyWeek, OfficePrograms } from './OfficeDesk';
import OpenAssessments from './OpenAssessments';
import ReadingPages from './ReadingPages';

interface OfficeHomeProps {
  home: HomeData;
  user: CurrentUser;
}

/** Home of an office: its desk, the assessments of an expert, or the pages of somebody who only reads. */
export default function OfficeHome({ home, user }: OfficeHomeProps) {
  const { desk, assessments, glint } = home;
  if (desk) return <Office desk={desk} home={home} user={user} />;
  return (
    <div className={styles.columns}>
      {assessments ? <OpenAssessments {...assessments} /> : <ReadingPages user={user} />}
      {glint && <Messages glint={glint} />}
    </div>
  );
}

/** Office home: today's tasks, and the programs with their windows. */
function Office({ home, user, desk }: OfficeHomeProps & { desk: NonNullable<HomeData['desk']> }) {
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
