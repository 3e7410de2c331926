/** Choosing among plans and among kinds of a platform: what is said of each, and where it leads. */
import type { Page } from '@playwright/test';
import type { Filing } from '../../domain/filing/types';
import { openDemoClient } from '../support/server/api-client';
import { prepareDemo, requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const choice = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test.describe('Plan chooser (/forms/TechnologyPlan)', () => {
  test('leads to a plan, and shows its status on return', async ({ page, company }) => {
    await openAs(page, company.client, '/forms/TechnologyPlan');
    await expect(page.getByRole('article')).toHaveCount(10);
    const plan = choice(page, '重点研发计划项目申报');
    await expect(plan).toContainText('注册满1年');
    await expect(plan).toContainText('还剩40天');
    await expect(plan).toContainText('每批1项，本单位已有0项');
    await expect(plan).toContainText('尚未申报');

    await plan.getByRole('link', { name: /^开始申报/ }).click();
    await expect(page).toHaveURL(/\/forms\/technologyPlanA$/);
    await page.getByRole('link', { name: /^开始填写/ }).click();
    const name = page.locator('[id="project_basic.project_name"]');
    const section = page.getByRole('navigation', { name: '申报内容' });
    await section.getByRole('link', { name: /^项目基本信息/ }).click();
    await name.fill('协作机器人关节的研发');
    await expect(page.getByText(/已自动保存 \d\d:\d\d:\d\d/)).toBeVisible({ timeout: 15_000 });

    await page.getByRole('link', { name: '查看全部计划' }).click();
    await expect(plan).toContainText('草稿');
    await expect(plan).toContainText('本单位已有1项');
    await plan.getByRole('link', { name: /^继续填写/ }).click();
    await expect(page).toHaveURL(/\/forms\/technologyPlanA\?id=/);
    await page.getByRole('link', { name: /^项目基本信息/ }).click();
    await expect(name).toHaveValue('协作机器人关节的研发');
  });

  test('begins a further filing beside the first, at an address of its own', async ({ page, company }) => {
    const first = { project_basic: { project_name: '第一个项目的名称' } };
    const save = 'POST /api/v1.0/research_projects/portal/researchproject/';
    const { id } = await company.client.must<Filing>(save, { action: 'save', data: first });
    await openAs(page, company.client, '/forms/TechnologyPlan');
    const plan = choice(page, '科技研究项目申报');
    await plan.getByRole('link', { name: /^再报一项（第2项，共3项）/ }).click();
    await expect(page).toHaveURL(/\?new=[\w-]+$/);
    const name = page.locator('[id="project_basic.project_name"]');
    await page.getByRole('link', { name: /^项目基本信息/ }).click();
    await expect(name).toHaveValue('');
    await name.fill('第二个项目的名称');
    await expect(page.getByText(/已自动保存 \d\d:\d\d:\d\d/)).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(/[?&]id=[\w-]+/);
    await expect(page).not.toHaveURL(/new=|id=undefined/);
    await page.reload();
    await expect(name).toHaveValue('第二个项目的名称');

    await page.getByRole('link', { name: '查看全部计划' }).click();
    await expect(plan).toContainText('每批3项，本单位已有2项');
    await plan.getByRole('link', { name: /^第一个项目的名称/ }).click();
    await expect(page).toHaveURL(new RegExp(`id=${id}`));
    await page.getByRole('link', { name: /^项目基本信息/ }).click();
    await expect(name).toHaveValue('第一个项目的名称');
  });
});

test.describe('Kind chooser (/forms/innovateFormIndex)', () => {
  test('opens a form of the chosen kind, in which the kind is locked', async ({ page, company }) => {
    await openAs(page, company.client, '/forms/innovateFormIndex');
    await expect(page.getByRole('article')).toHaveCount(6);
    const laboratory = choice(page, '重点实验室');
    await expect(laboratory).toContainText('实验室面积500平方米以上');
    await expect(laboratory).not.toContainText('三级甲等医院');

    await laboratory.getByRole('link', { name: /^开始申报/ }).click();
    await expect(page).toHaveURL(/\/forms\/innovateForm\?selectIndex=2$/);
    await page
      .getByRole('link', { name: /选择平台类型/ })
      .first()
      .click();
    const kind = page.locator('[id="selectIndex.select_index"]');
    await expect(kind).toHaveValue('重点实验室');
    await expect(kind).not.toBeEditable();
    await expect(kind).toHaveAccessibleDescription(/不能在此修改/);

    await page.getByRole('link', { name: '选择其他类型' }).click();
    await expect(page).toHaveURL(/\/forms\/innovateFormIndex$/);
  });
});

test.describe('Menu (BasicLayout)', () => {
  test('opens each filing in turn as itself', async ({ page, server }) => {
    const client = await openDemoClient(server.url);
    const filed = await prepareDemo(client, requireProgram('gazelle'), requireProgram('hightech'));
    await openAs(page, client, '/forms/gazelleForm');
    await expect(page).toHaveURL(new RegExp(`gazelleForm\\?id=${filed}`));
    await page.getByRole('button', { name: '展开菜单' }).click();
    await page.getByRole('menuitem', { name: '项目目录' }).click();
    await page.getByRole('link', { name: '继续填写 高新技术企业认定申请' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('高新技术企业认定申请');
    await expect(page).toHaveURL(/declareForm\?id=/);
    expect(page.url()).not.toContain(filed);
  });
});
