/** Management of registers by administrators: files become versions, of which one is in use, or an outside service is asked. */

import type { RegisterItem, RegisterVersion, SwitchRegisterBody } from '../../domain/registers/calls';
import { REGISTER_KINDS, type RegisterKind, type RegisterSource } from '../../domain/registers/kinds';
import { registerMessages as texts } from '../../domain/registers/messages';
import { fillText } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createConflict, createRefusal, problems } from '../core/errors';
import { changeVersioned } from '../core/steps/versioned';
import type { WorkerPool } from '../core/workers/workers';
import type { FactsStore } from './facts-store';
import type { RegisterSources } from './registers-service';
import type { SettingRow, VersionRow } from './registers-store';

export type RegisterManagementDeps = Pick<Deps, 'db' | 'clock' | 'audit' | 'env'> & {
  registers: RegisterSources;
  facts: Pick<FactsStore, 'lookAgain'>;
  workers: Pick<WorkerPool, 'run'>;
};

const toRegisterVersion = (row: VersionRow, isKept: boolean): RegisterVersion => ({
  number: row.number,
  source: row.source,
  as_of: row.asOf,
  file_name: row.fileName,
  lines: row.lines,
  sha256: row.sha256,
  imported_at: row.createdAt.toISOString(),
  imported_by: row.importedBy,
  kept: isKept,
});

export function getRegisterKind(id: string): RegisterKind {
  const kind = REGISTER_KINDS.find((each) => each === id);
  if (!kind) throw problems.notFound();
  return kind;
}

export async function list({ registers: { store }, env }: RegisterManagementDeps): Promise<RegisterItem[]> {
  const [settings, versions] = [await store.settings(), await store.versions()];
  return REGISTER_KINDS.map((kind) => {
    const setting = settings.find((each) => each.kind === kind);
    const own = versions.filter(({ row }) => row.kind === kind);
    const used = own.find(({ row }) => row.id === setting?.versionId);
    const service = env.registers[kind];
    return {
      kind,
      way: setting?.way ?? 'off',
      present: setting?.way === 'file' && used ? toRegisterVersion(used.row, used.isKept) : null,
      versions: own.map(({ row, isKept }) => toRegisterVersion(row, isKept)),
      service: service && new URL(service.url).host,
      version: setting?.version ?? 0,
      changed_by: setting?.changedBy ?? null,
      changed_at: setting?.changedAt.toISOString() ?? null,
    };
  });
}

/** Stores the source of a register in the open transaction, and makes open filings due for a new check. */
export async function put(
  { clock, registers: { store }, facts }: RegisterManagementDeps,
  kind: RegisterKind,
  caller: Caller | null,
  before: SettingRow | undefined,
  { way, versionId }: { way: RegisterSource; versionId: string | null },
): Promise<void> {
  const now = clock();
  const version = (before?.version ?? 0) + 1;
  await store.set(kind, { way, versionId, version, changedBy: caller?.name ?? '', changedAt: now });
  if (way !== 'off') await facts.lookAgain(now);
}

/** The version for a new setting. A switch to another source keeps the former version. */
async function chooseVersion(
  { registers: { store }, env }: RegisterManagementDeps,
  kind: RegisterKind,
  { way, number }: SwitchRegisterBody,
  before: SettingRow | undefined,
): Promise<string | null> {
  if (way === 'http' && !env.registers[kind]) throw createRefusal(texts.noAddress);
  if (way !== 'file') return before?.versionId ?? null;
  const row = number === null ? undefined : await store.version(kind, number);
  if (!row || !(await store.hasLines(row.id))) throw createRefusal(texts.noSuchVersion);
  return row.id;
}

const createStaleRegister = (present: SettingRow | undefined) =>
  createConflict(
    fillText(texts.conflict, {
      by: present?.changedBy ?? '',
      at: present ? formatBeijingMinute(present.changedAt) : '',
    }),
    { version: present?.version ?? 0 },
  );

export async function changeRegister(
  deps: RegisterManagementDeps,
  caller: Caller,
  id: string,
  body: SwitchRegisterBody,
): Promise<RegisterItem> {
  const kind = getRegisterKind(id);
  const { way, number, version } = body;
  await changeVersioned(deps, {
    caller,
    version,
    lock: () => deps.registers.store.lock(kind),
    stale: createStaleRegister,
    async work(before, next) {
      const versionId = await chooseVersion(deps, kind, body, before);
      await put(deps, kind, caller, before, { way, versionId });
      const details = { way, number, before: before?.way ?? 'off' };
      return {
        result: undefined,
        line: {
          subjectKind: 'register',
          subjectId: kind,
          action: 'register.switch',
          version: next.version,
          details,
        },
      };
    },
  });
  const item = (await list(deps)).find((each) => each.kind === kind);
  if (!item) throw problems.notFound();
  return item;
}
