import { CODE } from '@domain/api/codes';
import type { WindowDetail } from '@domain/windows/managed-window-calls';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { sendConfirmed } from '@/utils/mutate';
import { getRefusedField, type RefusableForm, showAtRefusedField } from '@/utils/refusedField';
import { fromPicker, type PlanValues } from './PlanForm';

/** `quota`: null where each program has its own. */
export type BatchValues = Omit<PlanValues, 'quota'> & {
  program: string[];
  batch_year: number;
  quota: number | null;
};

interface CreateOptions {
  form: RefusableForm;
  /** Idempotency key of these values; each program adds its own. */
  key: string;
  quotaOf(program: string): number;
  /** Title of the question where the server asks to confirm. */
  question: string;
}

interface Creation {
  created: WindowDetail[];
  /** Programs whose other batches rule the new one out. */
  refused: { program: string; why: string }[];
  /** Programs that have no batch yet, those refused among them. */
  rest: string[];
  /** Message of the server about the last batch. */
  said: string | undefined;
}

/**
 * Creates a batch of each program, one after another. An overlap concerns its program alone; what else is refused holds for all,
 * stands at its field, and ends it, as a failure does. A question is asked once.
 */
export async function createBatches(
  { program: chosen, quota, ...plan }: BatchValues,
  { form, key, quotaOf, question }: CreateOptions,
): Promise<Creation> {
  const creation: Creation = { created: [], refused: [], rest: [...chosen], said: undefined };
  const body = {
    batch_year: plan.batch_year,
    opens_at: fromPicker(plan.opens_at) ?? '',
    closes_at: fromPicker(plan.closes_at) ?? '',
    first_review_by: fromPicker(plan.first_review_by ?? null),
    grace_minutes: plan.grace_minutes,
  };
  let isConfirmed = false;
  const send = (program: string) => {
    const idempotencyKey = `${key}-${program}`;
    const data = { ...body, program, quota: quota ?? quotaOf(program) };
    return sendConfirmed((confirmed) => {
      isConfirmed ||= confirmed;
      return call('createWindow', { data: { ...data, confirmed: isConfirmed }, idempotencyKey });
    }, question);
  };
  try {
    for (const program of chosen) {
      const answer = await send(program);
      if (answer === null) break;
      if (answer.code === CODE.success) {
        creation.created.push(answer.data);
        creation.rest = creation.rest.filter((each) => each !== program);
        creation.said = formatEnvelopeMessage(answer);
      } else if (chosen.length > 1 && getRefusedField(answer) === 'opens_at') {
        creation.refused.push({ program, why: formatEnvelopeMessage(answer) });
      } else {
        if (!showAtRefusedField(form, answer)) feedback.error(formatEnvelopeMessage(answer));
        break;
      }
    }
  } catch (error) {
    ignoreShownFailure(error);
  }
  return creation;
}
