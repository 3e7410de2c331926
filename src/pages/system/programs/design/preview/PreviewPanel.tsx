import type { Form } from '@domain/definition';
import { createEmptyAnswers } from '@domain/filing/rows';
import { isVisible } from '@domain/filing/scope';
import type { ProgramDocument } from '@domain/program-documents/types';
import type { ExaminedDraft } from '@domain/program-drafts/examine-rows';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SampleFilesContext } from '@/components/AnswersView/SampleFilesContext';
import EmptyHint from '@/components/EmptyHint';
import { applyEdits } from '@/filling/draft/changes';
import FormRenderer from '@/filling/form';
import { createIdleSession } from '@/filling/form/createIdleSession';
import { FormSessionProvider } from '@/filling/form/session';
import { useDisplayLook } from '@/layouts/components/AntdFrame/useDisplayLook';
import { useLanguage, useText } from '@/utils/language';
import { useCompiledForm } from '../formPreview/useCompiledForm';
import { type FormPreview, useFormPreviewContext } from '../formPreview/useFormPreview';
import BlindCopy from './BlindCopy';
import styles from './index.module.css';
import PreviewFiles from './PreviewFiles';
import PreviewFrame from './PreviewFrame';
import PreviewTools, { type PreviewLook } from './PreviewTools';
import { useEditedField } from './useEditedField';

interface PreviewPanelProps {
  examined: ExaminedDraft | null;
  /** Key of the section that is being edited. */
  section: string | null;
  /** Path of the field that is being edited. */
  field?: string | null;
}

/** The form as companies and experts see it, to be tried. What is typed stays in this page. */
export default function PreviewPanel({ examined, section, field = null }: PreviewPanelProps) {
  const { t } = useLanguage();
  const { form, isPresent } = useCompiledForm(examined);
  const preview = useFormPreviewContext();
  if (!form || !preview || !examined)
    return <EmptyHint text={t(examined ? 'design.preview.none' : 'design.examining')} />;
  return (
    <>
      {!isPresent && <p role="status">{t('design.preview.former')}</p>}
      <SampleFilesContext.Provider value>
        <Preview form={form} section={section} field={field} preview={preview} document={examined.document} />
      </SampleFilesContext.Provider>
    </>
  );
}

interface PreviewProps {
  form: Form;
  section: string | null;
  field: string | null;
  preview: FormPreview;
  document: ProgramDocument;
}

function Preview({ form, section, field, preview, document }: PreviewProps) {
  const { locale } = useLanguage();
  const { isDark } = useDisplayLook();
  const [chosen, choose] = useState(section ?? form.sections[0]?.key);
  const [own, setOwn] = useState<Partial<PreviewLook>>({});
  const look: PreviewLook = { locale, isDark, isPhone: false, isBlind: false, ...own };
  // The preview follows the outline.
  useEffect(() => {
    if (section) choose(section);
  }, [section]);
  const shown = form.sections.find(({ key }) => key === chosen) ?? form.sections[0];
  const held = useRef<HTMLDivElement>(null);
  useEditedField(held, field, form, shown?.key);
  return (
    <div ref={held} className={styles.preview}>
      <PreviewTools
        form={form}
        preview={preview}
        section={shown?.key}
        onSection={choose}
        look={look}
        onLook={(changed) => setOwn({ ...own, ...changed })}
      />
      <PreviewFiles form={form} preview={preview} document={document} look={look} />
      <PreviewFrame locale={look.locale} isDark={look.isDark} isPhone={look.isPhone}>
        {look.isBlind ? (
          <BlindCopy form={form} answers={preview.answers} ctx={preview.ctx} />
        ) : (
          shown && <TriedSection form={form} preview={preview} section={shown} />
        )}
      </PreviewFrame>
    </div>
  );
}

interface TriedSectionProps {
  form: Form;
  preview: FormPreview;
  section: Form['sections'][number];
}

function TriedSection({ form, preview: { answers, ctx, change }, section }: TriedSectionProps) {
  const { t } = useLanguage();
  const say = useText();
  const session = useMemo(
    () =>
      createIdleSession(form, { ...createEmptyAnswers(form, ctx), ...answers }, ctx, {
        edit: (edits) => change((now) => applyEdits({ ...createEmptyAnswers(form, ctx), ...now }, edits)),
        setRows: (key, changeRows) =>
          change((now) => {
            const rows = now[key];
            const next = changeRows(Array.isArray(rows) ? rows : []);
            return next ? { ...now, [key]: next } : now;
          }),
      }),
    [form, answers, ctx, change],
  );
  return (
    <FormSessionProvider value={session}>
      <h3>{say(section.title)}</h3>
      {!isVisible(section, session.scope) && <p role="status">{t('design.preview.hidden')}</p>}
      <FormRenderer key={section.key} section={section} />
    </FormSessionProvider>
  );
}
