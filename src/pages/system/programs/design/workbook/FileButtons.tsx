import type { Answers } from '@domain/definition';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { saveAs } from '@/utils/saveAs';
import type { DraftExamination } from '../useExamination';
import { nameFile } from './nameFile';

const FileDialog = lazyWithRetry(() => import('./FileDialog'));

interface FileButtonsProps {
  examined: DraftExamination['examined'];
  /** Returns the rows of the draft at this moment. */
  getAnswers(): Answers;
  /** Takes over the rows of a file, as one step that can be taken back. */
  onTake(answers: Answers): void;
}

/** Largest file that is read, in bytes: that of a document is at most a few hundred kilobytes. */
const LARGEST = 4_000_000;

/** Buttons that export the draft for another house as a JSON file, and import one. The code for both is loaded on demand. */
export default function FileButtons({ examined, getAnswers, onTake }: FileButtonsProps) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);

  async function exportFile(): Promise<void> {
    try {
      const { createDraftFile } = await import('./createDraftFile');
      const file = examined && (await createDraftFile(examined.document));
      if (file) saveAs(file, `${nameFile(getAnswers())}.json`);
    } catch {
      feedback.warn(t('sheets.exportFailed'));
    }
  }

  async function readFile(file: File): Promise<void> {
    if (file.size > LARGEST) return void feedback.warn(t('design.file.tooLarge'));
    setText(await file.text());
  }

  return (
    <>
      {/* What is not complete is refused where it arrives. */}
      <Button disabled={!examined?.body} onClick={exportFile}>
        {t('design.file.export')}
      </Button>
      <Button onClick={() => input.current?.click()}>{t('design.file.import')}</Button>
      <FileInput
        ref={input}
        accept=".json,application/json"
        hidden
        aria-label={t('design.file.import')}
        onChoose={readFile}
      />
      {text !== null && (
        <Suspense fallback={null}>
          <FileDialog text={text} current={getAnswers()} onTake={onTake} onClose={() => setText(null)} />
        </Suspense>
      )}
    </>
  );
}
