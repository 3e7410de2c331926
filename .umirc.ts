import { basename } from 'node:path';
import { version as pdfVersion } from 'pdfjs-dist/package.json';
import { defineConfig } from 'umi';
import proxy from './config/proxy';
import routes from './config/routes';
import { TIMING } from './domain/api/codes';

const PDF_PARTS = [
  'legacy/build/pdf.worker.min.mjs',
  'cmaps',
  'standard_fonts',
  'wasm/openjpeg_nowasm_fallback.js',
];

/** The build makes it beside the present one: see scripts/support/builds.mjs. */
const output = process.env.PORTAL_OUTPUT ?? 'dist';
const base = process.env.PORTAL_BASE ?? '/';

export default defineConfig({
  presets: ['./config/preset-react.ts'],
  npmClient: 'npm',
  base,
  publicPath: base,
  outputPath: output,
  hash: true,
  routes,
  proxy,
  // Beside src/models: the open filing is one of the drafts.
  dva: { extraModels: [`${__dirname}/src/filling/draft/filingModel.ts#{"namespace":"filing"}`] },
  alias: { '@domain': `${__dirname}/domain`, qs: `${__dirname}/src/utils/query` },
  // Environment variables that config/defaultSettings.ts reads at build time.
  define: Object.fromEntries(
    ['PORTAL_BASE', 'PORTAL_PWA', 'PORTAL_API_ORIGIN', 'PORTAL_HELP_LINE'].map((name) => [
      `process.env.${name}`,
      process.env[name],
    ]),
  ),
  // Browsers that run the portal need no core-js: 48 kB less on the first load.
  polyfill: { imports: [] },
  // The oldest ones that know what the portal calls (findLast); see config/plugin-targets.ts.
  targets: { chrome: 97, edge: 97, firefox: 104, safari: 16 },
  jsMinifier: 'terser',
  esbuildMinifyIIFE: true,
  // Without a word of them in the scripts: a build puts them beside, where nobody is served (scripts/support/parts.mjs).
  ...(process.env.PORTAL_OUTPUT && { devtool: 'hidden-source-map' as const }),
  codeSplitting: { jsStrategy: 'granularChunks' },
  mfsu: false,
  // What pdf.js fetches while it reads: its worker, characters and fonts of papers that bring none. See FileViewer/Paper.
  copy: PDF_PARTS.map((part) => ({
    from: `node_modules/pdfjs-dist/${part}`,
    to: `${output}/pdfjs-${pdfVersion}/${basename(part)}`,
  })),
  title: '门户',
  favicons: [`${base}favicon.svg`],
  links: [{ rel: 'manifest', href: `${base}manifest.webmanifest` }],
  metas: [{ name: 'theme-color', content: '#001529' }],
  chainWebpack(memo, { webpack }) {
    memo.output.chunkLoadTimeout(TIMING.chunkLoadTimeout);
    // umi-request brings a fetch of its own for browsers that had none.
    memo.resolve.alias.set('isomorphic-fetch', false);
    // Every browser of `targets` has its own.
    memo.resolve.alias.set('resize-observer-polyfill$', `${__dirname}/src/utils/resizeObserver.ts`);
    // pro-layout reads menus from a server with it, which the portal does not: 65 kB, and work in each render of the frame.
    memo.resolve.alias.set('swr$', `${__dirname}/src/layouts/components/menuSource.ts`);
    // pro-layout's own error page, with three pictures; the portal gives its own.
    memo.plugin('error-page-of-pro-layout').use(webpack.NormalModuleReplacementPlugin, [
      /^\.\/components\/ErrorBoundary$/,
      (found: { context: string; request: string }) => {
        if (/pro-utils.es$/.test(found.context))
          found.request = `${__dirname}/src/layouts/components/errorPage.ts`;
      },
    ]);
    // pro-layout's own words in thirty languages; the portal shows none of them.
    memo.plugin('words-of-pro-layout').use(webpack.NormalModuleReplacementPlugin, [
      /^\.\/locale\/(?!zh_CN$)\w+$/,
      (found: { context: string; request: string }) => {
        if (/pro-provider.es$/.test(found.context)) found.request = './locale/zh_CN';
      },
    ]);
    return memo;
  },
});
