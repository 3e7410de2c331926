/** What companies with drafts are told when an administrator changes their window: in the transaction of the change. */
import type { Program } from '../../domain/definition';
import { minuteOf } from '../../domain/windows/calendar';
import { managedState } from '../../domain/windows/managing';
import { closingTime } from '../../domain/windows/state';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import type { ManagedRow, ManagingStore } from './managing-store';

interface TellingDeps extends Pick<Deps, 'clock'> {
  inbox: Pick<Inbox, 'send' | 'sendToEach'>;
  store: ManagingStore;
}

type Times = Pick<ManagedRow, 'opensAt' | 'closesAt'>;

export function createWindowTelling({ clock, inbox, store }: TellingDeps) {
  const about = ({ key: program, route: link }: Program) => ({ program, link });

  const movedWords = ({ title: program }: Program, from: Date, to: Date) => ({
    program,
    old_closes_at: minuteOf(from),
    closes_at: minuteOf(to),
  });

  /** Whether the window was switched off or on again. */
  async function switched(program: Program, row: ManagedRow, companyIds: string[]): Promise<void> {
    if (row.enabled && managedState(row, clock()) !== 'open') return;
    const template = row.enabled ? 'window_open' : 'window_suspended';
    const params = { program: program.title, year: row.batchYear, closes_at: minuteOf(row.closesAt) };
    const each = companyIds.map((companyId) => ({ companyId, params }));
    await inbox.sendToEach({ ...about(program), template, each });
  }

  /** Who has a later closing time of its own is told nothing of a change before that. */
  async function movedForAll(program: Program, before: Times, row: ManagedRow, companyIds: string[]) {
    const own = new Map((await store.extensions(row.id)).map((each) => [each.companyId, each.until]));
    const each = companyIds.flatMap((companyId) => {
      const extendedUntil = own.get(companyId) ?? null;
      const [from, to] = [before, row].map((times) => closingTime({ ...times, extendedUntil }));
      const isSame = !from || !to || from.getTime() === to.getTime();
      return isSame ? [] : [{ companyId, params: movedWords(program, from, to) }];
    });
    await inbox.sendToEach({ ...about(program), template: 'window_changed', each });
  }

  return {
    /** Of one company: its closing time was one, and is another. */
    async moved(program: Program, companyId: string, from: Date, to: Date): Promise<void> {
      if (from.getTime() === to.getTime()) return;
      const params = movedWords(program, from, to);
      await inbox.send({ ...about(program), companyId, template: 'window_changed', params });
    },

    /** After a change for all: whoever has a draft. */
    async changed(program: Program, before: Times & { enabled: boolean }, row: ManagedRow): Promise<void> {
      const drafting = (await store.companies(row.id)).filter(({ drafts }) => drafts > 0);
      const ids = drafting.map(({ id }) => id);
      if (before.enabled !== row.enabled) await switched(program, row, ids);
      else if (row.enabled) await movedForAll(program, before, row, ids);
    },
  };
}

export type WindowTelling = ReturnType<typeof createWindowTelling>;
