import type { CompanyInfo } from '@domain/calls/companies';
import { type CompanyProfile, profileForm } from '@domain/company/profile';
import type { Scope } from '@domain/definition';
import { openScope } from '@domain/filing/scope';
import type { Fault } from '@domain/filing/types';
import { isVisible } from '@domain/filing/visibility';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { profileContext } from '@/components/CompanyProfile/context';
import { type Group, groups } from '@/components/CompanyProfile/groups';
import ProfileValues from '@/components/CompanyProfile/ProfileValues';
import PageTitle from '@/components/PageTitle';
import Panel from '@/components/Panel';
import ConflictDialog from '@/filling/draft/ConflictDialog';
import { useLeaveQuestion } from '@/filling/draft/useLeaveQuestion';
import ErrorSummary from '@/filling/form/ErrorSummary';
import FieldsSection from '@/filling/form/sections/FieldsSection';
import { type FormSession, FormSessionProvider } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import { isOpen } from '../profile';
import { useProblems } from '../useProblems';
import { useProfileDraft } from '../useProfileDraft';

interface ProfileEditorProps {
  info: CompanyInfo;
  onSaved: (info: CompanyInfo) => void;
  onCancel: () => void;
}

const byPath = (faults: Fault[]) => new Map(faults.map((fault) => [fault.path, fault]));
const nothing = () => {};

const focusOn = (path: string) => document.getElementById(path)?.focus();

export default function ProfileEditor({ info, onSaved, onCancel }: ProfileEditorProps) {
  const { t } = useLanguage();
  const say = useText();
  const { draft, isDirty, isSaving, conflict, edit, findFaults, save, drop, settle } = useProfileDraft(
    info,
    onSaved,
  );
  /** What the last attempt to save found; null before the first. */
  const [faults, setFaults] = useState<Fault[] | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { answers, unreadable } = draft;
  const problems = useProblems(faults, unreadable);
  useLeaveQuestion(isDirty, drop);
  const ctx = profileContext();
  const scope = openScope(profileForm, answers, ctx);
  const session: FormSession = {
    form: profileForm,
    ctx,
    answers,
    filled: answers,
    scope,
    faults: byPath(faults ?? []),
    misfits: byPath([]),
    unreadable,
    corrections: [],
    prefilled: {},
    undoable: null,
    focusPath: null,
    edit,
    setRows: nothing,
    undo: nothing,
  };

  // The summary is drawn with what the last attempt found, and takes the focus then.
  useEffect(() => {
    if (faults) summary.current?.focus();
  }, [faults]);

  const trySave = () => {
    const found = findFaults();
    setFaults(found);
    if (found.length > 0 || Object.keys(unreadable).length > 0) return;
    if (isDirty) save();
    else {
      feedback.info(t('center.info.nothingChanged'));
      onCancel();
    }
  };

  const leave = async () => {
    if (isDirty && !(await feedback.confirm({ title: t('center.info.leave') }))) return;
    await drop();
    onCancel();
  };

  return (
    <FormSessionProvider value={session}>
      {problems.length > 0 && (
        <>
          <PageTitle title={t('menu.information')} prefix={t('center.info.errorTitle')} />
          <ErrorSummary
            ref={summary}
            problems={problems}
            addressOf={(path) => `#${path}`}
            onFollow={focusOn}
          />
        </>
      )}
      {groups.map((group, index) => (
        <Panel key={group.title.en} id={`group-${index}`} title={say(group.title)}>
          <GroupFields group={group} scope={scope} stored={info.data as CompanyProfile} />
        </Panel>
      ))}
      <div className={styles.save}>
        <Button type="primary" size="large" loading={isSaving} onClick={trySave}>
          {t('center.info.save')}
        </Button>
        <Button size="large" onClick={leave}>
          {t('center.info.cancel')}
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          form={profileForm}
          answers={conflict.reconciled.answers}
          differences={conflict.reconciled.differences}
          updatedBy={conflict.updated_by}
          updatedAt={conflict.updated_at}
          onDecide={settle}
        />
      )}
    </FormSessionProvider>
  );
}

/** What the company may change as fields, the rest to read. */
function GroupFields({ group, scope, stored }: { group: Group; scope: Scope; stored: CompanyProfile }) {
  const fields = group.fields.filter((field) => isVisible(field, scope));
  const open = fields.filter((field) => isOpen(field.key, stored));
  const kept = fields.filter((field) => !isOpen(field.key, stored));
  return (
    <>
      {kept.length > 0 && <ProfileValues fields={kept} profile={stored} />}
      <FieldsSection section={{ kind: 'fields', key: 'company', title: group.title, fields: open }} />
    </>
  );
}
