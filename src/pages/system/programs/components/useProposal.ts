import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { useState } from 'react';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { type RefusableForm, showAtRefusedField } from '@/utils/refusedField';

/** Sends a proposal: a refusal stands at the field that it is about, which takes the focus; any other is a toast. */
export function useProposal(form: RefusableForm) {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();

  function refuse(answer: ResponseEnvelope<unknown>): void {
    const field = showAtRefusedField(form, answer);
    if (field) setRefused(field);
    else feedback.error(formatEnvelopeMessage(answer));
  }

  /** True where it was proposed. */
  async function send(request: Promise<ResponseEnvelope<unknown>>): Promise<boolean> {
    setSending(true);
    try {
      const answer = await request;
      const isProposed = answer.code === CODE.success;
      if (isProposed) feedback.success(formatEnvelopeMessage(answer));
      else refuse(answer);
      return isProposed;
    } catch (error) {
      ignoreShownFailure(error);
      return false;
    } finally {
      setSending(false);
    }
  }

  return { isSending, needsReason: refused === 'reason', send };
}
