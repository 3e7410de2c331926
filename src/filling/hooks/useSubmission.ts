import type { Form, Program } from '@domain/definition';
import { isMissingAnswer } from '@domain/filing/completeness';
import { parsePath } from '@domain/filing/paths';
import type { PathMessage } from '@domain/filing/types';
import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import type { SubmitResult } from '@/filling/draft/sync';
import type { FormProblem } from '@/filling/form/ErrorSummary';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import type { FilledForm } from './useFilledForm';
import type { FormNavigation } from './useFormAddress';

/** Submission of a filing, and the problems that prevent it, found by the form or by the server. */
export function useSubmission(program: Program, form: Form, filled: FilledForm, navigation: FormNavigation) {
  const dispatch = useDispatch();
  const store = useStore() as { getState(): FilingRoot };
  const { t } = useLanguage();
  const say = useText();
  const isSubmitting = useSelector((root: FilingRoot) => root.filing.submitting);
  const isWaiting = useSelector((root: FilingRoot) => root.filing.isWaiting);
  const answers = useSelector((root: FilingRoot) => root.filing.answers);
  const [refused, setRefused] = useState<{ answers: unknown; message: string } | null>(null);
  const isCurrent = refused?.answers === answers;

  const problemAt = (path: string, message: string): FormProblem => {
    const section = form.sections.find((each) => each.key === parsePath(path)?.section);
    return { path, message, section: section ? say(section.title) : t('forms.correction.whole') };
  };
  const problems = filled.problems.map((fault) => ({
    ...problemAt(fault.path, say(fault.message)),
    isToFillIn: isMissingAnswer(fault) && !filled.shown.includes(fault),
  }));

  const submit = async (confirmed: string[]) => {
    const { opening } = store.getState().filing;
    const result = (await dispatch({ type: 'filing/submit', payload: { confirmed } })) as unknown as
      | SubmitResult
      | undefined;
    if (store.getState().filing.opening !== opening) return tellElsewhere(result);
    if (result?.ok) {
      feedback.success(t('forms.check.submitted'));
      return navigation.go({ view: 'receipt', id: result.filing.id });
    }
    const message = result ? wordsOf(result.message, result.missing) : t('forms.check.notSent');
    if (result && result.missing.length > 0) filled.check.hear(result.missing, filled.problems);
    return setRefused({ answers, message });
  };

  /** Reports the outcome after the person has left the form: as a notification that changes nothing on the present page. */
  const tellElsewhere = (result: SubmitResult | undefined) => {
    const title = say(program.title);
    if (!result?.ok) {
      const why = result ? wordsOf(result.message, result.missing) : t('forms.check.notSent');
      return feedback.notify({
        type: 'error',
        title: t('forms.check.refusedOf', { title }),
        description: why,
      });
    }
    const { no } = result.filing.receipt ?? {};
    feedback.notify({
      type: 'success',
      title: t('forms.check.submitted'),
      description: t('forms.check.submittedOf', { title, no }),
    });
    dispatch({ type: 'global/fetchNotices' });
  };

  /** Shows the refusal that the server would return for the problems found here, without sending the filing. */
  const refuse = () =>
    setRefused({ answers, message: program.incompleteMessage ? say(program.incompleteMessage) : '' });

  /** Returns the program's own message for incomplete data, if it has one. */
  const wordsOf = (message: string, list: PathMessage[]) =>
    list.length > 0 && program.incompleteMessage ? say(program.incompleteMessage) : message;

  return { problems, message: isCurrent ? refused.message : '', isSubmitting, isWaiting, submit, refuse };
}
