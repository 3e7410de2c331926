/** What companies with drafts are told when an administrator changes their window: in the transaction of the change. */
import type { Program } from '../../domain/programs/define';
import { minuteOf } from '../../domain/windows/calendar';
import { managedState } from '../../domain/windows/managing';
import { closingTime } from '../../domain/windows/state';
import type { Deps } from '../deps';
import type { Inbox } from '../inbox/inbox-service';
import type { ManagedRow, ManagingStore } from './managing-store';

interface TellingDeps extends Pick<Deps, 'clock'> {
  inbox: Pick<Inbox, 'send'>;
  store: ManagingStore;
}

type Times = Pick<ManagedRow, 'opensAt' | 'closesAt'>;

export function createWindowTelling({ clock, inbox, store }: TellingDeps) {
  const about = (program: Program, companyId: string) => ({
    companyId,
    program: program.key,
    link: program.route,
  });

  /** Of one company: its closing time was one, and is another. */
  async function moved(program: Program, companyId: string, from: Date, to: Date): Promise<void> {
    if (from.getTime() === to.getTime()) return;
    await inbox.send({
      ...about(program, companyId),
      template: 'window_changed',
      params: { program: program.title, old_closes_at: minuteOf(from), closes_at: minuteOf(to) },
    });
  }

  /** Whoever has a draft: whether the window was switched off or on again. */
  async function switched(program: Program, row: ManagedRow, companyId: string): Promise<void> {
    const params = { program: program.title, year: row.batchYear, closes_at: minuteOf(row.closesAt) };
    if (!row.enabled)
      await inbox.send({ ...about(program, companyId), template: 'window_suspended', params });
    else if (managedState(row, clock()) === 'open')
      await inbox.send({ ...about(program, companyId), template: 'window_open', params });
  }

  return {
    moved,

    /** After a change for all. Who has a later closing time of its own is told nothing of a change before that. */
    async changed(program: Program, before: Times & { enabled: boolean }, row: ManagedRow): Promise<void> {
      const own = new Map((await store.extensions(row.id)).map((each) => [each.companyId, each.until]));
      for (const { id, drafts } of await store.companies(row.id)) {
        if (drafts === 0) continue;
        const timesOf = (times: Times) => closingTime({ ...times, extendedUntil: own.get(id) ?? null });
        if (before.enabled !== row.enabled) await switched(program, row, id);
        else if (row.enabled) await moved(program, id, timesOf(before), timesOf(row));
      }
    },
  };
}

export type WindowTelling = ReturnType<typeof createWindowTelling>;
