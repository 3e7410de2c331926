/** The published results as a file: read and sent some at a time, and not at all to whoever has it already. */
import { Readable } from 'node:stream';
import type { OpenDataQuery, PublicResult } from '../../domain/calls/results';
import type { Program } from '../../domain/definition';
import { csvLine } from '../../domain/document/export';
import { REUSE } from '../../domain/results/open-data';
import { say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import { sha256 } from '../core/audit/chain';
import { OPEN_DATA_COLUMNS } from './open-data-columns';
import type { Results } from './results-service';

const BOM = '\ufeff';

export interface OpenDataParts {
  results: Results;
  programs: readonly Program[];
  clock: () => Date;
}

async function* csvOf(
  { programs }: OpenDataParts,
  found: AsyncIterable<PublicResult[]>,
  { language }: OpenDataQuery,
): AsyncGenerator<string> {
  yield BOM + csvLine(OPEN_DATA_COLUMNS.map((column) => say(column, language)));
  for await (const some of found)
    yield some
      .map((result) => {
        const program = programs.find(({ key }) => key === result.program);
        return csvLine(OPEN_DATA_COLUMNS.map(({ cell }) => cell(result, language, program)));
      })
      .join('');
}

async function* jsonOf(head: object, found: AsyncIterable<PublicResult[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  let isFirst = true;
  for await (const some of found) {
    yield `${isFirst ? '\n' : ',\n'}${some.map((result) => JSON.stringify(result)).join(',\n')}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

/** A release may word the same results anew. */
const wordingOf = ({ programs }: OpenDataParts): string =>
  sha256(JSON.stringify([OPEN_DATA_COLUMNS, programs.map(({ title, kinds }) => [title, kinds])])).slice(0, 8);

/** The revision is read first: what changes while the file is sent makes it old at once, never new by mistake. */
export async function openDataOf(parts: OpenDataParts, query: OpenDataQuery) {
  const today = dayOf(parts.clock());
  const { changes, at } = await parts.results.revision();
  // A notice ends without anybody's doing.
  const etag = `W/"${changes}-${today}-${wordingOf(parts)}"`;
  const { format, language } = query;
  return {
    etag,
    changedAt: at,
    name: `results_${today}.${format}`,
    send(): Readable {
      const found = parts.results.walk(query, language);
      const head = { terms: say(REUSE, language), changed_at: at?.toISOString() ?? null, taken_on: today };
      const text = format === 'csv' ? csvOf(parts, found, query) : jsonOf(head, found);
      return Readable.from(text, { objectMode: false });
    },
  };
}
