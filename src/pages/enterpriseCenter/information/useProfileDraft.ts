import { CODE } from '@domain/api/codes';
import type { CompanyConflict, CompanyInfo } from '@domain/calls/companies';
import { type CompanyProfile, profileForm } from '@domain/company/profile';
import { profileFaults } from '@domain/company/profile-faults';
import type { Answers } from '@domain/definition';
import type { Fault } from '@domain/filing/types';
import { useState } from 'react';
import { useSelector } from 'umi';
import { applyEdits, applyRaw, type Edit } from '@/filling/draft/changes';
import { type Choices, decide, type Reconciled, reconcile } from '@/filling/draft/reconcile';
import type { RootState } from '@/models/connect';
import { updateCompanyInfo } from '@/services/company';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { changesOf } from './profile';
import { forgetProfile, type ProfileEntry, useKeptProfile } from './useKeptProfile';

/** The profile as it was read, and as the person at this screen has changed it. */
type Draft = ProfileEntry;

export interface ProfileConflict extends Pick<CompanyConflict, 'updated_by' | 'updated_at'> {
  reconciled: Reconciled;
}

const profileIn = ({ company }: Answers): CompanyProfile => company as CompanyProfile;
const answersOf = (data: Record<string, unknown>): Answers => ({ company: data as CompanyProfile });

const changesIn = ({ base, answers }: Draft) => changesOf(profileIn(base), profileIn(answers));

/** Faults of the values that were changed: what was wrong before is another matter. */
const faultsIn = (draft: Draft): Fault[] => {
  const changed = new Set(Object.keys(changesIn(draft)).map((key) => `company.${key}`));
  return profileFaults(profileIn(draft.answers), new Date()).filter(({ path }) => changed.has(path));
};

/** Editing the profile. `onSaved` gets what the server has kept. */
export function useProfileDraft(info: CompanyInfo, onSaved: (info: CompanyInfo) => void) {
  const { t } = useLanguage();
  const base = answersOf(info.data);
  const [draft, setDraft] = useState<Draft>({ version: info.version, base, answers: base, unreadable: {} });
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<ProfileConflict | null>(null);
  const user = useSelector((state: RootState) => state.user.currentUser?.id ?? '');
  const scope = { user, company: info.id };
  const isDirty = Object.keys(changesIn(draft)).length > 0 || Object.keys(draft.unreadable).length > 0;

  useKeptProfile({
    scope,
    draft,
    isDirty,
    restore: (entry) => {
      if (isDirty) return;
      setDraft(entry);
      feedback.info(t('center.restored'));
    },
  });

  const edit = (edits: Edit[]) =>
    setDraft((now) => ({
      ...now,
      answers: applyEdits(now.answers, edits),
      unreadable: applyRaw(now.unreadable, edits),
    }));

  /** Somebody else was faster: what does not collide is merged and saved, what does is asked. */
  const meet = async ({ version, theirs, updated_by, updated_at }: CompanyConflict, mine: Draft) => {
    const newer = answersOf(theirs);
    const reconciled = reconcile(profileForm, mine.base, mine.answers, newer);
    const merged = { ...mine, version, base: newer, answers: reconciled.answers };
    setDraft(merged);
    if (reconciled.differences.length === 0) return await send(merged);
    return setConflict({ reconciled, updated_by, updated_at });
  };

  const send = async (toSave: Draft): Promise<void> => {
    const data = changesIn(toSave);
    const answer = await updateCompanyInfo(info.id, { version: toSave.version, data });
    if (answer.code === CODE.success) {
      feedback.success(t('center.info.saved'));
      await forgetProfile(scope);
      return onSaved(answer.data as CompanyInfo);
    }
    if (answer.data && 'conflict' in answer.data) return await meet(answer.data, toSave);
    return feedback.error([answer.msg].flat().join(' '));
  };

  const save = async (toSave: Draft) => {
    setSaving(true);
    try {
      await send(toSave);
    } catch (error) {
      // A failed request has been shown already, and the draft is still here.
      if (!(error instanceof RequestFailure)) throw error;
    } finally {
      setSaving(false);
    }
  };

  const settle = (choices: Choices) => {
    if (!conflict) return;
    const { answers, differences } = conflict.reconciled;
    const settled = { ...draft, answers: decide(answers, differences, choices) };
    setDraft(settled);
    setConflict(null);
    save(settled);
  };

  return {
    draft,
    isDirty,
    isSaving,
    conflict,
    edit,
    /** What stands in the way of saving. */
    findFaults: () => faultsIn(draft),
    save: () => save(draft),
    /** The changes are given up. */
    drop: () => forgetProfile(scope),
    settle,
  };
}
