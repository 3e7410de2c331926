/** Reads the documents of the shipped programs and the library that they use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createItemFinder, type LibraryItem } from '../../domain/program-documents/library-item';
import { readLibraryItem, readProgramDocument } from '../../domain/program-documents/read';
import type { ProgramDocument } from '../../domain/program-documents/types';

const programsFolder = join(__dirname, '../../domain/programs');
const libraryFolder = join(programsFolder, 'library');

const fileOf = (key: string): string => join(programsFolder, key, 'program.yaml');

export const readProgramText = (key: string): string => readFileSync(fileOf(key), 'utf8');

export const hasProgramFile = (key: string): boolean => existsSync(fileOf(key));

/** Keys of the programs: the names of their folders. */
export const listProgramFolders = (): string[] => readdirSync(programsFolder).filter(hasProgramFile).sort();

function readItem(file: string): LibraryItem {
  const { item, faults } = readLibraryItem(readFileSync(join(libraryFolder, file), 'utf8'));
  if (!item) throw new Error(`${file}: ${JSON.stringify(faults)}`);
  return item;
}

let library: Readonly<Record<string, LibraryItem>> | undefined;

/** All items by their names, which are those of their files. */
export function readLibrary(): Readonly<Record<string, LibraryItem>> {
  library ??= Object.fromEntries(
    readdirSync(libraryFolder)
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => [file.replace('.yaml', ''), readItem(file)]),
  );
  return library;
}

/** Returns the document with its items written out. */
export function readProgramFile(key: string): ProgramDocument {
  const { document, faults } = readProgramDocument(readProgramText(key), createItemFinder(readLibrary()));
  if (!document) throw new Error(`${key}: ${JSON.stringify(faults)}`);
  return document;
}
