import type { IApi } from 'umi';

/** The parts of umi's React preset that the portal uses: dva, and plugins of our own. */
export default (_api: IApi) => ({
  plugins: [
    require.resolve('@umijs/plugins/dist/dva'),
    require.resolve('./plugin-antd-styles.ts'),
    require.resolve('./plugin-chunks.ts'),
    require.resolve('./plugin-compile-hints.ts'),
    require.resolve('./plugin-icons.ts'),
    require.resolve('./plugin-page-texts.ts'),
    require.resolve('./plugin-pwa.ts'),
    require.resolve('./plugin-shell.ts'),
    require.resolve('./plugin-short-report.ts'),
    require.resolve('./plugin-targets.ts'),
    require.resolve('./plugin-transpile.ts'),
    require.resolve('./plugin-viewport.ts'),
  ],
});
