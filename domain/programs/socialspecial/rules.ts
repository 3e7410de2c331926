import type { Rule } from '../../definition';
import { getOptionAttribute, isFilledIn } from '../../expressions/choices';
import { countDays } from '../../expressions/dates';
import { least, measured, most } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { getRowByKey } from '../../expressions/tables';
import { budgetRules, companyFundsRule, equipmentRules } from '../common/rules/budget';
import { applicantRules, commonRules } from '../common/rules/common';
import { leaderOnceRules, leaderRules } from '../common/rules/leader';
import { partnerRules } from '../common/rules/partners';
import { periodRules } from '../common/rules/period';
import { scheduleRules, scheduleSpendRules } from '../common/rules/schedule';
import { taskRules } from '../common/rules/tasks';
import { teamRules } from '../common/rules/team';
import type { SocialspecialAnswers } from './answers.generated';
import { socialKind } from './dictionaries';

export const rules: Rule<SocialspecialAnswers>[] = [
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
  ...taskRules('project_basic'),
  {
    id: 'SS-R01',
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
    ...measured<SocialspecialAnswers>(({ project_basic }) =>
      most(project_basic.duration_months, 36, 'month'),
    ),
  },
  {
    id: 'SS-R02',
    level: 'error',
    zh: '资助超过类别上限，请调减申请资助',
    en: 'The grant is above the ceiling for this type; reduce it',
    ar: 'المنحة فوق حد هذا النوع، خفّضها',
    met: {
      zh: '资助不超过类别上限',
      en: 'The grant is within the ceiling for this type',
      ar: 'المنحة ضمن حد هذا النوع',
    },
    paths: ['funding_sources.amount', 'project_basic.project_type'],
    ...measured<SocialspecialAnswers>(({ funding_sources, project_basic }) =>
      most(
        getRowByKey(funding_sources, 'city_grant').amount,
        getOptionAttribute<number>(socialKind, project_basic.project_type, 'grant_max_wan'),
        '10k_yuan',
      ),
    ),
  },
  { ...companyFundsRule, id: 'SS-R03' },
  {
    id: 'SS-R04',
    level: 'error',
    zh: '示范点不足2个，请补填示范点',
    en: 'There are fewer than two demonstration sites; add more',
    ar: 'أقل من موقعين نموذجيين، أضف المزيد',
    met: {
      zh: '示范点2个以上',
      en: 'There are at least two demonstration sites',
      ar: 'موقعان نموذجيان على الأقل',
    },
    applies: ({ project_basic }) => project_basic.project_type === 'demo',
    elsewhere: {
      zh: '仅重大科技示范项目须满足',
      en: 'Asked of major demonstrations only',
      ar: 'يُطلب من العروض النموذجية الكبرى فقط',
    },
    paths: ['project_basic.project_type', 'sites'],
    ...measured<SocialspecialAnswers>(({ sites }) => least(sites.length, 2, 'item')),
  },
  {
    id: 'SS-R05',
    level: 'error',
    zh: '临床研究未填写样本例数或审查情况，请补填',
    en: 'The number of cases or the review status is missing; add both',
    ar: 'عدد الحالات أو وضع المراجعة ناقص، أضف كليهما',
    met: {
      zh: '已填写临床研究的样本例数和审查情况',
      en: 'The number of cases and the review status are given',
      ar: 'ذُكر عدد الحالات ووضع المراجعة',
    },
    applies: ({ ethics }) => ethics.is_clinical === true,
    elsewhere: {
      zh: '仅临床研究须满足',
      en: 'Asked of clinical research only',
      ar: 'يُطلب من البحث السريري فقط',
    },
    paths: ['ethics.is_clinical', 'ethics.sample_size'],
    check: ({ ethics }) => ethics.sample_size >= 1 && isFilledIn(ethics.eth_note),
  },
  {
    id: 'SS-R06',
    level: 'error',
    zh: '没有医疗卫生机构牵头或参加，请补填合作单位或改选类别',
    en: 'No hospital leads or joins the project; add one or choose another type',
    ar: 'لا يقود المشروع مستشفى ولا يشارك فيه، أضف واحدًا أو اختر نوعًا آخر',
    met: {
      zh: '由医疗卫生机构牵头或参加',
      en: 'A hospital leads or joins the project',
      ar: 'يقود المشروع مستشفى أو يشارك فيه',
    },
    applies: ({ project_basic }) => project_basic.project_type === 'clinical',
    elsewhere: {
      zh: '仅临床前沿技术项目须满足',
      en: 'Asked of clinical frontier projects only',
      ar: 'يُطلب من المشاريع السريرية الرائدة فقط',
    },
    paths: ['project_basic.project_type', 'applicant_basic.unit_type', 'partners.unit_type'],
    check: ({ applicant_basic, partners }) =>
      applicant_basic.unit_type === 'hospital' || partners.some((row) => row.unit_type === 'hospital'),
  },
  {
    id: 'SS-R07',
    level: 'error',
    zh: '有示范点建成时间不在实施期内，请调整时间',
    en: 'A site is ready outside the period; change its date',
    ar: 'موقع يجهز خارج المدة، عدّل تاريخه',
    met: {
      zh: '各示范点建成时间均在实施期内',
      en: 'Every site is ready inside the period',
      ar: 'تجهز جميع المواقع ضمن المدة',
    },
    paths: ['project_basic.start_date', 'sites.finish_on', 'project_basic.end_date'],
    check: ({ all, sites, project_basic }) =>
      all(
        sites,
        (row) =>
          countDays(project_basic.start_date, row.finish_on) >= 0 &&
          countDays(row.finish_on, project_basic.end_date) >= 0,
      ),
  },
  {
    id: 'SS-R08',
    level: 'warning',
    zh: '受益人口少于各示范点受益人数之和，请核对人数',
    en: 'The population falls short of the sites; check the numbers',
    ar: 'عدد السكان أقل من المواقع، راجع الأعداد',
    met: {
      zh: '受益人口不少于各示范点受益人数之和',
      en: 'The population covers the sites',
      ar: 'عدد السكان يغطي المواقع',
    },
    paths: ['social_benefit.sb_population', 'sites.beneficiaries'],
    ...measured<SocialspecialAnswers>(({ social_benefit, sum, sites }) =>
      least(social_benefit.sb_population, sum(sites, 'beneficiaries'), 'person'),
    ),
  },
  {
    id: 'SS-R09',
    level: 'error',
    zh: '分工中的自筹资金合计与自筹资金不一致，请调整各任务金额',
    en: 'Own funds over the tasks differ from own funds; adjust them',
    ar: 'التمويل الذاتي الموزع على المهام يختلف عن التمويل الذاتي، عدّله',
    met: {
      zh: '分工中的自筹资金合计等于自筹资金',
      en: 'Own funds over the tasks equal own funds',
      ar: 'التمويل الذاتي الموزع على المهام يساوي التمويل الذاتي',
    },
    paths: ['leader_task_data.own_amount', 'funding_sources.amount'],
    check: ({ sum, leader_task_data, budget_summary }) =>
      near(sum(leader_task_data, 'own_amount'), budget_summary.sum_own),
  },
];
