import type { Answers } from '@domain/definition';
import { readBookBlocks } from '@domain/papers/form-outline/book-blocks';
import { writeOutlineRows } from '@domain/papers/form-outline/outline-rows';
import { type GuessedSection, readPaperOutline } from '@domain/papers/form-outline/read-outline';
import type { CopiedRows } from '@domain/program-drafts/rows/edit-rows';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import OutlineDialog from './OutlineDialog';

interface PaperButtonProps {
  /** Returns the rows of the draft at this moment. */
  getAnswers(): Answers;
  /** Adds the rows as one step that can be taken back. */
  onAdd(rows: CopiedRows[]): void;
}

const PAPERS = '.docx,.xlsx,.xls,.et,.ods';

/** Makes a first outline of sections and fields from a Word or Excel form, which is shown before anything is added. */
export default function PaperButton({ getAnswers, onAdd }: PaperButtonProps) {
  const { t } = useLanguage();
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [outline, setOutline] = useState<GuessedSection[] | null>(null);

  async function readFile(file: File): Promise<void> {
    setBusy(true);
    try {
      const { readBookFile, readWordFile } = await import('@/filling/spreadsheet/files');
      const isWord = file.name.toLowerCase().endsWith('.docx');
      const read = isWord ? await readWordFile(file) : await readBookFile(file);
      if ('message' in read) feedback.error(say(read.message));
      else setOutline(readPaperOutline('sheets' in read ? readBookBlocks(read) : read));
    } catch {
      feedback.warn(t('sheets.importFailed'));
    }
    setBusy(false);
  }

  return (
    <>
      <Button loading={isBusy} onClick={() => input.current?.click()}>
        {t('design.paper')}
      </Button>
      <FileInput ref={input} accept={PAPERS} hidden aria-label={t('design.paper')} onChoose={readFile} />
      {outline && (
        <OutlineDialog
          outline={outline}
          onClose={() => setOutline(null)}
          onTake={(taken) => {
            setOutline(null);
            onAdd(writeOutlineRows(taken, getAnswers()));
          }}
        />
      )}
    </>
  );
}
