/** Tables of the printed form: cover, pages to be signed, separate papers; and of the guide beside it. */
import { guideFileField } from '../../guide-files';
import { attachedFileCodec } from '../codecs';
import {
  expressionColumn,
  flagColumn,
  lineColumn,
  linesColumn,
  paragraphColumn,
  textColumns,
} from '../columns';
import { placeInItems, placeInList } from '../holders';
import type { ItemTable, PlainRecord } from '../item-table';
import { sectionField } from './sections';

const identifyByKey = ({ key }: PlainRecord, index: number): string => String(key ?? index + 1);
const none = { outer: [], parts: [], maxRows: 200 };

export const coverTable: ItemTable = {
  key: 'coverLines',
  title: { zh: '封面', en: 'Cover', ar: 'الغلاف' },
  help: { zh: '申报书封面各行', en: 'Lines of the first page', ar: 'أسطر الصفحة الأولى' },
  ...none,
  ...placeInList({ at: ['form', 'document', 'cover'] }),
  columns: [
    ...textColumns({ key: '', zh: '名称', en: 'Label', ar: 'التسمية', required: true }),
    linesColumn({
      key: 'value',
      zh: '内容',
      en: 'Text',
      ar: 'النص',
      help: {
        zh: '每行一个模板，采用各占位符都有值的第一个；不填则留空供手写',
        en: 'One template a line; the first whose placeholders all have a value is used. Empty: left blank for handwriting',
        ar: 'قالب في كل سطر، ويُستخدم أول ما اكتملت قيمه. وإن كان فارغًا تُرك للكتابة باليد',
      },
    }),
  ],
};

export const signPageTable: ItemTable = {
  key: 'signPages',
  title: { zh: '签字盖章页', en: 'Pages to sign', ar: 'صفحات التوقيع' },
  help: { zh: '申报书中须签字盖章的页', en: 'Pages to be signed and sealed', ar: 'صفحات تُوقّع وتُختم' },
  ...none,
  ...placeInList({ at: ['form', 'document', 'signPages'] }),
  columns: [
    ...textColumns({ key: '', zh: '标题', en: 'Title', ar: 'العنوان', required: true }),
    flagColumn({
      key: 'statements',
      zh: '印出承诺事项',
      en: 'With the statements',
      ar: 'مع بنود التعهد',
      help: {
        zh: '在本页印出承诺事项，由签字确认',
        en: 'The page shows the statements that the signature confirms',
        ar: 'تعرض الصفحة بنود التعهد التي يؤكدها التوقيع',
      },
    }),
  ],
};

export const separatePaperTable: ItemTable = {
  key: 'separatePapers',
  title: { zh: '单独文件', en: 'Separate papers', ar: 'الوثائق المنفصلة' },
  help: {
    zh: '申报书之外另行生成的文件，如公示材料、匿名材料',
    en: 'Papers beside the main document, for a published list or for experts',
    ar: 'وثائق بجانب الوثيقة الرئيسية، لقائمة منشورة أو للخبراء',
  },
  outer: [],
  parts: ['shows'],
  maxRows: 50,
  ...withEmptyParts(placeInList({ at: ['form', 'separatePapers'], idOf: identifyByKey })),
  nameOf: ({ item }) => String(item.key ?? ''),
  getCreatedParts: () => ['shows'],
  columns: [
    lineColumn({ key: 'key', zh: '标识', en: 'Identifier', ar: 'المعرّف', required: true }),
    ...textColumns({ key: '', zh: '名称', en: 'Name', ar: 'الاسم', required: true }),
    flagColumn({
      key: 'isBlind',
      zh: '匿名',
      en: 'Blind',
      ar: 'مجهّل',
      help: {
        zh: '不出现能识别申报单位的内容',
        en: 'It does not identify the applicant',
        ar: 'لا تكشف هوية مقدم الطلب',
      },
    }),
  ],
};

function withEmptyParts(place: Pick<ItemTable, 'list' | 'attach'>): Pick<ItemTable, 'list' | 'attach'> {
  return {
    list: place.list,
    attach(items, builder) {
      for (const { item } of items) item.shows = [];
      place.attach(items, builder);
    },
  };
}

