/** Texts of the workbook of a program. */
import type { Text } from '../../text';

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
    zh: '这是项目“{{theirs}}”的文件，不能导入“{{own}}”。请新建项目后导入',
    en: 'This is a file of “{{theirs}}” and cannot be imported into “{{own}}”. Import it into a new program',
    ar: 'هذا ملف «{{theirs}}» ولا يمكن استيراده إلى «{{own}}». استورده في برنامج جديد',
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
