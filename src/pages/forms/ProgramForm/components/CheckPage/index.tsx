import type { Form, Program } from '@domain/definition';
import { isToFillIn } from '@domain/filing/completeness';
import { figureWarnings } from '@domain/filing/figures';
import { RECORD_WARNING } from '@domain/filing/following';
import type { Filing } from '@domain/filing/types';
import { Alert, Button } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import { Link, useSelector } from 'umi';
import AnswersView from '@/components/AnswersView';
import RuleResults from '@/components/Checks/RuleResults';
import { Panel } from '@/components/Page';
import SkipLink, { goInto } from '@/components/SkipLink';
import GeneratedPaper from '@/filling/attachments/GeneratedPaper';
import { UploadsContext } from '@/filling/attachments/uploads';
import type { FilingRoot } from '@/filling/draft/filingState';
import ErrorSummary from '@/filling/form/ErrorSummary';
import FigureQuestions, { isExplained } from '@/filling/form/FigureQuestions';
import { useFormSession } from '@/filling/form/session';
import type { FilledForm } from '@/filling/hooks/useFilledForm';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useSubmission } from '@/filling/hooks/useSubmission';
import { useLanguage, useText } from '@/utils/language';
import { useFaultyTitle, usePageTitle } from '@/utils/route';
import { CORRECTIONS_ID } from '../Corrections/index';
import Hands, { type HandsState } from '../Hands/index';
import { Expectation, expectationOf, PatentAdvice, ToFillIn } from './Advice';
import Confirmations, { boxIdOf } from './Confirmations';
import styles from './index.module.css';
import Verdict, { OpenPoints } from './Verdict';

const SUBMIT = 'form-submit';
const FIGURES = 'form-figures';

interface CheckPageProps {
  program: Program;
  form: Form;
  filing: Filing;
  filled: FilledForm;
  hands: HandsState;
  navigation: FormNavigation;
}

/** Differences from the company's record, which the server alone knows. */
const ofRecord = ({ warnings }: Filing) =>
  warnings
    .filter(({ rule }) => rule.startsWith(RECORD_WARNING))
    .map(({ rule, path, message }) => ({ id: rule, path, message: { zh: message, en: message } }));

