import { useEffect, useState } from 'react';
import type { SectionLine } from '@/filling/form/lines';
import { createId } from '@/utils/createId';

const blankLine = (id: string): SectionLine => ({
  identity: { row: id },
  index: 0,
  typed: { row: id },
  filled: { row: id },
  isSum: false,
});

/** A row to type or paste into where a table has none: it is kept with its first value. Another one once that has been used. */
export function useBlankLine(isWanted: boolean): SectionLine | null {
  const [line, setLine] = useState(() => blankLine(createId()));
  useEffect(() => {
    if (!isWanted) setLine(blankLine(createId()));
  }, [isWanted]);
  return isWanted ? line : null;
}
