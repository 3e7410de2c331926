/** Columns of the manifest: the catalogue, filing and review. */
import { decisionKinds, groupKinds } from '../choices';
import {
  choiceColumn,
  flagColumn,
  integerColumn,
  lineColumn,
  linesColumn,
  textColumns,
  yesNoColumn,
} from '../columns';
import type { ItemColumn } from '../item-table';

export const identityColumns: ItemColumn[] = [
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

export const catalogueColumns: ItemColumn[] = [
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
  integerColumn({
    key: 'order',
    zh: '目录次序',
    en: 'Place in the catalogue',
    ar: 'الترتيب في الدليل',
    help: {
      zh: '同类项目中的次序，小的在前；不填的排在其后',
      en: 'Within its group, lowest first; programs without one follow',
      ar: 'ضمن فئته، الأصغر أولًا، وتليها البرامج التي لا ترتيب لها',
    },
  }),
  flagColumn({
    key: 'hidden',
    zh: '不在目录中显示',
    en: 'Not in the catalogue',
    ar: 'لا يظهر في الدليل',
    help: {
      zh: '目录、首页和搜索中不再出现；已有的申报仍可查看和办理',
      en: 'Left out of catalogue, first page and search; what was filed stays within reach',
      ar: 'لا يظهر في الدليل والصفحة الأولى والبحث، ويبقى ما قُدّم متاحًا',
    },
  }),
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

export const filingColumns: ItemColumn[] = [
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

export const reviewColumns: ItemColumn[] = [
  yesNoColumn({
    key: 'expertReview',
    zh: '专家评审',
    en: 'Expert review',
    ar: 'مراجعة الخبراء',
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
