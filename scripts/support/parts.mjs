/** The built parts and their sources. */
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, gzip } from 'node:zlib';
import { sideOf, swapIn } from './builds.mjs';
import { CACHE, inRoot } from './project.mjs';
import { run, runNode } from './run.mjs';

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|webmanifest|txt)$/;
const WORTH_COMPRESSING_BYTES = 1024;

const filesBelow = (path) =>
  statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesBelow(join(path, name)));

/** Whole at any moment: the file may be served already. */
const putBeside = (file, bytes) => {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
};

/** Compressed copies beside the files: the server sends them as they are. */
const compress = async (directory) => {
  const files = filesBelow(directory).filter(
    (file) => COMPRESSIBLE.test(file) && statSync(file).size >= WORTH_COMPRESSING_BYTES,
  );
  // zlib works in threads of its own: both cores have something to do.
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [gz, br] = await Promise.all([
        promisify(gzip)(bytes, { level: 9 }),
        promisify(brotliCompress)(bytes),
      ]);
      putBeside(`${file}.gz`, gz);
      putBeside(`${file}.br`, br);
    }),
  );
};

/**
 * Maps of scripts for the server alone, which says with them where an error of a browser was: apart from what is served, and
 * without the sources themselves.
 */
const takeMaps = (side) => {
  const maps = sideOf(inRoot('dist-maps'));
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps);
  for (const name of readdirSync(side).filter((each) => each.endsWith('.map'))) {
    if (name.endsWith('.js.map')) {
      const { sourcesContent: _, ...map } = JSON.parse(readFileSync(join(side, name), 'utf8'));
      writeFileSync(join(maps, name), JSON.stringify(map));
    }
    rmSync(join(side, name));
  }
  swapIn(inRoot('dist-maps'));
};

/** Makes a build in an empty folder beside the present one, and swaps it in when it is whole. */
const beside = (output, make) => async () => {
  const side = sideOf(output);
  rmSync(side, { recursive: true, force: true });
  await make(side);
  swapIn(output);
};

/**
 * Space for new objects, in megabytes. V8 begins with less and copies much of what a build makes: a fifth of its processor time. The
 * least counts, not the most alone.
 */
const HEAP_OF_BUILD = ['--min-semi-space-size=64', '--max-semi-space-size=128'];

export const portal = {
  name: 'portal',
  inputs: [
    'src',
    'domain',
    'config',
    'public',
    '.umirc.ts',
    'package-lock.json',
    'scripts/support/parts.mjs',
  ],
  variables: ['PORTAL_BASE', 'PORTAL_PWA', 'PORTAL_API_ORIGIN', 'PORTAL_HELP_LINE'],
  output: 'dist/index.html',
  build: beside(inRoot('dist'), async (side) => {
    await run(process.execPath, [...HEAP_OF_BUILD, inRoot('node_modules/umi/bin/umi.js'), 'build'], {
      NODE_ENV: 'production',
      PORTAL_OUTPUT: side,
    });
    takeMaps(side);
  }),
  finished: /\.(gz|br)(\.new)?$/,
  finish: () => compress(realpathSync(inRoot('dist'))),
};

/**
 * Packages that the bundle of the server loads from node_modules: they bring compiled code, WebAssembly, fonts, pages or
 * worker files of their own, or are changed when they are loaded.
 */
export const EXTERNAL = [
  '@electric-sql/pglite',
  '@embedpdf/fonts-arabic',
  '@embedpdf/fonts-sc',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'fs-native-extensions',
  'pdfmake',
  'piscina',
];

/** The files that esbuild read for the server: `npm run pack` names the packages. */
export const SERVER_FILES = join(CACHE, 'server-files.json');

const isLibrary = (source) => source.includes('node_modules/');

/** The map of a line without what comes from libraries: the first of each such run says that nothing is known there. */
const withoutLibraries = (line, sources) =>
  line.flatMap((segment, i) => {
    const [column, source] = segment;
    if (!isLibrary(sources[source])) return [segment];
    return i > 0 && isLibrary(sources[line[i - 1][1]]) ? [] : [[column]];
  });

/**
 * Escapes letters beyond ASCII, of which esbuild leaves those in regular expressions: one of them makes V8 hold the whole file, as
 * long as the server runs, in two bytes a character.
 */
const escapeWideLetters = (text) =>
  text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const HAS_WIDE_LETTERS = /[^\0-\x7f]/;

