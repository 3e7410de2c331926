import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import type { Answers } from '@domain/definition';
import type { ReadBook, SheetFault } from '@domain/spreadsheet/model';
import { toFileLanguage } from '@domain/text';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { SPREADSHEET_FILES } from '@/filling/spreadsheet/fileTypes';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { runInSlices } from '@/utils/runInSlices';
import { saveAs } from '@/utils/saveAs';
import { nameFile } from './nameFile';

const BookDialog = lazyWithRetry(() => import('./BookDialog'));

interface BookButtonsProps {
  /** Returns the rows of the draft at this moment. */
  getAnswers(): Answers;
  /** Takes over the rows of a workbook, as one step that can be taken back. */
  onTake(answers: Answers): void;
}

/** Buttons that export the draft of a program as a workbook, and import one. The code for both is loaded on demand. */
export default function BookButtons({ getAnswers, onTake }: BookButtonsProps) {
  const { t, language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [content, setContent] = useState<ReadBook | SheetFault | null>(null);

  async function exportBook(): Promise<void> {
    setBusy('export');
    try {
      const [{ createSheetFile }, { generateProgramBook }] = await Promise.all([
        import('@/filling/spreadsheet/files'),
        import('@domain/spreadsheet/program-book/write-program-book'),
      ]);
      const answers = getAnswers();
      const book = await runInSlices(generateProgramBook(answers, toFileLanguage(language)));
      saveAs(await createSheetFile(book), `${nameFile(answers)}.xlsx`);
    } catch {
      feedback.warn(t('sheets.exportFailed'));
    }
    setBusy(null);
  }

  async function readFile(file: File): Promise<void> {
    setBusy('import');
    try {
      const { readBookFile } = await import('@/filling/spreadsheet/files');
      setContent(await readBookFile(file));
    } catch {
      feedback.warn(t('sheets.importFailed'));
    }
    setBusy(null);
  }

  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy === 'export'} onClick={exportBook}>
        {t('sheets.exportBook')}
      </Button>
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={busy === 'import'}
        onClick={() => input.current?.click()}
      >
        {t('sheets.importBook')}
      </Button>
      <FileInput
        ref={input}
        accept={SPREADSHEET_FILES}
        hidden
        aria-label={t('sheets.importBook')}
        onChoose={readFile}
      />
      {content && (
        <Suspense fallback={null}>
          <BookDialog
            content={content}
            current={getAnswers()}
            onTake={onTake}
            onClose={() => setContent(null)}
          />
        </Suspense>
      )}
    </>
  );
}
