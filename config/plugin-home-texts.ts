import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { IApi } from 'umi';
import { selectHomeTexts, type Texts } from './home-texts';

const LANGUAGES = ['zh-CN', 'en-US'];

/**
 * Leaves in the chunks of `src/locales/home` the texts alone that the frame and the home page can show: a fifth of those of all
 * pages. Elsewhere (tests, development) they hold all.
 */
export default (api: IApi) => {
  if (process.env.NODE_ENV !== 'production') return;
  const fileOf = (tag: string) => `home-texts-${tag}`;
  const readTexts = (tag: string): Texts => {
    const entry = join(api.cwd, `src/locales/${tag}/pages.generated.ts`);
    const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'cjs' });
    const module = { exports: {} as { default?: Texts } };
    new Function('module', 'exports', outputFiles[0]?.text ?? '')(module, module.exports);
    return module.exports.default ?? {};
  };
  api.onGenerateFiles(() => {
    for (const tag of LANGUAGES)
      api.writeTmpFile({
        noPluginDir: true,
        path: `${fileOf(tag)}.ts`,
        content: `export default ${JSON.stringify(selectHomeTexts(api.cwd, readTexts(tag)))};\n`,
      });
  });
  api.modifyWebpackConfig((config, { webpack }) => {
    const swap = new webpack.NormalModuleReplacementPlugin(
      /^\.\.\/[\w-]+\/pages\.generated$/,
      (request: { context: string; request: string }) => {
        if (!/src.locales.home$/.test(request.context)) return;
        request.request = join(api.paths.absTmpPath, fileOf(request.request.split('/')[1] ?? ''));
      },
    );
    config.plugins?.push(swap);
    return config;
  });
};
