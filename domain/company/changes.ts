/**
 * Changes of a company's facts that stand on its licence: its name, registered address, legal representative and credit code.
 * The company asks for a change with evidence and its effective day; the office decides; on that day the new values are written
 * into the profile. Filings submitted before keep the former values in their snapshots.
 */

import type { FileField } from '../definition';
import { attachmentField } from '../definition/fields';
import { addMonths } from '../expressions/dates';
import { isSameAnswer } from '../filing/merge';
import { isEmpty } from '../filing/sections';
import { fillText, type StateWord, type Text } from '../text';
import { CHANGE_KINDS, type ChangeKind, changeKinds } from './change-kinds';
import { changeMessages } from './messages';
import { type CompanyProfile, findProfileField, type ProfileField } from './profile';

/** The scan of the licence in the profile: a change may bring the new one. */
export const LICENCE_FIELD_KEY = 'license_file';

export const CHANGE_STATUSES = ['requested', 'accepted', 'in_effect', 'refused', 'withdrawn'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

export const changeStatuses: Record<ChangeStatus, StateWord> = {
  requested: { zh: '待核准', en: 'Waiting for the office', ar: 'بانتظار الجهة', colour: 'processing' },
  accepted: {
    zh: '已核准，待生效',
    en: 'Accepted, not yet in effect',
    ar: 'مقبول، لم يسرِ بعد',
    colour: 'warning',
  },
  in_effect: { zh: '已生效', en: 'In effect', ar: 'ساري', colour: 'success' },
  refused: { zh: '不予变更', en: 'Refused', ar: 'مرفوض', colour: 'error' },
  withdrawn: { zh: '已撤回', en: 'Taken back', ar: 'مسحوب', colour: 'default' },
};

/** Steps of a change; `apply` is done by the portal itself, on the day from which the change holds. */
export const CHANGE_STEPS = ['withdraw', 'accept', 'refuse', 'apply'] as const;
export type ChangeStep = (typeof CHANGE_STEPS)[number];

const steps: Record<ChangeStep, { from: ChangeStatus; to: ChangeStatus }> = {
  withdraw: { from: 'requested', to: 'withdrawn' },
  accept: { from: 'requested', to: 'accepted' },
  refuse: { from: 'requested', to: 'refused' },
  apply: { from: 'accepted', to: 'in_effect' },
};

/**
 * The status of a change after a step; null where the step cannot be taken. A change whose day has come is in effect as
 * soon as it is accepted.
 */
export function getChangeStatusAfter(
  status: ChangeStatus,
  step: ChangeStep,
  isDue: boolean,
): ChangeStatus | null {
  const { from, to } = steps[step];
  if (status !== from || (step === 'apply' && !isDue)) return null;
  return step === 'accept' && isDue ? steps.apply.to : to;
}

/** True where the effective day of a change has come. */
export const isChangeDue = (holdsFrom: string, today: string): boolean => holdsFrom <= today;

export const CHANGE_OUTCOMES = ['accept', 'refuse'] as const satisfies readonly ChangeStep[];
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

export const MAX_CHANGE_REASON_LENGTH = 500;
export const MAX_CHANGE_NOTE_LENGTH = 500;
/** Maximum number of requests of one company in 24 hours. */
export const MAX_CHANGE_REQUESTS_A_DAY = 10;
/** Maximum number of months that the effective day of a change may lie ahead. No source; default of the portal. */
export const MAX_MONTHS_AHEAD = 12;

/** Evidence of a change, beside the licence: the decision of the registry, a resolution, a lease. */
export const changeEvidenceField: FileField = {
  ...attachmentField,
  zh: '证明材料',
  en: 'Evidence',
  ar: 'المستندات المؤيدة',
  accept: ['pdf', 'jpg', 'png'],
};

/** Field of the scan of the new licence, with the limits of the profile. */
export const newLicenceField: FileField = {
  ...changeEvidenceField,
  key: LICENCE_FIELD_KEY,
  zh: '新营业执照扫描件',
  en: 'Scan of the new licence',
  ar: 'نسخة الرخصة الجديدة',
  maxSizeMb: 10,
  maxFiles: 2,
};

export const listChangeFields = (kind: ChangeKind): ProfileField[] =>
  changeKinds[kind].fields.flatMap((key) => findProfileField(key) ?? []);

/** Present values of required facts that are chosen from a list, so that an unchanged one need not be chosen again. */
export const getPresentChoices = (kind: ChangeKind, profile: CompanyProfile): Record<string, string> =>
  Object.fromEntries(
    listChangeFields(kind)
      .filter(
        ({ key, type }) =>
          type === 'select' && changeKinds[kind].needs.includes(key) && !isEmpty(profile[key]),
      )
      .map(({ key }) => [key, String(profile[key])]),
  );

/** The kind of change that replaces a fact of the profile; undefined for facts that the company changes by itself. */
export const findChangeKind = (key: string): ChangeKind | undefined =>
  CHANGE_KINDS.find((kind) => changeKinds[kind].fields.includes(key) && isKept(key));

/** True where a fact can be changed only on request. */
const isKept = (key: string): boolean => ['review', 'admin'].includes(findProfileField(key)?.editable ?? '');

/** The facts that a change writes into the profile: those of its kind, and the licence where a new one is given. */
export const selectChangedFacts = (kind: ChangeKind, given: CompanyProfile): CompanyProfile => ({
  ...Object.fromEntries(
    changeKinds[kind].fields.map((key) => [key, isEmpty(given[key]) ? null : given[key]]),
  ),
  ...(!isEmpty(given[LICENCE_FIELD_KEY]) && { [LICENCE_FIELD_KEY]: given[LICENCE_FIELD_KEY] }),
});

/**
 * The reason why a change cannot be requested with these facts; null where it can. Single values are checked as those of
 * the profile.
 */
export function findCompanyChangeFault(
  kind: ChangeKind,
  facts: CompanyProfile,
  profile: CompanyProfile,
): Text | null {
  const missing = changeKinds[kind].needs.find((key) => isEmpty(facts[key]));
  if (missing)
    return fillText(changeMessages.missing, { field: findProfileField(missing) ?? changeKinds[kind] });
  const isNew = changeKinds[kind].fields.some(
    (key) => !isSameAnswer(facts[key], isEmpty(profile[key]) ? null : profile[key]),
  );
  return isNew ? null : changeMessages.nothingNew;
}

/** The reason why a change cannot hold from this day; null where it can. `kind` is undefined while none is chosen. */
export function findEffectiveDayFault(
  kind: ChangeKind | undefined,
  day: string,
  today: string,
  profile: CompanyProfile,
): Text | null {
  const founded = profile.registered_date;
  if (typeof founded === 'string' && day < founded)
    return fillText(changeMessages.beforeFounding, { day: founded });
  if (kind && changeKinds[kind].isInForce && !isChangeDue(day, today))
    return fillText(changeMessages.notInForce, { kind: changeKinds[kind] });
  return day > addMonths(today, MAX_MONTHS_AHEAD)
    ? fillText(changeMessages.tooFarAhead, { months: MAX_MONTHS_AHEAD })
    : null;
}
