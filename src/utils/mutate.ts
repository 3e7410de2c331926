import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { formatEnvelopeMessage, ignoreShownFailure } from './failure';
import { feedback } from './feedback';
import { type RefusableForm, showAtRefusedField } from './refusedField';

interface MutateOptions<T> {
  /** Form whose field shows a refusal that is about it, in place of a toast. */
  form?: RefusableForm;
  /** Runs afterwards, whatever the outcome. */
  afterwards?(): void;
  /** Text shown after a success instead of the server's message. */
  done?: string;
  /** Names what the success is about: a later success about the same replaces it, where it would contradict it. */
  about?: string;
  /** Takes the change back; offered for a while after it. */
  undo?(data: T | undefined): unknown;
  /** False where the success changed nothing that could be taken back; true by default. */
  isUndoable?(data: T | undefined): boolean;
}

/** Awaits a changing call and shows the server's message; resolves with its data on success. */
export async function mutate<T>(
  call: Promise<ResponseEnvelope<T>>,
  { form, afterwards, done, about, undo, isUndoable }: MutateOptions<T> = {},
): Promise<T | undefined> {
  try {
    const answer = await call;
    if (answer.code === CODE.success) {
      const title = done ?? formatEnvelopeMessage(answer);
      if (undo && (isUndoable?.(answer.data) ?? true))
        feedback.undoable({ title, undo: () => undo(answer.data) });
      else if (about) feedback.success(title, about);
      else feedback.success(title);
      return answer.data;
    }
    if (!form || !showAtRefusedField(form, answer)) feedback.error(formatEnvelopeMessage(answer));
  } catch (error) {
    ignoreShownFailure(error);
  } finally {
    afterwards?.();
  }
  return undefined;
}

const asksFirst = ({ code, data }: ResponseEnvelope<unknown>): boolean =>
  code === CODE.businessError && typeof data === 'object' && data !== null && 'confirm' in data;

/** Sends a change, shows the question of a server that asks to confirm it, and repeats it confirmed; null where it was declined. */
export async function sendConfirmed<T>(
  call: (confirmed: boolean) => Promise<ResponseEnvelope<T>>,
  question: string,
): Promise<ResponseEnvelope<T> | null> {
  const answer = await call(false);
  if (!asksFirst(answer)) return answer;
  const agreed = await feedback.confirm({
    title: question,
    content: formatEnvelopeMessage(answer),
    okType: 'danger',
  });
  return agreed ? call(true) : null;
}

/** Like `mutate`, for a change that the server asks to confirm: shows its question, then repeats the call confirmed. */
export async function mutateConfirmed<T>(
  call: (confirmed: boolean) => Promise<ResponseEnvelope<T>>,
  question: string,
  options?: Pick<MutateOptions<T>, 'form' | 'about'>,
): Promise<T | undefined> {
  const sent = sendConfirmed(call, question);
  const answer = await sent.catch(() => undefined);
  return answer === null ? undefined : mutate(sent as Promise<ResponseEnvelope<T>>, options);
}

/** Like `mutate`, for a change whose refusal carries data too: `take` receives it. True where it was made. */
export async function wasAccepted<T>(
  call: Promise<ResponseEnvelope<T>>,
  take: (data: T | undefined) => void,
): Promise<boolean> {
  try {
    const answer = await call;
    take(answer.data);
    if (answer.code !== CODE.success) feedback.error(formatEnvelopeMessage(answer));
    return answer.code === CODE.success;
  } catch (error) {
    ignoreShownFailure(error);
    return false;
  }
}
