/** Calls for changes of companies: requested and read by the company, read and decided by the office. */

import { randomUUID } from 'node:crypto';
import { hasRight, roleNames } from '../../domain/accounts/roles';
import type { PagedList } from '../../domain/api/envelope';
import { maskSensitiveText } from '../../domain/checks/mask';
import type {
  CompanyChangeRequest,
  DecidedChange,
  OwnChangesQuery,
  ReceivedChange,
  ReceivedChangesQuery,
  RequestedChange,
} from '../../domain/company/change-calls';
import { changeKinds } from '../../domain/company/change-kinds';
import {
  changeEvidenceField,
  findCompanyChangeFault,
  findEffectiveDayFault,
  LICENCE_FIELD_KEY,
  MAX_CHANGE_REQUESTS_A_DAY,
  newLicenceField,
  selectChangedFacts,
} from '../../domain/company/changes';
import { findKeptDepartment } from '../../domain/company/kept-department';
import { changeMessages, companyMessages } from '../../domain/company/messages';
import {
  type CompanyProfile,
  findProfileField,
  listProfileFaults,
  profileForm,
} from '../../domain/company/profile';
import type { FileField } from '../../domain/definition';
import { normaliseAnswers } from '../../domain/filing/input';
import { fillText, type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { getCompanyProfile } from '../companies/profile-service';
import {
  type Caller,
  getDepartmentScope,
  getMandatedPrograms,
  isInCharge,
  requireCompanyId,
} from '../core/access';
import { countDailyTry } from '../core/counters/daily-limit';
import { listDeciders } from '../core/db/accounts';
import { createFailure, createRefusal, problems } from '../core/errors';
import { isReservedName } from '../core/look-alike';
import { readNamedFiles } from '../filings/named-files';
import { assertCodeFree, buildOfficeLink, type ChangeDeps, takeChangeStep } from './change-steps';
import type { ChangeRecord } from './company-changes-store';

/** Masks sensitive values for callers who may not edit the profile. */
const createValueMask =
  (caller: Caller) =>
  (key: string, value: unknown): unknown =>
    findProfileField(key)?.sensitive && typeof value === 'string' && !hasRight(caller, 'company.edit')
      ? maskSensitiveText(value)
      : (value ?? null);

function listChangedFields(
  { change, company }: ChangeRecord,
  caller: Caller,
): CompanyChangeRequest['changes'] {
  const before = change.former ?? getCompanyProfile(company);
  const shown = createValueMask(caller);
  return Object.entries(change.facts)
    .map(([key, after]) => ({ key, before: shown(key, before[key]), after: shown(key, after) }))
    .filter(({ before, after }) => before !== null || after !== null);
}

/** Name of the person who decided; a company gets only the name of the role. */
const getDecider = ({ change: { decidedBy } }: ChangeRecord, caller: Caller, language: Language) =>
  decidedBy && caller.companyId !== null ? say(roleNames.administrator, language) : decidedBy;

function describeChange(row: ChangeRecord, caller: Caller, language: Language): CompanyChangeRequest {
  const { change, company } = row;
  return {
    id: change.id,
    version: change.version,
    kind: change.kind,
    status: change.status,
    company: { id: company.id, name: company.name, credit_code: company.creditCode },
    changes: listChangedFields(row, caller),
    holds_from: change.holdsFrom,
    note: change.note,
    evidence: change.evidence,
    requested_by: change.requestedBy,
    created_at: change.createdAt.toISOString(),
    decided_by: getDecider(row, caller, language),
    decided_at: change.decidedAt?.toISOString() ?? null,
    reason: change.reason,
    in_effect_at: change.inEffectAt?.toISOString() ?? null,
  };
}

/** View of a request for the office; while a new name awaits a decision, with the companies that it could be mistaken for. */
async function toReceivedChange(
  { companies }: ChangeDeps,
  row: ChangeRecord,
  caller: Caller,
  language: Language,
): Promise<ReceivedChange> {
  const { change, company } = row;
  const isNaming = change.kind === 'name' && change.status === 'requested';
  const alike = isNaming ? await companies.lookAlikes(String(change.facts.name), company.creditCode) : [];
  const kept = findKeptDepartment(change, company.profile);
  return {
    ...describeChange(row, caller, language),
    ...(kept && { keeps_department: say(kept, language) }),
    look_alikes: alike
      .filter((each) => isInCharge(caller, { ...each, companyId: each.id }))
      .map(({ id, name }) => ({ id, name })),
  };
}

/** Reads the requested facts in their stored form. Throws 208 or -1 for values that the profile would refuse. */
function parseGivenFacts(
  { clock }: ChangeDeps,
  { kind, data }: RequestedChange,
  profile: CompanyProfile,
): CompanyProfile {
  const typed = normaliseAnswers(profileForm, { company: data as CompanyProfile }).company as CompanyProfile;
  const facts = selectChangedFacts(kind, typed);
  const fault = findCompanyChangeFault(kind, facts, profile);
  if (fault) throw createRefusal(fault);
  const touched = (path: string) => Object.keys(facts).includes(path.replace(/^company\./, ''));
  const faults = listProfileFaults({ ...profile, ...facts }, clock()).filter(({ path }) => touched(path));
  if (faults.length > 0) throw createFailure(faults.map(({ message }) => message));
  if (kind === 'name' && isReservedName(String(facts.name)))
    throw createRefusal(companyMessages.nameReserved);
  return facts;
}

async function findChange({ store }: ChangeDeps, id: string): Promise<ChangeRecord> {
  const row = await store.find(id);
  if (!row) throw problems.notFound();
  return row;
}

async function notifyDeciders({ inbox, db }: ChangeDeps, { change, company }: ChangeRecord): Promise<void> {
  const params = { company: company.name, kind: changeKinds[change.kind], day: change.holdsFrom };
  const each = (await listDeciders(db, null)).map((person) => ({ ...person, params }));
  await inbox.sendToEach({ template: 'company_change_requested', link: buildOfficeLink(change.id), each });
}

async function insertChange(deps: ChangeDeps, caller: Caller, given: RequestedChange): Promise<ChangeRecord> {
  const { clock, companies, store, audit } = deps;
  const companyId = requireCompanyId(caller);
  const { kind, holds_from: holdsFrom, note } = given;
  const company = await companies.byId(companyId);
  if (!company) throw problems.notFound();
  const profile = getCompanyProfile(company);
  const now = clock();
  const fault = findEffectiveDayFault(kind, holdsFrom, formatBeijingDay(now), profile);
  if (fault) throw createRefusal(fault);
  const facts = parseGivenFacts(deps, given, profile);
  await assertCodeFree(deps, companyId, facts);
  const named = (field: FileField, ids: string[]) =>
    readNamedFiles(deps.files, companyId, field, ids, changeMessages.tooManyFiles);
  const licence = await named(newLicenceField, [facts[LICENCE_FIELD_KEY] ?? []].flat().map(String));
  const evidence = await named(changeEvidenceField, given.evidence);
  if (licence.length + evidence.length === 0) throw createRefusal(changeMessages.noEvidence);
  await countDailyTry(
    deps,
    { kind: 'company_changes', subject: companyId },
    MAX_CHANGE_REQUESTS_A_DAY,
    changeMessages.tooManyToday,
  );
  const id = randomUUID();
  const row = { id, companyId, kind, facts, holdsFrom, note, evidence, requestedBy: caller.name };
  if (!(await store.add({ ...row, createdAt: now, updatedAt: now })))
    throw createRefusal(fillText(changeMessages.openAlready, { kind: changeKinds[kind] }));
  await audit.write({
    subjectKind: 'company_change',
    subjectId: id,
    companyId,
    action: 'company_change.request',
    caller,
    toStatus: 'requested',
    version: 1,
    comment: note || null,
    details: { kind, holds_from: holdsFrom, files: [...licence, ...evidence].map((file) => file.id) },
  });
  const added = await findChange(deps, id);
  await notifyDeciders(deps, added);
  return added;
}

export async function requestChange(
  deps: ChangeDeps,
  caller: Caller,
  given: RequestedChange,
  language: Language,
): Promise<CompanyChangeRequest> {
  const row = await deps.db.transaction(() => insertChange(deps, caller, given));
  return describeChange(row, caller, language);
}

export async function withdrawChange(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  version: number,
  language: Language,
): Promise<CompanyChangeRequest> {
  return describeChange(
    await takeChangeStep(deps, { id, action: 'withdraw', version, caller }),
    caller,
    language,
  );
}

export async function decideChange(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  { outcome, version, reason }: DecidedChange,
  language: Language,
): Promise<ReceivedChange> {
  const row = await takeChangeStep(deps, { id, action: outcome, version, caller, reason });
  return toReceivedChange(deps, row, caller, language);
}

export async function listOwnChanges(
  { store }: ChangeDeps,
  caller: Caller,
  query: OwnChangesQuery,
  language: Language,
): Promise<PagedList<CompanyChangeRequest>> {
  // An agent acts for filings and reports alone.
  if (getMandatedPrograms(caller)) return { list: [], total: 0 };
  const filter = { ...query, companyId: requireCompanyId(caller) };
  const rows = await store.list(filter, query);
  return { list: rows.map((row) => describeChange(row, caller, language)), total: await store.total(filter) };
}

export async function listChanges(
  deps: ChangeDeps,
  caller: Caller,
  query: ReceivedChangesQuery,
  language: Language,
): Promise<PagedList<ReceivedChange>> {
  const filter = { ...query, desk: getDepartmentScope(caller) };
  const rows = await deps.store.list(filter, query);
  return {
    list: await Promise.all(rows.map((row) => toReceivedChange(deps, row, caller, language))),
    total: await deps.store.total(filter),
  };
}
