/** A person's steps in the portal, in the words of the screen. */
import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../../support/server/api-client';

export const getUsernameField = (page: Page) => page.getByLabel('登录名或统一社会信用代码');
export const getPasswordField = (page: Page) => page.getByLabel('密码', { exact: true });
export const signInButton = (page: Page) => page.getByRole('button', { name: /^(loading )?登录$/ });

/** On the login page: types both and presses the button. */
export const submitSignIn = async (page: Page, username: string, password: string): Promise<void> => {
  await getUsernameField(page).fill(username);
  await getPasswordField(page).fill(password);
  await signInButton(page).click();
};

export const signIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.goto('/login/login');
  await submitSignIn(page, username, password);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
};

/** Opens a page as somebody whose login is kept already, as after a restart of the browser. */
export const openAs = async (page: Page, client: ApiClient, path: string): Promise<void> => {
  await page.goto('/favicon.svg');
  await page.evaluate((login) => localStorage.setItem('token', login), JSON.stringify(client.login));
  await page.goto(path);
};

/** Goes there inside the page, as a link does. */
export const openInPortal = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Chooses the first entry that has no entries below it. */
export const selectFirst = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name }).click();
  const popup = page.locator('.ant-select-dropdown:visible');
  await expect(popup).toBeVisible();
  const columns = popup.locator('.ant-cascader-menu');
  if ((await popup.locator('.ant-cascader-menus').count()) === 0) {
    // By keyboard: the list may close by itself when it holds what is chosen already.
    await page.keyboard.press('Enter');
    return expect(popup).toBeHidden();
  }
  for (let column = 0; await popup.isVisible(); column += 1) {
    await columns.nth(column).locator('.ant-cascader-menu-item').first().click();
    const isFollowed = async () => (await columns.count()) > column + 1 || !(await popup.isVisible());
    await expect.poll(isFollowed).toBe(true);
  }
};

/** Nothing is said in a toast. To be called when what is said elsewhere is there: to wait until none is there would let one pass. */
export const assertNoToast = async (page: Page): Promise<void> => {
  await page.waitForTimeout(500);
  expect(await page.locator('.ant-message-notice').allTextContents()).toEqual([]);
};
