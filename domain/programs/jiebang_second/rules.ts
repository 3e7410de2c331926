import type { Rule } from '../../definition';
import { countDays } from '../../expressions/dates';
import { least, measured, most } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { getRowByKey, increasing } from '../../expressions/tables';
import { budgetRules, equipmentRules } from '../common/rules/budget';
import { commonRules } from '../common/rules/common';
import { leaderIdentity, leaderMonths } from '../common/rules/leader';
import { periodRules } from '../common/rules/period';
import { membersOnce } from '../common/rules/team';
import type { JiebangSecondAnswers } from './answers.generated';
import { besideDemand } from './demand';

export const rules: Rule<JiebangSecondAnswers>[] = [
  ...commonRules,
  ...periodRules('proposal'),
  ...budgetRules,
  ...equipmentRules,
  {
    id: 'JS-R01',
    level: 'error',
    zh: '揭榜方与发榜方相同，请核对统一社会信用代码',
    en: 'The bidder is the demand side itself; check the credit codes',
    ar: 'مقدم العرض هو جهة الطلب نفسها، راجع رمزي الائتمان',
    met: { zh: '揭榜方不是发榜方', en: 'The bidder is not the demand side', ar: 'مقدم العرض ليس جهة الطلب' },
    paths: ['bidder.bidder_code', 'demand_link.demander_code'],
    check: ({ bidder, demand_link }) => bidder.bidder_code !== demand_link.demander_code,
  },
  {
    id: 'JS-R02',
    level: 'error',
    zh: '揭榜方与发榜方存在关联关系，不符合申报要求，请核对填报内容',
    en: 'The bidder is related to the demand side and cannot bid; check the answer',
    ar: 'مقدم العرض ذو صلة بجهة الطلب ولا يجوز له التقديم، راجع الإجابة',
    met: {
      zh: '揭榜方与发榜方无关联关系',
      en: 'The bidder is not related to the demand side',
      ar: 'مقدم العرض ليس ذا صلة بجهة الطلب',
    },
    paths: ['bidder.related_party'],
    check: ({ bidder }) => bidder.related_party === false,
  },
  {
    id: 'JS-R03',
    level: 'error',
    zh: '有技术指标为负偏离，请按榜单要求响应',
    en: 'An indicator is below the requirement; answer it as the demand asks',
    ar: 'مؤشر دون المطلوب، أجب عنه كما يقتضي الطلب',
    met: {
      zh: '各项技术指标均无负偏离',
      en: 'Every indicator reaches the requirement',
      ar: 'كل مؤشر يبلغ المطلوب',
    },
    paths: ['responses.deviation'],
    check: ({ all, responses }) => all(responses, (row) => row.deviation !== 'negative'),
  },
  /** The answered indicators are those of the demand of the first stage. */
  {
    id: 'JS-R04',
    level: 'error',
    zh: '未逐项响应榜单全部指标，请对照榜单补齐并删除多余指标',
    en: 'Every indicator of the demand must be answered; add those that are missing and remove others',
    ar: 'يجب الإجابة عن كل مؤشر في الطلب، أضف ما نقص واحذف غيره',
    met: {
      zh: '已逐项响应榜单全部指标',
      en: 'All indicators of the demand are answered',
      ar: 'أُجيب عن جميع مؤشرات الطلب',
    },
    paths: ['responses.indicator'],
    server: true,
    beside: besideDemand(({ responses }, { tech_indicators }) => {
      const answered = responses.map(({ indicator }) => indicator);
      return (
        answered.length === tech_indicators.length &&
        tech_indicators.every(({ indicator }) => answered.includes(indicator))
      );
    }),
  },
  {
    id: 'JS-R05',
    level: 'error',
    zh: '合同金额低于榜额，请核对合同金额',
    en: 'The contract is below the reward; check its amount',
    ar: 'العقد أقل من المكافأة، راجع مبلغه',
    met: {
      zh: '合同金额不低于榜额',
      en: 'The contract at least equals the reward',
      ar: 'العقد يساوي المكافأة على الأقل',
    },
    paths: ['contract.contract_amount', 'demand_link.reward_amount'],
    ...measured<JiebangSecondAnswers>(({ contract, demand_link }) =>
      least(contract.contract_amount, demand_link.reward_amount ?? undefined, '10k_yuan'),
    ),
  },
  {
    id: 'JS-R06',
    level: 'error',
    zh: '里程碑支付合计与合同金额不一致，请调整支付金额',
    en: 'Milestone payments differ from the contract; adjust them',
    ar: 'دفعات المعالم تختلف عن العقد، عدّلها',
    met: {
      zh: '里程碑支付合计等于合同金额',
      en: 'Milestone payments equal the contract',
      ar: 'دفعات المعالم تساوي العقد',
    },
    paths: ['milestones.pay_amount', 'contract.contract_amount'],
    check: ({ sum, milestones, contract }) => near(sum(milestones, 'pay_amount'), contract.contract_amount),
  },
  {
    id: 'JS-R07',
    level: 'error',
    zh: '里程碑未按日期先后排列或超出实施期，请调整日期',
    en: 'Milestones are out of order or outside the period; change their dates',
    ar: 'المعالم غير مرتبة أو خارج المدة، عدّل تواريخها',
    met: {
      zh: '里程碑按日期先后排列，且均在实施期内',
      en: 'Milestones are in order and inside the period',
      ar: 'المعالم مرتبة وضمن المدة',
    },
    paths: ['milestones.due_date', 'proposal.start_date', 'proposal.end_date'],
    check: ({ milestones, all, proposal }) =>
      increasing(milestones, 'due_date') &&
      all(
        milestones,
        (row) =>
          countDays(proposal.start_date, row.due_date) >= 0 &&
          countDays(row.due_date, proposal.end_date) >= 0,
      ),
  },
  {
    id: 'JS-R08',
    level: 'error',
    zh: '合同签订日期早于确定揭榜方日期，请核对两个日期',
    en: 'The contract was signed before the bidder was chosen; check both dates',
    ar: 'وُقّع العقد قبل اختيار مقدم العرض، راجع التاريخين',
    met: {
      zh: '合同在确定揭榜方之后签订',
      en: 'The contract was signed after the bidder was chosen',
      ar: 'وُقّع العقد بعد اختيار مقدم العرض',
    },
    paths: ['selection.selection_date', 'contract.contract_date'],
    check: ({ selection, contract }) => countDays(selection.selection_date, contract.contract_date) >= 0,
  },
  {
    id: 'JS-R09',
    level: 'error',
    zh: '研发总投入少于财政资助的4倍，请增加投入或调减资助',
    en: 'Total investment is below four times the grant; raise it or reduce the grant',
    ar: 'مجموع الاستثمار أقل من أربعة أمثال المنحة، ارفعه أو خفّض المنحة',
    met: {
      zh: '研发总投入不少于财政资助的4倍',
      en: 'Total investment is at least four times the grant',
      ar: 'مجموع الاستثمار أربعة أمثال المنحة على الأقل',
    },
    paths: ['funding_sources.amount'],
    ...measured<JiebangSecondAnswers>(({ budget_summary }) =>
      least(budget_summary.sum_total, 4 * budget_summary.sum_grant, '10k_yuan'),
    ),
  },
  /** The grant is at most the amount that the demand of the first stage expects. */
  {
    id: 'JS-R10',
    level: 'error',
    zh: '财政资助高于第一阶段拟申请金额，请调减申请资助',
    en: 'The grant cannot exceed the first-stage figure; reduce it',
    ar: 'لا يجوز أن تتجاوز المنحة رقم المرحلة الأولى، خفّضها',
    met: {
      zh: '财政资助不高于第一阶段拟申请金额',
      en: 'The grant is within the first-stage figure',
      ar: 'المنحة ضمن رقم المرحلة الأولى',
    },
    paths: ['funding_sources.amount'],
    server: true,
    beside: besideDemand(
      ({ funding_sources }, { demand }) =>
        getRowByKey(funding_sources, 'city_grant').amount <= demand.expect_grant + 0.005,
    ),
  },
  {
    id: 'JS-R11',
    level: 'error',
    zh: '实施期限超过36个月或晚于榜单时限，请调整结束日期',
    en: 'The project lasts more than 36 months or ends after the deadline of the demand; change the end date',
    ar: 'مدة المشروع أكثر من 36 شهرًا أو ينتهي بعد موعد الطلب، عدّل تاريخ الانتهاء',
    met: {
      zh: '实施期限不超过36个月，且不晚于榜单时限',
      en: 'The project ends within 36 months and by the deadline of the demand',
      ar: 'ينتهي المشروع خلال 36 شهرًا وقبل موعد الطلب',
    },
    paths: ['proposal.start_date', 'proposal.end_date'],
    ...measured<JiebangSecondAnswers>(({ proposal }) => most(proposal.duration_months, 36, 'month')),
    beside: besideDemand(({ proposal }, { demand }) => proposal.end_date <= demand.end_date),
  },
  {
    id: 'JS-R12',
    level: 'error',
    zh: '已选择联合揭榜，但未填写联合单位或未上传协议，请补充',
    en: 'This is a joint bid, but no unit is listed or the agreement is missing; add both',
    ar: 'هذا عرض مشترك لكن لم تُدرج جهة أو تنقص الاتفاقية، أضف كليهما',
    met: {
      zh: '已填写联合单位并上传协议',
      en: 'The joint units are listed and the agreement is uploaded',
      ar: 'الجهات المشتركة مدرجة والاتفاقية مرفوعة',
    },
    applies: ({ bidder }) => bidder.has_partner === true,
    elsewhere: { zh: '仅联合揭榜须满足', en: 'Asked of joint bids only', ar: 'يُطلب من العروض المشتركة فقط' },
    paths: ['bidder.has_partner', 'partners', 'filesData.cooperation_agreement'],
    check: ({ partners, hasFile }) => partners.length >= 1 && hasFile('cooperation_agreement'),
  },
  { ...membersOnce, id: 'JS-R13' },
  {
    id: 'JS-R14',
    level: 'error',
    zh: '揭榜方未确认申报内容，请揭榜方阅读后勾选',
    en: 'The bidder has not confirmed; have it read and tick the statement',
    ar: 'لم يؤكد مقدم العرض، ليقرأ البيان ويؤشر عليه',
    met: { zh: '揭榜方已确认申报内容', en: 'The bidder has confirmed', ar: 'أكد مقدم العرض' },
    paths: ['declaration.bidder_agree'],
    check: ({ declaration }) => declaration.bidder_agree === true,
  },
  { ...leaderMonths, id: 'JS-R15', level: 'warning' },
  { ...leaderIdentity, id: 'JS-R16' },
  /** Either side may file, and the company that files must be the side that it states. */
  {
    id: 'JS-R17',
    level: 'error',
    zh: '填报主体与本企业不符：发榜方填报的，应选择本企业的榜单；揭榜方填报的，揭榜单位名称和统一社会信用代码应与企业信息一致',
    en: 'Your company is not the side that files: the demand side chooses its own demand; a bidder enters its name and credit code as in the company information',
    ar: 'شركتكم ليست الجهة التي تقدّم: تختار جهة الطلب طلبها، ويُدخل مقدم العرض اسمه ورمز ائتمانه كما في معلومات الشركة',
    met: {
      zh: '填报主体与本企业一致',
      en: 'The side that files is your company',
      ar: 'الجهة التي تقدّم هي شركتكم',
    },
    paths: ['demand_link.filer_role', 'bidder.bidder_name', 'bidder.bidder_code'],
    server: true,
    ofCompany: ({ demand_link, bidder }, { name, credit_code }) =>
      demand_link.filer_role === 'bidder'
        ? bidder.bidder_code === credit_code && bidder.bidder_name === name
        : demand_link.demander_code === credit_code,
  },
];
