/** The list of shipped scenarios that `npm run gen` writes: the samples of each program, with their combined changes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Programs by their keys, and by the folders that hold them. */
export type ProgramFolders = readonly (readonly [key: string, folder: string])[];

function listSamples(programsFolder: string, folder: string): string[] {
  const samples = join(programsFolder, folder, 'samples');
  return existsSync(samples)
    ? readdirSync(samples)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];
}

export function scenarioIndex(programsFolder: string, folders: ProgramFolders): string {
  const entries = folders.flatMap(([key, folder]) => {
    const hasChanges = existsSync(join(programsFolder, folder, 'combined-changes.json'));
    const changes = hasChanges ? `, loadChanges: () => import('./${folder}/combined-changes.json')` : '';
    return listSamples(programsFolder, folder).map((file) => {
      const name = file.replace('.json', '');
      return `  { program: '${key}', name: '${name}', load: () => import('./${folder}/samples/${file}')${changes} },`;
    });
  });
  return [
    '// Written by `npm run gen`. Do not edit.',
    '',
    'interface ShippedScenario {',
    '  program: string;',
    '  name: string;',
    '  load(): Promise<{ default: unknown }>;',
    '  loadChanges?(): Promise<{ default: unknown }>;',
    '}',
    '',
    '/** Samples of the shipped programs. */',
    'export const shippedScenarios: readonly ShippedScenario[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}
