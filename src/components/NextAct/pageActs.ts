/**
 * The one act that each page of a company puts in front: what is late or wrong first, then what comes next; null where the page
 * has nothing to do. Home and the pages of a filing have theirs from what waits (pages/index/waiting) and from the filing.
 */

import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import { type CompanyProfile, findProfileField, profileForm } from '@domain/company/profile';
import { computeCompleteness } from '@domain/filing/completeness';
import type { MessageItem } from '@domain/inbox/calls';
import type { MessageCategory } from '@domain/inbox/messages';
import type { CompanyRegisterData, LibraryFiles, LibrarySource } from '@domain/library/calls';
import { findProgram } from '@domain/programs/find';
import type { RecognitionItem } from '@domain/recognitions/calls';
import { getRecognitionName } from '@domain/recognitions/recognition';
import type { Text } from '@domain/text';
import { createProfileContext } from '@/components/Company/CompanyProfile';

export interface PageAct {
  /** Key of the sentence; its label is the key with `.act`. */
  is: `center.next.${string}`;
  params?: Record<string, string | number | Text>;
  to: string;
  /** True for what is late, or will hinder the company. */
  isUrgent?: true;
}

const FIND_PROGRAM = '/forms/programs';

/** The first missing fact of the profile, for who may add it; once none is missing, the programs that are judged by it. */
export function chooseProfileAct(profile: CompanyProfile, mayEdit: boolean): PageAct | null {
  const { missing } = computeCompleteness(profileForm, { company: profile }, createProfileContext());
  const [first] = missing;
  const field = first && findProfileField(first.path.replace('company.', ''));
  if (!first || !field) return { is: 'center.next.profileDone', to: FIND_PROGRAM };
  if (!mayEdit) return null;
  return {
    is: 'center.next.profile',
    params: { count: missing.length, field },
    to: `/enterpriseCenter/information?mode=edit#${first.path}`,
    isUrgent: true,
  };
}

/** A withdrawn file that a draft still uses keeps that draft from being submitted. `buildPath`: address of a source. */
export function chooseFileAct(
  { files, sources }: Pick<LibraryFiles, 'files' | 'sources'>,
  buildPath: (source: LibrarySource) => string,
): PageAct | null {
  for (const { name, library, uses } of files) {
    if (library !== 'withdrawn') continue;
    const draft = sources.find(
      ({ id, is_open: isOpen }) => isOpen && uses.some(({ source }) => source === id),
    );
    if (draft)
      return {
        is: 'center.next.withdrawn',
        params: { name, title: draft.title },
        to: buildPath(draft),
        isUrgent: true,
      };
  }
  return null;
}

/** A register fills by filing: where no register has an entry, the way to a first filing. */
export const chooseRegisterAct = ({ counts }: Pick<CompanyRegisterData, 'counts'>): PageAct | null =>
  Object.values(counts).some((count) => count > 0) ? null : { is: 'center.next.registers', to: FIND_PROGRAM };

/** A one-time password that has run out keeps its person outside; a company with one account works alone. */
export function chooseUserAct(users: readonly SubUserAccount[], total: number): PageAct | null {
  const shut = users.find(({ enabled, password_expired: isOver }) => enabled && isOver);
  if (shut)
    return {
      is: 'center.next.passwordOver',
      params: { name: shut.name },
      to: `/enterpriseCenter/users?keyword=${encodeURIComponent(shut.username)}`,
      isUrgent: true,
    };
  return total === 1 ? { is: 'center.next.colleague', to: '/enterpriseCenter/users?new=open' } : null;
}

/** Messages that ask the company for something; others tell news. */
const ASKING: readonly MessageCategory[] = ['correction', 'deadline', 'report'];

/**
 * The unread message that is most urgent, the latest of equals, among those that ask for something and lead there; null where it
 * stands first on the page anyway.
 */
export function chooseMessageAct(messages: readonly MessageItem[]): PageAct | null {
  const [first] = messages
    .filter(({ read, link, category }) => !read && link && ASKING.includes(category))
    .toSorted((a, b) => a.priority - b.priority || b.created_at.localeCompare(a.created_at));
  return first?.link && first !== messages[0]
    ? { is: 'center.next.message', params: { title: first.title }, to: first.link }
    : null;
}

/** The recognition that ends first, to be applied for again. */
export function chooseRecognitionAct(recognitions: readonly RecognitionItem[]): PageAct | null {
  const [first] = recognitions
    .filter(({ state }) => state === 'expiring')
    .toSorted((a, b) => a.valid_to.localeCompare(b.valid_to));
  const program = first && findProgram(first.program);
  if (!program) return null;
  return {
    is: 'center.next.recognition',
    params: { title: getRecognitionName(program, first.kind), day: first.valid_to },
    to: program.route,
    isUrgent: true,
  };
}
