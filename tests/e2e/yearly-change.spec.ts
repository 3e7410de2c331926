/**
 * The change that an office makes to a program each year, by somebody new to the designer: two fields, a rule with a threshold, an
 * attachment and a changed text, for the next batch; compiled, checked and issued. Every act is a click or a key, and counted.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { ManagedWindowsData, WindowDetail } from '../../domain/windows/managed-window-calls';
import { countActs, getHandSeconds, type HandActs } from '../support/counted-acts';
import { DEMO_PASSWORD, openDemoClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { withId } from '../support/with-id';
import { addAdministrator } from './support/administrators';
import { requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { getPasswordField, getUsernameField, openAs, signInButton } from './support/portal';

const GOAL_MINUTES = 15;
const EDITION = '2026.2';
const CHECKER = 'yearly.checker';
const ISSUER = 'yearly.issuer';

const RULE = {
  zh: '上年度数字化投入不足50万元，请核对',
  en: 'Less than CNY 500,000 was spent on digital tools; check it',
  met: { zh: '上年度数字化投入不少于50万元', en: 'At least CNY 500,000 spent on digital tools' },
};

const HELP = { zh: '写明产品型号', en: 'Name the models' };

type Counted = Required<HandActs>;

/** A person at a computer of their own: what they do in the portal is counted. */
class Officer {
  private constructor(
    readonly page: Page,
    readonly acts: Counted,
  ) {}

