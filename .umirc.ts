import { basename } from 'node:path';
import { version as pdfVersion } from 'pdfjs-dist/package.json';
import { version as recogniserVersion } from 'tesseract.js-core/package.json';
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

/** The recogniser of text, and what it has learned of Chinese print. */
const RECOGNISER_PARTS = [
  'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz',
];

const UNHASHED_PROVIDER = `${__dirname}/src/layouts/components/unhashedProvider.ts`;
const SIDER_DRAWER = `${__dirname}/src/layouts/components/siderDrawer.tsx`;
const UNUSED_PARTS = `${__dirname}/src/layouts/components/unusedParts.tsx`;

interface FoundModule {
  request: string;
  contextInfo: { issuer: string };
}

/** Requests of libraries, by the file that makes them, and what is built instead. */
const REPLACED: [issuer: RegExp, request: RegExp, instead: string][] = [
  [/^@ant-design\/pro-utils\/es\//, /^\.\/components\/ErrorBoundary$/, UNUSED_PARTS],
  // The words of pro-layout in thirty languages; the portal shows none of them.
  [/^@ant-design\/pro-provider\/es\//, /^\.\/locale\/(?!zh_CN$)\w+$/, './locale/zh_CN'],
  [/^@ant-design\/pro-provider\/es\//, /^dayjs/, `${__dirname}/src/layouts/components/noCalendar.ts`],
  // A key for entries of the menu that have no path: all have one.
  [/^@umijs\/route-utils\/es\/transformRoute\//, /^\.\.\/sha265$/, UNUSED_PARTS],
  [
    /^@ant-design\/pro-layout\/es\/ProLayout/,
    /^\.\/(assert\/Logo|components\/(Footer|Header|PageLoading)|getPageTitle|locales|utils\/(getBreadcrumbProps|useCurrentMenuLayoutProps))$/,
    UNUSED_PARTS,
  ],
  // Its menu would be the only part whose styles have hashed names, and those of tooltips and drawers would come twice.
  [/^@ant-design\/pro-layout\/es\/ProLayout/, /^@ant-design\/pro-provider$/, UNHASHED_PROVIDER],
  [/^@ant-design\/pro-layout\/es\/components\/SiderMenu\//, /^\.\.\/AppsLogoComponents$/, UNUSED_PARTS],
  [/^@ant-design\/pro-layout\/es\/components\/SiderMenu\/index\.js$/, /^antd$/, SIDER_DRAWER],
  [/^antd\/es\/index\.js$/, /^\.\/avatar$/, UNUSED_PARTS],
  [/^antd\/es\/dropdown\/index\.js$/, /^\.\/dropdown-button$/, UNUSED_PARTS],
  [/^antd\/es\/badge\/index\.js$/, /^\.\/Ribbon$/, UNUSED_PARTS],
  [/^antd\/es\/skeleton\/Skeleton\.js$/, /^\.\/(Avatar|Button|Image|Input|Node)$/, UNUSED_PARTS],
  [/^antd\/es\/input\/index\.js$/, /^\.\/(Group|OTP)$/, UNUSED_PARTS],
  [/^antd\/es\/progress\/progress\.js$/, /^\.\/(Circle|Steps)$/, UNUSED_PARTS],
  [/^antd\/es\/tag\/index\.js$/, /^\.\/CheckableTag$/, UNUSED_PARTS],
  // Pictures of a page of errors, and filters in the heads of tables, with a tree in them.
  [/^antd\/es\/result\/index\.js$/, /^\.\/(noFound|serverError|unauthorized)$/, UNUSED_PARTS],
  [/^antd\/es\/table\/hooks\/useFilter\/index\.js$/, /^\.\/FilterDropdown$/, UNUSED_PARTS],
  // Of forms, radio buttons need how a name is written, without fields and their checks.
  [/^antd\/es\/radio\/group\.js$/, /^\.\.\/form\/hooks\/useForm$/, UNUSED_PARTS],
  // umi's whole document, for a server that renders it.
  [/^@umijs\/renderer-react\/dist\/browser\.js$/, /^\.\/html$/, UNUSED_PARTS],
  // The frame needs the context of a form alone, without the form, its fields and their checks.
  [/^antd\/es\/form\/context\.js$/, /^rc-field-form$/, 'rc-field-form/es/FormContext'],
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
  dva: {},
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
  // An eighth of terser's processor time, in its one thread on two cores, and 1 % fewer bytes after brotli.
  jsMinifier: 'swc',
  // Without a word of them in the scripts: a build puts them beside, where nobody is served (scripts/support/parts.mjs).
  ...(process.env.PORTAL_OUTPUT && { devtool: 'hidden-source-map' as const }),
  codeSplitting: { jsStrategy: 'granularChunks' },
  mfsu: false,
  // What is fetched while papers are read: pdf.js's worker, characters and fonts of papers that bring none (src/components/FileViewer),
  // and the recogniser (src/filling/papers/recognition).
  copy: [
    ...PDF_PARTS.map((part) => ({
      from: `node_modules/pdfjs-dist/${part}`,
      to: `${output}/pdfjs-${pdfVersion}/${basename(part)}`,
    })),
    ...RECOGNISER_PARTS.map((part) => ({
      from: `node_modules/${part}`,
      to: `${output}/tesseract-${recogniserVersion}/${basename(part)}`,
    })),
  ],
  title: '门户',
  favicons: [`${base}favicon.svg`],
  links: [{ rel: 'manifest', href: `${base}manifest.webmanifest` }],
  metas: [{ name: 'theme-color', content: '#001529' }],
  chainWebpack(memo, { webpack }) {
    memo.output.chunkLoadTimeout(TIMING.chunkLoadTimeout);
    // A megabyte that is minified already, for every browser of `targets`: Babel takes ten seconds and changes brackets.
    memo.module.rule('extra-src').exclude.add(/[\\/]exceljs[\\/]dist[\\/]/);
    // Modules of the domain do nothing but export: a chunk leaves out those that it does not use.
    memo.module.rule('domain').include.add(`${__dirname}/domain`).end().sideEffects(false);
    // umi-request brings a fetch of its own for browsers that had none.
    memo.resolve.alias.set('isomorphic-fetch', false);
    // umi's only polyfill here is for generators; dva brings its own, and nothing else asks for one.
    memo.resolve.alias.set(require.resolve('regenerator-runtime/runtime'), false);
    // Every browser of `targets` has its own.
    memo.resolve.alias.set('resize-observer-polyfill$', `${__dirname}/src/utils/resizeObserver.ts`);
    // pro-layout reads menus from a server with it, which the portal does not: 65 kB, and work in each render of the frame.
    memo.resolve.alias.set('swr$', `${__dirname}/src/layouts/components/menuSource.ts`);
    // pro-provider derives colours with it that the portal sets itself or never shows.
    memo.resolve.alias.set('@ctrl/tinycolor$', `${__dirname}/src/layouts/components/tinyColor.ts`);
    memo.resolve.alias.set('rc-util/es/isMobile$', `${__dirname}/src/layouts/components/touchScreen.ts`);
    // Babel's helpers, which libraries bring in four copies.
    memo.plugin('babel-helpers').use(webpack.NormalModuleReplacementPlugin, [
      /@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/]/,
      (found: FoundModule) => {
        found.request = found.request.replace(/^.*(?=@babel[\\/]runtime)/, `${__dirname}/node_modules/`);
      },
    ]);
    // Parts of libraries that the portal never shows: src/layouts/components/unusedParts.tsx says which.
    memo.plugin('unused-parts').use(webpack.NormalModuleReplacementPlugin, [
      /^\.{1,2}\/|^rc-field-form$|^@ant-design\/pro-provider$|^dayjs|^antd$/,
      (found: FoundModule) => {
        const file = found.contextInfo.issuer.split('node_modules/').at(-1) ?? '';
        const instead = REPLACED.find(
          ([issuer, request]) => issuer.test(file) && request.test(found.request),
        )?.[2];
        if (instead) found.request = instead;
      },
    ]);
    return memo;
  },
});
