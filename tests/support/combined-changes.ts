/** Changes of a valid filing in several places at once: `combined-changes.json` in the program's folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CombinedChange } from '../../domain/program-documents/scenarios/scenario';

const programsFolder = join(__dirname, '../../domain/programs');

export function readCombinedChanges(program: string): CombinedChange[] {
  const file = join(programsFolder, program, 'combined-changes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CombinedChange[]) : [];
}
