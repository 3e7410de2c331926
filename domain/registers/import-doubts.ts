/**
 * Questions to an administrator before a file is put in the place of a register: a register is used at once for what companies
 * file, and a part of one, or an old one, looks like a whole one of today.
 */
import { fillText, type Text } from '../text';
import type { ImportMode } from './kinds';
import { registerMessages as texts } from './messages';

interface CheckedFile {
  lines: number;
  /** Date of the data. */
  asOf: string;
  mode: ImportMode;
}

/** The version in use, which the file would follow. */
interface PresentVersion {
  lines: number;
  as_of: string;
}

/** Reasons to ask: fewer than half of the lines of the version in use, and older data. */
export function findImportDoubts({ lines, asOf, mode }: CheckedFile, present: PresentVersion): Text[] {
  const isPart = mode === 'replace' && lines * 2 < present.lines;
  return [
    ...(isPart ? [fillText(texts.fewerLines, { lines, present: present.lines })] : []),
    ...(asOf < present.as_of ? [fillText(texts.olderData, { day: asOf, present: present.as_of })] : []),
  ];
}
