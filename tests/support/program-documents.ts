/** The documents of the shipped programs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProgramDocument as readDocument } from '../../domain/program-documents/read';
import type { ProgramDocument } from '../../domain/program-documents/types';

export function readProgramDocument(key: string): ProgramDocument {
  const file = join(__dirname, '../../domain/programs', key, 'program.yaml');
  const { document, faults } = readDocument(readFileSync(file, 'utf8'));
  if (!document) throw new Error(`${key}: ${JSON.stringify(faults)}`);
  return document;
}
