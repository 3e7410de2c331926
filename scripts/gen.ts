/**
 * Writes domain/programs/index.generated.ts from the folders beside it: a folder with a manifest is a program. And
 * docs/guides/permissions.md from the permission matrix and the calls. With `--check` nothing is written, and a stale
 * file is an error.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest } from '../domain/programs/define';

const root = join(__dirname, '..');
const programsFolder = join(root, 'domain', 'programs');
const indexFile = join(programsFolder, 'index.generated.ts');
const guideFile = join(root, 'docs', 'guides', 'permissions.md');

const planOf = (folder: string): string => {
  const { manifest } = require(join(programsFolder, folder, 'manifest')) as { manifest: Manifest };
  return manifest.plan ?? '';
};

/** As people look for them: the plans by their letters, after all others. */
const programFolders = (): string[] =>
  readdirSync(programsFolder)
    .filter((name) => existsSync(join(programsFolder, name, 'manifest.ts')))
    .sort((a, b) => planOf(a).localeCompare(planOf(b)) || a.localeCompare(b));

const nameOf = (folder: string): string =>
  folder.replace(/[_-]+(\w)/g, (_, letter: string) => letter.toUpperCase());

export function indexOf(folders: string[]): string {
  const imports = folders.map(
    (folder) => `import { manifest as ${nameOf(folder)} } from './${folder}/manifest';`,
  );
  const entries = folders.map(
    (folder) => `  { ...${nameOf(folder)}, load: async () => (await import('./${folder}/form')).form },`,
  );
  return [
    '// Written by `npm run gen`. Do not edit.',
    "import type { Program } from './define';",
    ...imports,
    '',
    'export const programs: Program[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}

function bring(file: string, wanted: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (wanted === present) return;
  if (process.argv.includes('--check')) {
    console.error(`${relative(root, file)} is stale: run "npm run gen"`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, wanted);
  console.log(`wrote ${relative(root, file)}`);
}

function main(): void {
  bring(indexFile, indexOf(programFolders()));
  // The guide lists the calls of the programs: it is made from the index as it stands now.
  const { permissionsGuide } = require('./permissions-guide') as typeof import('./permissions-guide');
  bring(guideFile, permissionsGuide());
}

if (require.main === module) main();
