/** Topics for companies about what comes into a declaration from files: spreadsheets, and papers with text. */
import type { HelpTopic } from '../topic';
import { FORM_PAGES } from './formPages';

export const intake: readonly HelpTopic[] = [
  {
    key: 'sheets',
    title: { zh: '用电子表格填写', en: 'Filling in with spreadsheets', ar: 'التعبئة بجداول إلكترونية' },
    access: { right: 'filing.edit', company: true },
    pages: [...FORM_PAGES],
    steps: [
      {
        zh: '一张表：用“导出 Excel”下载，填好后“导入 Excel”；也可从电子表格整块复制，粘贴到表中。',
        en: 'One table: “Export to Excel”, fill it in, “Import from Excel”; or copy a block from a spreadsheet and paste it into the table.',
        ar: 'جدول واحد: “تصدير إلى Excel”، ثم عبّئه و“استيراد من Excel”، أو انسخ كتلة من جدول إلكتروني وألصقها في الجدول.',
      },
      {
        zh: '整份申报：用“导出工作簿”得到一个文件，每栏一张工作表；填好后“导入工作簿”。',
        en: 'The whole declaration: “Export workbook” gives one file with a sheet for each section; fill it in and “Import workbook”.',
        ar: 'التصريح كله: يعطي “تصدير المصنف” ملفًا واحدًا فيه ورقة لكل قسم، فعبّئه ثم “استيراد المصنف”.',
      },
      {
        zh: '导入前列出将新增、修改、删除的内容和有问题的位置，确认后才生效；导入后可按“撤销”恢复。',
        en: 'Before anything changes you see what is added, changed and removed, and what is wrong; after the import “Undo” brings the former content back.',
        ar: 'قبل أن يتغير شيء ترى ما سيُضاف وما سيتغير وما سيُحذف ومواضع الخطأ، وبعد الاستيراد يعيد “تراجع” المحتوى السابق.',
      },
    ],
    notes: [
      {
        zh: '表头请保持不变。删除的行如有附件，附件随行移除。',
        en: 'Leave the headings as they are. Attachments of a removed row go with it.',
        ar: 'اترك العناوين كما هي. ومرفقات الصف المحذوف تُحذف معه.',
      },
    ],
    related: ['fill', 'attach'],
  },
  {
    key: 'papers',
    title: { zh: '从材料读取填写内容', en: 'Reading answers from a document', ar: 'قراءة الإجابات من مستند' },
    access: { right: 'filing.edit', company: true },
    pages: [...FORM_PAGES],
    steps: [
      {
        zh: '点“从材料读取”，选择PDF或照片：本系统打印的以往申报书、营业执照、专利或软件著作权证书、审计报告。',
        en: '“Read from a document” takes a PDF or a photo: a declaration that the portal printed, a business licence, a patent or software copyright certificate, an audit report.',
        ar: 'يقبل “القراءة من مستند” ملف PDF أو صورة: تصريحًا سابقًا طبعته البوابة، أو رخصة تجارية، أو شهادة براءة أو حقوق برمجيات، أو تقرير تدقيق.',
      },
      {
        zh: '每项列出现有内容、材料中的值、所在页和原文图样；已有内容、看不清或有疑问的不预先勾选。',
        en: 'Each value stands beside what the form has, with its page and a cutting of it. What would overwrite something, or is doubtful, is not chosen beforehand.',
        ar: 'تظهر كل قيمة بجانب ما في النموذج، مع صفحتها وصورة من موضعها. وما يحل محل محتوى قائم أو كان غير واضح لا يُحدَّد مسبقًا.',
      },
      {
        zh: '勾选后点“填入所选”，逐项核对；可按“撤销”一次恢复。',
        en: 'Choose and “Fill in the chosen”, then check each value; “Undo” takes all of them back at once.',
        ar: 'حدّد ما تريد واملأه في النموذج، ثم تحقق من كل قيمة. ويعيدها “تراجع” كلها دفعة واحدة.',
      },
    ],
    notes: [
      {
        zh: '文件只在本机读取，不会上传。扫描件和照片由系统识别文字，识别的每一项都标明，须对照原图核对后勾选。',
        en: 'The file is read on this computer and not uploaded. The text of scans and photos is recognised: each such value says so, and is chosen only after a look at its picture.',
        ar: 'يُقرأ الملف على هذا الحاسوب ولا يُرفع. ويُتعرَّف على نص النسخ الممسوحة والصور: تُميَّز كل قيمة كهذه، ولا تُختار إلا بعد مقارنتها بصورتها.',
      },
      {
        zh: '审计报告按页面写明的单位换算为万元；同一项有不同的值（如合并与母公司报表）时请自行选择。',
        en: 'Figures of an audit report are converted to 10,000 yuan by the unit on the page. Where it has two values, such as those of group and parent, you choose.',
        ar: 'تُحوَّل أرقام تقرير التدقيق إلى وحدة 10,000 يوان بحسب الوحدة المكتوبة في الصفحة. وإن كان للبند قيمتان، كقيمة المجموعة وقيمة الشركة الأم، فالاختيار لك.',
      },
    ],
    related: ['sheets', 'fill'],
  },
];
