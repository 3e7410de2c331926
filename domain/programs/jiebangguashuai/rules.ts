import type { Rule } from '../../definition';
import { has, isFilledIn } from '../../expressions/choices';
import { countDays } from '../../expressions/dates';
import { least, measured, most } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { getRowByKey, increasing } from '../../expressions/tables';
import { applicantRules, commonRules, rdIntensityRule } from '../common/rules/common';
import { periodRules } from '../common/rules/period';
import type { JiebangguashuaiAnswers } from './answers.generated';

export const rules: Rule<JiebangguashuaiAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('demand'),
  {
    id: 'JB-R01',
    level: 'error',
    zh: '完成时限超过36个月，请调整起止日期',
    en: 'The deadline is more than 36 months away; change the dates',
    ar: 'الموعد بعد أكثر من 36 شهرًا، عدّل التواريخ',
    met: { zh: '完成时限不超过36个月', en: 'The deadline is within 36 months', ar: 'الموعد خلال 36 شهرًا' },
    paths: ['demand.start_date', 'demand.end_date'],
    ...measured<JiebangguashuaiAnswers>(({ demand }) => most(demand.duration_months, 36, 'month')),
  },
  {
    id: 'JB-R02',
    level: 'error',
    zh: '研发投入总预算少于财政资助的4倍，请增加预算或调减资助',
    en: 'The R&D budget is below four times the grant; raise it or reduce the grant',
    ar: 'ميزانية البحث والتطوير أقل من أربعة أمثال المنحة، ارفعها أو خفّض المنحة',
    met: {
      zh: '研发投入总预算不少于财政资助的4倍',
      en: 'The R&D budget is at least four times the grant',
      ar: 'ميزانية البحث والتطوير أربعة أمثال المنحة على الأقل',
    },
    paths: ['demand.total_invest', 'demand.expect_grant'],
    ...measured<JiebangguashuaiAnswers>(({ demand }) =>
      least(demand.total_invest, 4 * demand.expect_grant, '10k_yuan'),
    ),
  },
  {
    id: 'JB-R03',
    level: 'error',
    zh: '支付揭榜方的榜额少于财政资助的40%，请提高榜额或调减资助',
    en: 'The reward is below 40% of the grant; raise it or reduce the grant',
    ar: 'المكافأة أقل من 40% من المنحة، ارفعها أو خفّض المنحة',
    met: {
      zh: '支付揭榜方的榜额不少于财政资助的40%',
      en: 'The reward is at least 40% of the grant',
      ar: 'المكافأة 40% من المنحة على الأقل',
    },
    paths: ['demand.reward_amount', 'demand.expect_grant'],
    ...measured<JiebangguashuaiAnswers>(({ demand }) =>
      least(demand.reward_amount, 0.4 * demand.expect_grant, '10k_yuan'),
    ),
  },
  {
    id: 'JB-R04',
    level: 'error',
    zh: '榜额不以货币支付，不符合申报条件，请改为货币支付',
    en: 'The reward is not paid in money; change how it is paid',
    ar: 'لا تُدفع المكافأة نقدًا، غيّر طريقة دفعها',
    met: { zh: '榜额以货币支付', en: 'The reward is paid in money', ar: 'تُدفع المكافأة نقدًا' },
    paths: ['demand.pay_in_cash'],
    check: ({ demand }) => demand.pay_in_cash === true,
  },
  {
    id: 'JB-R05',
    level: 'error',
    zh: '里程碑支付比例合计不是100%，请调整比例',
    en: 'Milestone payments do not add up to 100%; adjust them',
    ar: 'مجموع دفعات المعالم ليس 100%، عدّلها',
    met: {
      zh: '里程碑支付比例合计为100%',
      en: 'Milestone payments add up to 100%',
      ar: 'مجموع دفعات المعالم 100%',
    },
    paths: ['milestones.pay_ratio'],
    check: ({ sum, milestones }) => near(sum(milestones, 'pay_ratio'), 100),
  },
  {
    id: 'JB-R06',
    level: 'error',
    zh: '里程碑月份未依次递增或超过实施期限，请调整月份',
    en: 'Milestones are out of order or outside the period; change their months',
    ar: 'المعالم غير مرتبة أو خارج المدة، عدّل أشهرها',
    met: {
      zh: '里程碑月份依次递增，且不超过实施期限',
      en: 'Milestones are in order and inside the period',
      ar: 'المعالم مرتبة وضمن المدة',
    },
    paths: ['milestones.due_month', 'demand.start_date', 'demand.end_date'],
    check: ({ milestones, all, demand }) =>
      increasing(milestones, 'due_month') &&
      all(milestones, (row) => row.due_month <= demand.duration_months),
  },
  {
    id: 'JB-R07',
    level: 'error',
    zh: '经费来源合计与研发投入总预算不一致，请核对两处数据',
    en: 'Funds differ from the R&D budget; check both',
    ar: 'التمويل يختلف عن ميزانية البحث والتطوير، راجع كليهما',
    met: {
      zh: '经费来源合计等于研发投入总预算',
      en: 'Funds equal the R&D budget',
      ar: 'التمويل يساوي ميزانية البحث والتطوير',
    },
    paths: ['funding_sources.amount', 'demand.total_invest'],
    check: ({ funding_sources, demand }) =>
      near(getRowByKey(funding_sources, 'total').amount, demand.total_invest),
  },
  {
    id: 'JB-R08',
    level: 'error',
    zh: '经费来源中的申请资助与拟申请财政资助不一致，请核对两处数据',
    en: 'The two grant figures differ; check both',
    ar: 'رقما المنحة مختلفان، راجع كليهما',
    met: {
      zh: '申请资助与拟申请财政资助一致',
      en: 'The two grant figures agree',
      ar: 'رقما المنحة متوافقان',
    },
    paths: ['funding_sources.amount', 'demand.expect_grant'],
    check: ({ funding_sources, demand }) =>
      near(getRowByKey(funding_sources, 'city_grant').amount, demand.expect_grant),
  },
  {
    id: 'JB-R09',
    level: 'error',
    zh: '投入用途合计与研发投入总预算不一致，请核对两处数据',
    en: 'Use of funds differs from the R&D budget; check both',
    ar: 'استخدام الأموال يختلف عن ميزانية البحث والتطوير، راجع كليهما',
    met: {
      zh: '投入用途合计等于研发投入总预算',
      en: 'Use of funds equals the R&D budget',
      ar: 'استخدام الأموال يساوي ميزانية البحث والتطوير',
    },
    paths: ['invest_plan.grant', 'invest_plan.own', 'demand.total_invest'],
    check: ({ invest_plan, demand }) => near(getRowByKey(invest_plan, 'total').total, demand.total_invest),
  },
  {
    id: 'JB-R10',
    level: 'error',
    zh: '支付揭榜方金额与榜额不一致，请核对两处数据',
    en: 'The amount paid to the bidder differs from the reward; check both',
    ar: 'المبلغ المدفوع لمقدم العرض يختلف عن المكافأة، راجع كليهما',
    met: {
      zh: '支付揭榜方金额等于榜额',
      en: 'The amount paid to the bidder equals the reward',
      ar: 'المبلغ المدفوع لمقدم العرض يساوي المكافأة',
    },
    paths: ['invest_plan.grant', 'invest_plan.own', 'demand.reward_amount'],
    check: ({ invest_plan, demand }) =>
      near(getRowByKey(invest_plan, 'to_bidder').total, demand.reward_amount),
  },
  { ...rdIntensityRule, id: 'JB-R11' },
  {
    id: 'JB-R12',
    level: 'error',
    zh: '揭榜截止日期不早于拟启动日期，请核对两个日期',
    en: 'Bids do not close before the start; check both dates',
    ar: 'لا يُغلق تلقي العروض قبل البدء، راجع التاريخين',
    met: {
      zh: '揭榜截止日期在拟启动日期之前',
      en: 'Bids close before the start',
      ar: 'يُغلق تلقي العروض قبل البدء',
    },
    paths: ['demand.bid_deadline', 'demand.start_date'],
    check: ({ demand }) => countDays(demand.bid_deadline, demand.start_date) > 0,
  },
  {
    id: 'JB-R13',
    level: 'error',
    zh: '医院和社会组织未填写联合申报企业，请补填',
    en: 'A hospital or society must name a joint company; add it',
    ar: 'على المستشفى أو الجمعية تسمية شركة مشاركة، أضفها',
    met: { zh: '已填写联合申报企业', en: 'A joint company is named', ar: 'سُميت شركة مشاركة' },
    applies: ({ applicant_basic }) => has(['hospital', 'social_org'], applicant_basic.unit_type),
    elsewhere: {
      zh: '仅医院和社会组织须满足',
      en: 'Asked of hospitals and societies only',
      ar: 'يُطلب من المستشفيات والجمعيات فقط',
    },
    paths: ['applicant_basic.unit_type', 'demand.joint_company'],
    check: ({ demand }) => isFilledIn(demand.joint_company),
  },
  {
    id: 'JB-R14',
    level: 'error',
    zh: '已选择有意向揭榜方，但未填写单位与专家，请补填',
    en: 'A bidder is in mind but not named; name it',
    ar: 'هناك مقدم عرض مقصود لم يُسمَّ، سمّه',
    met: {
      zh: '已填写意向揭榜方的单位与专家',
      en: 'The bidder in mind is named',
      ar: 'سُمي مقدم العرض المقصود',
    },
    applies: ({ bidder_terms }) => bidder_terms.has_intended === true,
    elsewhere: { zh: '没有意向揭榜方', en: 'No bidder is in mind', ar: 'لا يوجد مقدم عرض مقصود' },
    paths: ['bidder_terms.has_intended'],
    check: ({ bidder_terms }) => isFilledIn(bidder_terms.intended_bidder),
  },
  {
    id: 'JB-R15',
    level: 'error',
    zh: '财政资金用途合计与申请资助不一致，请调整财政资金用途',
    en: 'Grant use differs from the grants; adjust it',
    ar: 'استخدام المنحة يختلف عن المنح، عدّله',
    met: {
      zh: '财政资金用途合计等于申请资助',
      en: 'Grant use equals the grants',
      ar: 'استخدام المنحة يساوي المنح',
    },
    paths: ['invest_plan.grant', 'funding_sources.amount'],
    check: ({ invest_plan, funding_sources }) =>
      near(
        getRowByKey(invest_plan, 'total').grant,
        getRowByKey(funding_sources, 'city_grant').amount +
          getRowByKey(funding_sources, 'upper_grant').amount,
      ),
  },
];
