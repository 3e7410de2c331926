/** Valid filings of every program, as the tests read them: inputs, and what they must compute. */
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

/** Samples of one program, freshly read, so that a test may change them. */
export function readSamples(program: string): ProgramSample[] {
  const folder = join(programsFolder, program, 'samples');
  return readdirSync(folder).map((file) => ({
    name: file.replace(/\.json$/, ''),
    ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<ProgramSample, 'name'>),
  }));
}

/** The demands of a program's rules on its form, counted by hand: nothing is left out unseen. */
export const readCounts = (program: string): Record<string, number> =>
  JSON.parse(readFileSync(join(programsFolder, program, 'counts.json'), 'utf8')) as Record<string, number>;
