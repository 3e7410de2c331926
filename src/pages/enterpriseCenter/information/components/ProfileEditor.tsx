import type { CompanyInfo } from '@domain/company/calls';
import { type CompanyProfile, listProfileFaults, profileForm } from '@domain/company/profile';
import type { Field, FormScope } from '@domain/definition';
import type { FilingFault } from '@domain/filing/filing-faults';
import { explainUnreadText } from '@domain/filing/input';
import { createFormScope, isVisible } from '@domain/filing/scope';
import { isEmpty } from '@domain/filing/sections';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'umi';
import {
  createProfileContext,
  type FieldGroup,
  getProfileFieldEditor,
  groups,
  ProfileValues,
} from '@/components/Company/CompanyProfile';
import { Panel } from '@/components/Page';
import ConflictDialog from '@/filling/draft/ConflictDialog';
import type { DraftHolder } from '@/filling/draft/holder';
import {
  computeProfileChanges,
  createProfileSubject,
  getAnsweredProfile,
} from '@/filling/draft/profileDraft';
import type { DraftSubject, ServerDraft } from '@/filling/draft/serverDraft';
import { useDraft, useOpenDraft } from '@/filling/draft/useDraft';
import ErrorSummary, { type FormProblem } from '@/filling/form/ErrorSummary';
import FieldsSection from '@/filling/form/sections/FieldsSection';
import { type FormSession, FormSessionProvider } from '@/filling/form/session';
import { askToDiscard } from '@/utils/askToDiscard';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { useFaultyTitle } from '@/utils/route';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';
import styles from '../index.module.css';
import Completeness from './Completeness';
import StatedFacts from './StatedFacts';

interface ProfileEditorProps {
  info: CompanyInfo;
  onSaved: (info: CompanyInfo) => void;
  onCancel: () => void;
}

const byPath = (faults: FilingFault[]) => new Map(faults.map((fault) => [fault.path, fault]));
const nothing = () => {};

const focusOn = (path: string) => document.getElementById(path)?.focus();

/** True for an editable field: one that the authority verifies may be set once, afterwards only the authority changes it. */
export const isOpen = (key: string, stored: CompanyProfile): boolean =>
  getProfileFieldEditor(key) === 'direct' ||
  (getProfileFieldEditor(key) === 'review' && isEmpty(stored[key]));

const changesIn = ({ base, answers }: ServerDraft) =>
  computeProfileChanges(getAnsweredProfile(base), getAnsweredProfile(answers));

/** Faults of the changed values; faults of unchanged values do not block saving. */
const faultsIn = (draft: ServerDraft): FilingFault[] => {
  const changed = new Set(Object.keys(changesIn(draft)).map((key) => `company.${key}`));
  return listProfileFaults(getAnsweredProfile(draft.answers), new Date()).filter(({ path }) =>
    changed.has(path),
  );
};

export default function ProfileEditor(props: ProfileEditorProps) {
  const [subject] = useState(() => createProfileSubject(props.info));
  const holder = useOpenDraft(subject);
  return holder && <OpenProfile {...props} holder={holder} subject={subject} />;
}

interface OpenProfileProps extends ProfileEditorProps {
  holder: DraftHolder<ServerDraft>;
  subject: DraftSubject;
}

