/** Parts of which a document has one: the manifest, the settings of the form, the printed document. */
import { decisionKinds, groupKinds, publishedSubjects } from '../choices';
import {
  choiceColumn,
  expressionColumn,
  flagColumn,
  integerColumn,
  lineColumn,
  linesColumn,
  paragraphColumn,
  textColumns,
  yesNoColumn,
} from '../columns';
import { getAt, type ItemColumn, isPlain, type SingleTable } from '../item-table';

const identity: ItemColumn[] = [
  lineColumn({
    key: 'key',
    zh: '项目标识',
    en: 'Key of the program',
    ar: 'معرّف البرنامج',
    required: true,
    help: {
      zh: '字母开头，可用字母、数字和下划线；发布后不能更改',
      en: 'Letters, digits and underscores, a letter first; fixed once it is published',
      ar: 'حروف وأرقام وشرطات سفلية، يبدأ بحرف، ولا يتغير بعد النشر',
    },
  }),
  lineColumn({
    key: 'edition',
    zh: '版本号',
    en: 'Edition',
    ar: 'الإصدار',
    required: true,
    help: {
      zh: '如 2026.1；每次发布须用新的版本号',
      en: 'Such as 2026.1; each publication has a new one',
      ar: 'مثل 2026.1، ولكل نشر إصدار جديد',
    },
  }),
];

const catalogue: ItemColumn[] = [
  ...textColumns({ key: 'title', zh: '项目名称', en: 'Title', ar: 'العنوان', required: true }),
  ...textColumns({
    key: 'summary',
    zh: '一句话说明',
    en: 'Summary',
    ar: 'الملخص',
    help: {
      zh: '显示在项目目录中',
      en: 'Shown in the catalogue',
      ar: 'يظهر في دليل البرامج',
    },
  }),
  choiceColumn({ key: 'group', zh: '项目类别', en: 'Group', ar: 'الفئة' }, groupKinds),
  choiceColumn(
    {
      key: 'decides',
      zh: '审定方式',
      en: 'Decision',
      ar: 'القرار',
      help: {
        zh: '与本类别通常的审定方式不同时填写',
        en: 'If it differs from that of the group',
        ar: 'إذا اختلف عن قرار الفئة',
      },
    },
    decisionKinds,
  ),
  lineColumn({ key: 'plan', zh: '计划代号', en: 'Letter of the plan', ar: 'حرف الخطة' }),
  lineColumn({
    key: 'icon',
    zh: '图标',
    en: 'Icon',
    ar: 'الأيقونة',
    help: {
      zh: 'Ant Design 图标名称，如 TeamOutlined',
      en: 'Name of an icon of Ant Design, such as TeamOutlined',
      ar: 'اسم أيقونة من Ant Design مثل TeamOutlined',
    },
  }),
  lineColumn({
    key: 'route',
    zh: '页面地址',
    en: 'Address of the page',
    ar: 'عنوان الصفحة',
    help: {
      zh: '不填时由项目标识得出；已有项目不要更改',
      en: 'If empty it follows from the key; leave that of an older program as it is',
      ar: 'يُستخلص من المعرّف إن كان فارغًا، ولا يتغير في البرامج القديمة',
    },
  }),
];

