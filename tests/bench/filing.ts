/**
 * Two filings by hand, from the login to the receipt: every value typed key by key, every choice and file pressed for.
 * Nobody thinks or looks for papers: what is left is what the form itself costs. Beside the minutes that the browser took
 * stand those of a practised hand, by the keystroke-level model.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import type { Program } from '../../domain/definition';
import { getSectionShortTitle } from '../../domain/filing/sections';
import { requireProgram } from '../e2e/support/filed';
import { fillSection, hand, listSectionsToFill, withOwnCompany } from '../e2e/support/filler';
import { getPasswordField, getUsernameField, signInButton } from '../e2e/support/portal';
import { countActs, getHandSeconds } from '../support/counted-acts';
import { requireForm } from '../support/require-form';
import { readSamples } from '../support/samples';
import { type NewCompany, registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { printTable } from './runs';

const TYPED = ['gazelle', 'hightech'];
const STEP_MS = 60_000;
/** Time in which an open list shows its entries. */
const LIST_OPENS_MS = 1_000;
const DEAREST_SHOWN = 5;
/** Columns that a busy machine does not change. */
const COUNTED = ['sections', 'clicks', 'keys', 'calls'];

/** What a section costs. */
interface SectionCost {
  title: string;
  clicks: number;
  keys: number;
}

type Acts = Pick<SectionCost, 'clicks' | 'keys'>;

interface Filed {
  program: string;
  sections: SectionCost[];
  clicks: number;
  keys: number;
  requests: number;
  minutes: number;
}

async function signIn(page: Page, { username, password }: NewCompany): Promise<void> {
  await page.goto('/login/login');
  await hand.write(getUsernameField(page), username);
  await hand.write(getPasswordField(page), password);
  await signInButton(page).click();
  await page.waitForURL(/\/index$/);
}

/** Begins from the home page, which offers three programs that fit, or else from the list of all of them. */
async function openForm(page: Page, { title }: Program): Promise<void> {
  const offered = page.locator('#windows');
  await offered.waitFor();
  const start = page.getByRole('link', { name: `开始申报 ${title.zh}`, exact: true }).first();
  if ((await start.count()) === 0) await offered.getByRole('link', { name: '项目目录', exact: true }).click();
  await start.click();
}

/** Each section is reached by the button below the one before, as a person goes through a form. */
async function fill(
  page: Page,
  program: Program,
  company: NewCompany,
  counted: Acts,
): Promise<SectionCost[]> {
  const form = requireForm(program.key);
  const answers = withOwnCompany(form, readSamples(program.key)[0]?.data ?? {}, company);
  const sections = listSectionsToFill(form, answers);
  await openForm(page, program);
  const costs: SectionCost[] = [];
  for (const section of sections) {
    const heading = page.getByRole('heading', { level: 2, name: section.title.zh });
    const next = page.getByRole('link', {
      name: `下一步 · ${getSectionShortTitle(section).zh}`,
      exact: true,
    });
    const inList = page
      .getByRole('main')
      .getByRole('link', { name: getSectionShortTitle(section).zh })
      .first();
    if ((await heading.count()) === 0) await ((await next.count()) > 0 ? next : inList).click();
    await heading.waitFor();
    const { clicks, keys } = counted;
    await fillSection(page, section, answers);
    const title = getSectionShortTitle(section).zh;
    costs.push({ title, clicks: counted.clicks - clicks, keys: counted.keys - keys });
  }
  return costs;
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('link', { name: '预览并提交' }).first().click();
  await page.getByRole('heading', { level: 2, name: '预览并提交' }).waitFor();
  for (const warning of await page.locator('#form-warnings').getByRole('checkbox').all())
    await warning.click();
  await page.getByRole('button', { name: '确认提交' }).click();
  await page.getByTestId('receipt-no').waitFor({ timeout: STEP_MS });
}

async function file(browser: Browser, server: RealServer, key: string): Promise<Filed> {
  const { company } = await registerCompany(server);
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  const counted = await countActs(page);
  const start = performance.now();
  await signIn(page, company);
  const sections = await fill(page, requireProgram(key), company, counted);
  await submit(page);
  const minutes = (performance.now() - start) / 60_000;
  await context.close();
  return { program: key, sections, ...counted, minutes };
}

const secondsOf = ({ clicks, keys }: Acts): number => getHandSeconds({ clicks, keys });

const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((each) => each === document.activeElement);

/**
 * Reaches a field: by the key that ends the one before, where that leads there, which a person who types sees, or by a press.
 * In a grid Enter leads down the column.
 */
async function reachByHand(field: Locator): Promise<void> {
  if (await isFocused(field)) return;
  const key = await field.evaluate((next) => {
    const from = document.activeElement;
    if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return null;
    const [cell, target] = [from.closest('td'), next.closest('td')];
    if (cell && target?.dataset.column === cell.dataset.column) return 'Enter';
    const controls = [...document.querySelectorAll('main :is(input, textarea, button, a[href], [tabindex])')];
    const stops = controls.filter(
      (each) => (each as HTMLElement).tabIndex >= 0 && each.getClientRects().length > 0,
    );
    return stops.indexOf(next) === stops.indexOf(from) + 1 ? 'Tab' : null;
  });
  if (key) await field.page().keyboard.press(key);
  if (!(await isFocused(field))) await field.click();
}

/** A person leaves what stands there already, and marks it all only where it is to be replaced: keys of a grid do it. */
async function writeByHand(field: Locator, text: string): Promise<void> {
  const present = await field.inputValue();
  if (present.replaceAll(',', '') === text) return;
  await reachByHand(field);
  const isMarked = await field.evaluate((each) => {
    const { value, selectionStart, selectionEnd } = each as HTMLInputElement;
    return selectionStart === 0 && selectionEnd === value.length;
  });
  if (present !== '' && !isMarked) await field.press('Control+a');
  await field.pressSequentially(text);
}

/** A person searches a list only for an entry that it does not show at once. */
async function searchByHand(input: Locator, text: string, entry: Locator): Promise<void> {
  const isShown = await entry.waitFor({ timeout: LIST_OPENS_MS }).then(
    () => true,
    () => false,
  );
  if (!isShown) await writeByHand(input, text);
}

export async function benchFiling(browser: Browser, server: RealServer): Promise<void> {
  hand.write = writeByHand;
  hand.search = searchByHand;
  const rows: (string | number)[][] = [];
  const dearest: (string | number)[][] = [];
  for (const key of TYPED) {
    const { program, sections, requests, minutes, ...acts } = await file(browser, server, key);
    rows.push([program, sections.length, acts.clicks, acts.keys, requests, minutes, secondsOf(acts) / 60]);
    const byCost = sections.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, DEAREST_SHOWN);
    dearest.push(
      ...byCost.map((each) => [program, each.title, each.clicks, each.keys, secondsOf(each) / 60]),
    );
  }
  printTable('From login to receipt by hand', ['filing', ...COUNTED, 'min here', 'min of a hand'], rows, [
    ...COUNTED,
    'min of a hand',
  ]);
  const ofSection = ['clicks', 'keys', 'min of a hand'];
  printTable('Dearest sections', ['filing', 'section', ...ofSection], dearest, ofSection);
}
