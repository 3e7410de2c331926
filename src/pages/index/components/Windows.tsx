import type { CurrentUser } from '@domain/accounts/calls';
import { mayFileProgram } from '@domain/accounts/roles';
import { programs } from '@domain/programs/index.generated';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import ProgramList from '@/components/ProgramList';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { HomeData } from '../useHomeData';

interface WindowsProps {
  home: HomeData;
  user: CurrentUser;
}

/** True if the program is shown to the person: agents see only the programs of their mandate. */
const isForPerson = (program: string, user: CurrentUser): boolean =>
  !user.acting || mayFileProgram(user, program);

/** Programs that can be filed now or soon; the catalogue lists the others. */
export default function Windows({ home: { windows, filings, profile }, user }: WindowsProps) {
  const { t } = useLanguage();
  if (!windows) return null;
  return (
    <Panel
      id="windows"
      title={t('center.home.windows')}
      extra={
        <span className={styles.links}>
          <Link to="/forms/programs">{t('menu.programs')}</Link>
          <Link to="/results">{t('menu.results')}</Link>
        </span>
      }
    >
      <AsyncView resource={windows}>
        {(list) => {
          const current = new Set(
            list.filter(({ status }) => status !== 'closed').map((each) => each.program),
          );
          if (current.size === 0) return <EmptyHint text={t('center.home.noWindows')} />;
          return (
            <ProgramList
              programs={programs.filter(({ key }) => current.has(key) && isForPerson(key, user))}
              user={user}
              windows={list}
              open={filings?.data?.open ?? []}
              profile={profile}
            />
          );
        }}
      </AsyncView>
    </Panel>
  );
}
