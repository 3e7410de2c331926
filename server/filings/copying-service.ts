/** A filing copied into the current batch of its program, with its attachments: a new draft that says what it came from. */

import { recordOf } from '../../domain/company/record';
import type { Program } from '../../domain/definition';
import { copyAnswers, type LeftOut } from '../../domain/filing/copy';
import { dayOf } from '../../domain/windows/calendar';
import { assertOwn, type Caller } from '../core/access';
import { contextOf, readDraft } from './answers';
import { type Begun, beginFiling, freshAnswers } from './beginning-service';
import { attachedFiles } from './file-faults';
import type { FilingParts } from './filing-parts';
import { programOf } from './filing-steps';
import { batchName } from './filing-view';
import type { FilingRow, Held } from './filings-store';

/** Left-out answers that a copy names at most: nobody reads further. */
const NAMED_AT_MOST = 200;

export interface Copy {
  program: Program;
  row: FilingRow;
  leftOut: LeftOut[];
}

async function copied(parts: FilingParts, program: Program, source: FilingRow, held: Held, now: Date) {
  const form = await program.load();
  const ids = attachedFiles(form, source.data).flatMap((each) => each.ids);
  const own = await parts.files.ofCompany(held.companyId, ids);
  const fresh = await freshAnswers(parts, program, held, now);
  const ctx = contextOf(held.batchYear, dayOf(now));
  const known = new Set(own.map(({ id }) => id));
  const { edition, data } = source;
  const { answers, brought, leftOut } = copyAnswers(form, { answers: data, edition }, fresh, ctx, known);
  const chosen = await parts.continuing.chosen(program, { companyId: held.companyId, answers });
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

/** The first line of the copy's log: its source, and what could not come along. The values stand in the source. */
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

export async function copyFiling(parts: FilingParts, caller: Caller, id: string): Promise<Copy> {
  const source = assertOwn(caller, await parts.filings.find(id), 'filing');
  const program = programOf(parts.programs, source.program);
  let leftOut: LeftOut[] = [];
  const row = await beginFiling(parts, program, caller, {
    kind: source.kind,
    fill: async (_form, held, now) => {
      const { answers, note, ...taken } = await copied(parts, program, source, held, now);
      leftOut = taken.leftOut;
      return { answers, note, ...lineOf(source, leftOut) };
    },
  });
  return { program, row, leftOut };
}
