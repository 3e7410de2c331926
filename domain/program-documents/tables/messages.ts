/** Faults of a program in tables. */
import type { Text } from '../../text';

export const tableFaultTexts = {
  missing: {
    zh: '“{{part}}”未填写，请填写',
    en: '“{{part}}” is empty; fill it in',
    ar: '«{{part}}» فارغ، املأه',
  },
  value: {
    zh: '“{{part}}”的取值不符合要求，请对照本列说明修改',
    en: '“{{part}}” has a value that is not allowed; correct it by the note of the column',
    ar: 'قيمة «{{part}}» غير مسموح بها، صحّحها وفق ملاحظة العمود',
  },
  surplus: {
    zh: '“{{part}}”在这里不适用，请清空',
    en: '“{{part}}” does not apply here; clear it',
    ar: '«{{part}}» لا ينطبق هنا، أفرغه',
  },
  parent: {
    zh: '“{{part}}”中没有“{{name}}”，请填写已有的标识',
    en: 'There is no “{{name}}” among “{{part}}”; give one that is there',
    ar: 'لا يوجد «{{name}}» في «{{part}}»، اذكر معرّفًا موجودًا',
  },
  repeated: {
    zh: '与前面一行重复，请改名或删除其中一行',
    en: 'The row repeats an earlier one; rename or remove one of them',
    ar: 'الصف يكرر صفًا سابقًا، أعد تسمية أحدهما أو احذفه',
  },
  unplaced: {
    zh: '本行缺少标识或上级，无法归入项目，请补全',
    en: 'The row lacks a key or what it belongs to; complete it',
    ar: 'ينقص الصف معرّف أو ما ينتمي إليه، أكمله',
  },
  rest: {
    zh: '“其余属性”不是 JSON 对象，请改正或清空',
    en: 'The other properties are no JSON object; correct or clear them',
    ar: 'الخصائص الأخرى ليست كائن JSON، صحّحها أو أفرغها',
  },
  twice: {
    zh: '“{{part}}”在列中和“其余属性”中都有，请保留一处',
    en: '“{{part}}” stands both in its column and among the other properties; keep one',
    ar: '«{{part}}» موجود في عموده وضمن الخصائص الأخرى، أبقِ واحدًا',
  },
  whole: {
    zh: '项目内容“{{part}}”缺失或超出限制，请对照说明修改',
    en: '“{{part}}” of the program is missing or exceeds its limits; correct it by the guide',
    ar: '«{{part}}» في البرنامج مفقود أو يتجاوز حدوده، صحّحه وفق الدليل',
  },
} satisfies Record<string, Text>;

export type TableFaultKind = keyof typeof tableFaultTexts;

/** Words of the first sheet of a workbook of a program. */
export const programBookWords = {
  program: { zh: '项目', en: 'Program', ar: 'البرنامج' },
  edition: { zh: '标识和版本', en: 'Key and edition', ar: 'المعرّف والإصدار' },
  sheets: {
    zh: '项目的每一部分是一张工作表，一行一项：分组、字段、选项、规则、公式等。列名上的批注说明该列的作用。',
    en: 'Each part of the program is a sheet with one row an item: sections, fields, options, rules, formulas and so on. The note on a heading says what the column does.',
    ar: 'كل جزء من البرنامج ورقة، بند في كل صف: الأقسام والحقول والخيارات والقواعد والصيغ وغيرها. وتوضح الملاحظة على العنوان عمل العمود.',
  },
  names: {
    zh: '请勿修改工作表名称、表头和隐藏的标识列：改名后的字段凭标识认出，已填的内容随之保留。',
    en: 'Leave the names of the sheets, the headings and the hidden ids as they are: by its id a renamed field is recognised, and answers follow it.',
    ar: 'اترك أسماء الأوراق والعناوين والمعرّفات المخفية كما هي: بها يُعرف الحقل بعد تغيير اسمه وتتبعه إجاباته.',
  },
  rows: {
    zh: '增加行：在任意位置插入，标识列留空。删除行：删除整行。顺序：行的顺序就是申报表中的顺序。',
    en: 'Add a row anywhere, with an empty id. Delete whole rows. The order of rows is that of the form.',
    ar: 'أضف صفًا في أي موضع بمعرّف فارغ. واحذف صفوفًا كاملة. وترتيب الصفوف هو ترتيب النموذج.',
  },
  texts: {
    zh: '面向企业的文字须有中文和英文，阿文可以不填。',
    en: 'Texts for companies are needed in Chinese and English; Arabic may be left out.',
    ar: 'النصوص الموجهة للشركات لازمة بالصينية والإنجليزية، والعربية اختيارية.',
  },
  back: {
    zh: '改好后在“项目设计”页面导入，核对变化清单并确认后才会写入草稿；发布仍须核对和签发。',
    en: 'Import it on the page of program design: it shows the differences first, and changes the draft once you confirm. Publishing is checked and issued as ever.',
    ar: 'استورده في صفحة تصميم البرامج: تُعرض الفروق أولًا ولا تتغير المسودة إلا بعد تأكيدك. ويبقى النشر بالتحقق والإصدار.',
  },
} satisfies Record<string, Text>;

/** Remarks on a workbook of a program as a whole, and on its rows. */
export const programBookTexts = {
  notOfProgram: {
    zh: '这是申报的工作簿，不是项目的工作簿。请选择由“项目设计”导出的文件',
    en: 'This is the workbook of a filing, not of a program. Choose a file exported from program design',
    ar: 'هذا مصنف طلب وليس مصنف برنامج. اختر ملفًا مصدّرًا من تصميم البرامج',
  },
  otherProgram: {
    zh: '这是项目“{{theirs}}”的工作簿，不能导入“{{own}}”。请新建项目后导入',
    en: 'This is the workbook of “{{theirs}}” and cannot be imported into “{{own}}”. Import it into a new program',
    ar: 'هذا مصنف «{{theirs}}» ولا يمكن استيراده إلى «{{own}}». استورده في برنامج جديد',
  },
  savedSince: {
    zh: '导出之后项目又修改过。内容不同之处以文件为准，请核对变化清单后再导入',
    en: 'The program was changed after the export. Where they differ, the file wins: check the differences first',
    ar: 'عُدّل البرنامج بعد التصدير. عند الاختلاف يُعتمد الملف، فراجع الفروق أولًا',
  },
  rowTwice: {
    zh: '行标识“{{id}}”与第{{row}}行重复，本行按新增的一行读入，请核对',
    en: 'The id “{{id}}” repeats that of row {{row}}; this row is read as a new one, check it',
    ar: 'المعرّف «{{id}}» يكرر معرّف الصف {{row}}، ويُقرأ هذا الصف صفًا جديدًا، راجعه',
  },
} satisfies Record<string, Text>;
