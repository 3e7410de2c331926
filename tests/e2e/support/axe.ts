/** What axe finds on a page, by the rules of WCAG 2.2 AA and by those of good practice, at the widths that people have. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { follow } from './portal';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A telephone and a desk. */
const WIDTHS = [390, 1440];
const NARROWEST = 320;
const HEIGHT = 900;
const STILL_MS = 100;
/** React draws a page anew for another width. */
const DRAWN_MS = 2_000;

/** One line for each faulty element: where it stands, the rule that it breaks, why, and what it is. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
  // What passed is not asked for, nor any style sheet of another origin, and axe's other mode opens a blank page for each
  // look: each of these takes longer than the look.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(RULES)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].at(0)?.message;
      return `${where}: ${id}: ${target.join(' ')}: ${why} ${html.slice(0, 200)}`;
    }),
  );
}

/** Two frames after a change of width, the page stands as that width has it. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const isIdle = (page: Page) => expect(page.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);

/** The page as it stands, at each width; it is left at the widest. `state` says what is shown. */
export async function faultsAt(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await drawn(page);
    await isIdle(page);
    faults.push(...(await faultsOf(page, `${state} at ${width} px`)));
  }
  return faults;
}

/** How far the page can be scrolled sideways, once it has been drawn for its width. */
async function overflowOf(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  await page.waitForFunction(fits, undefined, { timeout: DRAWN_MS }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Waits until nothing is asked of the server any more, and nothing on the page says that it is busy. */
function watchTraffic(page: Page): () => Promise<void> {
  let open = 0;
  let changed = Date.now();
  const count = (by: number) => () => {
    open += by;
    changed = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    while (open > 0 || Date.now() - changed < STILL_MS) await page.waitForTimeout(STILL_MS / 2);
    await isIdle(page);
  };
}

/** Walks these pages inside the portal, one after the other: what axe finds, and which are wider than 320 px. */
export async function faultsOn(page: Page, addresses: string[]): Promise<string[]> {
  const isQuiet = watchTraffic(page);
  const faults: string[] = [];
  for (const address of addresses) {
    await follow(page, address);
    await isQuiet();
    await expect(page.locator('main h1'), address).toBeVisible();
    faults.push(...(await faultsAt(page, address)));
    await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${address} at ${NARROWEST} px: ${overflow} px too wide`);
  }
  return faults;
}
