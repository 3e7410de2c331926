import type { Answers, Form, FormContext } from '@domain/definition';
import { createEmptyAnswers } from '@domain/filing/rows';
import { isVisible } from '@domain/filing/scope';
import { compileBody } from '@domain/program-documents/compile-body';
import type { ExaminedDraft } from '@domain/program-drafts/examine-rows';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Select } from '@/components/Controls/Select';
import EmptyHint from '@/components/EmptyHint';
import { applyEdits } from '@/filling/draft/changes';
import FormRenderer from '@/filling/form';
import { createIdleSession } from '@/filling/form/createIdleSession';
import { FormSessionProvider } from '@/filling/form/session';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface PreviewPanelProps {
  examined: ExaminedDraft | null;
  /** Key of the section that is being edited. */
  section: string | null;
}

/** The form of the last document that could be compiled. */
function useForm(examined: ExaminedDraft | null): { form: Form | null; isPresent: boolean } {
  const last = useRef<Form | null>(null);
  const body = examined?.body ?? null;
  const compiled = useMemo(() => {
    try {
      return body && compileBody(body);
    } catch {
      // What cannot be compiled is in the list of faults.
      return null;
    }
  }, [body]);
  if (compiled) last.current = compiled;
  return { form: last.current, isPresent: compiled !== null };
}

/** The form as companies see it, to be tried. What is typed stays in this page. */
export default function PreviewPanel({ examined, section }: PreviewPanelProps) {
  const { t } = useLanguage();
  const { form, isPresent } = useForm(examined);
  if (!form) return <EmptyHint text={t(examined ? 'design.preview.none' : 'design.examining')} />;
  return (
    <>
      {!isPresent && <p role="status">{t('design.preview.former')}</p>}
      <Preview form={form} section={section} />
    </>
  );
}

function Preview({ form, section }: { form: Form; section: string | null }) {
  const { t } = useLanguage();
  const say = useText();
  const [answers, setAnswers] = useState<Answers>({});
  const [chosen, choose] = useState(section ?? form.sections[0]?.key);
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const ctx = useMemo((): FormContext => {
    const today = formatBeijingDay(new Date());
    return { batchYear: Number(today.slice(0, 4)), today, settings: {} };
  }, []);
  // The preview follows the outline.
  useEffect(() => {
    if (section) choose(section);
  }, [section]);
  const session = useMemo(
    () =>
      createIdleSession(form, { ...createEmptyAnswers(form, ctx), ...answers }, ctx, {
        edit: (edits) => setAnswers((now) => applyEdits({ ...createEmptyAnswers(form, ctx), ...now }, edits)),
        setRows: (key, change) =>
          setAnswers((now) => {
            const rows = now[key];
            const next = change(Array.isArray(rows) ? rows : []);
            return next ? { ...now, [key]: next } : now;
          }),
      }),
    [form, answers, ctx],
  );
  const shown = form.sections.find(({ key }) => key === chosen) ?? form.sections[0];
  return (
    <div className={styles.preview}>
      <div className={styles.tools}>
        <Select
          aria-label={t('design.preview.section')}
          className={styles.section ?? ''}
          value={shown?.key}
          onChange={(key) => choose(key)}
          showSearch
          optionFilterProp="label"
          options={form.sections.map(({ key, title }) => ({ value: key, label: say(title) }))}
        />
        <Segmented
          aria-label={t('design.preview.width')}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'wide', label: t('design.preview.wide') },
            { value: 'phone', label: t('design.preview.phone') },
          ]}
        />
      </div>
      <div className={width === 'phone' ? styles.phone : styles.wide}>
        {shown && (
          <FormSessionProvider value={session}>
            <h3>{say(shown.title)}</h3>
            {!isVisible(shown, session.scope) && <p role="status">{t('design.preview.hidden')}</p>}
            <FormRenderer key={shown.key} section={shown} />
          </FormSessionProvider>
        )}
      </div>
    </div>
  );
}
