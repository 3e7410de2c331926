import { checkCopy } from '@/services/documents';
import { useRead } from '@/utils/useRead';
import type { Copy } from './CopyForm';
import Outcome from './Outcome';

/** The answer to one question. Give it a key: the answer to the last copy must not stand beside the number of the next. */
export default function Asked({ no, hash }: Copy) {
  return <Outcome answer={useRead(checkCopy, no, hash)} />;
}
