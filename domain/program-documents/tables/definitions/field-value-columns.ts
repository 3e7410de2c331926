/** Columns of what a field accepts: options, limits, files. */
import { fileTypes, numberDisplays } from '../choices';
import { countCodec, flagCodec, textCodec } from '../codecs';
import {
  choiceColumn,
  choicesColumn,
  expressionColumn,
  flagColumn,
  integerColumn,
  LONGEST,
  lineColumn,
  linesColumn,
  numberColumn,
  paragraphColumn,
  textColumns,
  yesNoColumn,
} from '../columns';
import type { ColumnCodec, ItemColumn } from '../item-table';
import { isChoice, isFile, isNumber, isType, isTyped } from './field-types';

/** A list of the form by its name; options that are rows of a table stand in two columns of their own. */
const dictionaryName: ColumnCodec = {
  ...textCodec,
  write: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
};

/** The document of the filing itself: true, where a separate paper has a key. */
const generatedKey: ColumnCodec = dictionaryName;

const wholeList: ColumnCodec = {
  write: (value) => (Array.isArray(value) ? (value as string[]) : undefined),
  read: (answer) => (Array.isArray(answer) ? answer : []),
};

export const optionColumns: ItemColumn[] = [
  lineColumn({
    key: 'options',
    zh: '选项表',
    en: 'List of options',
    ar: 'قائمة الخيارات',
    codec: dictionaryName,
    help: {
      zh: '“选项表”中的标识，或通用选项表的名称，如 education（学历）',
      en: 'A key of the table of lists, or the name of a common list such as education',
      ar: 'معرّف من جدول القوائم، أو اسم قائمة عامة مثل education',
    },
    fits: isChoice,
  }),
  lineColumn({
    key: 'optionsRowsOf',
    zh: '选项来自表格',
    en: 'Options from table',
    ar: 'الخيارات من جدول',
    at: ['options', 'rowsOf'],
    help: {
      zh: '以本申报表另一表格的各行为选项时，填该分组的标识',
      en: 'Key of a table of this form whose rows are the options',
      ar: 'معرّف جدول في هذا النموذج تكون صفوفه هي الخيارات',
    },
    fits: isChoice,
  }),
  lineColumn({
    key: 'optionsColumn',
    zh: '选项取自列',
    en: 'Options from column',
    ar: 'الخيارات من عمود',
    at: ['options', 'column'],
    fits: isChoice,
  }),
];

export const limitColumns: ItemColumn[] = [
  integerColumn({
    key: 'minLength',
    zh: '最少字数',
    en: 'Fewest characters',
    ar: 'أقل عدد للأحرف',
    fits: isTyped,
  }),
  integerColumn({
    key: 'maxLength',
    zh: '最多字数',
    en: 'Most characters',
    ar: 'أكبر عدد للأحرف',
    fits: isTyped,
  }),
  lineColumn({
    key: 'pattern',
    zh: '格式',
    en: 'Pattern',
    ar: 'النمط',
    help: {
      zh: '须符合的格式，写作正则表达式',
      en: 'What the text must look like, as a regular expression',
      ar: 'الشكل الذي يجب أن يوافقه النص، تعبيرًا نمطيًا',
    },
    fits: isTyped,
  }),
  ...textColumns({
    key: 'patternSays',
    zh: '格式不符时的提示',
    en: 'Message of the pattern',
    ar: 'رسالة النمط',
    fits: isTyped,
  }),
  numberColumn({ key: 'min', zh: '最小值', en: 'At least', ar: 'الحد الأدنى', fits: isNumber }),
  numberColumn({ key: 'max', zh: '最大值', en: 'At most', ar: 'الحد الأقصى', fits: isNumber }),
  integerColumn({ key: 'precision', zh: '小数位数', en: 'Decimals', ar: 'المنازل العشرية', fits: isNumber }),
  choiceColumn(
    { key: 'display', zh: '数字显示', en: 'Display', ar: 'العرض', fits: isNumber },
    numberDisplays,
  ),
  yesNoColumn({
    key: 'isPast',
    zh: '不得晚于今天',
    en: 'Not in the future',
    ar: 'ليس في المستقبل',
    fits: isType('date', 'month'),
  }),
  yesNoColumn({
    key: 'uniqueInTable',
    zh: '表内不得重复',
    en: 'No value twice',
    ar: 'دون تكرار',
    help: {
      zh: '同一表格中本列的值不得重复',
      en: 'No value stands twice in this column',
      ar: 'لا تتكرر قيمة في هذا العمود',
    },
  }),
];

export const fileColumns: ItemColumn[] = [
  choicesColumn(
    {
      key: 'accept',
      zh: '允许的格式',
      en: 'File types',
      ar: 'أنواع الملفات',
      codec: wholeList,
      required: true,
      fits: isFile,
    },
    fileTypes,
  ),
  numberColumn({
    key: 'maxSizeMb',
    zh: '单个文件上限（MB）',
    en: 'Most megabytes of a file',
    ar: 'أقصى حجم للملف (ميغابايت)',
    fits: isFile,
  }),
  paragraphColumn(
    {
      key: 'minFiles',
      zh: '最少份数',
      en: 'Fewest files',
      ar: 'أقل عدد للملفات',
      codec: countCodec,
      help: {
        zh: '一个数，或得出份数的公式',
        en: 'A number, or a formula that gives one',
        ar: 'عدد أو صيغة تعطيه',
      },
      fits: isFile,
    },
    LONGEST.expression,
  ),
  integerColumn({ key: 'maxFiles', zh: '最多份数', en: 'Most files', ar: 'أكبر عدد للملفات', fits: isFile }),
  expressionColumn({
    key: 'paperYears',
    zh: '材料年度',
    en: 'Years of the papers',
    ar: 'سنوات المستندات',
    help: {
      zh: '材料应覆盖的年度，用公式写出；文件名中的年度不符时提示',
      en: 'Formula of the years that the files cover: a file name with another year is questioned',
      ar: 'صيغة السنوات التي تغطيها الملفات، ويُستفسر عن اسم ملف بسنة أخرى',
    },
    fits: isFile,
  }),
  flagColumn({
    key: 'isMainPaper',
    zh: '为申报书盖章扫描件',
    en: 'Scan of the main document',
    ar: 'نسخة الوثيقة الرئيسية',
    at: ['generated'],
    codec: flagCodec,
    help: {
      zh: '系统生成申报书供下载，签字盖章后上传扫描件',
      en: 'The portal generates the document of the filing, to be signed, sealed and uploaded',
      ar: 'تُنشئ البوابة وثيقة الطلب لتُوقّع وتُختم ثم تُرفع',
    },
    fits: isFile,
  }),
  lineColumn({
    key: 'generatedPaper',
    zh: '由系统生成的单独文件',
    en: 'Generated separate paper',
    ar: 'وثيقة منفصلة مُنشأة',
    at: ['generated'],
    codec: generatedKey,
    help: {
      zh: '“单独文件”表中的标识',
      en: 'A key of the table of separate papers',
      ar: 'معرّف من جدول الوثائق المنفصلة',
    },
    fits: isFile,
  }),
  linesColumn({
    key: 'says',
    zh: '说明关联申报的字段',
    en: 'Fields that describe the filing',
    ar: 'حقول تصف الطلب',
    codec: {
      write: (value) => (Array.isArray(value) ? value.join('\n') : undefined),
      read: (answer) =>
        typeof answer === 'string'
          ? answer
              .split('\n')
              .map((line) => line.trim())
              .filter(Boolean)
          : [],
    },
    fits: isType('filing'),
  }),
];
