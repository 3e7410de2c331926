import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Files share their modules: loading an embedded database, or antd, anew for each file would cost most of the run. So no
 * file mocks a module, which others have loaded already: it spies on an export, and vitest puts that back after the file.
 */
const shared = {
  isolate: false,
  maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
  setupFiles: ['./tests/support/file-costs.ts'],
  // Space for new objects from the start: a tenth of the portal's processor time went into growing it.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
};

/**
 * One project per root, so that each runs where its code runs: `domain` and `server` in Node, `portal` in a
 * browser-like document with umi's generated code behind the aliases that umi itself sets.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'domain',
          testTimeout: 30_000,
          environment: 'node',
          include: ['{domain,config,scripts}/**/*.test.ts', 'tests/{bench,hostile}/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          globalSetup: ['./server/core/db/test-database-server.ts'],
          include: [
            'server/**/*.test.ts',
            'mock/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/conformance/**/*.test.ts',
          ],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'statements',
          environment: 'node',
          include: ['tests/statements/*.test.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'release',
          environment: 'node',
          include: ['tests/release/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          maxWorkers: 1,
          name: 'drill',
          environment: 'node',
          hookTimeout: 120_000,
          include: ['tests/drill/*.test.ts'],
        },
      },
      {
        resolve: {
          alias: [
            { find: /^umi$/, replacement: at('./src/.umi/exports') },
            { find: /^@@\//, replacement: at('./src/.umi/') },
            { find: /^@\//, replacement: at('./src/') },
            { find: /^@domain\//, replacement: at('./domain/') },
            { find: /^dva$/, replacement: at('./node_modules/@umijs/plugins/libs/dva.tsx') },
          ],
          dedupe: ['react', 'react-dom', 'react-redux'],
        },
        test: {
          ...shared,
          name: 'portal',
          environment: 'jsdom',
          globalSetup: ['./tests/support/portal/umi-setup.ts'],
          setupFiles: [...shared.setupFiles, './tests/support/portal/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/.umi*/**'],
          server: { deps: { inline: [/@umijs\//, /@ant-design\//] } },
          css: false,
          testTimeout: 20_000,
          unstubGlobals: true,
        },
      },
    ],
  },
});
