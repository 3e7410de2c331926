import type { IApi } from 'umi';

/** Options of the report that umi reads: which files an entry and a page's chunk have. */
const READ = { all: false, ids: true, entrypoints: true, chunks: true, chunkOrigins: true };
/** True for the report of files that umi compresses one by one, to print their sizes. */
const isForSizes = (options: object): boolean => Object.keys(options).sort().join() === 'all,assets';

/** Plugin that answers umi with what it reads: it asks webpack for all that there is, and compresses each file to print its size. */
export default (api: IApi) =>
  api.onBuildComplete({
    stage: Number.NEGATIVE_INFINITY,
    fn: ({ stats }) => {
      if (!stats) return;
      const report = stats.toJson.bind(stats);
      stats.toJson = (options) =>
        typeof options === 'object' && isForSizes(options) ? { assets: [] } : report(READ);
    },
  });
