import type { Rule } from '../../definition';
import { getOptionAttribute } from '../../expressions/choices';
import { year } from '../../expressions/dates';
import { least, measured, most, selectReachedFigure } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { applicantRules, commonRules } from '../common/rules/common';
import { periodRules } from '../common/rules/period';
import { scheduleRules } from '../common/rules/schedule';
import type { WorkerhomeprojectAnswers } from './answers.generated';
import { workerhomeProjectType } from './dictionaries';

export const rules: Rule<WorkerhomeprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...scheduleRules('plan'),
  ...periodRules('plan'),
  {
    id: 'WH-R01',
    level: 'error',
    zh: '室内活动面积未达到该类型最低要求，请核对面积或类型',
    en: 'The indoor area is below the minimum for this type; check the area or the type',
    ar: 'المساحة الداخلية دون الحد لهذا النوع، راجع المساحة أو النوع',
    met: {
      zh: '室内活动面积达到该类型最低要求',
      en: 'The indoor area reaches the minimum for this type',
      ar: 'المساحة الداخلية تبلغ الحد لهذا النوع',
    },
    paths: ['home.indoor_area', 'home.home_type'],
    ...measured<WorkerhomeprojectAnswers>(({ home }) =>
      least(
        home.indoor_area,
        getOptionAttribute<number>(workerhomeProjectType, home.home_type, 'area_min'),
        'square_metre',
      ),
    ),
  },
  {
    id: 'WH-R02',
    level: 'error',
    zh: '服务科技工作者人数未达到该类型最低要求，请核对人数或类型',
    en: 'Too few science workers are served for this type; check the number or the type',
    ar: 'عدد العاملين المخدومين قليل لهذا النوع، راجع العدد أو النوع',
    met: {
      zh: '服务科技工作者人数达到该类型最低要求',
      en: 'Enough science workers are served for this type',
      ar: 'عدد العاملين المخدومين كافٍ لهذا النوع',
    },
    paths: ['home.worker_count', 'home.home_type'],
    ...measured<WorkerhomeprojectAnswers>(({ home }) =>
      least(
        home.worker_count,
        getOptionAttribute<number>(workerhomeProjectType, home.home_type, 'workers_min'),
        'person',
      ),
    ),
  },
  {
    id: 'WH-R03',
    level: 'error',
    zh: '没有专职或兼职工作人员，请至少配备1名',
    en: 'There is no staff; name at least one member',
    ar: 'لا يوجد عاملون، سمّ واحدًا على الأقل',
    met: {
      zh: '专职、兼职工作人员合计1名以上',
      en: 'There is at least one member of staff',
      ar: 'يوجد عامل واحد على الأقل',
    },
    paths: ['association.staff_fulltime', 'association.staff_parttime'],
    ...measured<WorkerhomeprojectAnswers>(({ association }) =>
      least(association.staff_fulltime + association.staff_parttime, 1, 'person'),
    ),
  },
  {
    id: 'WH-R04',
    level: 'error',
    zh: '上年度交流培训不足6场，请核对场次或改报新建类',
    en: 'There were fewer than six exchange or training events last year; check the number or file as new',
    ar: 'كانت فعاليات التبادل أو التدريب في السنة الماضية أقل من ست، راجع العدد أو قدّم كجديد',
    met: {
      zh: '上年度交流培训6场以上',
      en: 'There were at least six exchange or training events last year',
      ar: 'كانت فعاليات التبادل أو التدريب في السنة الماضية ستًا على الأقل',
    },
    applies: ({ home }) => home.home_kind !== 'new',
    elsewhere: {
      zh: '仅改造提升和示范创建类须满足',
      en: 'Asked of upgrades and demonstrations only',
      ar: 'يُطلب من التحديثات والمواقع النموذجية فقط',
    },
    paths: ['home.home_kind', 'activity_years.exchange_events', 'activity_years.training_events'],
    ...measured<WorkerhomeprojectAnswers>(({ summary }) => least(summary.events_last, 6, 'item')),
  },
  {
    id: 'WH-R05',
    level: 'error',
    zh: '上年度没有技术攻关，科普活动也不足6场，请核对次数或改报其他类别',
    en: 'Last year saw no technical project and fewer than six outreach events; check the numbers or choose another kind',
    ar: 'لم تشهد السنة الماضية مشروعًا تقنيًا وكانت فعاليات التوعية أقل من ست، راجع الأعداد أو اختر صنفًا آخر',
    met: {
      zh: '上年度有技术攻关1项以上或科普活动6场以上',
      en: 'Last year saw a technical project, or at least six outreach events',
      ar: 'شهدت السنة الماضية مشروعًا تقنيًا أو ست فعاليات توعية على الأقل',
    },
    applies: ({ home }) => home.home_kind === 'demo',
    elsewhere: {
      zh: '仅示范创建类须满足',
      en: 'Asked of demonstrations only',
      ar: 'يُطلب من المواقع النموذجية فقط',
    },
    paths: ['home.home_kind', 'activity_years.tech_projects', 'activity_years.popular_events'],
    ...measured<WorkerhomeprojectAnswers>(({ yr, activity_years }) =>
      selectReachedFigure(
        least(yr(activity_years, 'tech_projects', -1), 1, 'item'),
        least(yr(activity_years, 'popular_events', -1), 6, 'item'),
      ),
    ),
  },
  {
    id: 'WH-R06',
    level: 'error',
    zh: '章程、计划、台账、反映渠道不齐全，请补齐后如实填报',
    en: 'Charter, plan, record or channel is missing; put it in place and say so',
    ar: 'النظام الأساسي أو الخطة أو السجل أو القناة ناقص، أنشئه واذكره',
    met: {
      zh: '章程、计划齐全，非新建类的台账、反映渠道也齐全',
      en: 'Charter and plan are in place; unless it is new, so are record and channel',
      ar: 'النظام الأساسي والخطة موجودان، وكذلك السجل والقناة ما لم يكن جديدًا',
    },
    paths: [
      'association.has_charter',
      'association.has_plan',
      'home.home_kind',
      'association.has_ledger',
      'association.has_feedback',
    ],
    check: ({ association, home }) =>
      association.has_charter &&
      association.has_plan &&
      (home.home_kind === 'new' || (association.has_ledger && association.has_feedback)),
  },
  {
    id: 'WH-R07',
    level: 'error',
    zh: '申请补助超过该类型上限，请调减申请金额',
    en: 'The grant is above the ceiling for this type; reduce it',
    ar: 'المنحة فوق حد هذا النوع، خفّضها',
    met: {
      zh: '申请补助不超过该类型上限',
      en: 'The grant is within the ceiling for this type',
      ar: 'المنحة ضمن حد هذا النوع',
    },
    paths: ['home_budget.grant', 'home.home_type'],
    ...measured<WorkerhomeprojectAnswers>(({ summary, home }) =>
      most(
        summary.sum_grant,
        getOptionAttribute<number>(workerhomeProjectType, home.home_type, 'grant_max_wan'),
        '10k_yuan',
      ),
    ),
  },
  {
    id: 'WH-R08',
    level: 'error',
    zh: '申请补助超过总投入的50%，请调减申请金额或增加自筹',
    en: 'The grant exceeds half of the investment; reduce it or add own funds',
    ar: 'المنحة تتجاوز نصف الاستثمار، خفّضها أو زد التمويل الذاتي',
    met: {
      zh: '申请补助不超过总投入的50%',
      en: 'The grant is at most half of the investment',
      ar: 'المنحة نصف الاستثمار على الأكثر',
    },
    paths: ['home_budget.grant', 'home_budget.own'],
    ...measured<WorkerhomeprojectAnswers>(({ summary }) =>
      most(summary.sum_grant, 0.5 * summary.sum_total, '10k_yuan'),
    ),
  },
  {
    id: 'WH-R09',
    level: 'error',
    zh: '各阶段计划支出合计与建设总投入不一致，请调整计划支出',
    en: 'Planned spending differs from the investment; adjust it',
    ar: 'الإنفاق المخطط يختلف عن الاستثمار، عدّله',
    met: {
      zh: '各阶段计划支出合计等于建设总投入',
      en: 'Planned spending equals the investment',
      ar: 'الإنفاق المخطط يساوي الاستثمار',
    },
    paths: ['project_schedule_data.planned_spend', 'home_budget.grant', 'home_budget.own'],
    check: ({ sum, project_schedule_data, summary }) =>
      near(sum(project_schedule_data, 'planned_spend'), summary.sum_total),
  },
  {
    id: 'WH-R10',
    level: 'warning',
    zh: '功能区面积合计大于室内外面积之和，请核对各项面积',
    en: 'The rooms add up to more than the site; check the areas',
    ar: 'مجموع الغرف أكبر من الموقع، راجع المساحات',
    met: {
      zh: '功能区面积合计不大于室内外面积之和',
      en: 'The rooms are within the area of the site',
      ar: 'الغرف ضمن مساحة الموقع',
    },
    paths: ['facilities.area', 'home.indoor_area', 'home.outdoor_area'],
    check: ({ sum, facilities, home }) =>
      sum(facilities, 'area') <= home.indoor_area + home.outdoor_area + 0.005,
  },
  {
    id: 'WH-R11',
    level: 'warning',
    zh: '副高级及以上人数大于服务人数，请核对两项数据',
    en: 'Senior staff exceed those served; check both figures',
    ar: 'كبار العاملين أكثر من المخدومين، راجع الرقمين',
    met: {
      zh: '副高级及以上人数不大于服务人数',
      en: 'Senior staff are within those served',
      ar: 'كبار العاملين ضمن المخدومين',
    },
    paths: ['home.senior_count', 'home.worker_count'],
    check: ({ home }) => home.senior_count <= home.worker_count,
  },
  {
    id: 'WH-R12',
    level: 'warning',
    zh: '有活动不在申报年度前一年举办，请核对日期或删除该项',
    en: 'An activity does not fall in last year; check its date or remove it',
    ar: 'نشاط لا يقع في السنة الماضية، راجع تاريخه أو احذفه',
    met: {
      zh: '所列活动均在申报年度前一年举办',
      en: 'Every activity fell in last year',
      ar: 'وقعت جميع الأنشطة في السنة الماضية',
    },
    paths: ['activities.held_on'],
    check: ({ all, activities, ctx }) => all(activities, (row) => year(row.held_on) === ctx.batchYear - 1),
  },
  {
    id: 'WH-R13',
    level: 'error',
    zh: '建设周期超过18个月，请调整起止日期',
    en: 'The build lasts more than 18 months; change the dates',
    ar: 'مدة الإنشاء أكثر من 18 شهرًا، عدّل التواريخ',
    met: { zh: '建设周期不超过18个月', en: 'The build lasts up to 18 months', ar: 'مدة الإنشاء حتى 18 شهرًا' },
    paths: ['plan.start_date', 'plan.end_date'],
    ...measured<WorkerhomeprojectAnswers>(({ plan }) => most(plan.duration_months, 18, 'month')),
  },
];
