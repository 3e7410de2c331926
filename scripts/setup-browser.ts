/**
 * Makes sure that there is a browser for the browser tests: finds one, or installs Debian's where root may.
 * Prints its path; ends with 1 and says what to do when there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from '../tests/e2e/support/chromium';

const findBrowser = () =>
  browserPath() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);

const onDebianAsRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Its chatter goes to stderr: stdout carries the path alone. */
const apt = (...args: string[]) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Without Chinese glyphs the pages work, but screenshots show boxes. */
const hasChineseFont = () => {
  const listed = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
};

const install = (name: string) => apt('install', '-y', '-qq', '--no-install-recommends', name);

const lacksBrowser = !findBrowser();
const lacksFont = !hasChineseFont();
if ((lacksBrowser || lacksFont) && onDebianAsRoot()) {
  apt('update', '-qq');
  if (lacksFont) install('fonts-noto-cjk');
  // Older releases have no shell apart from the browser.
  if (lacksBrowser && install('chromium-headless-shell').status !== 0) install('chromium');
}

const path = findBrowser();
if (path) {
  console.log(path);
} else {
  console.error(
    'No Chromium found. Install one (Debian: apt-get install -y chromium-headless-shell; elsewhere: npx playwright install chromium), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
  process.exitCode = 1;
}
