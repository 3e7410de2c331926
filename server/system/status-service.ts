/** The state of the running portal, put together for administrators. */

import { maskSensitiveText } from '../../domain/checks/mask';
import { systemMessages } from '../../domain/system/messages';
import { GIVEN_UP_SHOWN, type SystemStatus, type TestKind } from '../../domain/system/status-calls';
import { fillText, type Language, say } from '../../domain/text';
import { version } from '../../package.json';
import type { Caller } from '../core/access';
import { migrationHashes } from '../core/db/migrate';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { type Gateway, sendTestMessage } from '../core/outbox/gateway';
import type { OutboxMessage, OutboxStore } from '../core/outbox/outbox-store';
import { faultOf } from '../core/probes';
import type { Presence } from './presence-service';
import { createStatusStore } from './status-store';
import { switchedOff } from './switches';
import type { Disk } from './system-parts';

export interface StatusParts {
  presence: Pick<Presence, 'state'>;
  disk: Disk;
  outbox: Pick<OutboxStore, 'state' | 'givenUp' | 'sendAgain' | 'hurry'>;
  gateways: Record<OutboxMessage['kind'], Gateway>;
  backups: () => Promise<SystemStatus['backups']>;
  build: string | null;
}

type StatusDeps = Pick<Deps, 'db' | 'env' | 'house' | 'clock' | 'warnings' | 'probes' | 'audit'>;

export function createStatus(deps: StatusDeps, parts: StatusParts) {
  const { db, env, house, clock, warnings, probes, audit } = deps;
  const { presence, disk, outbox, gateways, backups, build } = parts;
  const store = createStatusStore(db);
  const migrations = migrationHashes().length;

  async function outboxState(language: Language): Promise<SystemStatus['outbox']> {
    const [{ waiting, failing, oldestAt }, { list, total }] = [
      await outbox.state(),
      await outbox.givenUp(GIVEN_UP_SHOWN),
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

  async function storage(): Promise<SystemStatus['storage']> {
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

  async function read(language: Language): Promise<SystemStatus> {
    const { processes, jobs } = await presence.state(language);
    return {
      at: clock().toISOString(),
      outbox: await outboxState(language),
      storage: await storage(),
      backups: await backups(),
      warnings: [...warnings.raised],
      off: switchedOff(env, await house.rules()),
      services: [...probes.states],
      jobs,
      version: { portal: version, build, node: process.versions.node, migrations },
      processes,
    };
  }

  return {
    read,

    async probe(language: Language): Promise<SystemStatus> {
      await probes.askAll();
      return read(language);
    },

    async sendAgain(caller: Caller, ids?: string[]): Promise<number> {
      const count = await db.transaction(async () => {
        const found = await outbox.sendAgain(ids);
        if (found === 0) throw business(systemMessages.nothingToSend);
        const details = { count: found };
        const subject = { subjectKind: 'outbox', subjectId: 'outbox' };
        await audit.write({ ...subject, action: 'outbox.send_again', caller, details });
        return found;
      });
      outbox.hurry();
      return count;
    },

    /** To the caller alone: nobody is written to by somebody who tries the settings. */
    async sendTest(caller: Caller, kind: TestKind): Promise<string> {
      const { phone, email } = await store.contactsOf(caller.userId);
      const to = kind === 'sms' ? phone : email;
      if (!to) throw business(kind === 'sms' ? systemMessages.noPhone : systemMessages.noAddress);
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
        const fault = faultOf(error);
        await tell(fault);
        throw business(fillText(systemMessages.testFailed, { fault }));
      }
      await tell(null);
      return maskSensitiveText(to);
    },
  };
}

export type Status = ReturnType<typeof createStatus>;
