import type { CurrentUser } from '@domain/accounts/calls';
import type { EligibilityCondition, Form, FormScope, Program } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import {
  type ConditionVerdict,
  computeConditionVerdicts,
  countMetConditions,
} from '@domain/filing/eligibility-match';
import { createFormScope } from '@domain/filing/scope';
import { getProgramPagePath } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import type { RecognitionItem } from '@domain/recognitions/calls';
import type { Text } from '@domain/text';
import type { DeclareDayItem } from '@domain/windows/calls';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { Link, useLocation, useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import ConditionList from '@/components/ConditionList';
import LinkedText from '@/components/LinkedText';
import { PageHead, Panel } from '@/components/Page';
import {
  computeProgramAvailability,
  getServerToday,
  type ProgramFacts,
  useProgramFacts,
} from '@/components/ProgramList/availability';
import ProgramEntry, { FitTag } from '@/components/ProgramList/ProgramEntry';
import { useProgramForm } from '@/filling/hooks/useProgramForm';
import type { RootState } from '@/models/connect';
import { useRightCheck } from '@/models/useRightCheck';
import NotFound from '@/pages/404';
import DocumentsPanel from '@/pages/forms/components/DocumentsPanel';
import {
  FiguresPanel,
  FillingTime,
  FormChanges,
  useFillingGuide,
} from '@/pages/forms/components/FillingGuide';
import RequiredSignatories from '@/pages/forms/components/FillingGuide/RequiredSignatories';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { usePageTitle } from '@/utils/route';
import { useRead } from '@/utils/useRead';
import Dates from './components/Dates';
import Guide from './components/Guide';
import styles from './index.module.css';

/** Everything about a program before its form is opened. */
export default function AboutProgram() {
  const { pathname } = useLocation();
  const user = useSelector((root: RootState) => root.user.currentUser);
  const program = programs.find((each) => getProgramPagePath(each) === pathname.replace(/\/$/, ''));
  if (!program) return <NotFound />;
  return user && <About key={program.key} program={program} user={user} />;
}

interface AboutProps {
  program: Program;
  user: CurrentUser;
}

function About({ program, user }: AboutProps) {
  const say = useText();
  usePageTitle(say(program.title));
  const facts = useProgramFacts(user);
  const known = facts.data;
  return (
    <>
      <PageHead
        title={say(program.title)}
        lead={program.summary && say(program.summary)}
        actions={
          known && (
            <ProgramEntry type="primary" standing={computeProgramAvailability(program, known)} user={user} />
          )
        }
      />
      <div className={styles.columns}>
        <AsyncView resource={facts}>{(read) => <Body program={program} known={read} />}</AsyncView>
      </div>
    </>
  );
}

function Body({ program, known }: { program: Program; known: ProgramFacts }) {
  const { t } = useLanguage();
  const form = useProgramForm(program);
  const { windows, profile } = known;
  const fits = known.fits[program.key] ?? {};
  const today = getServerToday(windows);
  const guide = useFillingGuide(program, null);
  const scope = useBlankScope(
    form,
    windows.find((each) => each.program === program.key),
    today,
  );
  const may = useRightCheck();
  const isAsked = program.recognition !== undefined && profile !== null && may('filing.read');
  const held = useRead(isAsked ? 'ownRecognitions' : null, { params: { program: program.key } });
  if (!form || (isAsked && !held.data && !held.failure)) return null;
  const brings = form.brings ?? [];
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        <FillingTime guide={guide} />
        <RequiredSignatories guide={guide} />
        <FormChanges guide={guide} />
        <Guide program={program} form={form} />
        <Panel
          id="who"
          title={t('catalogue.who')}
          extra={profile && <FitTag fit={countMetConditions(fits, profile, today)} />}
        >
          {held.data && <HeldCertificate recognitions={held.data.list} />}
          <Eligible
            program={program}
            limitsAnybody={Object.keys(fits).length > 0}
            conditions={form.eligibility.filter((condition) => !brings.includes(condition))}
            verdicts={profile ? computeConditionVerdicts(fits, profile, today) : null}
          />
        </Panel>
        <DocumentsPanel
          id="documents"
          fields={form.sections.flatMap((section) => (section.kind === 'files' ? section.fields : []))}
        />
        {scope && <FiguresPanel id="figures" form={form} scope={scope} />}
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

/** Scope of the form before anything is filled in; null until the form has loaded. */
function useBlankScope(
  form: Form | null,
  window: DeclareDayItem | undefined,
  today: string,
): FormScope | null {
  const batchYear = window?.batch_year ?? Number(today.slice(0, 4));
  return useMemo(() => {
    if (!form) return null;
    const ctx = { batchYear, today, settings: {} };
    return createFormScope(form, computeAnswers(form, {}, ctx), ctx);
  }, [form, batchYear, today]);
}

/** Certificate of the program that the company has and that is still valid: a new one is not needed yet. */
function HeldCertificate({ recognitions }: { recognitions: readonly RecognitionItem[] }) {
  const { t } = useLanguage();
  const held = recognitions.find(({ state }) => state === 'valid' || state === 'expiring');
  if (!held) return null;
  return (
    <Alert
      className={styles.held as string}
      type="info"
      showIcon
      message={t('catalogue.held', { no: held.no, until: formatDate(held.valid_to) })}
      action={<Link to="/enterpriseCenter/recognitions">{t('common.view')}</Link>}
    />
  );
}

interface EligibleProps {
  program: Program;
  /** True where a profile alone can exclude a company. */
  limitsAnybody: boolean;
  conditions: EligibilityCondition[];
  /** Match of each condition with the company profile; null for people who do not apply. */
  verdicts: Record<string, ConditionVerdict> | null;
}

/** Eligibility conditions: common ones, those of each kind, and their match with the company profile. */
function Eligible({ program, limitsAnybody, conditions, verdicts }: EligibleProps) {
  const { t } = useLanguage();
  const say = useText();
  const ofAll = conditions.filter(({ kind }) => kind === undefined);
  return (
    <>
      <ConditionList conditions={ofAll} verdicts={verdicts ?? {}} />
      {program.kinds?.map((kind) => (
        <section key={kind.value}>
          <h3 className={styles.kind}>{say(kind)}</h3>
          <ConditionList
            conditions={conditions.filter((each) => each.kind === kind.value)}
            verdicts={verdicts ?? {}}
          />
        </section>
      ))}
      {verdicts && (
        <p className={styles.note}>
          {t(limitsAnybody ? 'catalogue.unmarked' : 'catalogue.anybody')}{' '}
          <Link to="/enterpriseCenter/information">{t('catalogue.profile')}</Link>
        </p>
      )}
    </>
  );
}

/** Texts of the program, one per line. Titles of rules and notices are Chinese in every language. */
function Lines({ texts }: { texts: readonly (Text | string)[] }) {
  const say = useText();
  return (
    <ul className={styles.lines}>
      {texts.map((text) =>
        typeof text === 'string' ? (
          <li key={text} lang="zh-CN">
            <bdi>
              <LinkedText text={text} />
            </bdi>
          </li>
        ) : (
          <li key={text.zh}>{say(text)}</li>
        ),
      )}
    </ul>
  );
}

/** Public answers of the office about the program. */
function Questions({ program }: { program: string }) {
  const { t } = useLanguage();
  const may = useRightCheck();
  const answers = useRead('publicAnswers', { params: { program } });
  return (
    <Panel
      id="questions"
      title={t('catalogue.questions')}
      extra={may('question.ask') && <Link to="/interaction">{t('catalogue.ask')}</Link>}
    >
      <AsyncView resource={answers}>
        {({ list, total }) =>
          total === 0 ? (
            <p className={styles.aside}>{t('questions.public.none')}</p>
          ) : (
            list.map(({ id, title, question, answer }) => (
              <details key={id} className={styles.question}>
                <summary>
                  <bdi>{title}</bdi>
                </summary>
                <p dir="auto">{question}</p>
                <p dir="auto">{answer}</p>
              </details>
            ))
          )
        }
      </AsyncView>
    </Panel>
  );
}
