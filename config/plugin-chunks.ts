import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { IApi } from 'umi';

/** Of what umi's granular chunks set, in a build only. */
interface Optimization {
  splitChunks?: { cacheGroups?: { shared?: { name?: unknown } } };
}

/** The parts of webpack's report that are read. A module that was joined with others has them in `modules`. */
interface BuiltModule {
  name?: string;
  size?: number;
  chunks?: (string | number)[];
  modules?: BuiltModule[];
}

interface Built {
  chunks?: { id?: string | number; files?: string[] }[];
  modules?: BuiltModule[];
}

/** The modules of each file of the build with their bytes: `npm run bench -- load` names the largest. */
export const MODULES_FILE = 'node_modules/.cache/portal-modules.json';

const single = (module: BuiltModule): BuiltModule[] =>
  module.modules?.length ? module.modules.flatMap(single) : [module];

function modulesByFile({ chunks = [], modules = [] }: Built) {
  const inChunk = (id: string | number | undefined) =>
    modules
      .filter(({ chunks: of = [] }) => id !== undefined && of.includes(id))
      .flatMap(single)
      .map(({ name = '', size = 0 }) => [name.replace(/ \+ \d+ modules$/, ''), size]);
  return Object.fromEntries(
    chunks.flatMap(({ id, files = [] }) =>
      files.filter((file) => file.endsWith('.js')).map((file) => [file, inChunk(id)]),
    ),
  );
}

/**
 * umi puts what several chunks share into one that is called after their names, and after nothing where they have none, as
 * the forms of programs and the texts of languages: all that any two of them share would be one lump, which the login
 * page had to load. Unnamed, each set of chunks shares a chunk of its own.
 */
export default (api: IApi) => {
  api.modifyWebpackConfig((config) => {
    delete (config.optimization as Optimization).splitChunks?.cacheGroups?.shared?.name;
    return config;
  });
  api.onBuildComplete(async ({ err, stats }) => {
    if (err || !stats) return;
    const built = stats.toJson({ all: false, chunks: true, modules: true, nestedModules: true, ids: true });
    const file = join(api.cwd, MODULES_FILE);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(modulesByFile(built)));
  });
};
