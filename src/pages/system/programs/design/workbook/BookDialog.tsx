import type { Answers } from '@domain/definition';
import type { ReadBook, SheetFault } from '@domain/spreadsheet/model';
import { type ProgramBookReading, readProgramBook } from '@domain/spreadsheet/program-book/read-program-book';
import { useMemo } from 'react';
import { createId } from '@/utils/createId';
import { useLanguage } from '@/utils/language';
import TakeDialog from './TakeDialog';

interface BookDialogProps {
  content: ReadBook | SheetFault;
  /** Rows of the draft that the workbook is imported into. */
  current: Answers;
  onTake(answers: Answers): void;
  onClose(): void;
}

const refuse = (current: Answers, fault: SheetFault): ProgramBookReading => ({
  answers: current,
  document: null,
  faults: [fault],
  notices: [],
});

/** Dialog on what a workbook would change in the draft of a program. */
export default function BookDialog({ content, current, ...acts }: BookDialogProps) {
  const { t } = useLanguage();
  const reading = useMemo(
    () => ('sheets' in content ? readProgramBook(content, createId, current) : refuse(current, content)),
    [content, current],
  );
  return <TakeDialog title={t('sheets.importBook')} reading={reading} current={current} {...acts} />;
}
