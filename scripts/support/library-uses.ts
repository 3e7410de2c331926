/** The list that `npm run gen` writes of the programs that use each item of the library, by itself or through other items. */
import { parse } from 'yaml';
import { listUsedItems } from '../../domain/program-documents/exchange/used-items';
import { createItemFinder } from '../../domain/program-documents/library-item';
import { readLibrary, readProgramText } from './program-files';
import type { ProgramFolders } from './scenario-list';

export function libraryUsesFile(folders: ProgramFolders): string {
  const findItem = createItemFinder(readLibrary());
  const uses = new Map<string, string[]>();
  for (const [key, folder] of folders)
    for (const [name] of listUsedItems(parse(readProgramText(folder)), findItem))
      uses.set(name, [...(uses.get(name) ?? []), key]);
  const lines = [...uses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, keys]) => `  '${name}': [${keys.map((key) => `'${key}'`).join(', ')}],`);
  return [
    '// Written by `npm run gen`. Do not edit.',
    '',
    '/** Keys of the shipped programs by the items of the library that they use. */',
    'export const libraryUses: Readonly<Record<string, readonly string[]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