const filing: ItemColumn[] = [
  lineColumn({
    key: 'receiptPrefix',
    zh: '申报编号前缀',
    en: 'Prefix of receipt numbers',
    ar: 'بادئة أرقام الإيصالات',
    required: true,
    help: {
      zh: '两个大写字母',
      en: 'Two capital letters',
      ar: 'حرفان كبيران',
    },
  }),
  integerColumn({
    key: 'perCompanyAndBatch',
    zh: '每家企业每批次可申报数',
    en: 'Filings of a company in a batch',
    ar: 'طلبات الشركة في الدفعة',
    required: true,
  }),
  lineColumn({
    key: 'subject',
    zh: '区分各申报的内容',
    en: 'Answer that tells filings apart',
    ar: 'الإجابة التي تميز الطلبات',
    help: {
      zh: '如项目名称、人员姓名，写作 分组.字段',
      en: 'Such as the title of the project, as section.field',
      ar: 'كعنوان المشروع، بصيغة قسم.حقل',
    },
  }),
  lineColumn({
    key: 'asks',
    zh: '申请金额',
    en: 'Grant applied for',
    ar: 'المنحة المطلوبة',
    help: {
      zh: '填写申请金额（万元）的字段，写作 分组.字段',
      en: 'The answer with the amount in 10,000 yuan, as section.field',
      ar: 'الإجابة بالمبلغ (10,000 يوان)، بصيغة قسم.حقل',
    },
  }),
  linesColumn({
    key: 'namesPerson',
    zh: '证件号码',
    en: 'Numbers of persons',
    ar: 'أرقام الأشخاص',
    at: ['names', 'person'],
    help: {
      zh: '能认出同一个人的字段，每行一个 分组.字段',
      en: 'Answers that tell a person by a number, one section.field a line',
      ar: 'إجابات تميز شخصًا برقم، قسم.حقل في كل سطر',
    },
  }),
  linesColumn({
    key: 'namesRight',
    zh: '知识产权号',
    en: 'Numbers of rights',
    ar: 'أرقام حقوق الملكية',
    at: ['names', 'right'],
    help: {
      zh: '能认出同一项知识产权的字段，每行一个 分组.字段',
      en: 'Answers that tell an intellectual property right by a number, one section.field a line',
      ar: 'إجابات تميز حق ملكية فكرية برقم، قسم.حقل في كل سطر',
    },
  }),
  ...textColumns({
    key: 'closedNotice',
    zh: '未开放时的提示',
    en: 'Notice while closed',
    ar: 'إشعار الإغلاق',
  }),
  ...textColumns({
    key: 'incompleteMessage',
    zh: '未填完时的提示',
    en: 'Message on incomplete data',
    ar: 'رسالة نقص البيانات',
  }),
];

const review: ItemColumn[] = [
  yesNoColumn({
    key: 'expertReview',
    zh: '专家评审',
    en: 'Expert review',
    ar: 'تقييم الخبراء',
    at: ['review', 'expertReview'],
    required: true,
  }),
  yesNoColumn({
    key: 'publicNotice',
    zh: '公示',
    en: 'Public notice',
    ar: 'الإعلان العام',
    at: ['review', 'publicNotice'],
    required: true,
  }),
  yesNoColumn({
    key: 'signingInOrder',
    zh: '依次签署',
    en: 'Signed in order',
    ar: 'توقيع بالترتيب',
    at: ['review', 'signing', 'inOrder'],
    help: {
      zh: '企业签署人按“企业签署”表的顺序依次签署',
      en: 'Signatories sign one after the other, in the order of their table',
      ar: 'يوقّع الموقّعون واحدًا بعد الآخر بترتيب جدولهم',
    },
  }),
  yesNoColumn({
    key: 'signingSecondFactor',
    zh: '签署须第二验证',
    en: 'Signed with a second factor',
    ar: 'توقيع بعامل ثانٍ',
    at: ['review', 'signing', 'secondFactor'],
  }),
];

