/** The lists of the server's features and tables that `npm run gen` writes, from `feature.ts` and `tables.ts` of its rooms. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOORS } from '../floors.mjs';

const FEATURE = /^export const (\w+Feature) = defineFeature\(/m;

const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Rooms in the order of their floors; the rooms of core first. */
function listRooms(serverFolder: string): string[] {
  const core = listFolders(join(serverFolder, 'core')).map((name) => `core/${name}`);
  return [...core, ...(FLOORS.server ?? []).flat()];
}

/** Generates the file with every feature, in the order in which features are prepared. */
export function featureIndex(serverFolder: string): string {
  const features = listRooms(serverFolder).flatMap((room) => {
    const file = join(serverFolder, room, 'feature.ts');
    if (!existsSync(file)) return [];
    const name = FEATURE.exec(readFileSync(file, 'utf8'))?.[1];
    if (!name) throw new Error(`server/${room}/feature.ts exports no feature: see docs/architecture.md.`);
    return { room, name };
  });
  return [
    '// Written by `npm run gen`. Do not edit.',
    ...features.map(({ room, name }) => `import { ${name} } from './${room}/feature';`),
    "import type { Feature } from './core/define-feature';",
    '',
    '/** Every feature of the server, from the ground up. */',
    'export const features: readonly Feature[] = [',
    ...features.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

/** Generates the file with every table of the database, for the application and for migrations. */
export function tableIndex(serverFolder: string): string {
  const rooms = ['core/db', ...(FLOORS.server ?? []).flat()].filter((room) =>
    existsSync(join(serverFolder, room, 'tables.ts')),
  );
  return [
    '// Written by `npm run gen`. Do not edit.',
    ...rooms.map((room) => `export * from './${room}/tables';`),
    '',
  ].join('\n');
}
