import { join } from 'node:path';
import type { IApi } from 'umi';

/**
 * Sources of the portal are transpiled by swc (transpile-loader.mjs), which works beside webpack's thread; Babel is left for those
 * parts of libraries that a plugin changes. Minifying, which is swc's as well, needs no process of its own for that.
 */
export default (api: IApi) =>
  api.chainWebpack((memo, { env }) => {
    for (const rule of ['src', 'jsx-ts-tsx'])
      memo.module
        .rule(rule)
        .uses.clear()
        .end()
        .use('transpile')
        .loader(join(api.cwd, 'config/transpile-loader.mjs'))
        .options({ targets: api.config.targets, isDevelopment: env === 'development' });
    if (env === 'production')
      memo.optimization.minimizer('js-swc').tap(([options]) => [{ ...options, parallel: false }]);
    return memo;
  });
