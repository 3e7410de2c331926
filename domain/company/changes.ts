/**
 * Changes of a company's facts that stand on its licence: its name, its registered address, its legal representative. The
 * company asks for one with evidence and the day from which it holds; the office decides; on that day the new values stand
 * in the profile. What was submitted before keeps what it said, in its snapshots.
 */

import type { FileField } from '../definition';
import { attachmentField } from '../definition/fields';
import { addMonths } from '../expressions/dates';
import { sameValue } from '../filing/merge';
import { isEmpty } from '../filing/sections';
import { fillText, type StateWord, type Text } from '../text';
import { changeMessages } from './messages';
import { type CompanyProfile, findProfileField, type ProfileField } from './profile';

export const CHANGE_KINDS = ['name', 'address', 'legal_rep'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

interface Kind extends Text {
  /** Facts that the change says anew; one that it leaves out was the former one's, and is emptied. */
  fields: readonly string[];
  /** Facts that it cannot leave out. */
  needs: readonly string[];
}

export const changeKinds: Record<ChangeKind, Kind> = {
  name: { zh: '企业名称变更', en: 'Change of name', fields: ['name'], needs: ['name'] },
  address: {
    zh: '注册地址变更',
    en: 'Relocation',
    fields: ['registered_address', 'district'],
    needs: ['registered_address', 'district'],
  },
  legal_rep: {
    zh: '法定代表人变更',
    en: 'New legal representative',
    fields: ['legal_rep_name', 'legal_rep_id_type', 'legal_rep_id_no', 'legal_rep_mobile', 'legal_rep_email'],
    needs: ['legal_rep_name'],
  },
};

/** The scan of the licence in the profile: a change may bring the new one. */
export const LICENCE = 'license_file';

export const CHANGE_STATUSES = ['requested', 'accepted', 'in_effect', 'refused', 'withdrawn'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

export const changeStatuses: Record<ChangeStatus, StateWord> = {
  requested: { zh: '待核准', en: 'Waiting for the office', colour: 'processing' },
  accepted: { zh: '已核准，待生效', en: 'Accepted, not yet in effect', colour: 'warning' },
  in_effect: { zh: '已生效', en: 'In effect', colour: 'success' },
  refused: { zh: '不予变更', en: 'Refused', colour: 'error' },
  withdrawn: { zh: '已撤回', en: 'Taken back', colour: 'default' },
};

/** `apply`: the portal itself, on the day from which the change holds. */
export const CHANGE_STEPS = ['withdraw', 'accept', 'refuse', 'apply'] as const;
export type ChangeStep = (typeof CHANGE_STEPS)[number];

const steps: Record<ChangeStep, { from: ChangeStatus; to: ChangeStatus }> = {
  withdraw: { from: 'requested', to: 'withdrawn' },
  accept: { from: 'requested', to: 'accepted' },
  refuse: { from: 'requested', to: 'refused' },
  apply: { from: 'accepted', to: 'in_effect' },
};

/** The status after a step; null where it cannot be taken. What is accepted when its day has come is in effect at once. */
export function afterChangeStep(status: ChangeStatus, step: ChangeStep, isDue: boolean): ChangeStatus | null {
  const { from, to } = steps[step];
  if (status !== from || (step === 'apply' && !isDue)) return null;
  return step === 'accept' && isDue ? steps.apply.to : to;
}

/** True where a change holds on this day. */
export const isDueChange = (holdsFrom: string, today: string): boolean => holdsFrom <= today;

export const CHANGE_OUTCOMES = ['accept', 'refuse'] as const satisfies readonly ChangeStep[];
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

export const CHANGE_REASON_AT_MOST = 500;
export const CHANGE_NOTE_AT_MOST = 500;
/** Requests of one company in 24 hours. */
export const CHANGES_A_DAY = 10;
/** Months that a change may lie ahead; a decision of now says little about a day beyond. No source; house default. */
export const MONTHS_AHEAD = 12;

/** Papers that prove a change, beside the licence: the decision of the registry, a resolution, a lease. */
export const changeEvidence: FileField = {
  ...attachmentField,
  zh: '证明材料',
  en: 'Evidence',
  accept: ['pdf', 'jpg', 'png'],
};

/** The scan of the new licence, as the profile takes it. */
export const newLicence: FileField = {
  ...changeEvidence,
  key: LICENCE,
  zh: '新营业执照扫描件',
  en: 'Scan of the new licence',
  maxSizeMb: 10,
  maxFiles: 2,
};

export const changeFields = (kind: ChangeKind): ProfileField[] =>
  changeKinds[kind].fields.flatMap((key) => findProfileField(key) ?? []);

/** Needed facts that are chosen from a list, as they are now: what stays is not chosen again. */
export const presentChoices = (kind: ChangeKind, profile: CompanyProfile): Record<string, string> =>
  Object.fromEntries(
    changeFields(kind)
      .filter(
        ({ key, type }) =>
          type === 'select' && changeKinds[kind].needs.includes(key) && !isEmpty(profile[key]),
      )
      .map(({ key }) => [key, String(profile[key])]),
  );

/** The change by which a fact that stands in the profile is said anew; undefined for other facts. */
export const findChangeKind = (key: string): ChangeKind | undefined =>
  CHANGE_KINDS.find((kind) => changeKinds[kind].fields.includes(key) && isKept(key));

/** The company may not change the fact by itself. */
const isKept = (key: string): boolean => findProfileField(key)?.editable === 'review';

/** The facts as they will stand in the profile: those of the kind, and the licence where there is a new one. */
export const selectChangedFacts = (kind: ChangeKind, given: CompanyProfile): CompanyProfile => ({
  ...Object.fromEntries(
    changeKinds[kind].fields.map((key) => [key, isEmpty(given[key]) ? null : given[key]]),
  ),
  ...(!isEmpty(given[LICENCE]) && { [LICENCE]: given[LICENCE] }),
});

/** The reason why a change cannot be asked for with these facts; null where it can. What they are is checked as the profile is. */
export function changeFault(kind: ChangeKind, facts: CompanyProfile, profile: CompanyProfile): Text | null {
  const missing = changeKinds[kind].needs.find((key) => isEmpty(facts[key]));
  if (missing)
    return fillText(changeMessages.missing, { field: findProfileField(missing) ?? changeKinds[kind] });
  const isNew = changeKinds[kind].fields.some(
    (key) => !sameValue(facts[key], isEmpty(profile[key]) ? null : profile[key]),
  );
  return isNew ? null : changeMessages.nothingNew;
}

/** The reason why a change cannot hold from this day; null where it can. */
export function dayFault(day: string, today: string, profile: CompanyProfile): Text | null {
  const founded = profile.registered_date;
  if (typeof founded === 'string' && day < founded)
    return fillText(changeMessages.beforeFounding, { day: founded });
  return day > addMonths(today, MONTHS_AHEAD)
    ? fillText(changeMessages.tooFarAhead, { months: MONTHS_AHEAD })
    : null;
}
