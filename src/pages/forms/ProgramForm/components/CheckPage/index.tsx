import type { Form, Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { signatoryNames } from '@domain/workflow/signatories';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'umi';
import RuleResults from '@/components/Checks/RuleResults';
import SkipLink from '@/components/SkipLink';
import ErrorSummary from '@/filling/form/ErrorSummary';
import { useFormSession } from '@/filling/form/session';
import type { FilledForm } from '@/filling/hooks/useFilledForm';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useLanguage, useText } from '@/utils/language';
import { useFaultyTitle, usePageTitle } from '@/utils/route';
import { useMediaQuery } from '@/utils/useMediaQuery';
import { CORRECTIONS_ID } from '../Corrections/index';
import Signatures, { type SignaturesState } from '../Signatures/index';
import { computeExpectedPoints, PatentAdvice, ScoreEstimateLine, ToFillIn } from './Advice';
import AnswersToRead from './AnswersToRead';
import Confirmations from './Confirmations';
import FiguresToExplain from './FiguresToExplain';
import styles from './index.module.css';
import SubmitBar, { SUBMIT_ID } from './SubmitBar';
import { useSubmissionCheck } from './useSubmissionCheck';
import Verdict from './Verdict';

interface CheckPageProps {
  program: Program;
  form: Form;
  filing: Filing;
  filled: FilledForm;
  hands: SignaturesState;
  navigation: FormNavigation;
}

/**
 * Check page before submission: a verdict, what is open with its way, the conditions, all answers folded, and the submit button
 * beside the notices to confirm, which on a phone stand in the page so that the button leaves it in sight.
 */
export default function CheckPage(parts: CheckPageProps) {
  const { program, form, filing, hands, navigation } = parts;
  const { t } = useLanguage();
  const say = useText();
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { scope, figures } = useFormSession();
  const check = useSubmissionCheck(parts);
  const {
    submission,
    refusals,
    wrong,
    toFillIn,
    conditions,
    notices,
    questions,
    unexplained,
    openPoints,
    submit,
  } = check;
  const { message, isWaiting } = submission;
  const assessment = computeExpectedPoints(form, scope);
  const isPhone = useMediaQuery('(max-width: 576px)');
  const confirmations = notices.confirmations.length > 0 && (
    <Confirmations {...notices} navigation={navigation} />
  );
  const wayTo = (path: string) => navigation.hrefOf({ path, back: 'check' });

  const decliners = hands.hands.flatMap(({ hand, declined }) =>
    declined ? [t('forms.hands.who', { hand: say(signatoryNames[hand]), name: declined.name })] : [],
  );

  usePageTitle(t('title.of', { part: t('forms.nav.check'), whole: say(program.title) }));
  useFaultyTitle(wrong.length > 0);

  // Runs once on arrival and after each refused attempt.
  useEffect(() => {
    if (summary.current && (refusals > 0 || message)) return summary.current.focus();
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [refusals, message]);

  return (
    <div className={styles.checkPage}>
      <h2 ref={heading} tabIndex={-1}>
        {t('forms.nav.check')}
      </h2>
      <SkipLink to={SUBMIT_ID} text={t('forms.check.toSubmit')} />
      <Verdict {...openPoints} />
      {wrong.length > 0 && (
        <ErrorSummary
          ref={summary}
          problems={wrong}
          addressOf={(path) => (path ? wayTo(path) : `#${CORRECTIONS_ID}`)}
          onFollow={(path) =>
            path ? navigation.go({ path, back: 'check' }) : document.getElementById(CORRECTIONS_ID)?.focus()
          }
        />
      )}
      {message && <Alert type="error" showIcon message={message} className={styles.message ?? ''} />}
      <ToFillIn problems={toFillIn} navigation={navigation} />
      {figures && questions.length > 0 && (
        <FiguresToExplain
          figures={figures}
          isReminded={check.isReminded}
          typedReasons={check.typedReasons}
          wayTo={({ path }) => <Link to={wayTo(path)}>{t('forms.check.change')}</Link>}
        />
      )}
      <RuleResults
        rules={conditions}
        wayTo={({ path, outcome }) => (
          <Link to={wayTo(path)}>
            {t(outcome === 'failed' ? 'forms.check.change' : 'forms.check.fillIn')}
          </Link>
        )}
      />
      {assessment && <ScoreEstimateLine assessment={assessment} />}
      <PatentAdvice key={filing.version} form={form} id={filing.id} navigation={navigation} />
      <Signatures
        form={form}
        filing={filing}
        state={hands}
        problems={submission.problems}
        unexplained={unexplained}
      />
      <AnswersToRead program={program} form={form} filing={filing} navigation={navigation} />
      {isPhone && confirmations}
      <p className={styles.promise}>{t('forms.check.promise')}</p>
      <SubmitBar
        filing={filing}
        isSubmitting={check.isSubmitting}
        isWaiting={isWaiting}
        openPoints={openPoints}
        decliners={decliners.join(t('list.comma'))}
        onSubmit={submit}
      >
        {!isPhone && confirmations}
      </SubmitBar>
    </div>
  );
}
