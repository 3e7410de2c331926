import type { Form } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { createEmptyAnswers } from '@domain/filing/rows';
import { Button } from 'antd';
import { useMemo } from 'react';
import AnswersView from '@/components/AnswersView';
import Dialog from '@/components/Controls/Dialog';
import { useLanguage } from '@/utils/language';
import type { FormPreview } from '../formPreview/useFormPreview';
import BlindCopy from './BlindCopy';
import styles from './index.module.css';
import PreviewFrame from './PreviewFrame';
import type { PreviewLook } from './PreviewTools';

interface PrintDialogProps {
  form: Form;
  preview: FormPreview;
  look: PreviewLook;
  title: string;
  onClose(): void;
}

/** All answers in the preview, as they are read; the browser prints them, or keeps them as a PDF, without the page around. */
export default function PrintDialog({
  form,
  preview: { answers, ctx },
  look,
  title,
  onClose,
}: PrintDialogProps) {
  const { t } = useLanguage();
  const filled = useMemo(
    () => computeAnswers(form, { ...createEmptyAnswers(form, ctx), ...answers }, ctx),
    [form, answers, ctx],
  );
  return (
    <Dialog
      open
      width={900}
      title={title}
      rootClassName={styles.printed}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button type="primary" onClick={() => window.print()}>
            {t('filing.print')}
          </Button>
        </>
      }
    >
      <PreviewFrame locale={look.locale} isDark={false} isPhone={false}>
        {look.isBlind ? (
          <BlindCopy form={form} answers={answers} ctx={ctx} />
        ) : (
          <AnswersView form={form} answers={filled} ctx={ctx} headingLevel={3} />
        )}
      </PreviewFrame>
    </Dialog>
  );
}
