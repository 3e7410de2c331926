/**
 * Writes the program documents and their library from the forms in TypeScript: `npm run` has no entry, it is needed until the
 * forms are gone.
 *   npx esbuild scripts/convert-programs/convert.ts --bundle --platform=node --format=esm --packages=external \
 *     --outfile=node_modules/.convert.mjs && node node_modules/.convert.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '../../domain/programs/index.generated';
import { readComments } from './comments';
import { layOut } from './lay-out';
import { createLibrary, stateByLibrary } from './library';
import { ProgramConverter } from './program-converter';
import { type Library, mapTexts, type Plain } from './say-by-library';
import { fromStandIns, toCodeName, toStandIns } from './shared-parts';
import { toYaml } from './yaml';

const FOLDER = 'domain/programs';
const COMMON = join(FOLDER, 'common');
const LIBRARY = join(FOLDER, 'library');

const listItems = (library: Library): Plain =>
  Object.fromEntries([...library].map(([name, { item }]) => [name, item]));

/** Placeholders are no expressions, so that names stand for them while their layout is made. */
const layOutItems = (items: Plain): Plain =>
  mapTexts(layOut(mapTexts(items, toStandIns) as Plain), fromStandIns) as Plain;

function write(file: string, document: Plain, comments: ReadonlyMap<string, string>, note?: string): number {
  const yaml = toYaml(document, comments, note);
  writeFileSync(file, yaml);
  return yaml.split('\n').length - 1;
}

const documents: Plain[] = [];
for (const program of programs)
  documents.push(await new ProgramConverter(program, await program.load()).convert());

const library = createLibrary(documents);
mkdirSync(LIBRARY, { recursive: true });
const shared = readComments([COMMON]);
let lines = 0;
for (const [name, item] of Object.entries(layOutItems(listItems(library))))
  lines += write(
    join(LIBRARY, `${name}.yaml`),
    item as Plain,
    shared,
    shared.get(`helper=${toCodeName(name)}`),
  );
console.log('library', library.size, 'items', lines, 'lines');

for (const document of documents) {
  const folder = join(FOLDER, String(document.key));
  const file = join(folder, 'program.yaml');
  const said = layOut(stateByLibrary(document, library));
  console.log(document.key, write(file, said, readComments([folder, COMMON])), 'lines');
}
