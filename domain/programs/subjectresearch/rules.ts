import type { Rule } from '../../definition';
import { countSeparatedParts, getOptionAttribute, has } from '../../expressions/choices';
import { countDays } from '../../expressions/dates';
import { measured, most } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { count, getRowByKey } from '../../expressions/tables';
import { isSenior } from '../common/leader';
import { applicantRules, commonRules } from '../common/rules/common';
import { leaderIdentity, leaderOnceRules, leaderUnder60 } from '../common/rules/leader';
import { periodRules } from '../common/rules/period';
import { scheduleRules } from '../common/rules/schedule';
import { taskRules } from '../common/rules/tasks';
import { membersOnce } from '../common/rules/team';
import type { SubjectresearchAnswers } from './answers.generated';
import { subjectCategory } from './dictionaries';

export const rules: Rule<SubjectresearchAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  ...periodRules('subject'),
  ...scheduleRules('subject'),
  ...taskRules('subject'),
  ...leaderOnceRules,
  {
    id: 'SR-R01',
    level: 'error',
    zh: '资助超过课题类别上限，请调减申请资助',
    en: 'The grant is above the ceiling; reduce it',
    ar: 'المنحة فوق الحد، خفّضها',
    met: { zh: '资助不超过课题类别上限', en: 'The grant is within the ceiling', ar: 'المنحة ضمن الحد' },
    paths: ['funding_sources.amount', 'subject.subject_category'],
    ...measured<SubjectresearchAnswers>(({ summary, subject }) =>
      most(
        summary.sum_grant,
        getOptionAttribute<number>(subjectCategory, subject.subject_category, 'grant_max_wan'),
        '10k_yuan',
      ),
    ),
  },
  {
    id: 'SR-R02',
    level: 'error',
    zh: '研究期限超过规定（面上课题12个月，其他18个月），请调整起止日期',
    en: 'The period is too long (general subjects 12 months, others 18); change the dates',
    ar: 'المدة طويلة (المواضيع العامة 12 شهرًا وغيرها 18)، عدّل التواريخ',
    met: {
      zh: '面上课题不超过12个月，其他不超过18个月',
      en: 'General subjects last up to 12 months, others up to 18',
      ar: 'المواضيع العامة حتى 12 شهرًا وغيرها حتى 18',
    },
    paths: ['subject.start_date', 'subject.end_date', 'subject.subject_category'],
    ...measured<SubjectresearchAnswers>(({ subject }) =>
      most(subject.duration_months, subject.subject_category === 'general' ? 12 : 18, 'month'),
    ),
  },
  {
    id: 'SR-R03',
    level: 'error',
    zh: '负责人有在研同类课题，不得申报，请更换负责人或核对项数',
    en: 'The leader has an open subject of this kind; choose another leader or check the number',
    ar: 'للرئيس موضوع مفتوح من هذا النوع، اختر رئيسًا آخر أو راجع العدد',
    met: {
      zh: '负责人没有在研同类课题',
      en: 'The leader has no open subject of this kind',
      ar: 'ليس للرئيس موضوع مفتوح من هذا النوع',
    },
    paths: ['leader.leader_ongoing'],
    ...measured<SubjectresearchAnswers>(({ leader }) => most(leader.leader_ongoing, 0, 'item')),
  },
  {
    id: 'SR-R04',
    level: 'error',
    zh: '负责人不具备副高级职称或博士学位，须2名正高级专家推荐，请补填推荐专家',
    en: 'The leader has no senior title or doctorate, so two full professors must recommend; add them',
    ar: 'ليس للرئيس لقب عالٍ ولا دكتوراه فيجب أن يوصي به أستاذان، أضفهما',
    met: {
      zh: '负责人具有副高级职称或博士学位，或有2名正高级专家推荐',
      en: 'The leader has a senior title or doctorate, or is recommended by two full professors',
      ar: 'للرئيس لقب عالٍ أو دكتوراه أو أوصى به أستاذان',
    },
    paths: ['recommenders.title_level', 'leader.leader_title', 'leader.leader_degree'],
    check: ({ leader, recommenders }) =>
      isSenior(leader) || count(recommenders, (row) => row.title_level === 'senior_full') >= 2,
  },
  { ...leaderUnder60, id: 'SR-R05' },
  { ...leaderIdentity, id: 'SR-R06' },
  { ...membersOnce, id: 'SR-R07' },
  {
    id: 'SR-R08',
    level: 'error',
    zh: '没有研究报告或决策专报作为最终成果，请补填并标为最终成果',
    en: 'No report or policy brief is the final result; add one and mark it as final',
    ar: 'لا يوجد تقرير ولا موجز سياسات نتيجةً نهائية، أضف واحدًا وحدده كنهائي',
    met: {
      zh: '有1项最终成果，且为研究报告或决策专报',
      en: 'The final result is a report or policy brief',
      ar: 'النتيجة النهائية تقرير أو موجز سياسات',
    },
    paths: ['results.is_final', 'results.form'],
    check: ({ results }) =>
      results.some((row) => row.is_final === true && has(['report', 'brief'], row.form)),
  },
  {
    id: 'SR-R09',
    level: 'error',
    zh: '预算合计与经费来源合计不一致，请核对两表',
    en: 'The budget differs from the funds; check both tables',
    ar: 'الميزانية تختلف عن التمويل، راجع الجدولين',
    met: { zh: '预算合计等于经费来源合计', en: 'The budget equals the funds', ar: 'الميزانية تساوي التمويل' },
    applies: ({ subject }) => subject.lump_sum !== true,
    elsewhere: {
      zh: '包干课题不编制预算',
      en: 'A lump sum needs no budget',
      ar: 'المبلغ المقطوع لا يحتاج إلى ميزانية',
    },
    paths: ['subject.lump_sum', 'subject_budget.grant', 'subject_budget.own', 'funding_sources.amount'],
    check: ({ subject_budget, funding_sources }) =>
      near(getRowByKey(subject_budget, 'total').total, getRowByKey(funding_sources, 'total').amount),
  },
  {
    id: 'SR-R10',
    level: 'warning',
    zh: '面上课题一般实行经费包干，请核对是否包干',
    en: 'General subjects normally use a lump sum; check the answer',
    ar: 'المواضيع العامة تستخدم عادة مبلغًا مقطوعًا، راجع الإجابة',
    met: {
      zh: '面上课题实行经费包干',
      en: 'The general subject uses a lump sum',
      ar: 'الموضوع العام يستخدم مبلغًا مقطوعًا',
    },
    applies: ({ subject }) => subject.subject_category === 'general',
    elsewhere: {
      zh: '仅面上课题须满足',
      en: 'Asked of general subjects only',
      ar: 'يُطلب من المواضيع العامة فقط',
    },
    paths: ['subject.subject_category', 'subject.lump_sum'],
    check: ({ subject }) => subject.lump_sum === true,
  },
  {
    id: 'SR-R11',
    level: 'error',
    zh: '关键词超过5个，请删减',
    en: 'There are more than five keywords; remove some',
    ar: 'الكلمات المفتاحية أكثر من خمس، احذف بعضها',
    met: { zh: '关键词为5个以内', en: 'There are up to five keywords', ar: 'خمس كلمات مفتاحية على الأكثر' },
    paths: ['subject.keywords'],
    ...measured<SubjectresearchAnswers>(({ subject }) =>
      most(countSeparatedParts(subject.keywords), 5, 'item'),
    ),
  },
  {
    id: 'SR-R12',
    level: 'warning',
    zh: '有成果完成时间不在研究期限内，请调整时间',
    en: 'A result is due outside the period; change its date',
    ar: 'موعد نتيجة خارج المدة، عدّل تاريخها',
    met: {
      zh: '各项成果完成时间均在研究期限内',
      en: 'Every result is due inside the period',
      ar: 'مواعيد جميع النتائج ضمن المدة',
    },
    paths: ['subject.start_date', 'results.due_date', 'subject.end_date'],
    check: ({ all, results, subject }) =>
      all(
        results,
        (row) =>
          countDays(subject.start_date, row.due_date) >= 0 && countDays(row.due_date, subject.end_date) >= 0,
      ),
  },
  {
    id: 'SR-R13',
    level: 'error',
    zh: '已选择有合作单位，但未填写合作单位或未上传合作协议，请补充',
    en: 'The subject has partners, but none is listed or the agreement is missing; add both',
    ar: 'للموضوع شركاء لكن لم يُدرج أي منهم أو تنقص الاتفاقية، أضف كليهما',
    met: {
      zh: '已填写合作单位并上传合作协议',
      en: 'Partners are listed and the agreement is uploaded',
      ar: 'الشركاء مدرجون والاتفاقية مرفوعة',
    },
    applies: ({ subject }) => subject.has_partner === true,
    elsewhere: {
      zh: '仅有合作单位的课题须满足',
      en: 'Asked of subjects with partners only',
      ar: 'يُطلب من المواضيع التي لها شركاء فقط',
    },
    paths: ['subject.has_partner', 'partners', 'filesData.cooperation_agreement'],
    check: ({ partners, hasFile }) => partners.length >= 1 && hasFile('cooperation_agreement'),
  },
];
