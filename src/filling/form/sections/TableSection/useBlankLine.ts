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

/**
 * Returns a blank row for typing or pasting into an empty table; it is stored with its first value. Once used it is replaced
 * by a new one.
 */
export function useBlankLine(isWanted: boolean): SectionLine | null {
  const [line, setLine] = useState(() => blankLine(createId()));
  useEffect(() => {
    if (!isWanted) setLine(blankLine(createId()));
  }, [isWanted]);
  return isWanted ? line : null;
}
