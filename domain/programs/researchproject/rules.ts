import type { Rule } from '../../definition';
import { getOptionAttribute, has, isFilledIn } from '../../expressions/choices';
import { computeAge, jan1 } from '../../expressions/dates';
import { below, least, measured, most, selectDecidingFigure } from '../../expressions/figures';
import { getRowByKey } from '../../expressions/tables';
import { budgetRules, companyFundsRule, equipmentRules } from '../common/rules/budget';
import { applicantRules, commonRules } from '../common/rules/common';
import { leaderIdentity, leaderMonths, leaderOnceRules, leaderTwoProjects } from '../common/rules/leader';
import { partnerRules } from '../common/rules/partners';
import { periodRules } from '../common/rules/period';
import { scheduleRules, scheduleSpendRules } from '../common/rules/schedule';
import { teamRules } from '../common/rules/team';
import type { ResearchprojectAnswers } from './answers.generated';
import { researchProjectType } from './dictionaries';
import { needsReview } from './ethics';

export const rules: Rule<ResearchprojectAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('project_basic'),
  ...scheduleRules('project_basic'),
  ...scheduleSpendRules,
  ...leaderOnceRules,
  ...teamRules,
  ...partnerRules('project_basic'),
  ...budgetRules,
  ...equipmentRules,
  {
    id: 'RP-R01',
    level: 'error',
    zh: '实施期限不在12至36个月之间，请调整起止日期',
    en: 'The project does not last 12 to 36 months; change the dates',
    ar: 'لا تتراوح مدة المشروع بين 12 و36 شهرًا، عدّل التواريخ',
    met: {
      zh: '实施期限为12至36个月',
      en: 'The project lasts 12 to 36 months',
      ar: 'تتراوح مدة المشروع بين 12 و36 شهرًا',
    },
    paths: ['project_basic.start_date', 'project_basic.end_date'],
    ...measured<ResearchprojectAnswers>(({ project_basic }) =>
      selectDecidingFigure(
        least(project_basic.duration_months, 12, 'month'),
        most(project_basic.duration_months, 36, 'month'),
      ),
    ),
  },
  {
    id: 'RP-R02',
    level: 'error',
    zh: '项目负责人年龄超过规定（一般未满60周岁；青年项目男性35周岁、女性40周岁以内），请更换负责人或核对出生日期',
    en: 'The leader is too old (under 60; young scientists: men up to 35, women up to 40); choose another leader or check the date of birth',
    ar: 'الرئيس تجاوز السن (دون 60، والعلماء الشباب: الرجال حتى 35 والنساء حتى 40)، اختر رئيسًا آخر أو راجع تاريخ الميلاد',
    met: {
      zh: '项目负责人年龄符合规定（一般未满60周岁；青年项目男性35周岁、女性40周岁以内）',
      en: 'The leader is within the age limit (under 60; young scientists: men up to 35, women up to 40)',
      ar: 'الرئيس ضمن حد السن (دون 60، والعلماء الشباب: الرجال حتى 35 والنساء حتى 40)',
    },
    paths: ['leader.leader_birth', 'project_basic.project_type', 'leader.leader_gender'],
    ...measured<ResearchprojectAnswers>(({ leader, ctx, project_basic }) => {
      const youthLimit = leader.leader_gender === 'male' ? 36 : 41;
      const limit = project_basic.project_type === 'youth' ? youthLimit : 60;
      return below(computeAge(leader.leader_birth, jan1(ctx.batchYear)), limit, 'year');
    }),
  },
  {
    id: 'RP-R03',
    level: 'error',
    zh: '项目负责人没有规定的职称或学位（副高级及以上或博士，青年项目可为中级），请更换负责人或核对填报内容',
    en: 'The leader lacks the title or degree (senior or associate title, or doctorate; intermediate for young scientists); choose another leader or check the answers',
    ar: 'ينقص الرئيس اللقب أو الدرجة (لقب عالٍ أو مشارك أو دكتوراه، ومتوسط للعلماء الشباب)، اختر رئيسًا آخر أو راجع الإجابات',
    met: {
      zh: '项目负责人具有副高级及以上职称（青年项目中级及以上）或博士学位',
      en: 'The leader has a senior or associate title (intermediate for young scientists) or a doctorate',
      ar: 'للرئيس لقب عالٍ أو مشارك (متوسط للعلماء الشباب) أو دكتوراه',
    },
    paths: ['leader.leader_degree', 'project_basic.project_type', 'leader.leader_title'],
    check: ({ leader, project_basic }) =>
      leader.leader_degree === 'doctor' ||
      has(
        project_basic.project_type === 'youth'
          ? ['senior_full', 'senior_associate', 'intermediate']
          : ['senior_full', 'senior_associate'],
        leader.leader_title,
      ),
  },
  { ...leaderMonths, id: 'RP-R04' },
  { ...leaderTwoProjects, id: 'RP-R05' },
  { ...leaderIdentity, id: 'RP-R06' },
  {
    id: 'RP-R07',
    level: 'error',
    zh: '申请资助超过该类别上限，请调减申请金额',
    en: 'The grant is above the ceiling for this type; reduce it',
    ar: 'المنحة فوق حد هذا النوع، خفّضها',
    met: {
      zh: '申请资助不超过该类别上限',
      en: 'The grant is within the ceiling for this type',
      ar: 'المنحة ضمن حد هذا النوع',
    },
    paths: ['funding_sources.amount', 'project_basic.project_type'],
    ...measured<ResearchprojectAnswers>(({ funding_sources, project_basic }) =>
      most(
        getRowByKey(funding_sources, 'city_grant').amount,
        getOptionAttribute<number>(researchProjectType, project_basic.project_type, 'grant_max_wan'),
        '10k_yuan',
      ),
    ),
  },
  { ...companyFundsRule, id: 'RP-R08' },
  {
    id: 'RP-R09',
    level: 'error',
    zh: '涉及伦理与安全事项，但未说明审查情况，请补填',
    en: 'The work touches on ethics or safety, but the review is not explained; say how it stands',
    ar: 'يمس العمل الأخلاقيات أو السلامة ولم تُوضح المراجعة، اذكر وضعها',
    met: {
      zh: '已说明伦理与安全审查情况',
      en: 'The ethics or safety review is explained',
      ar: 'مراجعة الأخلاقيات أو السلامة موضحة',
    },
    applies: ({ ethics }) => needsReview(ethics),
    elsewhere: {
      zh: '不涉及伦理与安全事项',
      en: 'The work does not touch on ethics or safety',
      ar: 'لا يمس العمل الأخلاقيات أو السلامة',
    },
    paths: ['ethics.eth_human', 'ethics.eth_animal', 'ethics.eth_genetic', 'ethics.eth_biosafety'],
    check: ({ ethics }) => isFilledIn(ethics.eth_note),
  },
  {
    id: 'RP-R10',
    level: 'error',
    zh: '医学应用研究没有医疗卫生机构牵头或合作，请补填合作单位或改选类别',
    en: 'Applied medical research needs a hospital as applicant or partner; add one or choose another type',
    ar: 'البحث الطبي التطبيقي يحتاج إلى مستشفى مقدمًا أو شريكًا، أضف واحدًا أو اختر نوعًا آخر',
    met: {
      zh: '医学应用研究由医疗卫生机构申报或与其合作',
      en: 'A hospital is the applicant or a partner',
      ar: 'مستشفى هو المقدم أو الشريك',
    },
    applies: ({ project_basic }) => project_basic.project_type === 'medical',
    elsewhere: {
      zh: '仅医学应用研究须满足',
      en: 'Asked of applied medical research only',
      ar: 'يُطلب من البحث الطبي التطبيقي فقط',
    },
    paths: ['project_basic.project_type', 'applicant_basic.unit_type', 'partners.unit_type'],
    check: ({ applicant_basic, partners }) =>
      applicant_basic.unit_type === 'hospital' || partners.some((row) => row.unit_type === 'hospital'),
  },
  {
    id: 'RP-R11',
    level: 'warning',
    zh: '索引论文数大于论文总数，请核对两项数据',
    en: 'Indexed papers exceed all papers; check both figures',
    ar: 'الأوراق المفهرسة أكثر من جميع الأوراق، راجع الرقمين',
    met: {
      zh: '索引论文数不大于论文总数',
      en: 'Indexed papers are within all papers',
      ar: 'الأوراق المفهرسة ضمن جميع الأوراق',
    },
    paths: ['expected_outputs.out_papers_index', 'expected_outputs.out_papers'],
    check: ({ expected_outputs }) => expected_outputs.out_papers_index <= expected_outputs.out_papers,
  },
  {
    id: 'RP-R12',
    level: 'warning',
    zh: '基础研究类项目没有论文或专利产出，请补填预期产出',
    en: 'Basic research without a paper or patent; add the results you expect',
    ar: 'بحث أساسي بلا ورقة أو براءة، أضف النتائج المتوقعة',
    met: {
      zh: '预期有论文或专利产出',
      en: 'At least one paper or patent is expected',
      ar: 'تُتوقع ورقة أو براءة واحدة على الأقل',
    },
    applies: ({ project_basic }) => has(['basic', 'applied_basic'], project_basic.project_type),
    elsewhere: {
      zh: '仅基础研究、应用基础研究须满足',
      en: 'Asked of basic and applied basic research only',
      ar: 'يُطلب من البحث الأساسي والأساسي التطبيقي فقط',
    },
    paths: [
      'project_basic.project_type',
      'expected_outputs.out_papers',
      'expected_outputs.out_invention_filed',
      'expected_outputs.out_invention_granted',
    ],
    ...measured<ResearchprojectAnswers>(({ expected_outputs }) =>
      least(
        expected_outputs.out_papers +
          expected_outputs.out_invention_filed +
          expected_outputs.out_invention_granted,
        1,
        'item',
      ),
    ),
  },
];
