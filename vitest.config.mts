import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Files of `domain` and `server` share their modules: compiling an embedded database anew for each file would cost most
 * of the run. Those of the portal do not, for its language, store and services are one of a kind in a page.
 */
const shared = { isolate: false, maxWorkers: 2 } as const;

/**
 * Three projects, one per root, so that each runs where its code runs: `domain` and `server` in Node, `portal` in a
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
          include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'mock/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          maxWorkers: 2,
          name: 'portal',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/.umi/**', 'src/.umi-*/**'],
          globalSetup: ['./tests/support/umi-setup.ts'],
          setupFiles: ['./tests/support/portal-setup.ts'],
          server: { deps: { inline: [/@umijs\//, /@ant-design\//] } },
          css: false,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
