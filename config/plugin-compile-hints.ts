import type { IApi } from 'umi';

const NAME = 'compile-hints';
/** Compile hint for Chromium; must be the first line of a file. Other browsers ignore it. */
const ALL_AT_ONCE = '//# allFunctionsCalledOnLoad\n';
const SCRIPT = /\.js$/;
/** Library chunks, which umi names `…-lib`, are excluded: many of their functions are never called. */
const OF_A_LIBRARY = /-lib\./;

/**
 * Adds the compile hint to each file. The engine otherwise compiles a function when it is first called, on the main
 * thread; with the hint Chromium compiles a file in the background while it arrives. See ADR 73.
 */
export default (api: IApi) =>
  api.modifyWebpackConfig((config, { webpack }) => {
    if (api.env !== 'production') return config;
    // Runs after minification, which removes comments, and before the source map, which counts lines.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    config.plugins?.push((compiler) =>
      compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
        compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
          for (const file of Object.keys(assets))
            if (SCRIPT.test(file) && !OF_A_LIBRARY.test(file))
              compilation.updateAsset(
                file,
                (source) => new webpack.sources.ConcatSource(ALL_AT_ONCE, source),
              );
        }),
      ),
    );
    return config;
  });
