import type { CurrentUser } from '@domain/calls/accounts';
import type { Program } from '@domain/definition';
import { fitOf, verdictsOf } from '@domain/filing/fit';
import { aboutPath } from '@domain/programs/find';
import { programs } from '@domain/programs/index.generated';
import { useLocation, useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import FitTag from '@/components/ProgramList/FitTag';
import ProgramEntry from '@/components/ProgramList/ProgramEntry';
import { type Known, standingOf, todayOf } from '@/components/ProgramList/standing';
import { useProgramFacts } from '@/components/ProgramList/useProgramFacts';
import { useForm } from '@/filling/hooks/useForm';
import type { RootState } from '@/models/connect';
import NotFound from '@/pages/404';
import DocumentsPanel from '@/pages/forms/components/DocumentsPanel';
import { useLanguage, useText } from '@/utils/language';
import Dates from './components/Dates';
import Eligible from './components/Eligible';
import Lines from './components/Lines';
import Questions from './components/Questions';
import styles from './index.module.css';

/** All there is to know about a program before its form is opened. */
export default function AboutProgram() {
  const { pathname } = useLocation();
  const user = useSelector((root: RootState) => root.user.currentUser);
  const program = programs.find((each) => aboutPath(each) === pathname.replace(/\/$/, ''));
  if (!program) return <NotFound />;
  return user && <About key={program.key} program={program} user={user} />;
}

interface AboutProps {
  program: Program;
  user: CurrentUser;
}

function About({ program, user }: AboutProps) {
  const say = useText();
  const facts = useProgramFacts(user);
  const known = facts.data;
  return (
    <>
      <PageHead
        title={say(program.title)}
        lead={program.summary && say(program.summary)}
        actions={known && <ProgramEntry type="primary" standing={standingOf(program, known)} user={user} />}
      />
      <div className={styles.columns}>
        <AsyncView resource={facts}>{(read) => <Body program={program} known={read} />}</AsyncView>
      </div>
    </>
  );
}

function Body({ program, known }: { program: Program; known: Known }) {
  const { t } = useLanguage();
  const form = useForm(program);
  const { windows, profile } = known;
  const today = todayOf(windows);
  if (!form) return null;
  const brings = form.brings ?? [];
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        <Panel
          id="who"
          title={t('catalogue.who')}
          extra={profile && <FitTag fit={fitOf(program, profile, today)} />}
        >
          <Eligible
            program={program}
            conditions={form.eligibility.filter((condition) => !brings.includes(condition))}
            verdicts={profile ? verdictsOf(program, profile, today) : null}
          />
        </Panel>
        <DocumentsPanel
          id="documents"
          fields={form.sections.flatMap((section) => (section.kind === 'files' ? section.fields : []))}
        />
        <Questions program={program.key} />
      </div>
      <div className={styles.column}>
        <Dates program={program} window={windows.find((each) => each.program === program.key)} />
        <Panel id="brings" title={t('catalogue.brings')}>
          <Lines texts={brings} />
        </Panel>
        <Panel id="basis" title={t('catalogue.basis')}>
          <Lines texts={form.basis} />
        </Panel>
      </div>
    </div>
  );
}
