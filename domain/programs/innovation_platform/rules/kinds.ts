import type { Figure, FormScope, Rule } from '../../../definition';
import {
  isThresholdReached,
  least,
  measured,
  percentage,
  selectDecidingFigure,
} from '../../../expressions/figures';
import { count } from '../../../expressions/tables';
import type { InnovationPlatformAnswers } from '../answers.generated';

type Facts = FormScope<InnovationPlatformAnswers>;

const isOfKind =
  (kind: number) =>
  ({ selectIndex }: Facts): boolean =>
    selectIndex.select_index === kind;

const trialsAndProjects = ({ clinicalData, projectData, T }: Facts): Figure | null => {
  const projects = count(projectData, (row) => ['national', 'provincial'].includes(row.project_level));
  return selectDecidingFigure(
    least(clinicalData.trial_count, T('trials'), 'item'),
    least(projects, T('projects_provincial'), 'item'),
  );
};

export const kindsRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-12',
    level: 'error',
    zh: '常驻研发人员数或占比、研发支出或占比未达到要求，请核对人员和支出数据',
    en: 'Resident R&D staff, their share, R&D spending or its share is too low; check staff and spending',
    ar: 'العاملون المقيمون في البحث والتطوير أو حصتهم أو إنفاق البحث والتطوير أو حصته منخفض، راجع العاملين والإنفاق',
    met: {
      zh: '常驻研发人员数和占比、研发支出和占比达到要求',
      en: 'Resident R&D staff, their share, R&D spending and its share are high enough',
      ar: 'العاملون المقيمون في البحث والتطوير وحصتهم وإنفاق البحث والتطوير وحصته كافية',
    },
    applies: isOfKind(4),
    elsewhere: {
      zh: '仅新型研发机构须满足',
      en: 'Asked of new-type R&D institutions only',
      ar: 'يُطلب من مؤسسات البحث والتطوير من النوع الجديد فقط',
    },
    paths: [
      'newRdData.resident_rd_staff',
      'newRdData.staff_total',
      'newRdData.rd_spend',
      'newRdData.total_income',
    ],
    ...measured<InnovationPlatformAnswers>(({ newRdData, T }) =>
      selectDecidingFigure(
        least(newRdData.resident_rd_staff, T('full_time_rd_staff'), 'person'),
        least(percentage(newRdData.resident_rd_staff, newRdData.staff_total), T('rd_staff_ratio'), 'percent'),
        least(percentage(newRdData.rd_spend, newRdData.total_income), T('rd_income_ratio'), 'percent'),
        least(newRdData.rd_spend, T('rd_spend'), '10k_yuan'),
      ),
    ),
  },
  {
    id: 'IP-13',
    level: 'warning',
    zh: '成果转化收入占经营性收入低于30%，请核对两项收入',
    en: 'Transfer income is below 30% of operating income; check both figures',
    ar: 'دخل نقل التقنية دون 30% من دخل التشغيل، راجع الرقمين',
    met: {
      zh: '成果转化收入占经营性收入不低于30%',
      en: 'Transfer income is at least 30% of operating income',
      ar: 'دخل نقل التقنية لا يقل عن 30% من دخل التشغيل',
    },
    applies: isOfKind(4),
    elsewhere: {
      zh: '仅新型研发机构须满足',
      en: 'Asked of new-type R&D institutions only',
      ar: 'يُطلب من مؤسسات البحث والتطوير من النوع الجديد فقط',
    },
    paths: ['newRdData.transfer_income', 'newRdData.operating_income'],
    ...measured<InnovationPlatformAnswers>(({ newRdData, T }) => {
      const ratio = T('transfer_income_ratio');
      const asked = ratio === null ? null : (newRdData.operating_income * ratio) / 100;
      return least(newRdData.transfer_income, asked, '10k_yuan');
    }),
  },
  /** Conditions of clinical centres: hospital grade, registration, trials, and projects of provincial level or above. */
  {
    id: 'IP-15',
    level: 'error',
    zh: '不是三级甲等医院、没有临床试验资质，或临床试验数、省级以上项目数不足，请核对填报内容',
    en: 'The hospital is not Grade III A, lacks clinical trial registration, or has too few trials or provincial projects; check the answers',
    ar: 'المستشفى ليس من الدرجة الثالثة أ، أو ينقصه تسجيل التجارب السريرية، أو تجاربه أو مشاريعه الإقليمية قليلة، راجع الإجابات',
    met: {
      zh: '三级甲等医院，具备临床试验资质，临床试验数和省级以上项目数达到要求',
      en: 'A Grade III A hospital with clinical trial registration, enough trials and enough provincial projects',
      ar: 'مستشفى من الدرجة الثالثة أ مسجل للتجارب السريرية، وتجاربه ومشاريعه الإقليمية كافية',
    },
    applies: isOfKind(5),
    elsewhere: {
      zh: '仅临床医学研究中心须满足',
      en: 'Asked of clinical medical research centres only',
      ar: 'يُطلب من مراكز البحوث الطبية السريرية فقط',
    },
    paths: [
      'clinicalData.hospital_grade',
      'clinicalData.has_trial_qualification',
      'clinicalData.trial_count',
      'projectData.project_level',
    ],
    figure: trialsAndProjects,
    check: (scope) =>
      [null, scope.clinicalData.hospital_grade].includes(scope.T<string>('hospital_grade')) &&
      scope.clinicalData.has_trial_qualification === true &&
      isThresholdReached(trialsAndProjects(scope)),
  },
  {
    id: 'IP-21',
    level: 'error',
    zh: '经营性收入或成果转化收入大于总收入，请核对各项收入',
    en: 'Operating or transfer income exceeds total income; check them',
    ar: 'دخل التشغيل أو النقل يتجاوز مجموع الدخل، راجعهما',
    met: {
      zh: '经营性收入和成果转化收入均不大于总收入',
      en: 'Operating and transfer income are within total income',
      ar: 'دخل التشغيل والنقل ضمن مجموع الدخل',
    },
    applies: isOfKind(4),
    elsewhere: {
      zh: '仅新型研发机构填报收入',
      en: 'Asked of new-type R&D institutions only',
      ar: 'يُطلب من مؤسسات البحث والتطوير من النوع الجديد فقط',
    },
    paths: ['newRdData.operating_income', 'newRdData.total_income', 'newRdData.transfer_income'],
    check: ({ newRdData }) =>
      newRdData.operating_income <= newRdData.total_income &&
      newRdData.transfer_income <= newRdData.total_income,
  },
];
