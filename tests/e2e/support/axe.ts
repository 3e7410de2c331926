/** The faults that three engines find on a page by WCAG 2.2 AA and by good practice, at two widths. */
import { expect, type Page, type Request } from '@playwright/test';
import { paths } from '../../../domain/api/paths.generated';
import { collectFindings } from './engines';
import type { Finding } from './false-positives';
import { openInPortal } from './portal';

/** The narrowest telephone, which no page may be wider than, and a desk. */
const WIDTHS = [320, 1440];
const HEIGHT = 900;
const STILL_MS = 100;
/** React draws a page anew for another width. */
const DRAWN_MS = 2_000;

/** One line for each faulty element: where it stands, the rule that it breaks, why, and what it is. */
const lineOf = (where: string, { rule, where: at, why, html }: Finding) =>
  `${where}: ${rule}: ${at}: ${why} ${html.slice(0, 200)}`;

/** Two frames after a change of width, the page stands as that width has it. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const isIdle = (page: Page) => expect(page.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);

/** The distance in pixels that the page scrolls sideways, once it is drawn for its width. */
async function overflowOf(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  if (await page.evaluate(fits)) return 0;
  await page.waitForFunction(fits, undefined, { timeout: DRAWN_MS }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Opens an overlay anew at each width, because a change of width moves its anchor. */
interface Overlay {
  open(): Promise<void>;
  close(): Promise<void>;
}

/** What is named or described by something that is not in the page. The engines pass over it. */
const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-errormessage'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute)?.match(/\S+/g) ?? [])
          .filter((id) => !document.getElementById(id))
          .map((id) => `${attribute}: nothing is ${id}: ${element.outerHTML.slice(0, 200)}`),
      ),
    ),
  );

/** The page as it stands, at each width: what the engines find, what is said nowhere, and how much too wide it is. It is left at the last. */
export async function listPageFaults(
  page: Page,
  state: string,
  overlay?: Overlay,
  widths = WIDTHS,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    const where = `${state} at ${width} px`;
    await page.setViewportSize({ width, height: HEIGHT });
    await drawn(page);
    await overlay?.open();
    await isIdle(page);
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${where}: ${overflow} px too wide`);
    const found = await collectFindings(page, width === WIDTHS.at(-1));
    faults.push(...found.map((finding) => lineOf(where, finding)));
    faults.push(...(await lostTexts(page)).map((lost) => `${where}: ${lost}`));
    await overlay?.close();
  }
  return faults;
}

/** The stream of a tab, which stays open, and page views, whose end the browser does not tell. */
const UNENDED = [paths.live, paths.pageView].map((call) => call.split(' ')[1] as string);

/** Waits until nothing is asked of the server any more but the stream, and nothing on the page says that it is busy. */
export function watchTraffic(page: Page): () => Promise<void> {
  let open = 0;
  let changed = Date.now();
  const count = (by: number) => (request: Request) => {
    if (UNENDED.some((path) => request.url().endsWith(path))) return;
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

/** Walks these pages inside the portal, one after the other: what is at fault at each width. */
export async function listFaultsOfPages(page: Page, addresses: string[]): Promise<string[]> {
  const isQuiet = watchTraffic(page);
  const faults: string[] = [];
  // Each page begins at the width that the one before it ended at: to be drawn anew takes as long as the look.
  const back = [...WIDTHS].reverse();
  for (const [at, address] of addresses.entries()) {
    await openInPortal(page, address);
    await isQuiet();
    await expect(page.locator('main h1'), address).toBeVisible();
    faults.push(...(await listPageFaults(page, address, undefined, at % 2 === 0 ? WIDTHS : back)));
  }
  return faults;
}
