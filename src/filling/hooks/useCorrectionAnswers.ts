import { useCallback } from 'react';
import { useDispatch, useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import type { AnswerCorrection } from '@/filling/form/CorrectionNote';
import { answerCorrection } from '@/services/filing';
import { wasAccepted } from '@/utils/mutate';

/** Answers a correction of the open filing. One that a colleague has answered meanwhile is shown as it stands. */
export function useCorrectionAnswers(): AnswerCorrection {
  const dispatch = useDispatch();
  const id = useSelector((root: FilingRoot) => root.filing.filing?.id ?? '');
  return useCallback(
    ({ id: correction, version }, answer) =>
      wasAccepted(answerCorrection(id, { correction, version, ...answer }), (data) => {
        const { returned, correction: standing } = data ?? {};
        const known = returned ?? (standing ? [standing] : []);
        if (known.length > 0) dispatch({ type: 'filing/answeredCorrections', payload: known });
      }),
    [dispatch, id],
  );
}
