import type { Rule } from '../../../definition';
import { addMonths } from '../../../expressions/dates';
import { atLeast, ratioAtLeast } from '../../../expressions/numbers';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const siteRules: Rule<IncubationCarrierAnswers>[] = [
  {
    id: 'IC-04',
    level: 'error',
    zh: '可自主支配场地面积未达到要求（众创空间可以工位数替代）',
    en: 'The site is too small (a maker space may count workstations instead)',
    paths: ['siteData.total_area', 'siteData.workstations'],
    check: ({ siteData, T }) =>
      atLeast(siteData.total_area, T('area')) ||
      (T<boolean>('area_or_workstations') === true && atLeast(siteData.workstations, T('workstations'))),
  },
  {
    id: 'IC-05',
    level: 'error',
    zh: '在孵企业使用面积（含公共服务面积）占比未达到要求',
    en: 'The share of area used by incubatees is too low',
    paths: ['siteData.incubatee_area', 'siteData.public_area', 'siteData.total_area'],
    check: ({ siteData, T }) =>
      ratioAtLeast(siteData.incubatee_area + siteData.public_area, siteData.total_area, T('use_ratio')),
  },
  {
    id: 'IC-17',
    level: 'error',
    zh: '在孵企业面积与公共服务面积之和不能大于总面积',
    en: 'Incubatee area and public area cannot exceed the total',
    paths: ['siteData.incubatee_area', 'siteData.public_area', 'siteData.total_area'],
    check: ({ siteData }) => siteData.incubatee_area + siteData.public_area <= siteData.total_area,
  },
  {
    id: 'IC-18',
    level: 'warning',
    zh: '在孵企业明细面积合计与在孵企业使用面积不一致',
    en: 'The areas listed for incubatees do not add up to the area stated',
    paths: ['incubateeData.area', 'siteData.incubatee_area'],
    check: ({ sum, incubateeData, siteData }) =>
      Math.abs(sum(incubateeData, 'area') - siteData.incubatee_area) <= 0.05 * siteData.incubatee_area,
  },
  {
    id: 'IC-22',
    level: 'warning',
    zh: '租赁剩余期限不足3年',
    en: 'Less than three years of lease remain',
    paths: ['siteData.ownership', 'siteData.lease_end_date'],
    check: ({ siteData, ctx }) =>
      siteData.ownership === 'owned' || siteData.lease_end_date >= addMonths(ctx.today, 36),
  },
  {
    id: 'IC-25',
    level: 'error',
    zh: '孵化服务类别不足',
    en: 'Too few kinds of service',
    paths: ['siteData.services'],
    check: ({ siteData, T }) => atLeast(siteData.services.length, T('services')),
  },
];
