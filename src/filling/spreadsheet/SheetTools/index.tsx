import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { rulesAbout } from '@domain/filing/rules';
import { fieldsOf, type RowSection } from '@domain/filing/sections';
import type { ReadBook, SheetFault } from '@domain/spreadsheet/model';
import { Button } from 'antd';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { useLatestSession } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

const ImportDialog = lazy(() => import('../ImportDialog'));

interface SheetToolsProps {
  section: RowSection;
}

interface Chosen {
  name: string;
  content: ReadBook | SheetFault;
}

/** A table as a spreadsheet file, and a filled one back. What both need is loaded when it is asked for. */
function SheetTools({ section }: SheetToolsProps) {
  const session = useLatestSession();
  const { language, t } = useLanguage();
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const exportSheet = async () => {
    const { form, answers, filled, scope, rules, beforeExport } = session.current;
    setBusy('export');
    try {
      const [{ fileOf }, { sheetOf }] = await Promise.all([
        import('../files'),
        import('@domain/spreadsheet/sheet'),
      ]);
      const sheet = sheetOf(
        { section, answers, filled, scope },
        language,
        rulesAbout(form, rules, section.key),
      );
      const file = await fileOf(sheet);
      if (fieldsOf(section).some(({ sensitive }) => sensitive)) await beforeExport?.(section.key);
      saveAs(file, `${sheet.name}.xlsx`);
    } catch {
      feedback.warn(t('sheets.exportFailed'));
    }
    setBusy(null);
  };

  const read = async (file: File) => {
    setBusy('import');
    try {
      const { bookIn } = await import('../files');
      setChosen({ name: file.name, content: await bookIn(file) });
    } catch {
      feedback.warn(t('sheets.importFailed'));
    }
    setBusy(null);
  };

  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={busy === 'export'}
        disabled={busy === 'import'}
        onClick={exportSheet}
      >
        {t('sheets.export')}
      </Button>
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={busy === 'import'}
        disabled={busy === 'export'}
        onClick={() => input.current?.click()}
      >
        {t('sheets.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={t('sheets.choose', { title: say(section.title) })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file) void read(file);
        }}
      />
      {chosen && (
        <Suspense fallback={null}>
          <ImportDialog section={section} {...chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}

export default memo(SheetTools);
