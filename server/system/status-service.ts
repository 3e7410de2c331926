/** Collects the state of the running portal for administrators. */

import { maskSensitiveText } from '../../domain/checks/mask';
import { systemMessages } from '../../domain/system/messages';
import { MAX_GIVEN_UP_SHOWN, type SystemStatus, type TestKind } from '../../domain/system/status-calls';
import { fillText, type Language, say } from '../../domain/text';
import { version } from '../../package.json';
import type { Caller } from '../core/access';
import { listMigrationHashes } from '../core/db/migrate';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { sendTestMessage } from '../core/outbox/gateway';
import { findInnermostReason } from '../core/probes';
import { type PresenceDeps, readProcesses } from './presence-service';
import { createStatusStore } from './status-store';
import { listSwitchedOff } from './switches';
import type { DiskRoom } from './system-deps';

export type StatusDeps = ReturnType<typeof createStatusDeps>;

interface Neighbours {
  presence: PresenceDeps;
  disk: DiskRoom;
  backups: () => Promise<SystemStatus['backups']>;
}

export const createStatusDeps = (
  deps: Pick<
    Deps,
    'db' | 'env' | 'officeSettings' | 'clock' | 'warnings' | 'probes' | 'audit' | 'outbox' | 'gateways'
  >,
  neighbours: Neighbours,
) => ({
  ...deps,
  ...neighbours,
  store: createStatusStore(deps.db),
  migrations: listMigrationHashes().length,
});

async function loadOutboxState({ outbox }: StatusDeps, language: Language): Promise<SystemStatus['outbox']> {
  const [{ waiting, failing, oldestAt }, { list, total }] = [
    await outbox.state(),
    await outbox.givenUp(MAX_GIVEN_UP_SHOWN),
  ];
  return {
    waiting,
    failing,
    oldest_at: oldestAt?.toISOString() ?? null,
    given_up: total,
    latest_given_up: list.map(({ id, kind, to, title, about, gaveUpAt, canBeSent }) => ({
      id,
      kind,
      to,
      title: title && say(title, language),
      about,
      gave_up_at: gaveUpAt.toISOString(),
      can_be_sent: canBeSent,
    })),
  };
}

async function readStorage({ store, disk, env }: StatusDeps): Promise<SystemStatus['storage']> {
  const { files, fileBytes, databaseBytes } = await store.sizes();
  const { free, size } = await disk.look();
  return {
    store: env.fileStore.kind,
    files,
    file_bytes: fileBytes,
    database: env.databaseUrl ? 'server' : 'embedded',
    database_bytes: databaseBytes,
    disk_free_bytes: free,
    disk_size_bytes: size,
  };
}

export async function readStatus(deps: StatusDeps, language: Language): Promise<SystemStatus> {
  const { processes, jobs } = await readProcesses(deps.presence, language);
  const { clock, warnings, env, officeSettings, probes, migrations, presence } = deps;
  return {
    at: clock().toISOString(),
    outbox: await loadOutboxState(deps, language),
    storage: await readStorage(deps),
    backups: await deps.backups(),
    warnings: [...warnings.raised],
    off: listSwitchedOff(env, await officeSettings.rules()),
    services: [...probes.states],
    jobs,
    version: { portal: version, build: presence.build, node: process.versions.node, migrations },
    processes,
  };
}

export async function probeServices(deps: StatusDeps, language: Language): Promise<SystemStatus> {
  await deps.probes.askAll();
  return readStatus(deps, language);
}

export async function sendAgain(
  { db, outbox, audit }: StatusDeps,
  caller: Caller,
  ids?: string[],
): Promise<number> {
  const count = await db.transaction(async () => {
    const found = await outbox.sendAgain(ids);
    if (found === 0) throw createRefusal(systemMessages.nothingToSend);
    const details = { count: found };
    const subject = { subjectKind: 'outbox', subjectId: 'outbox' };
    await audit.write({ ...subject, action: 'outbox.send_again', caller, details });
    return found;
  });
  outbox.hurry();
  return count;
}

/** Sends a test message to the caller only. */
export async function sendTest(
  { store, audit, gateways, clock }: StatusDeps,
  caller: Caller,
  kind: TestKind,
): Promise<string> {
  const { phone, email } = await store.contactsOf(caller.userId);
  const to = kind === 'sms' ? phone : email;
  if (!to) throw createRefusal(kind === 'sms' ? systemMessages.noPhone : systemMessages.noAddress);
  const tell = (fault: string | null) =>
    audit.write({
      subjectKind: 'outbox',
      subjectId: 'outbox',
      action: 'outbox.test',
      caller,
      details: { kind, to: maskSensitiveText(to), fault },
    });
  try {
    await sendTestMessage(gateways, { kind, to, at: clock() });
  } catch (error) {
    const fault = findInnermostReason(error);
    await tell(fault);
    throw createRefusal(fillText(systemMessages.testFailed, { fault }));
  }
  await tell(null);
  return maskSensitiveText(to);
}
