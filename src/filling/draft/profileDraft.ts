/** A company's profile as a draft. The server keeps no draft of it: a save changes the profile. */

import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CompanyConflict, CompanyInfo } from '@domain/company/calls';
import { type CompanyProfile, profileForm } from '@domain/company/profile';
import type { Answers, AnswerValue } from '@domain/definition';
import { isEmpty } from '@domain/filing/sections';
import { call } from '@/utils/call';
import { formatEnvelopeMessage } from '@/utils/failure';
import type { DraftSubject, SaveAnswer, StoredAnswers } from './serverDraft';

export const getAnsweredProfile = ({ company }: Answers): CompanyProfile => company as CompanyProfile;

const isSame = (a: AnswerValue, b: AnswerValue): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);

/** Returns the changed values for the API: null clears a value. */
export function computeProfileChanges(base: CompanyProfile, mine: CompanyProfile): CompanyProfile {
  const changed = Object.entries(mine).filter(([key, value]) => !isSame(value, base[key]));
  return Object.fromEntries(changed.map(([key, value]) => [key, value ?? null]));
}

const storedIn = ({ version, data, updated_at }: CompanyInfo): StoredAnswers => ({
  version,
  data: { company: data as CompanyProfile },
  updatedAt: updated_at,
  updatedBy: '',
});

export const createProfileSubject = (info: CompanyInfo): DraftSubject => ({
  place: `profile/${info.id}`,
  form: profileForm,
  stored: storedIn(info),
  async send({ answers, base, version }): Promise<SaveAnswer> {
    const data = computeProfileChanges(getAnsweredProfile(base), getAnsweredProfile(answers));
    const answer = await call('updateCompanyInfo', { path: { id: info.id }, data: { version, data } });
    if (answer.code === CODE.success) return { stored: storedIn(answer.data) };
    const refusal = (answer as ResponseEnvelope<unknown>).data as CompanyConflict | null;
    if (!refusal?.conflict) return { refused: formatEnvelopeMessage(answer) };
    const { theirs, updated_at, updated_by, version: newer } = refusal;
    const company = theirs as CompanyProfile;
    return { theirs: { version: newer, data: { company }, updatedAt: updated_at, updatedBy: updated_by } };
  },
});
