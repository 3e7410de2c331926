import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { shownAlready } from './failure';
import { feedback } from './feedback';

export const wordsOf = ({ msg }: Envelope): string => [msg].flat().join('\n');

/** Says what came of a change, in the server's words; gives its data on success. `afterwards` runs whatever came of it. */
export async function carryOut<T>(
  call: Promise<Envelope<T>>,
  afterwards?: () => void,
): Promise<T | undefined> {
  try {
    const answer = await call;
    if (answer.code === CODE.success) {
      feedback.success(wordsOf(answer));
      return answer.data;
    }
    feedback.error(wordsOf(answer));
  } catch (error) {
    shownAlready(error);
  } finally {
    afterwards?.();
  }
  return undefined;
}
