/** Tables of the reports that approvals owe: their tasks with calendars, and their forms. */
import type { Field, Row } from '../../../definition';
import { reportCalendars, reportModes } from '../choices';
import {
  choiceColumn,
  flagColumn,
  integerColumn,
  lineColumn,
  numberColumn,
  referenceField,
  textColumns,
} from '../columns';
import { placeInList } from '../holders';
import type { ItemColumn, ItemTable, PlainRecord } from '../item-table';

const identifyBy =
  (name: string) =>
  (item: PlainRecord, index: number): string =>
    String(item[name] ?? index + 1);

/** Column that says to which form a section or a rule belongs; empty: to that of the program itself. */
export const reportFormField: Field = referenceField(
  {
    key: 'form',
    zh: '所属填报表单',
    en: 'Report form',
    ar: 'نموذج التقرير',
    help: {
      zh: '“填报表单”表中的标识；不填表示申报表',
      en: 'A key of the table of report forms; empty for the form of the program itself',
      ar: 'معرّف من جدول نماذج التقارير، وفارغ لنموذج البرنامج نفسه',
    },
  },
  'reportForms',
  'key',
);

const formsPlace = placeInList({ at: ['reports', 'forms'], idOf: identifyBy('key') });

export const reportFormTable: ItemTable = {
  key: 'reportForms',
  title: { zh: '填报表单', en: 'Report forms', ar: 'نماذج التقارير' },
  help: {
    zh: '通过后须填报的表单；分组和规则见“分组”“规则”表',
    en: 'Forms of reports; their sections and rules stand in those tables',
    ar: 'نماذج التقارير، وأقسامها وقواعدها في جدوليها',
  },
  outer: [],
  parts: ['sections', 'rules'],
  getCreatedParts: () => ['sections', 'rules'],
  maxRows: 40,
  ...formsPlace,
  attach(items, builder) {
    for (const { item } of items) Object.assign(item, { sections: [], rules: [] });
    formsPlace.attach(items, builder);
  },
  nameOf: ({ item }) => String(item.key ?? ''),
  columns: [
    lineColumn({ key: 'key', zh: '标识', en: 'Identifier', ar: 'المعرّف', required: true }),
    ...textColumns({ key: 'title', zh: '名称', en: 'Title', ar: 'العنوان', required: true }),
    ...textColumns({
      key: 'paperTitle',
      zh: '文件标题',
      en: 'Title of the paper',
      ar: 'عنوان الوثيقة',
      help: {
        zh: '生成的文件标题与名称不同时填写',
        en: 'If the title of the printed report differs',
        ar: 'إذا اختلف عنوان التقرير المطبوع',
      },
    }),
  ],
};

const isCalendar =
  (...calendars: string[]) =>
  ({ calendar }: Row): boolean =>
    calendars.includes(String(calendar));

const isYearly = isCalendar('last_year', 'this_year', 'after_acceptance');
const isHalfYears = isCalendar('half_years');

const monthAndDay = {
  zh: '月-日，如 03-01',
  en: 'Month and day, such as 03-01',
  ar: 'شهر ويوم، مثل 03-01',
};

const dayColumn = (
  words: { key: string; zh: string; en: string; ar: string },
  at: readonly string[],
  fits: (row: Row) => boolean,
) => lineColumn({ ...words, at: ['schedule', ...at], fits, help: monthAndDay });

const countColumn = (words: { key: string; zh: string; en: string; ar: string }, ...calendars: string[]) =>
  integerColumn({ ...words, at: ['schedule', words.key], fits: isCalendar(...calendars) });

