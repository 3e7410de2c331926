import type { Form, Program } from '@domain/definition';
import { findReportEdition } from '@domain/programs/reports';
import { Alert, Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import { Panel } from '@/components/Page';
import RouteSpinner from '@/components/RouteSpinner';
import { ExplanationProvider, type TraceSource } from '@/components/Why/source';
import AutosaveFiling from '@/filling/draft/AutosaveFiling';
import ConflictDialog from '@/filling/draft/ConflictDialog';
import { type FilingRoot, resolveFilingForm } from '@/filling/draft/filingState';
import SaveState from '@/filling/draft/SaveState';
import { isDirty } from '@/filling/draft/state';
import FormRenderer from '@/filling/form';
import ErrorSummary from '@/filling/form/ErrorSummary';
import { type FormSession, FormSessionProvider } from '@/filling/form/session';
import { useFilledForm } from '@/filling/hooks/useFilledForm';
import { useFocusPath } from '@/filling/hooks/useFocusPath';
import { type FormNavigation, useFormAddress } from '@/filling/hooks/useFormAddress';
import { useOpenFiling } from '@/filling/hooks/useOpenFiling';
import { useSubmission } from '@/filling/hooks/useSubmission';
import BookTools from '@/filling/spreadsheet/BookTools';
import { OutdatedNotice } from '@/pages/forms/ProgramForm/components/EditionNotice';
import NotOpened from '@/pages/forms/ProgramForm/components/NotOpened';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import '@/filling/draft/registerFiling';

interface FillerProps {
  program: Program;
  /** Called once the report has been filed. */
  onDone(): void;
}

/** Form of a periodic report; its draft is saved, merged and submitted by the model of declarations. */
export default function Filler({ program, onDone }: FillerProps) {
  const navigation = useFormAddress();
  const form = useOpenFiling(program, navigation);
  const isOpen = useSelector((root: FilingRoot) => root.filing.filing !== null);
  const problem = useSelector((root: FilingRoot) => root.filing.problem);
  if (problem !== null)
    return <NotOpened program={program} form={form} reason={problem} address={navigation.address} />;
  if (!form || !isOpen) return <RouteSpinner />;
  return <OpenReport program={program} form={form} navigation={navigation} onDone={onDone} />;
}

/** Session without the hook that logs exports of sensitive sections. */
const withoutExport = ({ beforeExport: _, ...session }: FormSession): FormSession => session;

interface OpenReportProps extends FillerProps {
  form: Form;
  navigation: FormNavigation;
}

function OpenReport({ program, form, navigation, onDone }: OpenReportProps) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const say = useText();
  const { focusPath } = navigation.address;
  const [isUploading, setUploading] = useState(false);
  const { state, session, filled } = useFilledForm(form, focusPath);
  const { filing } = state;
  const source = useMemo((): TraceSource | null => {
    const edition = filing && findReportEdition(program.key);
    if (!edition) return null;
    const adapt = (given: Form) => resolveFilingForm(given, filing);
    return { program: edition.program, report: edition.form, adapt };
  }, [program, filing]);
  const [isAsked, ask] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  useFocusPath(focusPath, form);
  const { problems, message, isSubmitting, isWaiting, submit } = useSubmission(program, form, filled, {
    ...navigation,
    go: onDone,
  });
  const shown = isAsked ? problems : [];
  const warnings = filled.insight.rules.filter(
    ({ level, outcome }) => level === 'warning' && outcome === 'failed',
  );

  const { show, problems: found } = filled;
  useEffect(() => {
    if (isAsked) show(found);
  }, [isAsked, found, show]);

  const file = async () => {
    ask(true);
    if (problems.length > 0) return void requestAnimationFrame(() => summary.current?.focus());
    const agreed = await feedback.confirm({
      title: t('reports.confirm'),
      content: t('reports.confirmWhy'),
      okText: t('reports.file'),
    });
    if (agreed) await submit(warnings.map(({ id }) => id));
  };

  return (
    <FormSessionProvider value={withoutExport(session)} onUploading={setUploading}>
      <AutosaveFiling isUploading={isUploading} />
      <OutdatedNotice />
      {filing && (
        <div className={styles.tools}>
          <BookTools program={program} filing={filing} button={{ type: 'link' }} />
        </div>
      )}
      {shown.length > 0 && (
        <ErrorSummary
          ref={summary}
          problems={shown}
          addressOf={(path) => navigation.hrefOf({ path })}
          onFollow={(path) => navigation.go({ path })}
        />
      )}
      {message && <Alert type="error" showIcon message={message} />}
      <ExplanationProvider source={source} filled={session.filled} ctx={session.ctx}>
        {filled.insight.sections.map((section) => (
          <Panel key={section.key} id={`section-${section.key}`} title={say(section.title)}>
            <FormRenderer section={section} />
          </Panel>
        ))}
      </ExplanationProvider>
      {warnings.map(({ id, message: warning }) => (
        <Alert key={id} type="warning" showIcon message={say(warning)} />
      ))}
      {isWaiting && <Alert role="status" type="info" showIcon message={t('forms.check.waiting')} />}
      <footer className={styles.foot}>
        <SavedDraft />
        <Button type="primary" loading={isSubmitting} disabled={isUploading} onClick={file}>
          {t('reports.file')}
        </Button>
      </footer>
      {state.conflict && (
        <ConflictDialog
          form={form}
          answers={state.answers}
          {...state.conflict}
          onDecide={(choices) => dispatch({ type: 'filing/resolve', payload: choices })}
        />
      )}
    </FormSessionProvider>
  );
}

/** State of the saved draft; a component of its own, because it re-renders with each key press. */
function SavedDraft() {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const state = useSelector((root: FilingRoot) => root.filing);
  return (
    <>
      <SaveState draft={state} savedAt={state.filing?.updated_at ?? null} />
      <Button onClick={() => dispatch({ type: 'filing/save' })} disabled={!isDirty(state)}>
        {t('common.save')}
      </Button>
    </>
  );
}
