import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { feedback } from '@/utils/feedback';
import { carryOut, wordsOf } from '@/utils/outcome';

const asksFirst = ({ code, data }: Envelope<unknown>): boolean =>
  code === CODE.businessError && typeof data === 'object' && data !== null && 'confirm' in data;

/** As carryOut, for what the server wants a yes to first: it is asked in the server's words, and sent again with it. */
export async function carryOutAsking<T>(
  call: (confirmed: boolean) => Promise<Envelope<T>>,
  question: string,
): Promise<T | undefined> {
  const first = call(false);
  const answer = await first.catch(() => null);
  if (!answer || !asksFirst(answer)) return carryOut(first);
  const agreed = await feedback.confirm({ title: question, content: wordsOf(answer), okType: 'danger' });
  return agreed ? carryOut(call(true)) : undefined;
}
