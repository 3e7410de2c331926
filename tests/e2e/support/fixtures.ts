import { test as base, expect, type Page } from '@playwright/test';
import { type ApiClient, type NewCompany, registerCompany } from '../../support/server/api-client';
import { RealServer } from '../../support/server/real-server';

interface WorkerFixtures {
  /** The built server, one for each worker, with the demo data. */
  server: RealServer;
}

interface Fixtures {
  /** A company that no other test knows, with its owner's API client. */
  company: NewCompany & { client: ApiClient };
  /** Console errors that the test expects: the browser itself logs each failed request. */
  expectedErrors: RegExp | null;
  /** Fails the test on an uncaught error, or a console error that is not expected. */
  quietConsole: undefined;
}

/** Chromium asks for it beside a bare picture, which is where `openAs` begins. */
const ALWAYS_EXPECTED = /\/favicon\.ico$/;

export const watchConsole = (page: Page, errors: string[]): void => {
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
    async ({}, use) => {
      const server = await new RealServer().start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ server }, use) => use(server.url),

  company: async ({ server }, use) => {
    const { company, client } = await registerCompany(server);
    await use({ ...company, client });
  },

  expectedErrors: [null, { option: true }],

  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => watchConsole(page, errors));
      await use(undefined);
      const unexpected = errors.filter(
        (error) => !ALWAYS_EXPECTED.test(error) && !expectedErrors?.test(error),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