/** The map of a line once the wide letters in its text are escaped. */
const moveByEscapes = (line, text) =>
  HAS_WIDE_LETTERS.test(text)
    ? line.map(([column, ...rest]) => [escapeWideLetters(text.slice(0, column)).length, ...rest])
    : line;

/**
 * Makes the bundles and their maps lean. Libraries, and the sources themselves, are left out of the maps: node reads a map with the
 * first error that is logged, and keeps it; with everything in it that was a hundred megabytes.
 */
const thinBundles = async (side) => {
  const { decode, encode } = await import('@jridgewell/sourcemap-codec');
  for (const name of readdirSync(side).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(side, name), 'utf8');
    const map = JSON.parse(readFileSync(join(side, `${name}.map`), 'utf8'));
    const texts = text.split('\n');
    const lines = decode(map.mappings).map((line, i) =>
      moveByEscapes(withoutLibraries(line, map.sources), texts[i]),
    );
    writeFileSync(join(side, name), escapeWideLetters(text));
    writeFileSync(join(side, `${name}.map`), JSON.stringify({ ...map, mappings: encode(lines) }));
  }
};

/** Makes the empty database that a first start copies: whoever runs the server may read it, and it holds nothing yet. */
const makeNewDatabase = async (side) => {
  const directory = join(side, 'new-database');
  const worker = new Worker(join(side, 'embedded-worker.js'), { workerData: { task: 'create', directory } });
  await once(worker, 'exit');
  for (const entry of [
    directory,
    ...readdirSync(directory, { recursive: true }).map((name) => join(directory, name)),
  ])
    chmodSync(entry, statSync(entry).isDirectory() ? 0o755 : 0o644);
};

/** How the server, and what runs once in its build, is bundled. */
const BUNDLE = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // pg asks whether this one is there.
  external: [...EXTERNAL, 'pg-native'],
  // Node holds the text of a bundle as long as it runs, and prints a line of it with an error.
  minifyWhitespace: true,
  lineLimit: 200,
  legalComments: 'none',
  logLevel: 'warning',
};

/** Writes the API's description beside the bundles; without it the server makes one for the first who asks. */
const describeApi = async (directory) => {
  const { build } = await import('esbuild');
  const program = join(directory, 'describe-api.js');
  await build({ ...BUNDLE, entryPoints: [inRoot('scripts/describe-api.ts')], outfile: program });
  await runNode(program, [directory]);
  rmSync(program);
};

export const server = {
  name: 'server',
  inputs: [
    'server',
    'domain',
    'config/routes.ts',
    'package-lock.json',
    'scripts/describe-api.ts',
    'scripts/support/parts.mjs',
  ],
  output: 'dist-server/main.js',
  build: beside(inRoot('dist-server'), async (side) => {
    const { build } = await import('esbuild');
    const { metafile } = await build({
      ...BUNDLE,
      entryPoints: {
        main: inRoot('server/main.ts'),
        admin: inRoot('server/admin.ts'),
        'embedded-worker': inRoot('server/core/db/embedded/worker.ts'),
        'inspection-worker': inRoot('server/files/inspection/inspection-worker.ts'),
        'source-map-worker': inRoot('server/system/source-map-worker.ts'),
        'captcha-sound-worker': inRoot('server/accounts/captcha-sound-worker.ts'),
        'document-worker': inRoot('server/documents/document-worker.ts'),
        'seal-check-worker': inRoot('server/seals/seal-check-worker.ts'),
        'consequence-worker': inRoot('server/program-consequences/consequence-worker.ts'),
        'register-worker': inRoot('server/registers/register-worker.ts'),
      },
      outdir: side,
      metafile: true,
      sourcemap: true,
      sourcesContent: false,
    });
    await thinBundles(side);
    rmSync(SERVER_FILES, { force: true });
    writeFileSync(SERVER_FILES, JSON.stringify(Object.keys(metafile.inputs)));
    // Snapshots are for whoever writes the next migration.
    const isRun = (path) => !path.endsWith('_snapshot.json');
    cpSync(inRoot('server/core/db/migrations'), join(side, 'migrations'), { recursive: true, filter: isRun });
    cpSync(inRoot('server/accounts/captcha-media'), join(side, 'captcha-media'), { recursive: true });
    await makeNewDatabase(side);
  }),
  finished: /\/(describe-api\.js|openapi\.\w+)$/,
  finish: () => describeApi(realpathSync(inRoot('dist-server'))),
};
