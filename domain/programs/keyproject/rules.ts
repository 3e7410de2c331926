import type { Rule } from '../../definition';
import { getOptionAttribute, has } from '../../expressions/choices';
import { countMonths } from '../../expressions/dates';
import { least, measured, most } from '../../expressions/figures';
import { getRowByKey } from '../../expressions/tables';
import { budgetRules, equipmentRules, ownFundsRules } from '../common/rules/budget';
import { applicantRules, commonRules, rdIntensityRule } from '../common/rules/common';
import { leaderOnceRules, leaderRules } from '../common/rules/leader';
import { partnerRules } from '../common/rules/partners';
import { periodRules } from '../common/rules/period';
import { scheduleRules, scheduleSpendRules } from '../common/rules/schedule';
import { teamRules } from '../common/rules/team';
import type { KeyprojectAnswers } from './answers.generated';
import { keyProjectType } from './dictionaries';

export const rules: Rule<KeyprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('project_basic'),
  ...scheduleRules('project_basic'),
  ...scheduleSpendRules,
  ...leaderRules,
  ...leaderOnceRules,
  ...teamRules,
  ...partnerRules('project_basic'),
  ...budgetRules,
  ...equipmentRules,
  ...ownFundsRules,
  {
    id: 'KP-R01',
    level: 'error',
    zh: '实施期限超过36个月，请调整起止日期',
    en: 'The project lasts more than 36 months; change the dates',
    ar: 'مدة المشروع أكثر من 36 شهرًا، عدّل التواريخ',
    met: {
      zh: '实施期限不超过36个月',
      en: 'The project lasts up to 36 months',
      ar: 'مدة المشروع حتى 36 شهرًا',
    },
    paths: ['project_basic.start_date', 'project_basic.end_date'],
    ...measured<KeyprojectAnswers>(({ project_basic }) => most(project_basic.duration_months, 36, 'month')),
  },
  {
    id: 'KP-R02',
    level: 'error',
    zh: '申请财政资助超过该类别上限，请调减申请金额',
    en: 'The grant is above the ceiling for this type; reduce it',
    ar: 'المنحة فوق حد هذا النوع، خفّضها',
    met: {
      zh: '申请财政资助不超过该类别上限',
      en: 'The grant is within the ceiling for this type',
      ar: 'المنحة ضمن حد هذا النوع',
    },
    paths: ['funding_sources.amount', 'project_basic.project_type'],
    ...measured<KeyprojectAnswers>(({ funding_sources, project_basic }) =>
      most(
        getRowByKey(funding_sources, 'city_grant').amount,
        getOptionAttribute<number>(keyProjectType, project_basic.project_type, 'grant_max_wan'),
        '10k_yuan',
      ),
    ),
  },
  {
    id: 'KP-R03',
    level: 'error',
    zh: '重大科技成果转化项目自筹资金低于资助的2倍，请增加自筹资金或调减申请金额',
    en: 'Own funds are below twice the grant; raise them or reduce the grant',
    ar: 'التمويل الذاتي أقل من ضعف المنحة، ارفعه أو خفّض المنحة',
    met: {
      zh: '自筹资金不低于资助的2倍',
      en: 'Own funds are at least twice the grant',
      ar: 'التمويل الذاتي ضعف المنحة على الأقل',
    },
    applies: ({ project_basic }) => project_basic.project_type === 'transform',
    elsewhere: {
      zh: '仅重大科技成果转化项目须满足',
      en: 'Asked of commercialisation projects only',
      ar: 'يُطلب من مشاريع التحويل التجاري فقط',
    },
    paths: ['project_basic.project_type', 'funding_sources.amount'],
    ...measured<KeyprojectAnswers>(({ budget_summary }) =>
      least(budget_summary.sum_own, 2 * budget_summary.sum_grant, '10k_yuan'),
    ),
  },
  {
    id: 'KP-R04',
    level: 'error',
    zh: '完成时技术就绪度不高于立项时，请核对两个等级',
    en: 'The readiness level does not rise; check both levels',
    ar: 'لا يرتفع مستوى الجاهزية، راجع المستويين',
    met: { zh: '完成时技术就绪度高于立项时', en: 'The readiness level rises', ar: 'يرتفع مستوى الجاهزية' },
    paths: ['project_basic.trl_end', 'project_basic.trl_start'],
    check: ({ project_basic }) => Number(project_basic.trl_end) > Number(project_basic.trl_start),
  },
  { ...rdIntensityRule, id: 'KP-R05' },
  {
    id: 'KP-R06',
    level: 'error',
    zh: '产业链协同创新、国际合作项目没有合作单位，请补填合作单位',
    en: 'Joint and international projects need a partner; add one',
    ar: 'المشاريع المشتركة والدولية تحتاج إلى شريك، أضف واحدًا',
    met: { zh: '已有合作单位', en: 'The project has a partner', ar: 'للمشروع شريك' },
    applies: ({ project_basic }) => has(['chain_collab', 'intl_coop'], project_basic.project_type),
    elsewhere: {
      zh: '仅产业链协同创新、国际合作项目须满足',
      en: 'Asked of joint and international projects only',
      ar: 'يُطلب من المشاريع المشتركة والدولية فقط',
    },
    paths: ['project_basic.project_type', 'project_basic.has_partner'],
    check: ({ project_basic }) => project_basic.has_partner === true,
  },
  {
    id: 'KP-R07',
    level: 'warning',
    zh: '新增净利润大于新增销售收入，请核对两项数据',
    en: 'Added profit exceeds added sales; check both figures',
    ar: 'الربح المضاف يتجاوز المبيعات المضافة، راجع الرقمين',
    met: {
      zh: '新增净利润不大于新增销售收入',
      en: 'Added profit is within added sales',
      ar: 'الربح المضاف ضمن المبيعات المضافة',
    },
    paths: ['economic_indicator_data.net_profit', 'economic_indicator_data.sales_revenue'],
    check: ({ all, economic_indicator_data }) =>
      all(economic_indicator_data, (row) => row.net_profit <= row.sales_revenue),
  },
  {
    id: 'KP-R08',
    level: 'warning',
    zh: '没有发明专利产出，请补填预期产出',
    en: 'No invention patent is expected; add one',
    ar: 'لا تُتوقع براءة اختراع، أضف واحدة',
    met: {
      zh: '预期有发明专利产出',
      en: 'At least one invention patent is expected',
      ar: 'تُتوقع براءة اختراع واحدة على الأقل',
    },
    paths: ['expected_outputs.out_invention_filed', 'expected_outputs.out_invention_granted'],
    ...measured<KeyprojectAnswers>(({ expected_outputs }) =>
      least(expected_outputs.out_invention_filed + expected_outputs.out_invention_granted, 1, 'item'),
    ),
  },
  {
    id: 'KP-R09',
    level: 'error',
    zh: '企业注册未满1年，不能申报，请核对成立日期',
    en: 'The company has been registered for less than a year and cannot apply; check the date of registration',
    ar: 'مضى على تسجيل الشركة أقل من سنة ولا يمكنها التقديم، راجع تاريخ التسجيل',
    met: {
      zh: '企业注册满1年',
      en: 'The company has been registered for at least a year',
      ar: 'مضت سنة على الأقل على تسجيل الشركة',
    },
    paths: ['applicant_basic.registered_date'],
    ...measured<KeyprojectAnswers>(({ applicant_basic, ctx }) =>
      least(countMonths(applicant_basic.registered_date, ctx.today), 12, 'month'),
    ),
  },
];