export const paperPartTable: ItemTable = {
  key: 'paperParts',
  title: { zh: '单独文件内容', en: 'Parts of separate papers', ar: 'أجزاء الوثائق المنفصلة' },
  help: {
    zh: '单独文件包含哪些分组或字段',
    en: 'Sections and fields that a separate paper shows',
    ar: 'الأقسام والحقول التي تعرضها وثيقة منفصلة',
  },
  outer: [
    {
      key: 'paper',
      zh: '所属文件',
      en: 'Paper it belongs to',
      ar: 'الوثيقة التابع لها',
      type: 'select',
      options: { rowsOf: 'separatePapers', column: 'key', isExact: true },
      required: true,
    },
  ],
  parts: [],
  maxRows: 1000,
  ...placeInItems({ of: separatePaperTable, column: 'paper', in: () => 'shows' }),
  columns: [
    {
      field: sectionField,
      at: ['section'],
      codec: { write: (value) => String(value ?? ''), read: (answer) => answer ?? undefined },
    },
    linesColumn({
      key: 'fields',
      zh: '字段',
      en: 'Fields',
      ar: 'الحقول',
      help: {
        zh: '每行一个标识；不填表示整组',
        en: 'One key a line; the whole section if empty',
        ar: 'معرّف في كل سطر، والقسم كله إن كان فارغًا',
      },
    }),
    expressionColumn({
      key: 'isShown',
      zh: '显示条件',
      en: 'Shown if',
      ar: 'يظهر إذا',
    }),
  ],
};

export const basisTable: ItemTable = {
  key: 'basis',
  title: { zh: '政策依据', en: 'Basis', ar: 'الأساس' },
  help: {
    zh: '本项目依据的法规、办法和通知',
    en: 'Rules, laws and notices that the program follows',
    ar: 'القواعد والقوانين والإشعارات التي يتبعها البرنامج',
  },
  ...none,
  ...placeInList({ at: ['form', 'basis'], isRequired: true, textIn: 'text' }),
  columns: [
    paragraphColumn({
      key: 'text',
      zh: '文件名称及文号',
      en: 'Title and number',
      ar: 'العنوان والرقم',
      required: true,
    }),
  ],
};

export const guideFileTable: ItemTable = {
  key: 'guideFiles',
  title: { zh: '指南附件', en: 'Files of the guide', ar: 'ملفات الدليل' },
  help: {
    zh: '申报指南的附件：上传文件，或填写在单位网站上的地址',
    en: 'Files that belong to the guide: uploaded here, or by their address on the site of the office',
    ar: 'ملفات تتبع الدليل: مرفوعة هنا، أو بعناوينها في موقع الجهة',
  },
  ...none,
  ...placeInList({ at: ['form', 'guideFiles'] }),
  columns: [
    ...textColumns({ key: '', zh: '名称', en: 'Label', ar: 'التسمية', required: true }),
    lineColumn({
      key: guideFileField.key,
      zh: guideFileField.zh,
      en: guideFileField.en,
      ar: 'الملف المرفوع',
      codec: attachedFileCodec,
      help: {
        zh: '在设计器中上传；此处是内容校验值、字节数和文件名',
        en: 'Uploaded in the designer. The cell holds hash, bytes and name of the file',
        ar: 'يُرفع في المصمم. تحمل الخلية بصمة الملف وحجمه بالبايت واسمه',
      },
    }),
    lineColumn({
      key: 'url',
      zh: '文件地址',
      en: 'Address of the file',
      ar: 'عنوان الملف',
      help: {
        zh: '以 https:// 开头；已上传文件的不填',
        en: 'It begins with https://. Empty for an uploaded file',
        ar: 'يبدأ بـ https://. ويُترك فارغًا للملف المرفوع',
      },
    }),
  ],
};

export const benefitTable: ItemTable = {
  key: 'benefits',
  title: { zh: '支持内容', en: 'Benefits', ar: 'المزايا' },
  help: {
    zh: '通过后企业得到什么',
    en: 'What an approved filing brings',
    ar: 'ما يجلبه الطلب المعتمد',
  },
  ...none,
  ...placeInList({ at: ['form', 'brings'] }),
  columns: [
    ...textColumns({ key: '', zh: '内容', en: 'Text', ar: 'النص' }),
    lineColumn({
      key: 'condition',
      zh: '同申报条件',
      en: 'Same as condition',
      ar: 'كالشرط',
      help: {
        zh: '内容与某申报条件相同时填其编号，不再填内容',
        en: 'Number of a condition that is the benefit too, in place of a text',
        ar: 'رقم شرط هو المزية نفسها، بدل النص',
      },
    }),
  ],
};
