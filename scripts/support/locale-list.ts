/** The lists of the portal's texts that `npm run gen` writes, one for each language, from the files of its folder. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** Files of texts loaded before the pages: layout and sign-in. */
const ENTRY = ['accounts', 'entry', 'shell'];

/** Generates the file with the texts of all pages. `viewer.ts` is imported as `viewer`. */
export function pageTexts(languageFolder: string): string {
  const names = readdirSync(languageFolder)
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'index' && !ENTRY.includes(name))
    .sort();
  return [
    '// Written by `npm run gen`. Do not edit.',
    ...names.map((name) => `import ${name} from './${name}';`),
    '',
    'export default {',
    ...names.map((name) => `  ...${name},`),
    '};',
    '',
  ].join('\n');
}
