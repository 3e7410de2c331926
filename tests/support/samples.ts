/** Valid sample filings of every program: inputs and expected computed values. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers, FormContext } from '../../domain/definition';

export interface ProgramSample {
  name: string;
  ctx: FormContext;
  data: Answers;
  computed: Answers;
}

const programsFolder = join(__dirname, '../../domain/programs');

/** Reads the samples of a program anew, so that a test may modify them. */
export function readSamples(program: string): ProgramSample[] {
  const folder = join(programsFolder, program, 'samples');
  return readdirSync(folder).map((file) => ({
    name: file.replace(/\.json$/, ''),
    ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<ProgramSample, 'name'>),
  }));
}

/**
 * Reads the number of requirements that a program's rules place on its form, counted by hand, so that a missing one is noticed.
 */
export const readCounts = (program: string): Record<string, number> =>
  JSON.parse(readFileSync(join(programsFolder, program, 'counts.json'), 'utf8')) as Record<string, number>;
