import type { Answers } from '../../domain/definition';
import type { FillingGuide } from '../../domain/filing/guide-calls';
import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import type { RegisterSources } from '../registers/registers-service';
import { createClaimsStore, createNotesStore, createPresenceStore } from './collaboration-store';
import { createDecisionsStore } from './decisions-store';
import { createExpressionFailuresStore } from './expression-failures-store';
import { createFiguresStore } from './figures-store';
import { createFilingsStore, type FilingRow } from './filings-store';
import { createGuideStore } from './guide-store';
import { createFigureCache } from './known-figures';
import { createVisitsStore } from './visits-store';
import type { WholeAnswers } from './written-answers';

/** Latest stored draft with its computed values. */
export interface CachedDraft {
  row: FilingRow;
  computed: Answers;
  whole: WholeAnswers;
}

/** Maximum characters of cached answers as JSON; in memory they take several times as much. */
const CACHE_CHARACTERS = 8_000_000;

/**
 * Cache of the drafts stored last, which saves a query at the next change. An entry may be outdated by another process; the
 * statement that stores a change checks the version and refuses it then.
 */
function createDraftCache(room = CACHE_CHARACTERS) {
  const kept = new Map<string, CachedDraft>();
  let used = 0;

  function drop(id: string): void {
    used -= kept.get(id)?.whole.size ?? 0;
    kept.delete(id);
  }

  return {
    get(id: string, version: number): CachedDraft | undefined {
      const found = kept.get(id);
      return found?.row.version === version ? found : undefined;
    },
    put(draft: CachedDraft): void {
      const { id } = draft.row;
      drop(id);
      kept.set(id, draft);
      used += draft.whole.size;
      for (const [oldest] of kept) {
        if (used <= room) break;
        drop(oldest);
      }
    },
    drop,
  };
}

interface Neighbours {
  files: FilesDeps;
  registers: RegisterSources;
}

/** Dependencies of filing. */
export const createFilingDeps = (deps: Deps, neighbours: Neighbours) => ({
  ...deps,
  ...neighbours,
  filings: createFilingsStore(deps.db),
  draftCache: createDraftCache(),
  decisions: createDecisionsStore(deps.db),
  figures: createFiguresStore(deps.db),
  expressionFailures: createExpressionFailuresStore(deps.db),
  guide: createGuideStore(deps.db),
  /** Time that others needed for a form, by program, with the moment at which it was read. */
  fillingTimes: new Map<string, { at: number; time: FillingGuide['time'] }>(),
  figureCache: createFigureCache(),
  notes: createNotesStore(deps.db),
  claims: createClaimsStore(deps.db),
  presence: createPresenceStore(deps.db),
  visits: createVisitsStore(deps.db),
});

export type FilingDeps = ReturnType<typeof createFilingDeps>;
