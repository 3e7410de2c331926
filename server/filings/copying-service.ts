/** A filing copied into the current batch of its program, with its attachments: a new draft that says what it came from. */

import { recordOf } from '../../domain/company/record';
import type { Program } from '../../domain/definition';
import { copyAnswers, type LeftOut } from '../../domain/filing/copy';
import { dayOf } from '../../domain/windows/calendar';
import type { ContinuingFilings } from '../continuing/continuing-service';
import { assertOwn, type Caller } from '../core/access';
import { problems } from '../core/errors';
import type { Files } from '../files/files-service';
import { contextOf, readDraft } from './answers';
import type { Beginnings, Begun } from './beginning-service';
import { attachedFiles } from './file-faults';
import { batchName } from './filing-view';
import type { Filings } from './filings-service';
import type { FilingRow, FilingsStore, Held } from './filings-store';

/** A copy that leaves more out than this is told of so many: nobody reads further. */
const NAMED_AT_MOST = 200;

export interface Copy {
  program: Program;
  row: FilingRow;
  leftOut: LeftOut[];
}

interface CopyingDeps {
  programs: Program[];
  store: FilingsStore;
  beginnings: Beginnings;
  filings: Pick<Filings, 'freshAnswers'>;
  files: Pick<Files, 'ofCompany'>;
  continuing: Pick<ContinuingFilings, 'chosen'>;
}

export function createCopying({ programs, store, beginnings, filings, files, continuing }: CopyingDeps) {
  async function copied(program: Program, source: FilingRow, held: Held, now: Date) {
    const form = await program.load();
    const ids = attachedFiles(form, source.data).flatMap((each) => each.ids);
    const own = await files.ofCompany(held.companyId, ids);
    const fresh = await filings.freshAnswers(program, held, now);
    const ctx = contextOf(held.batchYear, dayOf(now));
    const known = new Set(own.map(({ id }) => id));
    const { edition, data } = source;
    const { answers, brought, leftOut } = copyAnswers(form, { answers: data, edition }, fresh, ctx, known);
    const chosen = await continuing.chosen(program, { companyId: held.companyId, answers });
    return {
      answers: readDraft(form, answers, ctx, {
        kind: held.kind,
        record: recordOf(source.company),
        link: chosen?.link,
      }).answers,
      note: edition === program.edition ? null : { ...brought, from: edition, to: program.edition },
      leftOut: leftOut.slice(0, NAMED_AT_MOST),
    };
  }

  /** The first line of the copy's log: where it came from, and what could not come along. The values stand in the source. */
  const lineOf = (source: FilingRow, leftOut: LeftOut[]): Pick<Begun, 'action' | 'details'> => ({
    action: 'copy',
    details: {
      copied_from: {
        id: source.id,
        batch: batchName(source),
        no: source.submission?.receiptNo ?? null,
      },
      ...(leftOut.length > 0 && {
        left_out: leftOut.map(({ path, label, reason }) => ({ path, label, reason })),
      }),
    },
  });

  return {
    async copy(caller: Caller, id: string): Promise<Copy> {
      const source = assertOwn(caller, await store.find(id), 'filing');
      const program = programs.find(({ key }) => key === source.program);
      if (!program) throw problems.notFound();
      let leftOut: LeftOut[] = [];
      const row = await beginnings.begin(program, caller, {
        kind: source.kind,
        fill: async (_form, held, now) => {
          const { answers, note, ...taken } = await copied(program, source, held, now);
          leftOut = taken.leftOut;
          return { answers, note, ...lineOf(source, leftOut) };
        },
      });
      return { program, row, leftOut };
    },
  };
}

export type Copying = ReturnType<typeof createCopying>;
