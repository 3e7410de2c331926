import { isCreditCode } from '../../../checks/credit-code';
import type { Rule } from '../../../definition';
import { has } from '../../../expressions/choices';
import { months } from '../../../expressions/dates';
import { atLeast } from '../../../expressions/numbers';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const applicantRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-01',
    level: 'error',
    zh: '申报主体与平台类型不符',
    en: 'The applicant may not apply for this kind of platform',
    paths: ['baseData.host_nature'],
    check: ({ T, baseData }) => has(T<string[]>('hosts'), baseData.host_nature),
  },
  {
    id: 'IP-02',
    level: 'error',
    zh: '统一社会信用代码校验位不正确',
    en: 'The check digit of the unified social credit code is wrong',
    paths: ['baseData.credit_code'],
    check: ({ baseData }) => isCreditCode(baseData.credit_code),
  },
  /** Company, kind and year have a place left. */
  {
    id: 'IP-03',
    level: 'error',
    zh: '本年度该类型平台已提交，不能重复申报',
    en: 'A platform of this kind has already been submitted this year',
    paths: ['selectIndex.select_index'],
    server: true,
  },
  {
    id: 'IP-14',
    level: 'error',
    zh: '新型研发机构注册运营须满一年',
    en: 'A new-type R&D institution must have operated for one year',
    paths: ['baseData.registered_date'],
    check: ({ baseData, ctx, T }) =>
      atLeast(months(baseData.registered_date, ctx.today), T('operating_months')),
  },
  {
    id: 'IP-22',
    level: 'error',
    zh: '承诺事项须确认',
    en: 'The commitment must be confirmed',
    paths: ['declarationData.truthful'],
    check: ({ declarationData }) => declarationData.truthful === true,
  },
];