function OpenProfile({ info, onSaved, onCancel, holder, subject }: OpenProfileProps) {
  const { t } = useLanguage();
  const say = useText();
  const { state, edit, save, resolve, drop } = useDraft(holder, subject);
  /** The faults that the last attempt to save found; null before the first. */
  const [faults, setFaults] = useState<FilingFault[] | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { answers, unreadable, conflict } = state;
  const hasChanges = Object.keys(changesIn(state)).length > 0 || Object.keys(unreadable).length > 0;
  const problems = useProblems(faults, unreadable);
  useFaultyTitle(problems.length > 0);
  useLeaveConfirmation({ isUnsaved: hasChanges, giveUp: drop });
  const ctx = createProfileContext();
  const scope = createFormScope(profileForm, answers, ctx);
  const session: FormSession = {
    form: profileForm,
    ctx,
    answers,
    filled: answers,
    scope,
    rules: [],
    faults: byPath(faults ?? []),
    misfits: byPath([]),
    unreadable,
    corrections: [],
    prefilled: {},
    undoable: new Set(),
    redoable: new Set(),
    focusPath: null,
    edit,
    setRows: nothing,
    takeIn: nothing,
    undo: nothing,
    redo: nothing,
  };

  // The error summary is rendered after each attempt and takes the focus.
  useEffect(() => {
    if (faults) summary.current?.focus();
  }, [faults]);

  useAskedField();

  const finish = async (saving: Promise<boolean>) => {
    const isSaved = await saving;
    const { base, version, updatedAt, save: status } = holder.get();
    if (status.phase === 'refused') feedback.error(status.message);
    if (!isSaved) return;
    feedback.success(t('center.info.saved'));
    onSaved({ ...info, version, data: getAnsweredProfile(base), updated_at: updatedAt ?? info.updated_at });
  };

  const trySave = () => {
    const found = faultsIn(state);
    setFaults(found);
    if (found.length > 0 || Object.keys(unreadable).length > 0) return;
    if (hasChanges) finish(save());
    else {
      feedback.info(t('center.info.nothingChanged'));
      onCancel();
    }
  };

  const leave = async () => {
    if (hasChanges && !(await askToDiscard(t))) return;
    await drop();
    onCancel();
  };

  return (
    <FormSessionProvider value={session}>
      <Completeness profile={getAnsweredProfile(answers)} />
      {problems.length > 0 && (
        <ErrorSummary
          ref={summary}
          title={t('center.info.errors')}
          problems={problems}
          addressOf={(path) => `#${path}`}
          onFollow={focusOn}
        />
      )}
      <StatedFacts
        fields={groups
          .flatMap(({ fields }) => fields as Field[])
          .filter((field) => isVisible(field, scope) && isOpen(field.key, info.data as CompanyProfile))}
        savedAt={info.updated_at}
      />
      {groups.map((group, index) => (
        <Panel key={group.title.en} id={`group-${index}`} title={say(group.title)}>
          <GroupFields group={group} scope={scope} stored={info.data as CompanyProfile} />
        </Panel>
      ))}
      <div className={styles.save}>
        <Button type="primary" size="large" loading={state.save.phase === 'saving'} onClick={trySave}>
          {t('common.save')}
        </Button>
        <Button size="large" onClick={leave}>
          {t('common.cancel')}
        </Button>
        <span role="status">{hasChanges && t(state.isKept ? 'center.info.kept' : 'center.info.unkept')}</span>
      </div>
      {conflict && (
        <ConflictDialog
          form={profileForm}
          answers={answers}
          {...conflict}
          onDecide={(choices) => finish(resolve(choices))}
        />
      )}
    </FormSessionProvider>
  );
}

/** Focuses the field named in the address, as links to missing values do. */
function useAskedField(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => focusOn(decodeURIComponent(hash.slice(1))), [hash, key]);
}

/** Group of the profile: values that the company may change as fields, the others as text. */
function GroupFields({
  group,
  scope,
  stored,
}: {
  group: FieldGroup;
  scope: FormScope;
  stored: CompanyProfile;
}) {
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

const placeOf = (path: string) => {
  const key = path.replace('company.', '');
  const group = groups.find(({ fields }) => fields.some((field) => field.key === key));
  return { group, field: group?.fields.find((field) => field.key === key) };
};

/** Faults with the messages shown beside their fields, each with the group of its field; none before an attempt. */
function useProblems(faults: FilingFault[] | null, unreadable: Record<string, string>): FormProblem[] {
  const { t } = useLanguage();
  const say = useText();
  const problem = (path: string, message: string): FormProblem => {
    const { group } = placeOf(path);
    return { path, message, section: group ? say(group.title) : '' };
  };
  if (!faults) return [];
  return [
    ...Object.entries(unreadable).flatMap(([path, raw]) => {
      const { field } = placeOf(path);
      if (!field) return [];
      const reason = say(explainUnreadText(field as Field, raw));
      return [problem(path, t('forms.unreadable.named', { label: say(field), raw, reason }))];
    }),
    ...faults.map(({ path, message }) => problem(path, say(message))),
  ];
}
