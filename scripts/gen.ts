/**
 * Writes domain/programs/index.generated.ts from the folders beside it: a folder with a manifest is a program. With
 * `--check` nothing is written, and a stale index is an error.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest } from '../domain/programs/define';

const root = join(__dirname, '..');
const programsFolder = join(root, 'domain', 'programs');
const indexFile = join(programsFolder, 'index.generated.ts');

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

function main(): void {
  const wanted = indexOf(programFolders());
  const present = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : '';
  if (wanted === present) return;
  if (process.argv.includes('--check')) {
    console.error(`${relative(root, indexFile)} is stale: run "npm run gen"`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(indexFile, wanted);
  console.log(`wrote ${relative(root, indexFile)}`);
}

if (require.main === module) main();
