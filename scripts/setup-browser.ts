/**
 * Makes sure that there is a browser for the browser tests: finds one, or installs Debian's where root may.
 * Prints its path; ends with 1 and says what to do when there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../tests/e2e/support/chromium';
import { installPackages, onDebianAsRoot, runApt } from '../tests/support/debian';

const findBrowser = () =>
  findChromium() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);

/** True when a Chinese font is installed. Without one the pages work, but screenshots show boxes. */
const hasChineseFont = () => {
  const listed = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
};

const lacksBrowser = !findBrowser();
const lacksFont = !hasChineseFont();
if ((lacksBrowser || lacksFont) && onDebianAsRoot()) {
  runApt('update', '-qq');
  if (lacksFont) installPackages('fonts-noto-cjk');
  // Older Debian releases have no package of the headless shell apart from the browser.
  if (lacksBrowser && !installPackages('chromium-headless-shell')) installPackages('chromium');
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
