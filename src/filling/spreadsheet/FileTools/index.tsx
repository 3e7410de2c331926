import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { listSectionFields } from '@domain/filing/sections';
import type { DraftSource } from '@domain/spreadsheet/book';
import type { ReadBook, SheetContent, SheetFault, WorkbookContent } from '@domain/spreadsheet/model';
import type { ImportTarget } from '@domain/spreadsheet/plan-book';
import { type Text, toFileLanguage } from '@domain/text';
import { Button, type ButtonProps } from 'antd';
import { Suspense, useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { fetchFileNames } from '@/filling/attachments/useFileInfo';
import { useLatestSession } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { saveAs } from '@/utils/saveAs';
import { SPREADSHEET_FILES } from '../fileTypes';

const ImportDialog = lazyWithRetry(() => import('../ImportDialog'));

interface FileToolsProps {
  /** Title of the content of the file: a table, or the whole form. */
  title: Text;
  /** Part of the form that an import fills in. */
  goal: ImportTarget;
  /** Name of the undo step of an import. */
  step: string;
  words: { export: string; import: string };
  /** Keys of the exported sections. */
  sections: string[];
  button?: Pick<ButtonProps, 'type' | 'className'>;
  write(from: DraftSource): Promise<SheetContent | WorkbookContent>;
}

interface Chosen {
  name: string;
  content: ReadBook | SheetFault;
}

const idsIn = ({ form, answers }: DraftSource, sections: string[]): string[] =>
  form.sections
    .filter(({ key }) => sections.includes(key))
    .flatMap((section) => {
      const fields = listSectionFields(section).filter(({ type }) => type === 'file');
      return [answers[section.key] ?? []]
        .flat()
        .flatMap((record) => fields.flatMap(({ key }) => [record[key as keyof typeof record] ?? []].flat()));
    })
    .map(String);

/**
 * Buttons that export a draft, or one of its tables, as a spreadsheet file and import a filled one. The code for both is
 * loaded on demand.
 */
export default function FileTools({ title, goal, step, words, sections, button, write }: FileToolsProps) {
  const session = useLatestSession();
  const { language, t } = useLanguage();
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const exportFile = async () => {
    const { form, ctx, answers, filled, scope, beforeExport } = session.current;
    setBusy('export');
    try {
      const { createSheetFile } = await import('../files');
      const from = { form, ctx, answers, filled, scope };
      const fileNames = await fetchFileNames(idsIn(from, sections));
      const file = await createSheetFile(await write({ ...from, fileNames }));
      const isSensitive = new Set(
        form.sections
          .filter((each) => listSectionFields(each).some(({ sensitive }) => sensitive))
          .map(({ key }) => key),
      );
      for (const key of sections) if (isSensitive.has(key)) await beforeExport?.(key);
      saveAs(file, `${title[toFileLanguage(language)]}.xlsx`);
    } catch {
      feedback.warn(t('sheets.exportFailed'));
    }
    setBusy(null);
  };

  const read = async (file: File) => {
    setBusy('import');
    try {
      const { readBookFile: bookIn } = await import('../files');
      setChosen({ name: file.name, content: await bookIn(file) });
    } catch {
      feedback.warn(t('sheets.importFailed'));
    }
    setBusy(null);
  };

  return (
    <>
      <Button
        {...button}
        icon={<DownloadOutlined aria-hidden />}
        loading={busy === 'export'}
        disabled={busy === 'import'}
        onClick={exportFile}
      >
        {words.export}
      </Button>
      <Button
        {...button}
        icon={<UploadOutlined aria-hidden />}
        loading={busy === 'import'}
        disabled={busy === 'export'}
        onClick={() => input.current?.click()}
      >
        {words.import}
      </Button>
      <FileInput
        ref={input}
        accept={SPREADSHEET_FILES}
        hidden
        aria-label={t('sheets.choose', { title: say(title) })}
        onChoose={read}
      />
      {chosen && (
        <Suspense fallback={null}>
          <ImportDialog title={title} goal={goal} step={step} {...chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}