const outcome: ItemColumn[] = [
  choiceColumn(
    {
      key: 'publishedSubject',
      zh: '公布名称',
      en: 'Published subject',
      ar: 'الموضوع المنشور',
      at: ['published', 'subject'],
    },
    publishedSubjects,
  ),
  linesColumn({
    key: 'publishedAnswers',
    zh: '公布内容',
    en: 'Published answers',
    ar: 'الإجابات المنشورة',
    at: ['published', 'answers'],
    help: {
      zh: '结果公布时显示的内容，每行一个 分组.字段 或 分组',
      en: 'Answers that the list of results shows, one section.field or section a line',
      ar: 'إجابات تعرضها قائمة النتائج، قسم.حقل أو قسم في كل سطر',
    },
  }),
  lineColumn({
    key: 'publishedScope',
    zh: '公布范围',
    en: 'Extent of publication',
    ar: 'نطاق النشر',
    at: ['published', 'scope'],
    help: {
      zh: '企业选择公布范围的字段，写作 分组.字段',
      en: 'The answer with the extent to which the filing is published, as section.field',
      ar: 'الإجابة بنطاق نشر الطلب، بصيغة قسم.حقل',
    },
  }),
  lineColumn({
    key: 'seenBy',
    zh: '可查看的另一企业',
    en: 'Other company that sees it',
    ar: 'شركة أخرى تراه',
    help: {
      zh: '填写该企业统一社会信用代码的字段',
      en: 'The answer with the credit code of that company',
      ar: 'الإجابة برمز ائتمان تلك الشركة',
    },
  }),
  ...textColumns({
    key: 'recognition',
    zh: '认定名称',
    en: 'Name of the recognition',
    ar: 'اسم الاعتماد',
    at: ['recognition', 'name'],
    help: {
      zh: '证书上的名称；通过后不发证书的不填',
      en: 'As a certificate has it; empty where an approval gives none',
      ar: 'كما في الشهادة، وفارغ إن لم تُمنح',
    },
  }),
  integerColumn({
    key: 'recognitionYears',
    zh: '有效年数',
    en: 'Years of validity',
    ar: 'سنوات السريان',
    at: ['recognition', 'years'],
  }),
  paragraphColumn({
    key: 'recognitionBasis',
    zh: '有效年数依据',
    en: 'Source of the years',
    ar: 'مصدر السنوات',
    at: ['recognition', 'basis'],
  }),
];

const continuing: ItemColumn[] = [
  lineColumn({
    key: 'continuesProgram',
    zh: '续报的项目',
    en: 'Continued program',
    ar: 'البرنامج المستمر',
    at: ['continues', 'program'],
    help: {
      zh: '本项目须依据哪一项目已通过的申报，填其标识',
      en: 'Key of the program whose approved filing this one continues',
      ar: 'معرّف البرنامج الذي يكمل هذا طلبه المعتمد',
    },
  }),
  lineColumn({
    key: 'continuesId',
    zh: '关联申报的字段',
    en: 'Field with the continued filing',
    ar: 'حقل الطلب المستمر',
    at: ['continues', 'id'],
  }),
  ...textColumns({
    key: 'continuesThing',
    zh: '续报的事项',
    en: 'What is continued',
    ar: 'ما يُستكمل',
    at: ['continues', 'thing'],
  }),
  ...textColumns({
    key: 'continuesFirst',
    zh: '须先完成的步骤',
    en: 'Step that comes first',
    ar: 'الخطوة السابقة',
    at: ['continues', 'first'],
  }),
];

const DOCUMENT_PARTS = ['schema', 'manifest', 'form', 'dictionaries', 'expressions', 'reports'];
const FORM_LISTS = ['sections', 'rules', 'eligibility', 'basis'];
const FORM_PARTS = [
  'document',
  'sightOf',
  'separatePapers',
  'brings',
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
    { at: [], columns: identity, parts: DOCUMENT_PARTS, created: DOCUMENT_PARTS },
    {
      at: ['manifest'],
      columns: [...catalogue, ...filing, ...review, ...outcome, ...continuing],
      parts: ['lookups', 'kinds', 'review.criteria', 'review.signing.hands'],
      created: ['review.signing.hands'],
      complete(manifest) {
        const signing = getAt(manifest, ['review', 'signing']);
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
            zh: '附件装订在申报书之后时的标题',
            en: 'Heading of the attachments that are bound into the document',
            ar: 'عنوان المرفقات الملحقة بالوثيقة',
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
