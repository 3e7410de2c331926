import { CODE } from '@domain/api/codes';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'umi';
import type { FilingRoot } from '@/filling/draft/filingState';
import type { AnswerCorrection } from '@/filling/form/CorrectionNote';
import { answerCorrection } from '@/services/filing';
import { messageOf, shownAlready } from '@/utils/failure';
import { feedback } from '@/utils/feedback';

/** Answers a correction of the open filing. One that a colleague has answered meanwhile is shown as it stands. */
export function useCorrectionAnswers(): AnswerCorrection {
  const dispatch = useDispatch();
  const id = useSelector((root: FilingRoot) => root.filing.filing?.id ?? '');
  return useCallback(
    async ({ id: correction, version }, answer) => {
      try {
        const reply = await answerCorrection(id, { correction, version, ...answer });
        const { returned, correction: standing } = reply.data ?? {};
        const known = returned ?? (standing ? [standing] : []);
        if (known.length > 0) dispatch({ type: 'filing/answeredCorrections', payload: known });
        if (reply.code !== CODE.success) feedback.error(messageOf(reply));
        return reply.code === CODE.success;
      } catch (error) {
        shownAlready(error);
        return false;
      }
    },
    [dispatch, id],
  );
}
