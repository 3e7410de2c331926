/** A second person of a company, in a browser of its own. */
import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../domain/api/paths.generated';
import { ApiClient, generatePhone } from '../../support/server/api-client';
import { openAs } from './portal';

const OWN_PASSWORD = 'Mountain-lake-77';

/** May fill the gazelle form in, where nothing else is said. */
export async function createColleague(owner: ApiClient, name: string, more: object = {}): Promise<ApiClient> {
  const username = `c${Date.now()}`;
  const { password } = await owner.must<{ password: string }>(paths.createUser, {
    username,
    name,
    phone: generatePhone(),
    role: 'filer',
    programs: ['gazelle'],
    ...more,
  });
  const client = await new ApiClient(owner.url).signIn(username, password);
  await client.must(paths.editPassword, { old_password: password, new_password: OWN_PASSWORD });
  return new ApiClient(owner.url).signIn(username, OWN_PASSWORD);
}

/** Nothing is shared but the server. */
export async function openSignedInPage(browser: Browser, client: ApiClient, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: client.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openAs(page, client, path);
  return page;
}
