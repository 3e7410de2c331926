import { count, type SectionOf } from '../../../definition';
import type { HightechAnswers } from '../answers.generated';

export const hrOverview: SectionOf<HightechAnswers, 'hr_overview'> = {
  key: 'hr_overview',
  isOfLastYear: true,
  kind: 'table',
  title: { zh: '人力资源情况表（一）总体情况', en: 'Human resources (1) overview', ar: 'الموارد البشرية (1) نظرة عامة' },
  shortTitle: { zh: '人力资源总体情况', en: 'Staff overview', ar: 'نظرة عامة على العاملين' },
  help: {
    zh: '按当年月平均数填报；兼职、临时聘用人员全年须在企业累计工作183天以上',
    en: 'Use the yearly average of monthly figures. Part-time and temporary staff count only with 183 or more working days in the year',
    ar: 'استخدم متوسط الأرقام الشهرية في السنة. العاملون بدوام جزئي والمؤقتون يُحتسبون فقط إذا عملوا 183 يومًا فأكثر في السنة',
  },
  fixedRows: [
    { key: 'total', zh: '总数', en: 'Total', ar: 'المجموع', sumOf: ['in_service', 'part_time', 'temporary'] },
    { key: 'in_service', zh: '其中：在职人员', en: 'Of which: in service', ar: 'منهم: على رأس العمل' },
    { key: 'part_time', zh: '兼职人员', en: 'Part-time', ar: 'بدوام جزئي' },
    { key: 'temporary', zh: '临时聘用人员', en: 'Temporary', ar: 'مؤقتون' },
    { key: 'foreign', zh: '外籍人员', en: 'Foreign nationals', ar: 'أجانب' },
    { key: 'returnee', zh: '留学归国人员', en: 'Overseas returnees', ar: 'عائدون من الخارج' },
    { key: 'talent_program', zh: '国家级高层次人才计划人员', en: 'National talent programme members', ar: 'أعضاء البرنامج الوطني للكفاءات' },
  ],
  columns: [
    {
      key: 'staff',
      zh: '企业职工',
      en: 'All staff',
      ar: 'جميع العاملين',
      ...count('人'),
      help: {
        zh: '在职、兼职和临时聘用人员；兼职和临时聘用的须全年累计工作183天以上',
        en: 'In service, part-time and temporary; the last two only with 183 days of work in the year',
        ar: 'من هم على رأس العمل وبدوام جزئي والمؤقتون، والأخيران فقط مع 183 يوم عمل في السنة',
      },
      why: {
        zh: '是科技人员占比（不低于10%）的分母',
        en: 'The base of the share of technical staff, which must be at least 10%',
        ar: 'أساس حصة العاملين التقنيين التي يجب ألا تقل عن 10%',
      },
      example: 86,
    },
    {
      key: 'tech_staff',
      zh: '科技人员',
      en: 'Science and technology staff',
      ar: 'العاملون في العلوم والتقنية',
      ...count('人'),
      why: {
        zh: '占职工总数的比例不低于10%是认定条件之一',
        en: 'A share of at least 10% of all staff is a condition of recognition',
        ar: 'حصة لا تقل عن 10% من جميع العاملين شرط للاعتماد',
      },
      example: 24,
      help: {
        zh: '直接从事研发和相关技术创新活动，以及专门从事管理和提供直接技术服务、累计实际工作时间183天以上的人员',
        en: 'Staff working directly on R&D and related innovation, or managing and directly serving it, for 183 days or more',
        ar: 'العاملون مباشرة في البحث والتطوير والابتكار المتصل به، أو من يديرونه ويخدمونه مباشرة، مدة 183 يومًا فأكثر',
      },
    },
  ],
};
