/** Takes a program of another house in: for each library item that differs, ours, theirs, or both. */
import type { DocumentFault } from '../faults';
import { type FindItem, type LibraryItem, libraryItemSchema } from '../library-item';
import { readProgramDocument } from '../read';
import type { ProgramDocument } from '../types';
import type { ItemDifference, ProgramFile } from './program-file';
import { renameUses } from './used-items';

/** both: theirs stands beside ours under a new name, and the program uses theirs. */
export type ItemChoice = 'ours' | 'theirs' | 'both';

export interface ResolvedProgram {
  /** The document as it is written, with the items by their names here. */
  written: ProgramFile['document'];
  /** Items that our library gains, or that change in it. */
  items: Record<string, LibraryItem>;
  /** The document with its items written out; null where it has faults with the items chosen. */
  document: ProgramDocument | null;
  faults: DocumentFault[];
}

const NAME_AT_MOST = 80;

function findFreeName(name: string, isTaken: (name: string) => boolean): string {
  for (let n = 2; ; n += 1) {
    const ending = `-${n}`;
    const free = `${name.slice(0, NAME_AT_MOST - ending.length)}${ending}`;
    if (!isTaken(free)) return free;
  }
}

/** Names under which items of theirs are taken in; ours are not among them. */
function nameTaken(
  differences: readonly ItemDifference[],
  choose: (name: string) => ItemChoice,
  findOurs: FindItem,
): Map<string, string> {
  const names = new Map<string, string>();
  const given = new Set(differences.map(({ name }) => name));
  for (const { name, kind } of differences) {
    if (kind === 'absent') names.set(name, name);
    if (kind !== 'differs' || choose(name) === 'ours') continue;
    const isTaken = (free: string) => given.has(free) || findOurs(free) !== undefined;
    const own = choose(name) === 'theirs' ? name : findFreeName(name, isTaken);
    names.set(name, own);
    given.add(own);
  }
  return names;
}

/** Without a choice our item is taken. */
export function resolveLibraryItems(
  file: ProgramFile,
  differences: readonly ItemDifference[],
  choices: Readonly<Record<string, ItemChoice>>,
  findOurs: FindItem,
): ResolvedProgram {
  const choose = (name: string): ItemChoice =>
    Object.hasOwn(choices, name) ? (choices[name] ?? 'ours') : 'ours';
  const names = nameTaken(differences, choose, findOurs);
  const items = Object.fromEntries(
    differences.flatMap(({ name, theirs }) => {
      const own = names.get(name);
      return own === undefined ? [] : [[own, libraryItemSchema.parse(renameUses(theirs, names))] as const];
    }),
  );
  const written = renameUses(file.document, names) as ProgramFile['document'];
  const findItem: FindItem = (name) => (Object.hasOwn(items, name) ? items[name] : findOurs(name));
  const { document, faults } = readProgramDocument(JSON.stringify(written), findItem);
  return { written, items, document: document ?? null, faults: faults ?? [] };
}
