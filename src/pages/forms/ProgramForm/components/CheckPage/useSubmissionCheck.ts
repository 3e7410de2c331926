import type { Form, Program } from '@domain/definition';
import { isMissingAnswer } from '@domain/filing/completeness';
import { isForOffice, listFigureWarnings } from '@domain/filing/figure-questions';
import { RECORD_WARNING_PREFIX } from '@domain/filing/followed-values';
import type { Filing } from '@domain/filing/types';
import { useEffect, useRef, useState } from 'react';
import { isExplained } from '@/filling/form/FigureQuestions';
import { saveTypedReasons } from '@/filling/form/FigureQuestions/typedReasons';
import { useFormSession } from '@/filling/form/session';
import type { FilledForm } from '@/filling/hooks/useFilledForm';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useSubmission } from '@/filling/hooks/useSubmission';
import { isFilingShut } from '../isFilingShut';
import type { SignaturesState } from '../Signatures/index';
import { formatConfirmationId, type RequiredConfirmation } from './Confirmations';
import { goToFirstReason } from './FiguresToExplain';

/** Warnings about differences from the company's record, which only the server knows. */
const ofRecord = ({ warnings }: Filing): RequiredConfirmation[] =>
  warnings
    .filter(({ rule }) => rule.startsWith(RECORD_WARNING_PREFIX))
    .map(({ rule, path, message }) => ({ id: rule, path, message: { zh: message, en: message } }));

interface CheckParts {
  program: Program;
  form: Form;
  filing: Filing;
  filled: FilledForm;
  hands: SignaturesState;
  navigation: FormNavigation;
}

/** Faults and notices of a filing, their confirmations, and the submission, which requires both to be settled. */
export function useSubmissionCheck({ program, form, filing, filled, hands, navigation }: CheckParts) {
  const submission = useSubmission(program, form, filled, navigation);
  const { figures } = useFormSession();
  /** Number of attempts refused because of faults. */
  const [refusals, setRefusals] = useState(0);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const [isReminded, setReminded] = useState(false);
  const [isSavingReasons, setSavingReasons] = useState(false);
  const typedReasons = useRef(new Map<string, () => Promise<boolean>>());
  const { insight, show, problems: found, check } = filled;
  const { problems } = submission;

  const failed = insight.rules.filter((rule) => rule.level === 'warning' && rule.outcome === 'failed');
  const warnings: RequiredConfirmation[] = [...failed, ...ofRecord(filing)];
  const unconfirmed = warnings.filter((rule) => !confirmed.includes(rule.id));
  const questions = (figures?.questions ?? []).filter(isForOffice);
  const unexplained = questions.filter((question) => !isExplained(question));
  const toConfirm = unconfirmed.length + unexplained.length;
  const toSign = hands.hands.filter(({ signature }) => !signature).length;

  useEffect(() => show(found.filter((fault) => !isMissingAnswer(fault))), [found, show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again for each version that is stored
  useEffect(() => check.ask(), [filing.id, filing.version]);

  /** Scrolls to the first unconfirmed notice, to the middle of the screen because a bar covers its lower edge. */
  const goToOpen = () => {
    const [first] = unconfirmed;
    if (!first) return goToFirstReason();
    const box = document.getElementById(formatConfirmationId(first));
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'center' });
  };

  /** Saves the reasons that are typed; true where notices and figures are settled after that. */
  const settleNotices = async (): Promise<boolean> => {
    const waiting = new Set([...unexplained.map(({ id }) => id), ...typedReasons.current.keys()]);
    setSavingReasons(true);
    for (const id of await saveTypedReasons(typedReasons)) waiting.delete(id);
    setSavingReasons(false);
    return unconfirmed.length + waiting.size === 0;
  };

  const submit = async () => {
    if (problems.length > 0) {
      show(found);
      submission.refuse();
      check.ask();
      return setRefusals(refusals + 1);
    }
    const isOpen = typedReasons.current.size > 0 ? !(await settleNotices()) : toConfirm > 0;
    if (isOpen) {
      setReminded(true);
      return goToOpen();
    }
    return void submission.submit([...warnings, ...listFigureWarnings(questions)].map((rule) => rule.id));
  };

  return {
    submission,
    refusals,
    wrong: problems.filter((problem) => !problem.isToFillIn),
    toFillIn: problems.filter((problem) => problem.isToFillIn),
    conditions: insight.rules.filter(({ level }) => level === 'error'),
    notices: { confirmations: warnings, confirmed, onChange: setConfirmed, isReminded },
    questions,
    unexplained,
    isReminded,
    typedReasons,
    isSubmitting: submission.isSubmitting || isSavingReasons,
    openPoints: {
      toMend: problems.length,
      toConfirm,
      toSign,
      isShut: isFilingShut(filing),
      check: check.state,
      onConfirm: goToOpen,
    },
    submit,
  };
}
