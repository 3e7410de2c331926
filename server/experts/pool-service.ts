/** Pool of experts: profiles, companies to avoid, and experts available for a filing. */

import { accountMessages } from '../../domain/accounts/messages';
import type { PagedList } from '../../domain/api/envelope';
import { normaliseCode, normalisePhone } from '../../domain/checks/normalise';
import type { ExpertAccount } from '../../domain/experts/calls';
import { expertPoolMessages } from '../../domain/experts/messages';
import {
  type AvoidedCompany,
  type ExpertBar,
  type ExpertProfile,
  type FilingParties,
  findAvoidedCompaniesFault,
  findExpertBar,
  findExpertProfileFault,
  isActiveOn,
  listFilingParties,
} from '../../domain/experts/pool';
import type {
  AvoidedCompaniesBody,
  DeclaredAvoidance,
  ExpertPoolQuery,
  ExpertProfileBody,
  ImportExpertsBody,
  ImportedExperts,
  PoolExpert,
} from '../../domain/experts/pool-calls';
import { checkExpertList, type ExpertListFault } from '../../domain/experts/pool-list';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { addSubUser, prepareSubUser } from '../accounts/sub-users';
import { createUsersStore } from '../accounts/users-store';
import { assertMay, type Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import { createConflict, createRefusal, Problem, problems } from '../core/errors';
import { normalizeCompanyName, normalizeLoginName } from '../core/look-alike';
import { changeVersioned } from '../core/steps/versioned';
import type { ExpertDeps } from './expert-deps';
import type { PoolRow } from './pool-store';

/** Maximum experts listed; a city has far fewer. */
export const EXPERTS_LISTED = 1000;

/** Profile of an expert; empty if none is stored. */
export const getExpertProfile = ({ profile }: Pick<PoolRow, 'profile'>): ExpertProfile => ({
  fields: profile?.fields ?? [],
  title: profile?.title ?? null,
  unit: profile?.unit ?? '',
  unit_code: profile?.unitCode ?? null,
  active_from: profile?.activeFrom ?? null,
  active_to: profile?.activeTo ?? null,
  note: profile?.note ?? '',
  avoided: profile?.avoided ?? [],
});

function toPoolExpert(row: PoolRow, today: string): PoolExpert {
  const { id, username, name, enabled, open } = row;
  const profile = getExpertProfile(row);
  const active = enabled && isActiveOn(profile, today);
  return { id, username, name, enabled, open, active, version: row.profile?.version ?? 0, ...profile };
}

const today = ({ clock }: Pick<ExpertDeps, 'clock'>): string => formatBeijingDay(clock());

export async function listPool(deps: ExpertDeps, query: ExpertPoolQuery): Promise<PagedList<PoolExpert>> {
  const day = today(deps);
  const rows = await deps.pool.page(query, day);
  return { list: rows.map((row) => toPoolExpert(row, day)), total: await deps.pool.total(query, day) };
}

async function loadExpert({ pool }: ExpertDeps, id: string): Promise<PoolRow> {
  const row = await pool.find(id);
  if (!row) throw problems.notFound();
  return row;
}

const normalizeCode = (code: string | null): string | null => (code && normaliseCode(code)) || null;
const normalizeCodes = (avoided: readonly AvoidedCompany[]): AvoidedCompany[] =>
  avoided.map(({ name, credit_code }) => ({ name, credit_code: normalizeCode(credit_code) }));

/** Changes the profile of an expert, with a line in the log of the account. */
const changeProfile = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  { version, ...change }: Partial<ExpertProfile> & Pick<ExpertProfileBody, 'version'>,
  action: AuditAction,
): Promise<PoolRow> =>
  changeVersioned(deps, {
    caller,
    version,
    async lock() {
      const row = await loadExpert(deps, id);
      return { ...row, version: row.profile?.version ?? 0 };
    },
    stale: (row) => createConflict(expertPoolMessages.profileChanged, { version: row.version }),
    async work(row, next) {
      const before = getExpertProfile(row);
      const profile = { ...before, ...change };
      const { unit_code: unitCode, active_from: activeFrom, active_to: activeTo, ...rest } = profile;
      if (!(await deps.pool.write({ userId: id, ...rest, unitCode, activeFrom, activeTo, ...next })))
        return null;
      const changed = (Object.keys(change) as (keyof ExpertProfile)[]).filter(
        (key) => JSON.stringify(before[key]) !== JSON.stringify(profile[key]),
      );
      return {
        result: await loadExpert(deps, id),
        line: { subjectKind: 'user', subjectId: id, action, details: { changed } },
      };
    },
  });

