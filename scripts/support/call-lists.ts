/**
 * The lists of calls that `npm run gen` writes, from the files named `calls.ts` and `…-calls.ts` of the rooms of domain/:
 * the calls themselves for the server, and their paths and types, without a schema, for the portal.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isCall } from '../../domain/calls/define';

interface CallFile {
  /** The name under which the lists import the file, such as `reviewQueueCalls`. */
  importName: string;
  /** Import path without extension, relative to domain/calls. */
  importPath: string;
  calls: { name: string; exportName: string; callPath: string }[];
}

const CALL_FILE = /^(?:.+-)?calls\.ts$/;
const WRITTEN = '// Written by `npm run gen`. Do not edit.';

const camelCase = (words: string): string =>
  words.replace(/[-/]+(\w)/g, (_, letter: string) => letter.toUpperCase());

function readCallFile(domainFolder: string, room: string, file: string): CallFile {
  const module = file.replace(/\.ts$/, '');
  const exported = require(join(domainFolder, room, module)) as Record<string, unknown>;
  const calls = Object.entries(exported).flatMap(([exportName, value]) =>
    isCall(value) ? [{ name: value.name, exportName, callPath: `${value.method} ${value.path}` }] : [],
  );
  return { importName: camelCase(`${room}/${module}`), importPath: `../${room}/${module}`, calls };
}

/** Reads every file of calls, by room and name. Throws where two calls have the same name. */
export function readCallFiles(domainFolder: string): CallFile[] {
  const rooms = readdirSync(domainFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = rooms
    .flatMap(({ name: room }) =>
      readdirSync(join(domainFolder, room))
        .filter((file) => CALL_FILE.test(file))
        .map((file) => readCallFile(domainFolder, room, file)),
    )
    .filter(({ calls }) => calls.length > 0)
    .sort((a, b) => a.importPath.localeCompare(b.importPath));
  const names = files.flatMap(({ calls }) => calls.map(({ name }) => name));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`Two calls are named ${twice}: rename one.`);
  return files;
}

/** Generates the file with every call that does not belong to one program. */
export function callIndex(files: CallFile[]): string {
  return [
    WRITTEN,
    ...files.map(({ importName, importPath }) => `import * as ${importName} from '${importPath}';`),
    "import type { CallDefinition } from './define';",
    '',
    '/** Every call that does not belong to one program: the guide to permissions lists them, and its test walks them. */',
    'export const commonCalls: CallDefinition[] = [',
    ...files.flatMap(({ importName, calls }) =>
      calls.map(({ exportName }) => `  ${importName}.${exportName},`),
    ),
    '] as CallDefinition[];',
    '',
  ].join('\n');
}

/** Generates the file with the paths of these calls. */
export const callPaths = (files: CallFile[]): string =>
  [
    WRITTEN,
    '/** The paths of all calls that do not belong to one program, as the specification spells them. */',
    'export const paths = {',
    ...files.flatMap(({ calls }) => calls.map(({ name, callPath }) => `  ${name}: '${callPath}',`)),
    '} as const;',
    '',
    'export type CallName = keyof typeof paths;',
    '',
  ].join('\n');

/** Generates the file with the types of these calls: the portal imports only these, so that its bundle contains no schema. */
export const callTypes = (files: CallFile[]): string =>
  [
    WRITTEN,
    ...files.map(({ importName, importPath }) => `import type * as ${importName} from '${importPath}';`),
    '',
    '/** The calls by their names. */',
    'export interface Calls {',
    ...files.flatMap(({ importName, calls }) =>
      calls.map(({ name, exportName }) => `  ${name}: typeof ${importName}.${exportName};`),
    ),
    '}',
    '',
  ].join('\n');
