import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';

/** Field of the form that a refusal is about. */
const getRefusedField = ({ data }: ResponseEnvelope<unknown>): string | undefined =>
  typeof data === 'object' && data !== null && 'field' in data ? String(data.field) : undefined;

type ProposalForm = Pick<FormInstance, 'setFields' | 'getFieldInstance'>;

/** Sends a proposal: a refusal stands at the field that it is about, which takes the focus; any other is a toast. */
export function useProposal(form: ProposalForm) {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();

  function refuse(answer: ResponseEnvelope<unknown>): void {
    const words = formatEnvelopeMessage(answer);
    const field = getRefusedField(answer);
    const input = field && form.getFieldInstance(field);
    if (!field || !input) return void feedback.error(words);
    setRefused(field);
    form.setFields([{ name: field, errors: [words] }]);
    input.focus();
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