/** The last page before filing: faults, confirmations, every answer to read once more, and the button that files. */
export default function CheckPage({ program, form, filing, filled, hands, navigation }: CheckPageProps) {
  const { t } = useLanguage();
  const say = useText();
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase } = useSelector((root: FilingRoot) => root.filing.save);
  const isUploading = useContext(UploadsContext)?.isBusy ?? false;
  const submission = useSubmission(program, form, filled, navigation);
  const { problems, message, isSubmitting, isWaiting } = submission;
  const wrong = problems.filter((problem) => !problem.isToFillIn);
  const [asked, ask] = useState(0);
  const { insight, show, problems: found } = filled;
  const { ctx, scope, figures } = useFormSession();
  const questions = figures?.questions ?? [];
  const unexplained = questions.filter((question) => !isExplained(question));
  const assessment = expectationOf(form, scope);
  const failed = insight.rules.filter((rule) => rule.level === 'warning' && rule.outcome === 'failed');
  const warnings = [...failed, ...ofRecord(filing)];
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const unconfirmed = warnings.filter((rule) => !confirmed.includes(rule.id));
  const [isReminded, remind] = useState(false);
  const isUnsigned = hands.hands.some(({ signature }) => !signature);

  usePageTitle(t('title.of', { part: t('forms.nav.check'), whole: say(program.title) }));
  useFaultyTitle(wrong.length > 0);

  useEffect(() => show(found.filter((fault) => !isToFillIn(fault))), [found, show]);

  // Once on arrival, and for each refusal.
  useEffect(() => {
    if (summary.current && (asked > 0 || message)) return summary.current.focus();
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [asked, message]);

  const toConfirm = unconfirmed.length + unexplained.length;
  /** Leads to the first that is open, in the middle of the screen: a bar stands at its foot. */
  const goToOpen = () => {
    const [first] = unconfirmed;
    if (!first) return goInto(FIGURES);
    const box = document.getElementById(boxIdOf(first));
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'center' });
  };

  const submit = () => {
    if (problems.length > 0) {
      show(found);
      submission.refuse();
      return ask(asked + 1);
    }
    if (toConfirm > 0) {
      remind(true);
      return goToOpen();
    }
    return void submission.submit([...warnings, ...figureWarnings(questions)].map((rule) => rule.id));
  };

  return (
    <div className={styles.checkPage}>
      {wrong.length > 0 && (
        <ErrorSummary
          ref={summary}
          problems={wrong}
          addressOf={(path) => (path ? navigation.hrefOf({ path, back: 'check' }) : `#${CORRECTIONS_ID}`)}
          onFollow={(path) =>
            path ? navigation.go({ path, back: 'check' }) : document.getElementById(CORRECTIONS_ID)?.focus()
          }
        />
      )}
      {message && <Alert type="error" showIcon message={message} className={styles.message ?? ''} />}
      <h2 ref={heading} tabIndex={-1}>
        {t('forms.nav.check')}
      </h2>
      <SkipLink to={SUBMIT} text={t('forms.check.toSubmit')} />
      <Verdict toMend={problems.length} toConfirm={toConfirm} onConfirm={goToOpen} />
      <ToFillIn problems={problems.filter((problem) => problem.isToFillIn)} navigation={navigation} />
      <RuleResults
        rules={insight.rules.filter(({ level }) => level === 'error')}
        wayTo={({ path, outcome }) => (
          <Link to={navigation.hrefOf({ path, back: 'check' })}>
            {t(outcome === 'failed' ? 'forms.check.change' : 'forms.check.fillIn')}
          </Link>
        )}
      />
      {assessment && <Expectation assessment={assessment} />}
      {warnings.length > 0 && (
        <Confirmations
          confirmations={warnings}
          confirmed={confirmed}
          onChange={setConfirmed}
          isReminded={isReminded}
          navigation={navigation}
        />
      )}
      {figures && questions.length > 0 && (
        <Panel id={FIGURES} title={t('forms.figure.title')}>
          <FigureQuestions
            {...figures}
            wayTo={({ path }) => (
              <Link to={navigation.hrefOf({ path, back: 'check' })}>{t('forms.check.change')}</Link>
            )}
          />
        </Panel>
      )}
      <PatentAdvice key={filing.version} form={form} id={filing.id} navigation={navigation} />
      <Panel id="form-answers" title={t('forms.check.answers')} extra={<GeneratedPaper />}>
        <AnswersView
          form={form}
          answers={insight.filled}
          ctx={ctx}
          headingLevel={3}
          sectionLink={(section) =>
            section.kind !== 'computed' && (
              <Link to={navigation.hrefOf({ section: section.key, back: 'check' })}>
                {t('forms.check.changeSection', { title: say(section.title) })}
              </Link>
            )
          }
        />
      </Panel>
      <Hands form={form} filing={filing} state={hands} />
      <p className={styles.promise}>{t('forms.check.promise')}</p>
      <div id={SUBMIT} tabIndex={-1} className={styles.submit}>
        {isUploading && (
          <Alert
            role="status"
            type="info"
            showIcon
            message={t('forms.check.uploading')}
            className={styles.message ?? ''}
          />
        )}
        {isWaiting && (
          <Alert
            role="status"
            type="info"
            showIcon
            message={t('forms.check.waiting')}
            className={styles.message ?? ''}
          />
        )}
        {filing.id === null && <p>{t('forms.check.unsaved')}</p>}
        {isUnsigned && <p>{t('forms.hands.first')}</p>}
        <div className={styles.bar}>
          <Button
            type="primary"
            size="large"
            loading={isSubmitting}
            disabled={
              isSubmitting ||
              isUploading ||
              isUnsigned ||
              phase === 'saving' ||
              !filing.actions.includes('submit')
            }
            onClick={submit}
          >
            {t('forms.check.submit')}
          </Button>
          <OpenPoints toMend={problems.length} toConfirm={toConfirm} onConfirm={goToOpen} />
        </div>
      </div>
    </div>
  );
}
