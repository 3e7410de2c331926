import type { FormScope, Rule } from '../../definition';
import { has, hasAny } from '../../expressions/choices';
import { countDays, countMonthsApart } from '../../expressions/dates';
import { least, measured, most, selectDecidingFigure } from '../../expressions/figures';
import { noOverlap } from '../../expressions/tables';
import { applicantRules, commonRules } from '../common/rules/common';
import type { OverseasprojectAnswers } from './answers.generated';

const isEngineer = ({ filing }: FormScope<OverseasprojectAnswers>): boolean =>
  filing.category === 'overseas_engineer';

export const rules: Rule<OverseasprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  {
    id: 'OV-R01',
    level: 'error',
    zh: '合同期限少于12个月，请核对合同起止日期或改选类别',
    en: 'The contract is shorter than 12 months; check its dates or choose another category',
    met: { zh: '合同期限不少于12个月', en: 'The contract runs for at least 12 months' },
    applies: isEngineer,
    elsewhere: { zh: '仅海外工程师须满足', en: 'Asked of overseas engineers only' },
    paths: ['filing.category', 'employment.contract_from', 'employment.contract_to'],
    ...measured<OverseasprojectAnswers>(({ employment }) => least(employment.contract_months, 12, 'month')),
  },
  {
    id: 'OV-R02',
    level: 'error',
    zh: '核算期实发年薪低于50万元，请核对薪酬或改选类别',
    en: 'Less than CNY 500,000 was paid in the period; check the pay or choose another category',
    met: { zh: '核算期实发年薪50万元以上', en: 'At least CNY 500,000 was paid in the period' },
    applies: isEngineer,
    elsewhere: { zh: '仅海外工程师须满足', en: 'Asked of overseas engineers only' },
    paths: ['filing.category', 'pay_records.gross_pay'],
    ...measured<OverseasprojectAnswers>(({ subsidy }) => least(subsidy.pay_total_wan, 50, '10k_yuan')),
  },
  {
    id: 'OV-R03',
    level: 'error',
    zh: '年度在岗少于90天，请核对出入境日期或岗位类别',
    en: 'The person was here for fewer than 90 days in the year; check the entries or the kind of post',
    met: { zh: '年度在岗不少于90天', en: 'The person was here for at least 90 days in the year' },
    applies: (scope) => isEngineer(scope) && has(['technical', 'management'], scope.employment.post_type),
    elsewhere: {
      zh: '仅海外工程师的技术、管理岗位须满足',
      en: 'Asked of overseas engineers in technical and management posts only',
    },
    paths: ['filing.category', 'employment.post_type', 'entry_records.date_in', 'entry_records.date_out'],
    ...measured<OverseasprojectAnswers>(({ subsidy }) => least(subsidy.stay_total, 90, 'day')),
  },
  {
    id: 'OV-R04',
    level: 'error',
    zh: '约定工作日少于10天，请核对协议天数',
    en: 'Fewer than ten working days are agreed; check the agreement',
    met: { zh: '约定工作日不少于10天', en: 'At least ten working days a year are agreed' },
    applies: ({ filing }) => filing.engagement === 'flexible',
    elsewhere: { zh: '仅柔性引才须满足', en: 'Asked of flexible engagements only' },
    paths: ['filing.engagement', 'employment.agreed_days'],
    ...measured<OverseasprojectAnswers>(({ employment }) => least(employment.agreed_days, 10, 'day')),
  },
  {
    id: 'OV-R05',
    level: 'error',
    zh: '申报类别与引进方式不符（海外工程师须全职引进），请改选其中一项',
    en: 'Category and form of engagement do not match (overseas engineers work full time); change one of them',
    met: { zh: '申报类别与引进方式相符', en: 'Category and form of engagement match' },
    paths: ['filing.category', 'filing.engagement'],
    check: ({ filing }) => (filing.category === 'overseas_engineer') === (filing.engagement === 'fulltime'),
  },
  {
    id: 'OV-R06',
    level: 'error',
    zh: '集团内部或关联企业派遣人员不予资助，请更换人员或核对填报内容',
    en: 'Staff sent within the group cannot be supported; choose another person or check the answer',
    met: { zh: '不是集团内部或关联企业派遣人员', en: 'The person is not sent within the group' },
    paths: ['employment.is_dispatched'],
    check: ({ employment }) => employment.is_dispatched === false,
  },
  {
    id: 'OV-R07',
    level: 'error',
    zh: '薪酬月份重复或不在核算期内，请核对月份',
    en: 'A pay month appears twice or lies outside the period; correct it',
    met: { zh: '薪酬月份无重复，且均在核算期内', en: 'Every pay month is listed once and inside the period' },
    paths: ['pay_records.month', 'filing.period_from', 'filing.period_to'],
    check: ({ unique, pay_records, all, filing }) =>
      unique(pay_records, 'month') &&
      all(pay_records, (row) => row.month >= filing.period_from && row.month <= filing.period_to),
  },
  {
    id: 'OV-R08',
    level: 'error',
    zh: '核算期先后颠倒或超过12个月，请调整起止月份',
    en: 'The pay period is reversed or longer than 12 months; change its months',
    met: { zh: '核算期为连续12个月以内', en: 'The pay period is at most 12 months' },
    paths: ['filing.period_from', 'filing.period_to'],
    ...measured<OverseasprojectAnswers>(({ filing }) => {
      const length = countMonthsApart(filing.period_from, filing.period_to) + 1;
      return selectDecidingFigure(least(length, 1, 'month'), most(length, 12, 'month'));
    }),
  },
  {
    id: 'OV-R09',
    level: 'error',
    zh: '在岗日期重叠或先后颠倒，请核对出入境日期',
    en: 'Stays overlap or end before they start; check the dates',
    met: { zh: '各次在岗日期无重叠，先后正确', en: 'Stays follow each other without overlap' },
    paths: ['entry_records.date_in', 'entry_records.date_out'],
    check: ({ entry_records, all }) =>
      noOverlap(entry_records, 'date_in', 'date_out') &&
      all(entry_records, (row) => countDays(row.date_in, row.date_out) >= 0),
  },
  {
    id: 'OV-R10',
    level: 'error',
    zh: '申请资助高于测算金额，请调减申请金额',
    en: 'The application exceeds the formula; reduce it',
    met: { zh: '申请资助不高于测算金额', en: 'The application is within the formula' },
    paths: ['apply.apply_amount', 'pay_records.gross_pay', 'filing.category'],
    ...measured<OverseasprojectAnswers>(({ apply, subsidy }) =>
      most(apply.apply_amount, subsidy.subsidy_amount ?? 0, '10k_yuan'),
    ),
  },
  {
    id: 'OV-R11',
    level: 'error',
    zh: '护照或工作许可已过期，请换证后更新有效期',
    en: 'The passport or work permit has run out; renew it and enter the new date',
    met: { zh: '护照和工作许可均在有效期内', en: 'Passport and work permit are valid' },
    paths: ['talent.passport_expiry', 'talent.permit_category', 'talent.permit_expiry'],
    check: ({ ctx, talent }) =>
      countDays(ctx.today, talent.passport_expiry) > 0 &&
      (talent.permit_category === 'exempt' || countDays(ctx.today, talent.permit_expiry) > 0),
  },
  {
    id: 'OV-R12',
    level: 'error',
    zh: '上年度已获资助，且不是科技型企业或有研发平台的单位，不能续报，请核对单位资质',
    en: 'The person was supported last year, and the company is neither high-tech nor host of an R&D platform; check its qualifications',
    met: {
      zh: '科技型企业或有研发平台的单位，可以续报',
      en: 'The company is high-tech or hosts an R&D platform and may file again',
    },
    applies: ({ filing }) => filing.awarded_last_year === true,
    elsewhere: { zh: '上年度未获资助', en: 'The person was not supported last year' },
    paths: ['filing.awarded_last_year', 'applicant_basic.qualifications'],
    check: ({ applicant_basic }) =>
      hasAny(applicant_basic.qualifications, ['hightech', 'atse', 'tech_sme', 'rd_platform']),
  },
  {
    id: 'OV-R13',
    level: 'warning',
    zh: '全职引进人员的国籍一般不为中国，请核对国籍',
    en: 'A full-time overseas engineer is normally not a Chinese national; check the nationality',
    met: { zh: '全职引进人员为外国国籍', en: 'The overseas engineer is a foreign national' },
    applies: isEngineer,
    elsewhere: { zh: '仅海外工程师须满足', en: 'Asked of overseas engineers only' },
    paths: ['filing.category', 'talent.talent_country'],
    check: ({ talent }) => talent.talent_country !== 'CN',
  },
  {
    id: 'OV-R14',
    level: 'warning',
    zh: '合同年薪低于实发薪酬，请核对两项金额',
    en: 'Contract pay is below the pay recorded; check both',
    met: { zh: '合同年薪不低于实发薪酬', en: 'Contract pay covers the pay recorded' },
    applies: ({ employment }) => employment.contract_currency === 'CNY',
    elsewhere: { zh: '合同以外币计薪，不作此项比较', en: 'Compared for contracts in yuan only' },
    paths: ['employment.contract_currency', 'employment.contract_pay', 'pay_records.gross_pay'],
    ...measured<OverseasprojectAnswers>(({ employment, subsidy }) =>
      least(employment.contract_pay, subsidy.pay_total_wan ?? 0, '10k_yuan'),
    ),
  },
];
