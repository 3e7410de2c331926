/** The documents of the shipped programs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProgramDocument as readDocument } from '../../domain/program-documents/read';
import type { ProgramDocument } from '../../domain/program-documents/types';

export const readProgramText = (key: string): string =>
  readFileSync(join(__dirname, '../../domain/programs', key, 'program.yaml'), 'utf8');

export function readProgramDocument(key: string): ProgramDocument {
  const { document, faults } = readDocument(readProgramText(key));
  if (!document) throw new Error(`${key}: ${JSON.stringify(faults)}`);
  return document;
}
