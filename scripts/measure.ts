/**
 * `npm run measure`: the size and shape of the product's code, to be compared before and after a change. Prints one line
 * for each measure. `npm run measure -- DIR` measures another checkout by the floors of this one, without its calls.
 *
 * Product code is TypeScript of config, domain, mock, server and src, without tests. Generated files are counted apart.
 * Files with one importer leave the programs out, whose sections are there for their form alone.
 * An arrow leads from one room (a folder or file directly below a root) to another; it leads up when the other stands on a higher
 * floor of scripts/floors.mjs. Types count: a reader of one file must read the other.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { FLOORS } from './floors.mjs';
import { filesOfCalls } from './support/call-files';

const HERE = join(__dirname, '..');
const ROOTS = ['config', 'domain', 'mock', 'server', 'src'];
const NO_PRODUCT = /\.(test|spec)\.tsx?$|\/testing\/|^server\/testing\.ts$|\.d\.ts$/;
const GENERATED = /\.generated\.ts$/;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

interface SourceFile {
  path: string;
  lines: number;
  importLines: number;
  /** Product files that it imports. */
  imports: string[];
}

const tracked = (dir: string): string[] =>
  execFileSync('git', ['-C', dir, 'ls-files', ...ROOTS], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !NO_PRODUCT.test(path) && existsSync(join(dir, path)));

const targetOf = (from: string, specifier: string): string => {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('@domain/')) return `domain/${specifier.slice(8)}`;
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : '';
};

function read(dir: string, path: string, known: ReadonlySet<string>): SourceFile {
  const text = readFileSync(join(dir, path), 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  const declared = tree.statements.filter(ts.isImportDeclaration);
  const importLines = declared.reduce(
    (sum, node) => sum + lineOf(node.end) - lineOf(node.getStart(tree)) + 1,
    0,
  );
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => targetOf(path, fileName))
    .flatMap((target) => ENDINGS.map((ending) => target + ending).find((file) => known.has(file)) ?? []);
  return { path, lines: text.split('\n').length - 1, importLines, imports: [...new Set(imports)] };
}

/** Counts files by the result of `group`. */
function countBy<T>(files: readonly T[], group: (file: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(group(file), (counts.get(group(file)) ?? 0) + 1);
  return counts;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Returns a path's room: the folder or file directly below the root. */
const roomOf = (path: string): string => path.split('/')[1]?.replace(/\.tsx?$/, '') ?? '';

/** Files of calls: they belong to their room's folder, but rank above all rooms of rules. */
const CALL_FILE = /^domain\/[^/]+\/[a-z-]*(calls|shapes|wire)\.ts$/;
/** Files of messages: they belong to their room's folder, but rank below all rooms. */
const MESSAGE_FILE = /^domain\/[^/]+\/[a-z-]*(messages|message-templates)\.ts$/;

/** `room -> room` of each arrow that leads up, with the number of imports; lists that are generated from rooms do not count. */
export function arrowsUp(root: string, files: readonly SourceFile[]): Map<string, number> {
  const floors = FLOORS[root] ?? [];
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
  const placeOf = (path: string): string => (CALL_FILE.test(path) ? 'calls' : roomOf(path));
  const ups = files
    .filter(({ path }) => path.startsWith(`${root}/`) && !GENERATED.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((to) => to.startsWith(`${root}/`) && !MESSAGE_FILE.test(to))
        .map((to) => [placeOf(path), placeOf(to)] as const),
    )
    .filter(([from, to]) => floorOf(from) >= 0 && floorOf(to) > floorOf(from));
  return countBy(ups, ([from, to]) => `${from} -> ${to}`);
}

const print = (name: string, value: string | number) => console.log(`${name.padEnd(52)}${value}`);

async function main(dir: string): Promise<void> {
  const paths = tracked(dir);
  const known = new Set(paths);
  const all = paths.map((path) => read(dir, path, known));
  const written = all.filter(({ path }) => !GENERATED.test(path));
  const sum = (files: readonly SourceFile[], key: 'lines' | 'importLines') =>
    files.reduce((total, file) => total + file[key], 0);
  const sizes = written.map(({ lines }) => lines).sort((a, b) => a - b);
  const importers = countBy(
    all.flatMap(({ imports }) => imports),
    (path) => path,
  );
  const single = written.filter(
    ({ path }) => !path.startsWith('domain/programs/') && importers.get(path) === 1,
  );
  const folders = new Set(
    paths.filter((path) => path.startsWith('src/components/')).map((path) => path.split('/')[2]),
  );

  print('Product files written by hand', written.length);
  print('  lines', sum(written, 'lines'));
  print(
    '  file median / 90th percentile / largest',
    [0.5, 0.9, 1].map((q) => quantile(sizes, q)).join(' / '),
  );
  print(
    'Generated files / lines',
    `${all.length - written.length} / ${sum(all, 'lines') - sum(written, 'lines')}`,
  );
  print('Import lines', sum(written, 'importLines'));
  print('  share of lines', `${((100 * sum(written, 'importLines')) / sum(written, 'lines')).toFixed(1)} %`);
  print('Files with one importer', single.length);
  print('  of at most 25 lines', single.filter(({ lines }) => lines <= 25).length);
  print('Folders in src/components', folders.size);
  for (const root of Object.keys(FLOORS)) {
    const ups = arrowsUp(root, all);
    print(`Arrows up in ${root}/`, ups.size);
    for (const [arrow, count] of ups) print(`  ${arrow}`, count);
  }
  if (dir !== HERE) return;
  for (const [call, files] of await filesOfCalls()) print(`Files that ${call} runs through`, files.length);
}

if (require.main === module) main(process.argv[2] ?? HERE).then(() => process.exit());
