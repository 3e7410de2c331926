/** Columns of the manifest: what is published, recognised and continued. */
import { publishedSubjects } from '../choices';
import {
  choiceColumn,
  integerColumn,
  lineColumn,
  linesColumn,
  paragraphColumn,
  textColumns,
} from '../columns';
import type { ItemColumn } from '../item-table';

export const outcomeColumns: ItemColumn[] = [
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

export const continuingColumns: ItemColumn[] = [
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
