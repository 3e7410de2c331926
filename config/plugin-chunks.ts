import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { IApi } from 'umi';
import routes, { type UmiRoute } from './routes';

/** The properties of a webpack chunk that the groups below read. */
interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}
interface Graphs {
  chunkGraph: { getModuleChunksIterable(module: object): Iterable<Chunk> };
}
interface Group {
  name?: string;
  chunks?: 'async' | ((chunk: Chunk) => boolean);
  type?: string;
  test?(module: object, graphs: Graphs): boolean;
  priority?: number;
  enforce?: boolean;
  minSize?: number;
}

/** The options that umi's granular chunks set, in a build only. */
interface Optimization {
  splitChunks?: { cacheGroups?: Record<string, Group> };
}

/** Properties of a module of webpack's that are read. A concatenated module lists its parts in `modules`. */
interface BuiltModule {
  modules?: BuiltModule[];
  nameForCondition(): string | null;
  size(): number;
}

interface Built {
  compilation: {
    chunks: Iterable<{ files: Iterable<string> }>;
    chunkGraph: { getChunkModulesIterable(chunk: object): Iterable<BuiltModule> };
  };
}

/** Cache file with the modules of each built file and their sizes in bytes: `npm run bench -- load` names the largest. */
export const MODULES_FILE = 'node_modules/.cache/portal-modules.json';

const single = (module: BuiltModule): BuiltModule[] => module.modules?.flatMap(single) ?? [module];

/** Asked of the compilation itself: its report takes three seconds to write. */
function modulesByFile({ compilation: { chunks, chunkGraph } }: Built, root: string) {
  const sizesIn = (chunk: object) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(single).flatMap((module) => {
      const path = module.nameForCondition();
      return path ? [[relative(root, path), module.size()]] : [];
    });
  return Object.fromEntries(
    [...chunks].flatMap((chunk) =>
      [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [file, sizesIn(chunk)]),
    ),
  );
}

/**
 * Chunk names given at the imports: `frame`, the code that antd is rendered with; `shell`, the layout of signed-in people;
 * `others`, the styles that each of their pages but the home page needs beside it (`AntdFrame/otherStyles.ts`); `feedback`, what
 * shows messages and questions; `rows`, what draws the tables of a form; and `compiler`, what makes a form of a program's document,
 * with all dictionaries.
 */
const [FRAME, SHELL, OTHERS, FEEDBACK] = ['frame', 'shell', 'others', 'feedback'];
const [ROWS, COMPILER] = ['rows', 'compiler'];
const [HOME, FORM, QUEUE] = ['p__index__index', 'p__forms__ProgramForm__index', 'p__review__filings__index'];
const LOGIN = 'p__login__login__index';

/** umi's name for the chunk of a page. */
const chunkOf = (component: string): string =>
  `${component.replace('@/pages/', 'p/').replace('@/', '')}/index`.replace(/\//g, '__');

const componentsIn = ({ component, routes: inner = [] }: UmiRoute): string[] => [
  ...(component ? [component] : []),
  ...inner.flatMap(componentsIn),
];

const chunksUnder = (isInside: boolean): string[] =>
  routes
    .filter(({ component = '' }) => component.endsWith('/BasicLayout') === isInside)
    .flatMap(componentsIn)
    .map(chunkOf);

const outside = new Set(chunksUnder(false));
/** Pages that only signed-in people open; the layout chunk (`shell`) is loaded there. */
const inside = new Set(chunksUnder(true).filter((name) => !outside.has(name)));

const isIn =
  (name: string) =>
  (module: object, { chunkGraph }: Graphs) =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name);

/** Cache group that keeps a named chunk whole; the pages in `sharers` load it instead of a copy. */
const whole = (name: string, priority: number, sharers: (name: string) => boolean): Group => ({
  // The name must differ from the chunk's: a group may not take over a chunk that does not lead to the others.
  name: `${name}-whole`,
  priority,
  enforce: true,
  test: isIn(name),
  chunks: (chunk) => sharers(chunk.name ?? '') || chunk.name === name,
});

/** The sheets of shell and home page as one file, which the build writes into the document (`config/plugin-shell.ts`). */
export const SHEETS_OF_HOME = 'home-sheets';
const sheetsOfHome: Group = {
  name: SHEETS_OF_HOME,
  type: 'css/mini-extract',
  priority: 41,
  enforce: true,
  chunks: (chunk) => chunk.name === SHELL || chunk.name === HOME,
};

const OWN = new Set<unknown>([FRAME, SHELL, COMPILER, HOME, FORM, QUEUE]);
/**
 * Minimum size of a shared chunk, in bytes before minification. Smaller modules are repeated in each page: a request
 * costs more.
 */
const SHARED_AT_LEAST = 40_000;

/**
 * Splits shared modules so that each set of chunks shares a chunk of its own, without a name. umi names a shared chunk after the
 * chunks that share it; where these have no names, like the forms of programs and the texts of languages, all that any two of
 * them share would be one large chunk, which the login page had to load. The frame and the shell, which every page loads, are one
 * chunk each, and so are the home page, the form and the queue, the most visited pages: split by sharers they came in thirty files.
 */
export default (api: IApi) => {
  api.modifyWebpackConfig((config) => {
    const groups = (config.optimization as Optimization).splitChunks?.cacheGroups;
    if (!groups?.shared) return config;
    const { name: _, ...shared } = groups.shared;
    const isShared = (chunk: Chunk) => !chunk.canBeInitial() && !OWN.has(chunk.name);
    // React is part of the portal's own script, which every page waits for anyway: as a file of its own it is one request more.
    delete groups.framework;
    groups.shared = { ...shared, chunks: isShared, minSize: SHARED_AT_LEAST };
    groups.frame = {
      ...whole(
        FRAME,
        31,
        (name) => [SHELL, FEEDBACK, ROWS].includes(name) || (name !== LOGIN && name.startsWith('p__')),
      ),
      // Parts that both need, buttons for instance, would come twice on pages that load both.
      test: (module, graphs) =>
        isIn(FRAME)(module, graphs) || (isIn(SHELL)(module, graphs) && isIn(FEEDBACK)(module, graphs)),
    };
    // umi would take the text of the styles for a library and load it apart.
    groups.lib = { ...groups.lib, chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== OTHERS };
    groups.others = whole(OTHERS, 25, () => false);
    groups.feedback = whole(FEEDBACK, 24, () => false);
    groups.compiler = whole(COMPILER, 23, () => false);
    groups.shell = whole(SHELL, 21, (name) => name === ROWS || inside.has(name));
    groups.sheets = sheetsOfHome;
    return config;
  });
  api.onBuildComplete(async ({ err, stats }) => {
    if (err || !stats) return;
    const file = join(api.cwd, MODULES_FILE);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(modulesByFile(stats as unknown as Built, api.cwd)));
  });
};
