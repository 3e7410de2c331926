import type { Correction } from '@domain/filing/types';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import type { AnswerCorrection } from '@/filling/form/CorrectionNote';
import { call } from '@/utils/call';
import { wasAccepted } from '@/utils/mutate';

/** Answers a correction of the open filing. If a colleague has answered it meanwhile, that answer is shown. */
export function useCorrectionAnswers(): AnswerCorrection {
  const dispatch = useDispatch();
  const id = useSelector((root: FilingRoot) => root.filing.filing?.id ?? '');
  return useCallback(
    ({ id: correction, version }, answer) =>
      wasAccepted(
        call('answerCorrection', { path: { id }, data: { correction, version, ...answer } }),
        (data: { returned?: Correction[]; correction?: Correction } | null | undefined) => {
          // A refusal (code 208) contains the stored correction.
          const { returned, correction: standing } = data ?? {};
          const known = returned ?? (standing ? [standing] : []);
          if (known.length > 0) dispatch({ type: 'filing/answeredCorrections', payload: known });
        },
      ),
    [dispatch, id],
  );
}