const selectStoredFields = <T extends ExpertProfile>(profile: T): T => ({
  ...profile,
  unit_code: normalizeCode(profile.unit_code),
  avoided: normalizeCodes(profile.avoided),
});

/** Adds the profile of an account that the open transaction has created. */
const insertProfile = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  profile: ExpertProfile,
): Promise<PoolRow> =>
  changeProfile(deps, caller, id, { ...selectStoredFields(profile), version: 0 }, 'expert.profile');

export async function saveProfile(
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  asked: ExpertProfileBody,
): Promise<PoolExpert> {
  const body = selectStoredFields(asked);
  const fault = findExpertProfileFault(body);
  if (fault) throw createRefusal(fault);
  return toPoolExpert(await changeProfile(deps, caller, id, body, 'expert.profile'), today(deps));
}

const toAvoidedData = (row: PoolRow): DeclaredAvoidance => ({
  version: row.profile?.version ?? 0,
  avoided: getExpertProfile(row).avoided,
});

export const loadAvoidedCompanies = async (
  deps: ExpertDeps,
  { userId }: Caller,
): Promise<DeclaredAvoidance> => toAvoidedData(await loadExpert(deps, userId));

export async function declareAvoidedCompanies(
  deps: ExpertDeps,
  caller: Caller,
  { version, ...body }: AvoidedCompaniesBody,
): Promise<DeclaredAvoidance> {
  const avoided = normalizeCodes(body.avoided);
  const fault = findAvoidedCompaniesFault(avoided);
  if (fault) throw createRefusal(fault);
  return toAvoidedData(
    await changeProfile(deps, caller, caller.userId, { avoided, version }, 'expert.avoid'),
  );
}

/** The parties of a filing, for comparing experts with. */
async function loadParties({ pool }: ExpertDeps, filingId: string): Promise<FilingParties> {
  const found = await pool.parties(filingId);
  if (!found) throw problems.notFound();
  return listFilingParties(found, found.answers, normalizeCompanyName);
}

/** Loads the function that finds what bars an expert from the filing. */
export async function loadExpertBars(
  deps: ExpertDeps,
  filingId: string,
): Promise<(row: Pick<PoolRow, 'profile'>) => ExpertBar | null> {
  const [parties, day] = [await loadParties(deps, filingId), today(deps)];
  return (row) => findExpertBar(getExpertProfile(row), parties, day, normalizeCompanyName);
}

/** Experts who can be assigned, with the number of their open assessments; for a filing, without barred experts. */
export async function listAvailableExperts(deps: ExpertDeps, filingId?: string): Promise<ExpertAccount[]> {
  const barOn = filingId === undefined ? () => null : await loadExpertBars(deps, filingId);
  const rows = await deps.pool.enabled(EXPERTS_LISTED, filingId);
  return rows
    .filter((row) => !barOn(row))
    .map((row) => ({
      id: row.id,
      name: row.name,
      username: row.username,
      open: row.open,
      unit: getExpertProfile(row).unit,
    }));
}

/** Line of an imported list of experts, which gives an account and a profile. Either all lines are imported or none. */
type ImportedExpert = ImportExpertsBody['experts'][number];

/** Finds login names that look like one of an earlier line, and so would be refused as taken once that is imported. */
function findAlikeNames(experts: readonly ImportedExpert[]): ExpertListFault[] {
  const earlier = new Map<string, string>();
  return experts.flatMap(({ username }, line) => {
    const look = normalizeLoginName(username);
    const other = earlier.get(look);
    if (other === undefined) earlier.set(look, username);
    const isSame = other?.toLowerCase() === username.toLowerCase();
    return other === undefined || isSame
      ? []
      : [{ line, field: 'username', message: fillText(expertPoolMessages.listedAlike, { other }) }];
  });
}

