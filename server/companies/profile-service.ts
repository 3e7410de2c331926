/**
 * The company profile. A change carries the version that it was made from; a stale change overwrites nothing and gets the
 * newer values. The fields say who may change them (domain/company/profile, `editable`).
 */

import { hasRight } from '../../domain/accounts/roles';
import type { CompanyConflict, CompanyInfo, UpdateCompanyInfoBody } from '../../domain/company/calls';
import { findChangeKind } from '../../domain/company/changes';
import { companyMessages } from '../../domain/company/messages';
import {
  type CompanyProfile,
  findProfileField,
  listProfileFaults,
  type ProfileField,
  profileForm,
} from '../../domain/company/profile';
import type { AnswerValue } from '../../domain/definition';
import { normaliseAnswers } from '../../domain/filing/input';
import { maskAnswers } from '../../domain/filing/privacy';
import { isEmpty } from '../../domain/filing/sections';
import type { RegisterFactData } from '../../domain/registers/calls';
import { deriveRegisterFact } from '../../domain/registers/register-checks';
import { fillText, type Language } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { assertOwn, type Caller } from '../core/access';
import { toActorView } from '../core/audit/actor-view';
import { createFailure, createRefusal, type Problem } from '../core/errors';
import { isUuid } from '../core/ids';
import { changeVersioned } from '../core/steps/versioned';
import { findCompanyFiles } from '../files/files-service';
import { askRegisterOnce, toFactData } from '../registers/registers-service';
import type { CompanyRow } from './companies-store';
import type { CompanyDeps } from './company-deps';

const MASK = '****';

/** The profile by key, including the values that have columns of their own. */
export const getCompanyProfile = (row: CompanyRow): CompanyProfile => ({
  ...(row.profile as CompanyProfile),
  name: row.name,
  credit_code: row.creditCode,
  status: row.status,
});

const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);

function getField(key: string): ProfileField {
  const name = key.slice(0, 40);
  const field = findProfileField(key);
  if (!field) throw createRefusal(fillText(companyMessages.unknownField, { field: name }));
  return field;
}

/** Throws 208 where the owner may not change a value. */
function assertEditable(field: ProfileField, before: AnswerValue): void {
  if (field.editable === 'direct' || (field.editable === 'review' && isEmpty(before))) return;
  const alone = field.editable === 'admin' ? companyMessages.needsAdministrator : companyMessages.needsReview;
  const message = findChangeKind(field.key) ? companyMessages.needsRequest : alone;
  throw createRefusal(fillText(message, { field }));
}

/** The value for a log, masked where it is sensitive. */
export const redactForLog = (field: ProfileField | undefined, value: AnswerValue): AnswerValue =>
  field?.sensitive && !isEmpty(value) ? MASK : (value ?? null);

const assertOwnCompany = <Row extends CompanyRow>(caller: Caller, row: Row | undefined): Row =>
  assertOwn(caller, row && { ...row, companyId: row.id }, 'company');

const findOwn = async ({ store }: CompanyDeps, caller: Caller, id: string): Promise<CompanyRow> =>
  assertOwnCompany(caller, isUuid(id) ? await store.byId(id) : undefined);

/** View of a company's profile; sensitive values are masked for callers who may not edit it. */
export function toCompanyInfo(row: CompanyRow, caller: Caller): CompanyInfo {
  const data = getCompanyProfile(row);
  if (!hasRight(caller, 'company.edit'))
    Object.assign(data, maskAnswers(profileForm, { company: data }).company);
  return { id: row.id, version: row.profileVersion, data, updated_at: row.updatedAt.toISOString() };
}

/** Compares the company's present name and legal representative with the register. */
export async function compareProfileWithRegister(
  deps: CompanyDeps,
  caller: Caller,
  id: string,
): Promise<RegisterFactData> {
  const { creditCode, name, profile } = await findOwn(deps, caller, id);
  const { legal_rep_name: legalRep } = profile;
  const company = { name, legalRep: typeof legalRep === 'string' ? legalRep : null };
  const answer = await askRegisterOnce(deps.registers, 'company', creditCode);
  const question = { register: 'company', key: creditCode, path: null, company } as const;
  return toFactData(deriveRegisterFact(question, answer, formatBeijingDay(deps.clock())));
}

