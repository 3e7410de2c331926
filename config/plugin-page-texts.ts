import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { IApi } from 'umi';
import { PAGES_WITH_TEXTS, selectPageTexts, type Texts } from './page-texts';

const LANGUAGES = ['zh-CN', 'en-US'];

/** A folder of such texts, with the page in it. */
const FOLDER = new RegExp(`src.locales.(${PAGES_WITH_TEXTS.join('|')})$`);

/**
 * Leaves in the chunks of `src/locales/home`, `form` and `queue` the texts alone that the frame and the page can show: of the home
 * page a fifteenth of all. Elsewhere (tests, development) they hold all.
 */
export default (api: IApi) => {
  if (process.env.NODE_ENV !== 'production') return;
  const fileOf = (page: string, tag: string) => `${page}-texts-${tag}`;
  const readTexts = (tag: string): Texts => {
    const entry = join(api.cwd, `src/locales/${tag}/pages.generated.ts`);
    const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'cjs' });
    const module = { exports: {} as { default?: Texts } };
    new Function('module', 'exports', outputFiles[0]?.text ?? '')(module, module.exports);
    return module.exports.default ?? {};
  };
  api.onGenerateFiles(() => {
    for (const tag of LANGUAGES) {
      const texts = readTexts(tag);
      for (const page of PAGES_WITH_TEXTS)
        api.writeTmpFile({
          noPluginDir: true,
          path: `${fileOf(page, tag)}.ts`,
          content: `export default ${JSON.stringify(selectPageTexts(api.cwd, page, texts))};\n`,
        });
    }
  });
  api.modifyWebpackConfig((config, { webpack }) => {
    const swap = new webpack.NormalModuleReplacementPlugin(
      /^\.\.\/[\w-]+\/pages\.generated$/,
      (request: { context: string; request: string }) => {
        const page = FOLDER.exec(request.context)?.[1];
        const tag = request.request.split('/')[1] ?? '';
        if (page) request.request = join(api.paths.absTmpPath, fileOf(page, tag));
      },
    );
    config.plugins?.push(swap);
    return config;
  });
};