const scheduleColumns: ItemColumn[] = [
  choiceColumn(
    {
      key: 'calendar',
      zh: '填报周期',
      en: 'Calendar',
      ar: 'الجدول الزمني',
      at: ['schedule', 'calendar'],
      required: true,
    },
    reportCalendars,
  ),
  dayColumn({ key: 'open', zh: '开始日', en: 'First day', ar: 'اليوم الأول' }, ['open'], isYearly),
  dayColumn({ key: 'due', zh: '截止日', en: 'Last day', ar: 'اليوم الأخير' }, ['due'], isYearly),
  dayColumn(
    { key: 'firstOpen', zh: '上半年开始日', en: 'First half, first day', ar: 'النصف الأول، اليوم الأول' },
    ['first', 'open'],
    isHalfYears,
  ),
  dayColumn(
    { key: 'firstDue', zh: '上半年截止日', en: 'First half, last day', ar: 'النصف الأول، اليوم الأخير' },
    ['first', 'due'],
    isHalfYears,
  ),
  dayColumn(
    { key: 'secondOpen', zh: '下半年开始日', en: 'Second half, first day', ar: 'النصف الثاني، اليوم الأول' },
    ['second', 'open'],
    isHalfYears,
  ),
  dayColumn(
    { key: 'secondDue', zh: '下半年截止日', en: 'Second half, last day', ar: 'النصف الثاني، اليوم الأخير' },
    ['second', 'due'],
    isHalfYears,
  ),
  countColumn(
    { key: 'validMonths', zh: '认定有效月数', en: 'Months of validity', ar: 'أشهر السريان' },
    'last_year',
  ),
  flagColumn({
    key: 'whileRunning',
    zh: '项目执行期内',
    en: 'While the project runs',
    ar: 'ما دام المشروع جاريًا',
    at: ['schedule', 'whileRunning'],
    fits: isCalendar('last_year'),
  }),
  dayColumn(
    { key: 'approvedBefore', zh: '当年计入的通过日', en: 'Approved before', ar: 'اعتُمد قبل' },
    ['approvedBefore'],
    isCalendar('last_year'),
  ),
  countColumn(
    { key: 'dueDays', zh: '到期后天数', en: 'Days until it is due', ar: 'أيام حتى الاستحقاق' },
    'service_years',
    'middle',
  ),
  countColumn(
    { key: 'daysBefore', zh: '节点前天数', en: 'Days before a milestone', ar: 'أيام قبل المرحلة' },
    'milestones',
  ),
  countColumn(
    { key: 'daysAfter', zh: '节点后天数', en: 'Days after a milestone', ar: 'أيام بعد المرحلة' },
    'milestones',
  ),
  countColumn(
    {
      key: 'fromMonths',
      zh: '项目不少于月数',
      en: 'Projects of at least months',
      ar: 'مشاريع لا تقل عن أشهر',
    },
    'middle',
  ),
  countColumn(
    { key: 'openDays', zh: '结束前天数开始', en: 'Opens days before the end', ar: 'يُفتح قبل النهاية بأيام' },
    'end',
  ),
  countColumn(
    {
      key: 'openMonths',
      zh: '结束前月数开始',
      en: 'Opens months before the end',
      ar: 'يُفتح قبل النهاية بأشهر',
    },
    'end',
  ),
  countColumn(
    { key: 'dueMonths', zh: '结束后月数截止', en: 'Due months after the end', ar: 'يُستحق بعد النهاية بأشهر' },
    'end',
  ),
  numberColumn({
    key: 'grantFrom',
    zh: '资助金额起点（万元）',
    en: 'Grants from (10,000 yuan)',
    ar: 'المنح من (10,000 يوان)',
    at: ['schedule', 'grantFrom'],
    fits: isCalendar('end'),
  }),
  countColumn(
    { key: 'years', zh: '验收后年数', en: 'Years after acceptance', ar: 'السنوات بعد القبول' },
    'after_acceptance',
  ),
];

const codeColumn = lineColumn({ key: 'code', zh: '标识', en: 'Identifier', ar: 'المعرّف', required: true });

const tasksPlace = placeInList({ at: ['reports', 'tasks'], isRequired: true, idOf: identifyBy('code') });

export const reportTaskTable: ItemTable = {
  key: 'reportTasks',
  title: { zh: '填报任务', en: 'Reports owed', ar: 'التقارير المستحقة' },
  help: {
    zh: '通过后须按期填报的任务',
    en: 'Reports that an approval owes, with their calendars',
    ar: 'تقارير تستحق بعد الاعتماد، مع جداولها الزمنية',
  },
  outer: [],
  parts: [],
  maxRows: 40,
  ...tasksPlace,
  attach(items, builder) {
    if (items.length > 0 || builder.document.reports) tasksPlace.attach(items, builder);
  },
  columns: [
    codeColumn,
    ...textColumns({ key: '', zh: '名称', en: 'Name', ar: 'الاسم', required: true }),
    choiceColumn(
      { key: 'mode', zh: '填报方式', en: 'How it is filed', ar: 'طريقة التقديم', required: true },
      reportModes,
    ),
    lineColumn({
      key: 'form',
      zh: '表单',
      en: 'Form to fill in',
      ar: 'النموذج المطلوب',
      required: true,
      help: {
        zh: '“填报表单”中的标识；另行申报的填项目标识',
        en: 'A key of the table of report forms; for a declaration of its own, the key of that program',
        ar: 'معرّف من جدول نماذج التقارير، أو معرّف البرنامج لطلب مستقل',
      },
    }),
    flagColumn({
      key: 'perCompany',
      zh: '每家企业一份',
      en: 'Once for a company',
      ar: 'مرة لكل شركة',
      help: {
        zh: '无论通过几项，一家企业只填一份',
        en: 'A company owes it once, however many approvals it has',
        ar: 'تستحق مرة على الشركة مهما تعددت موافقاتها',
      },
    }),
    flagColumn({
      key: 'accepts',
      zh: '通过即验收',
      en: 'Accepts the project',
      ar: 'يقبل المشروع',
      help: {
        zh: '填报审核通过后项目即为验收',
        en: 'The project is accepted once the report has passed',
        ar: 'يُقبل المشروع متى اجتاز التقرير المراجعة',
      },
    }),
    ...textColumns({ key: 'consequence', zh: '逾期后果', en: 'If it is overdue', ar: 'عند التأخر' }),
    ...scheduleColumns,
  ],
};

export const zoneReportTable: ItemTable = {
  key: 'zoneReports',
  title: { zh: '高新区企业填报', en: 'Reports of national zones', ar: 'تقارير المناطق الوطنية' },
  help: {
    zh: '国家高新区内企业即使未通过也须填报的任务',
    en: 'Reports that every company of a national high-tech zone owes without an approval',
    ar: 'تقارير تستحق على كل شركة في منطقة وطنية للتقنية العالية دون اعتماد',
  },
  outer: [],
  parts: [],
  maxRows: 40,
  ...placeInList({ at: ['reports', 'ofNationalZone'], idOf: identifyBy('code') }),
  columns: [codeColumn, ...scheduleColumns],
};