/**
 * Lists the given values that differ from the stored ones, in their stored form. Throws 208 for one that the owner may not
 * change.
 */
function listProfileChanges(given: Record<string, unknown>, before: CompanyProfile): CompanyProfile {
  const normalised = normaliseAnswers(profileForm, { company: given as CompanyProfile })
    .company as CompanyProfile;
  const changed = Object.entries(normalised).filter(([key, value]) => !isSame(value, before[key]));
  for (const [key] of Object.entries(given)) getField(key);
  for (const [key] of changed) assertEditable(getField(key), before[key]);
  return Object.fromEntries(changed.map(([key, value]) => [key, isEmpty(value) ? null : value]));
}

async function assertValid(
  { clock, files }: CompanyDeps,
  changes: CompanyProfile,
  before: CompanyProfile,
  companyId: string,
): Promise<void> {
  const touched = (path: string) => Object.keys(changes).includes(path.replace(/^company\./, ''));
  const faults = listProfileFaults({ ...before, ...changes }, clock()).filter(({ path }) => touched(path));
  if (faults.length > 0) throw createFailure(faults.map(({ message }) => message));
  for (const [key, value] of Object.entries(changes)) {
    const field = getField(key);
    if (field.type !== 'file' || isEmpty(value)) continue;
    const own = await findCompanyFiles(files, companyId, value as string[]);
    if (own.length < new Set(value as string[]).size)
      throw createRefusal(fillText(companyMessages.foreignFile, { field }));
  }
}

async function findLastEditor(
  { audit }: CompanyDeps,
  companyId: string,
  language: Language,
): Promise<string> {
  const { lines } = await audit.page('company', companyId, { current: 1, pageSize: 1 });
  return lines[0] ? toActorView(lines[0], language).name : '';
}

async function buildConflict(deps: CompanyDeps, row: CompanyRow, language: Language): Promise<Problem> {
  const data: CompanyConflict = {
    conflict: true,
    version: row.profileVersion,
    theirs: getCompanyProfile(row),
    updated_by: await findLastEditor(deps, row.id, language),
    updated_at: row.updatedAt.toISOString(),
  };
  return createRefusal(companyMessages.profileConflict, data);
}

/** Reads the profile of the caller's company. Throws "record not found" for another company. */
export const readProfile = async (deps: CompanyDeps, caller: Caller, id: string): Promise<CompanyInfo> =>
  toCompanyInfo(await findOwn(deps, caller, id), caller);

/** Throws 208 for a stale version or a value that the owner may not change, -1 with a line per wrong value. */
export async function updateProfile(
  deps: CompanyDeps,
  caller: Caller,
  id: string,
  { version, data }: UpdateCompanyInfoBody,
  language: Language,
): Promise<CompanyInfo> {
  await changeVersioned(deps, {
    caller,
    version,
    lock: async () => assertOwnCompany(caller, await deps.store.lock(id)),
    stale: (row) => buildConflict(deps, row, language),
    async work(row, next) {
      const before = getCompanyProfile(row);
      const changes = listProfileChanges(data, before);
      await assertValid(deps, changes, before, id);
      const keys = Object.keys(changes);
      if (keys.length === 0) return { result: undefined, line: null };
      const { name: _name, credit_code: _code, status: _status, ...profile } = { ...before, ...changes };
      await deps.store.change(id, { profile }, next);
      return {
        result: undefined,
        line: {
          subjectKind: 'company',
          subjectId: id,
          companyId: id,
          action: 'company.update',
          version: next.version,
          details: {
            changes: keys.map((key) => ({
              key,
              before: redactForLog(findProfileField(key), before[key]),
              after: redactForLog(findProfileField(key), changes[key]),
            })),
          },
        },
      };
    },
  });
  return toCompanyInfo(await findOwn(deps, caller, id), caller);
}
