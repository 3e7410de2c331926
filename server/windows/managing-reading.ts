/** All windows of all programs, and one with what was done with it. */
import type {
  ManagedWindowsData,
  ManagedWindowsQuery,
  WindowDetail,
} from '../../domain/calls/managed-windows';
import type { Program } from '../../domain/definition';
import type { Language } from '../../domain/text';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import type { ManagedRow, ManagingStore } from './managing-store';
import { detailOf, managedWindowOf } from './managing-views';

/** Companies that are offered for an extension; others are named by their credit code. */
const OFFERED_AT_MOST = 200;

export interface ReadingParts extends Pick<Deps, 'clock' | 'audit'> {
  programs: Program[];
  store: ManagingStore;
}

export function createWindowReading({ clock, audit, programs, store }: ReadingParts) {
  const titleOf = (key: string) =>
    programs.find((program) => program.key === key)?.title ?? { zh: key, en: key };
  const itemOf = (row: ManagedRow, now: Date, language: Language) =>
    managedWindowOf(row, titleOf(row.program), now, language);

  return {
    async one(id: string, language: Language): Promise<WindowDetail> {
      const row = await store.find(id);
      if (!row) throw problems.notFound();
      const now = clock();
      const about = {
        extensions: await store.extensions(row.id),
        companies: await store.companies(row.id, OFFERED_AT_MOST),
        log: await audit.read('window', row.id),
      };
      return detailOf(itemOf(row, now, language), about, now);
    },

    async list(query: ManagedWindowsQuery, language: Language): Promise<ManagedWindowsData> {
      const now = clock();
      const rows = await store.list(query, now, query);
      return {
        list: rows.map((row) => itemOf(row, now, language)),
        total: await store.total(query, now),
        years: await store.years(),
      };
    },
  };
}

export type WindowReading = ReturnType<typeof createWindowReading>;
