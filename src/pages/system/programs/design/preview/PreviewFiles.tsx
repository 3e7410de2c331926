import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import type { Form } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { createEmptyAnswers } from '@domain/filing/rows';
import { createFormScope } from '@domain/filing/scope';
import type { ProgramDocument } from '@domain/program-documents/types';
import { say, toFileLanguage } from '@domain/text';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { localeOf } from '@/locales';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { runInSlices } from '@/utils/runInSlices';
import { saveAs } from '@/utils/saveAs';
import type { FormPreview } from '../formPreview/useFormPreview';
import styles from './index.module.css';
import type { PreviewLook } from './PreviewTools';

const PrintDialog = lazyWithRetry(() => import('./PrintDialog'));

interface PreviewFilesProps {
  form: Form;
  preview: FormPreview;
  document: ProgramDocument;
  look: PreviewLook;
}

/** The workbook that companies would fill in and the filing on paper, with the answers in the preview, in its language. */
export default function PreviewFiles({ form, preview, document, look }: PreviewFilesProps) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const { key, edition, manifest } = document;
  const { language } = localeOf(look.locale);
  const title = say(manifest.title, language) || key;

  async function exportBook(): Promise<void> {
    setBusy(true);
    try {
      const [{ createSheetFile }, { generateWorkbook }] = await Promise.all([
        import('@/filling/spreadsheet/files'),
        import('@domain/spreadsheet/book'),
      ]);
      const { ctx } = preview;
      const answers = { ...createEmptyAnswers(form, ctx), ...preview.answers };
      const filled = computeAnswers(form, answers, ctx);
      const source = { form, ctx, answers, filled, scope: createFormScope(form, filled, ctx) };
      const bookTitle = manifest.title[toFileLanguage(language)] || key;
      const origin = {
        program: key,
        title: bookTitle,
        edition,
        filing: '',
        company: '',
        companyName: '',
        version: '',
      };
      const book = await runInSlices(generateWorkbook(source, origin, language));
      saveAs(await createSheetFile(book), `${bookTitle}.xlsx`);
    } catch {
      feedback.warn(t('sheets.exportFailed'));
    }
    setBusy(false);
  }
  return (
    <div className={styles.tools}>
      <Button size="small" icon={<PrinterOutlined aria-hidden />} onClick={() => setPrinted(true)}>
        {t('design.preview.print')}
      </Button>
      <Button size="small" icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={exportBook}>
        {t('design.preview.workbook')}
      </Button>
      {isPrinted && (
        <Suspense fallback={null}>
          <PrintDialog
            form={form}
            preview={preview}
            look={look}
            title={title}
            onClose={() => setPrinted(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
