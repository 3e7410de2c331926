import { expressionColumn, flagColumn, lineColumn, textColumns } from '../columns';
import { getValueByPath, type ItemColumn, isPlain, type SingleTable } from '../item-table';

import { catalogueColumns, filingColumns, identityColumns, reviewColumns } from './manifest-columns';
import { continuingColumns, outcomeColumns } from './outcome-columns';

const DOCUMENT_PARTS = ['schema', 'manifest', 'form', 'dictionaries', 'expressions', 'reports'];
const FORM_LISTS = ['sections', 'rules', 'eligibility', 'basis'];
const FORM_PARTS = [
  'document',
  'sightOf',
  'separatePapers',
  'brings',
  'guideFiles',
  'editions',
  'thresholds.sets',
  'continuation.notYet',
];

export const aboutTable: SingleTable = {
  key: 'about',
  title: { zh: '说明', en: 'About the program', ar: 'عن البرنامج' },
  help: {
    zh: '项目的名称、类别、审核方式和公布内容',
    en: 'Titles, group, review and publication of the program',
    ar: 'عناوين البرنامج وفئته ومراجعته ونشره',
  },
  singles: [
    { at: [], columns: identityColumns, parts: [...DOCUMENT_PARTS, 'scenarios'], created: DOCUMENT_PARTS },
    {
      at: ['manifest'],
      columns: [
        ...catalogueColumns,
        ...filingColumns,
        ...reviewColumns,
        ...outcomeColumns,
        ...continuingColumns,
      ],
      parts: ['lookups', 'kinds', 'review.criteria', 'review.signing.hands'],
      created: ['review.signing.hands'],
      complete(manifest) {
        const signing = getValueByPath(manifest, ['review', 'signing']);
        if (isPlain(signing) && !signing.hands) signing.hands = [];
      },
    },
  ],
};

const reportColumns: ItemColumn[] = [
  lineColumn({
    key: 'spanStart',
    zh: '项目开始日字段',
    en: 'Answer with the first day',
    ar: 'الإجابة باليوم الأول',
    at: ['span', 'start'],
    help: {
      zh: '项目执行期起始日，写作 分组.字段',
      en: 'First day of the project, as section.field',
      ar: 'اليوم الأول للمشروع، بصيغة قسم.حقل',
    },
  }),
  lineColumn({
    key: 'spanEnd',
    zh: '项目结束日字段',
    en: 'Answer with the last day',
    ar: 'الإجابة باليوم الأخير',
    at: ['span', 'end'],
  }),
  lineColumn({
    key: 'milestoneTable',
    zh: '节点所在分组',
    en: 'Table of milestones',
    ar: 'جدول المراحل',
    at: ['milestones', 'table'],
  }),
  lineColumn({
    key: 'milestoneName',
    zh: '节点名称列',
    en: 'Column with the name of a milestone',
    ar: 'عمود اسم المرحلة',
    at: ['milestones', 'name'],
  }),
  lineColumn({
    key: 'milestoneDay',
    zh: '节点日期列',
    en: 'Column with the day of a milestone',
    ar: 'عمود يوم المرحلة',
    at: ['milestones', 'day'],
  }),
];

export const settingsTable: SingleTable = {
  key: 'settings',
  title: { zh: '整体设置', en: 'Overall settings', ar: 'الإعدادات العامة' },
  help: {
    zh: '对整个申报表和填报有效的公式和位置',
    en: 'Formulas and places for the form and the reports as a whole',
    ar: 'صيغ ومواضع للنموذج والتقارير كلها',
  },
  singles: [
    {
      at: ['form'],
      columns: [
        expressionColumn({
          key: 'thresholdPick',
          zh: '门槛的选取',
          en: 'Which thresholds',
          ar: 'اختيار الحدود',
          at: ['thresholds', 'pick'],
          help: {
            zh: '得出“门槛”表中类型和细分的公式',
            en: 'Formula of the set and variant in the table of thresholds',
            ar: 'صيغة المجموعة والفرع في جدول الحدود',
          },
        }),
        expressionColumn({
          key: 'assess',
          zh: '自评得分',
          en: 'Estimated score',
          ar: 'الدرجة التقديرية',
          help: {
            zh: '公布评分办法的项目，由申报内容估算得分',
            en: 'Where the scoring is published: the points that a filer can expect',
            ar: 'حيث يُنشر التقييم: الدرجة التي يمكن توقعها',
          },
        }),
        ...textColumns({
          key: 'guide',
          zh: '申报指南',
          en: 'How to apply',
          ar: 'كيفية التقديم',
          help: {
            zh: '显示在项目介绍页，空行分段',
            en: 'Shown on the page about the program; an empty line begins a paragraph',
            ar: 'يظهر في صفحة البرنامج، ويبدأ السطر الفارغ فقرة',
          },
        }),
        lineColumn({
          key: 'bySeveralPath',
          zh: '可由多家续报的判断字段',
          en: 'Answer that allows several to continue',
          ar: 'الإجابة التي تسمح لعدة جهات',
          at: ['continuation', 'bySeveral', 'path'],
        }),
        lineColumn({
          key: 'bySeveralIs',
          zh: '可由多家续报的取值',
          en: 'Its value',
          ar: 'قيمتها',
          at: ['continuation', 'bySeveral', 'is'],
        }),
      ],
      parts: [...FORM_LISTS, ...FORM_PARTS],
      created: [...FORM_LISTS, 'document', 'thresholds.sets'],
      complete({ thresholds }) {
        if (isPlain(thresholds) && !thresholds.sets) thresholds.sets = {};
      },
    },
    {
      at: ['reports'],
      columns: reportColumns,
      parts: ['tasks', 'forms', 'ofNationalZone'],
      created: ['tasks'],
      isOptional: true,
    },
  ],
};

export const documentTable: SingleTable = {
  key: 'paper',
  title: { zh: '申报书', en: 'Main document', ar: 'الوثيقة الرئيسية' },
  help: {
    zh: '由系统生成的申报书',
    en: 'The printed form of a filing',
    ar: 'النسخة المطبوعة من الطلب',
  },
  singles: [
    {
      at: ['form', 'document'],
      columns: [
        ...textColumns({ key: 'title', zh: '标题', en: 'Title', ar: 'العنوان', required: true }),
        ...textColumns({
          key: 'fileName',
          zh: '文件名',
          en: 'File name',
          ar: 'اسم الملف',
          required: true,
          help: {
            zh: '可用占位符，如 {{company_name}}',
            en: 'With placeholders such as {{company_name}}',
            ar: 'مع خانات مثل {{company_name}}',
          },
        }),
        ...textColumns({
          key: 'watermark',
          zh: '草稿水印',
          en: 'Watermark of a draft',
          ar: 'علامة المسودة المائية',
          required: true,
        }),
        ...textColumns({ key: 'footer', zh: '页脚', en: 'Footer', ar: 'التذييل' }),
        ...textColumns({
          key: 'appended',
          zh: '附件合订说明',
          en: 'Bound attachments',
          ar: 'المرفقات الملحقة',
          help: {
            zh: '申报指南对附件合订的要求，不印在申报书上；附件原件在材料包中',
            en: 'What the guide asks to be bound in. It is not printed: the attachments are in the bundle',
            ar: 'ما يطلب الدليل إلحاقه. لا يُطبع، فالمرفقات في الحزمة',
          },
        }),
        flagColumn({
          key: 'instructions',
          zh: '印出填写说明',
          en: 'With instructions',
          ar: 'مع التعليمات',
        }),
      ],
      parts: ['cover', 'signPages'],
      created: [],
    },
  ],
};