  static async open(browser: Browser, baseURL: string): Promise<Officer> {
    const context = await browser.newContext({
      baseURL,
      locale: 'zh-CN',
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    return new Officer(page, await countActs(page));
  }

  /** Types where the focus is. */
  type = (text: string): Promise<void> => this.page.keyboard.type(text);

  press = (key: string): Promise<void> => this.page.keyboard.press(key);

  /** Goes to a field by Tab where it comes next, or by a press, and types. */
  async typeInto(field: Locator, text: string): Promise<void> {
    const isFocused = () => field.evaluate((each) => each === document.activeElement);
    if (!(await isFocused())) await field.click();
    await this.type(text);
  }

  async signIn(username: string): Promise<void> {
    await this.page.goto('/login/login');
    await expect(getUsernameField(this.page)).toBeFocused();
    await this.type(username);
    await this.typeInto(getPasswordField(this.page), DEMO_PASSWORD);
    await signInButton(this.page).click();
    await this.page.waitForURL((url) => !url.pathname.startsWith('/login'));
  }

  async openPrograms(): Promise<void> {
    const menu = this.page.getByRole('menu').first();
    await menu.getByText('系统管理', { exact: true }).click();
    await menu.getByText('项目版本', { exact: true }).click();
  }

  /** Takes a step of the proposed edition. */
  async takeStep(step: string, state: string): Promise<void> {
    await this.openPrograms();
    await this.page.getByRole('button', { name: `查看 瞪羚企业申报 ${EDITION}` }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
    await expect(
      this.page.getByRole('row', { name: new RegExp(`瞪羚企业申报.*${EDITION}.*${state}`) }).last(),
    ).toBeVisible();
  }
}

const getTree = (page: Page) => page.getByRole('tree', { name: '目录' });
const getRecord = (page: Page) => page.getByRole('region', { name: '内容' });
const chooseItem = (page: Page, name: string) =>
  getTree(page).getByRole('treeitem', { name, exact: true }).first().click();

/** Adds a row beside what is chosen; the first text of the row is where one types on. */
async function add({ page }: Officer, table: string, kind?: string): Promise<void> {
  await page.getByRole('button', { name: '添加', exact: true }).click();
  const entry = page
    .locator('.ant-dropdown:visible')
    .getByRole('menuitem', { name: new RegExp(`^${table}`) });
  if (kind === undefined) return entry.click();
  await entry.hover();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

/** Types a text in Chinese and English, one after the other, and leaves the Arabic one. */
async function typeText(officer: Officer, field: Locator, { zh, en }: { zh: string; en: string }) {
  await expect(field).toBeFocused();
  await officer.type(zh);
  await officer.press('Tab');
  await officer.type(en);
  await officer.press('Tab');
  await officer.press('Tab');
}

async function addMandatoryField(officer: Officer, kind: string, label: { zh: string; en: string }) {
  await add(officer, '字段', kind);
  const record = getRecord(officer.page);
  await typeText(officer, record.getByLabel('名称（中文）'), label);
  await record.getByRole('radiogroup', { name: '必填' }).getByRole('radio', { name: '是' }).click();
  await expect(getTree(officer.page).getByRole('treeitem', { name: label.zh, exact: true })).toBeVisible();
}

async function addThreshold(officer: Officer, field: string, threshold: string): Promise<void> {
  await add(officer, '规则');
  const record = getRecord(officer.page);
  await typeText(officer, record.getByLabel('不满足时的提示（中文）'), RULE);
  await typeText(officer, record.getByLabel('满足时的说明（中文）'), RULE.met);
  await record.getByRole('button', { name: '添加条件' }).first().click();
  await expect(record.getByRole('combobox', { name: '字段' }).first()).toBeFocused();
  await officer.type(field);
  await officer.press('Enter');
  await officer.typeInto(record.getByRole('spinbutton').first(), threshold);
}

/** The whole change of the compiler, from the login to the proposal. */
async function compile(officer: Officer): Promise<void> {
  const { page } = officer;
  await officer.signIn('admin');
  await officer.openPrograms();
  await page.getByRole('button', { name: '修订 瞪羚企业申报 2026.1' }).click();
  await expect(getTree(page)).toBeVisible();

  await chooseItem(page, '企业基本信息');
  await addMandatoryField(officer, '整数', { zh: '车间数量', en: 'Number of workshops' });
  await addMandatoryField(officer, '金额（万元）', { zh: '上年度数字化投入', en: 'Digital investment' });
  await addThreshold(officer, '数字化投入', '50');

  await chooseItem(page, '附件材料');
  await addMandatoryField(officer, '附件', {
    zh: '数字化投入专项审计报告',
    en: 'Audit of digital investment',
  });

  await page.getByRole('searchbox', { name: '查找分组、字段、规则' }).click();
  await officer.type('主营业务');
  await chooseItem(page, '主营业务（主导产品）');
  const help = getRecord(page).getByLabel('填写说明（中文）');
  await help.click();
  await typeText(officer, help, HELP);

  await page.getByRole('button', { name: '提交发布' }).click();
  const dialog = page.getByRole('dialog', { name: '提交发布' });
  await expect(dialog.getByLabel('修改说明')).toBeFocused();
  await officer.type('按新一批次申报通知修改');
  await dialog.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(`瞪羚企业申报 ${EDITION} .*待复核`) })).toBeVisible();
}

function report(acts: readonly Counted[]): number {
  const sum = (key: keyof Counted) => acts.reduce((total, each) => total + each[key], 0);
  const total = { clicks: sum('clicks'), keys: sum('keys'), characters: sum('characters') };
  const minutes = getHandSeconds(total) / 60;
  const { clicks, keys, characters } = total;
  console.log(
    `yearly change: ${clicks} clicks, ${keys} keys, ${characters} Chinese characters, ${minutes.toFixed(1)} minutes`,
  );
  return minutes;
}

/** Closes the batch of this year, and opens that of the next one. */
async function openNextBatch(url: string): Promise<void> {
  const admin = await openDemoClient(url, 'admin');
  const { list } = await admin.must<ManagedWindowsData>(`${paths.managedWindows}?program=gazelle&state=open`);
  for (const { id, version } of list)
    await admin.must(withId(paths.closeWindow, id), { version, confirmed: true, reason: '换批' });
  const { server_time } = await admin.must<WindowDetail>(withId(paths.managedWindow, list[0]?.id ?? ''));
  await admin.must(paths.createWindow, {
    program: 'gazelle',
    batch_year: 2027,
    opens_at: server_time,
    closes_at: '2026-12-25T00:00:00Z',
    first_review_by: null,
    quota: 1,
    grace_minutes: 0,
    confirmed: true,
  });
}

/** Its own: the batch of a program that other tests file is closed. */
let server: RealServer;
test.beforeAll(async () => {
  server = await new RealServer().start();
});
test.afterAll(() => server.remove());

test('somebody new changes a program for the next batch within the goal, and companies get it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await addAdministrator(server.url, CHECKER, '13900008811');
  await addAdministrator(server.url, ISSUER, '13900008812');

  const [compiler, checker, issuer] = [
    await Officer.open(browser, server.url),
    await Officer.open(browser, server.url),
    await Officer.open(browser, server.url),
  ] as const;
  await compile(compiler);
  await checker.signIn(CHECKER);
  await checker.takeStep('复核通过', '待签发');
  await issuer.signIn(ISSUER);
  await issuer.takeStep('签发', '2027年');
  expect(report([compiler.acts, checker.acts, issuer.acts])).toBeLessThan(GOAL_MINUTES);

  await openNextBatch(server.url);
  const { client } = await registerCompany(server);
  const page = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
  await openAs(page, client, `${requireProgram('gazelle').route}?section=baseData`);
  await expect(page.getByLabel('车间数量')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(HELP.zh)).toBeVisible();
  // Its key was not typed: it follows the English name.
  await expect(page.locator('[id="baseData.number_of_workshops"]')).toBeVisible();
  await page.getByLabel('上年度数字化投入').fill('20');
  await page.getByLabel('车间数量').fill('3');
  await page.getByRole('button', { name: '校验本页' }).click();
  await expect(page.getByText(RULE.zh).first()).toBeVisible();
  await page.getByLabel('上年度数字化投入').fill('60');
  await page.getByRole('button', { name: '校验本页' }).click();
  await expect(page.getByText(RULE.zh)).toHaveCount(0);
  await page.getByRole('navigation', { name: '申报内容' }).getByRole('link', { name: '附件材料' }).click();
  await expect(page.getByText('数字化投入专项审计报告').first()).toBeVisible();
});