/** Numbers that an earlier line or an expert of the pool has as well: often a slip of copying, but people may share one. */
async function findPhoneDoubts(
  { pool }: ExpertDeps,
  experts: readonly ImportedExpert[],
): Promise<ExpertListFault[]> {
  const phones = experts.map(({ phone }) => normalisePhone(phone));
  const known = new Map((await pool.withPhones(phones)).map((each) => [each.phone, each]));
  return experts.flatMap((_, line) => {
    const phone = phones[line] ?? '';
    const listed = experts[phones.indexOf(phone)];
    const inPool = known.get(phone);
    const doubt = (template: Text, { name, username }: { name: string; username: string }) => ({
      line,
      field: 'phone',
      message: fillText(template, { name, username }),
    });
    return [
      ...(phone && listed && phones.indexOf(phone) < line
        ? [doubt(expertPoolMessages.phoneListed, listed)]
        : []),
      ...(inPool ? [doubt(expertPoolMessages.phoneInPool, inPool)] : []),
    ];
  });
}

/** Faults of an imported list, in the order of its lines. */
async function findImportFaults(
  { db }: ExpertDeps,
  experts: readonly ImportedExpert[],
): Promise<ExpertListFault[]> {
  const faults = [...checkExpertList(experts), ...findAlikeNames(experts)];
  for (const [line, { username, avoided }] of experts.entries()) {
    const code = findAvoidedCompaniesFault(avoided);
    const isWrong = faults.some((fault) => fault.line === line && fault.field === 'username');
    if (code) faults.push({ line, field: 'avoided', message: code });
    if (!isWrong && (await createUsersStore(db).isUsernameTaken(username)))
      faults.push({ line, field: 'username', message: accountMessages.usernameTaken });
  }
  return faults.sort((one, other) => one.line - other.line);
}

/** Prepares the account of a line, with hashed password, and its profile. */
async function prepare(
  deps: ExpertDeps,
  caller: Caller,
  { username, name, phone, email, ...profile }: ImportedExpert,
) {
  const none = { tax_ids: [], more_roles: [], programs: [], duties: [] };
  const account = { username, name, phone, email, role: 'expert' as const, enabled: true, ...none };
  return { profile, ...(await prepareSubUser(deps, caller, account)) };
}

/** Imports a list of experts, all or none. Throws 208 with the faults of its lines. */
export async function importExperts(
  deps: ExpertDeps,
  caller: Caller,
  { experts, preview }: ImportExpertsBody,
  language: Language,
): Promise<ImportedExperts> {
  assertMay(caller, 'users.manage');
  const { db } = deps;
  const tell = ({ message, ...place }: ExpertListFault) => ({ ...place, msg: say(message, language) });
  const faults = (await findImportFaults(deps, experts)).map(tell);
  const doubts = (await findPhoneDoubts(deps, experts)).map(tell);
  if (preview) return { faults, doubts, passwords: [] };
  const refuse = (refused: ImportedExperts['faults']) =>
    createRefusal(fillText(expertPoolMessages.listRefused, { count: refused.length }), { faults: refused });
  if (faults.length > 0) throw refuse(faults);
  const prepared: Awaited<ReturnType<typeof prepare>>[] = [];
  for (const expert of experts) prepared.push(await prepare(deps, caller, expert));
  await db.transaction(async () => {
    for (const [line, { profile, ...account }] of prepared.entries()) {
      await addSubUser(deps, caller, account).catch((error: unknown) => {
        // Somebody has taken the name since the list was checked.
        if (!(error instanceof Problem) || error.kind !== 'business') throw error;
        throw refuse([tell({ line, field: 'username', message: accountMessages.usernameTaken })]);
      });
      await insertProfile(deps, caller, account.id, profile);
    }
  });
  return {
    faults: [],
    doubts,
    passwords: prepared.map(({ id, username, password }) => ({ id, username, password })),
  };
}
