/** The documents of the shipped programs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ProgramDocument } from '../../domain/program-documents/types';

export const readProgramDocument = (key: string): ProgramDocument =>
  parse(
    readFileSync(join(__dirname, '../../domain/programs', key, 'program.yaml'), 'utf8'),
  ) as ProgramDocument;
