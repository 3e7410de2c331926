/** Labels of a printed filing that do not come from its form; pages that show answers use them too. */
import type { Text } from '../text';
import { formatBeijingMinute } from '../windows/calendar';

/** Formats a day as official documents do: `2026年6月10日`. */
export function formatDayInChinese(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}

/** Formats a time in Asia/Shanghai as official documents do: `2026年6月10日17:00`. */
export function formatMinuteInChinese(at: Date): string {
  const [day = '', time = ''] = formatBeijingMinute(at).split(' ');
  return formatDayInChinese(day) + time;
}

export const documentWords = {
  associated: {
    zh: '本申报书的填报内容（供系统读取）',
    en: 'Answers of this declaration, for programs to read',
    ar: 'إجابات هذا الطلب لتقرأها البرامج',
  },
  blank: { zh: '未填写', en: 'Not filled in', ar: 'لم يُملأ' },
  noRows: { zh: '无', en: 'None', ar: 'لا يوجد' },
  item: { zh: '项目', en: 'Item', ar: 'البند' },
  rowNumber: { zh: '序号', en: 'No.', ar: 'م' },
  indicator: { zh: '指标', en: 'Indicator', ar: 'المؤشر' },
  total: { zh: '合计', en: 'Total', ar: 'المجموع' },
  groupTotal: { zh: '{{group}}合计', en: '{{group}} total', ar: 'مجموع {{group}}' },
  crossedYear: { zh: '{{year}}年', en: '{{year}}', ar: '{{year}}' },
  record: { zh: '第{{number}}条', en: 'No. {{number}}', ar: 'البند {{number}}' },
  noFile: { zh: '附件无法读取', en: 'The attachment cannot be read', ar: 'تتعذر قراءة المرفق' },

  pending: { zh: '待初审', en: 'AWAITING FIRST REVIEW', ar: 'بانتظار المراجعة الأولى' },
  contents: { zh: '目录', en: 'Contents', ar: 'المحتويات' },
  instructions: { zh: '填报说明', en: 'Filling instructions', ar: 'تعليمات الملء' },
  attachments: { zh: '附件目录', en: 'List of attachments', ar: 'قائمة المرفقات' },
  attachmentsNote: {
    zh: '附件原件见与申报书一并下载的材料包（ZIP），文件名前的编号即上列序号。',
    en: 'The attachments themselves are in the bundle (ZIP) that is downloaded with this form; the numbers before their names are those of this list.',
    ar: 'المرفقات نفسها في الحزمة (ZIP) التي تُنزّل مع هذه الاستمارة، والأرقام قبل أسمائها هي أرقام هذه القائمة.',
  },
  attachmentItem: { zh: '附件名称', en: 'Attachment', ar: 'المرفق' },
  fileName: { zh: '文件名', en: 'File', ar: 'الملف' },
  size: { zh: '大小', en: 'Size', ar: 'الحجم' },
  hash: { zh: '防伪校验码（SHA-256）', en: 'Content hash (SHA-256)', ar: 'بصمة المحتوى (SHA-256)' },
  program: { zh: '申报项目', en: 'Program', ar: 'البرنامج' },
  subject: { zh: '申报内容', en: 'Subject', ar: 'الموضوع' },
  company: { zh: '申报单位', en: 'Applicant', ar: 'مقدم الطلب' },
  holder: { zh: '单位名称', en: 'Company', ar: 'الشركة' },
  creditCode: {
    zh: '统一社会信用代码',
    en: 'Unified social credit code',
    ar: 'رمز الائتمان الاجتماعي الموحد',
  },
  batch: { zh: '申报批次', en: 'Batch', ar: 'الدفعة' },
  status: { zh: '办理状态', en: 'Status', ar: 'الحالة' },
  receiptNo: { zh: '申报编号', en: 'Receipt number', ar: 'رقم الإيصال' },
  submittedAt: {
    zh: '提交时间（北京时间）',
    en: 'Submitted (Beijing time)',
    ar: 'وقت التقديم (بتوقيت بكين)',
  },
  submittedBy: { zh: '提交人', en: 'Submitted by', ar: 'قدّمه' },
  notSubmitted: {
    zh: '未提交，不具有申报效力',
    en: 'Not submitted; without effect as a declaration',
    ar: 'لم يُقدّم، ولا أثر له كطلب',
  },
  inCorrection: {
    zh: '{{no}}（退回修改中，须重新提交）',
    en: '{{no}} (returned for correction; to be submitted again)',
    ar: '{{no}} (أُعيد للتصحيح، ويجب تقديمه من جديد)',
  },
  withdrawnNo: {
    zh: '{{no}}（已撤回，不具有申报效力）',
    en: '{{no}} (withdrawn; without effect as a declaration)',
    ar: '{{no}} (مسحوب، ولا أثر له كطلب)',
  },
  continued: { zh: '（续表）', en: '(continued)', ar: '(تتمة)' },
  namedCharacters: {
    zh: '本件中有字库未收的字，以方框内的统一码（Unicode）编号表示：',
    en: 'Characters that the fonts of this paper lack stand as boxes with their numbers in Unicode: ',
    ar: 'الأحرف التي تخلو منها خطوط هذه الورقة تظهر مربعات بأرقامها في يونيكود: ',
  },
  draft: { zh: '草稿', en: 'Draft', ar: 'مسودة' },
  toSign: {
    zh: '供签字盖章用，内容以系统内最终提交的为准',
    en: 'For signature and seal; what is submitted in the portal counts',
    ar: 'للتوقيع والختم، والمعتمد ما قُدّم في البوابة',
  },
  signingCopy: { zh: '待签字', en: 'To be signed', ar: 'بانتظار التوقيع' },
  copy: { zh: '副本说明', en: 'This copy', ar: 'هذه النسخة' },
  masked: {
    zh: '个人敏感信息已隐去，不作申报之用',
    en: 'Personal details are hidden; not for filing',
    ar: 'البيانات الشخصية مخفية، لا تصلح للتقديم',
  },
  page: {
    zh: '第{{page}}页 共{{pages}}页',
    en: 'Page {{page}} of {{pages}}',
    ar: 'صفحة {{page}} من {{pages}}',
  },
  check: {
    zh: '扫描二维码或访问下列地址，可核验本件真伪',
    en: 'Scan the code or open the address below to check that this copy is genuine',
    ar: 'امسح الرمز أو افتح العنوان أدناه للتحقق من أن هذه النسخة أصلية',
  },
  code: { zh: '核验二维码，内容即下列地址', en: 'QR code of the address below', ar: 'رمز QR للعنوان أدناه' },
  checkByHand: {
    zh: '核验本件真伪：在申报系统打开“申报材料核验”页面（/check），填写页脚的编号与防伪校验码（SHA-256）',
    en: 'To check that this copy is genuine, open "Check a document" (/check) in the portal and enter the number and SHA-256 from the foot of the page',
    ar: 'للتحقق من أن هذه النسخة أصلية افتح «التحقق من مستند» (/check) في البوابة وأدخل الرقم وبصمة SHA-256 من أسفل الصفحة',
  },
  figureReasons: {
    zh: '与以往申报不一致数据的说明',
    en: 'Figures that differ from earlier declarations, and why',
    ar: 'أرقام تختلف عن طلبات سابقة وأسبابها',
  },
  figure: { zh: '数据', en: 'Figure', ar: 'الرقم المذكور' },
  figureValue: { zh: '本次填报', en: 'As declared here', ar: 'كما ورد هنا' },
  figureReason: { zh: '企业说明', en: 'Reason given by the company', ar: 'السبب الذي ذكرته الشركة' },
  hands: { zh: '企业签署', en: 'Signatures of the company', ar: 'توقيعات الشركة' },
  hand: { zh: '签署身份', en: 'Signed as', ar: 'وقّع بصفة' },
  handName: { zh: '姓名', en: 'Name', ar: 'الاسم' },
  handTime: { zh: '签署时间（北京时间）', en: 'Signed (Beijing time)', ar: 'وقت التوقيع (بتوقيت بكين)' },
  handScope: { zh: '签署范围', en: 'Covers', ar: 'يشمل' },
  wholeFiling: { zh: '全部内容', en: 'The whole declaration', ar: 'الطلب كاملًا' },
  signature: {
    zh: '法定代表人（签字）',
    en: 'Legal representative (signature)',
    ar: 'الممثل القانوني (التوقيع)',
  },
  signer: { zh: '负责人（签字）', en: 'Person in charge (signature)', ar: 'المسؤول (التوقيع)' },
  seal: { zh: '单位（公章）', en: 'Seal', ar: 'الختم' },
  date: { zh: '年　　月　　日', en: 'Date', ar: 'التاريخ' },
  letterNo: { zh: '文书编号', en: 'Letter number', ar: 'رقم الخطاب' },
  recognition: { zh: '认定名称', en: 'Recognition', ar: 'الاعتماد' },
  certificateNo: { zh: '证书编号', en: 'Certificate', ar: 'الشهادة' },
  validity: { zh: '有效期', en: 'Validity', ar: 'الصلاحية' },
  attachmentFolder: { zh: '附件', en: 'Attachments', ar: 'المرفقات' },
} satisfies Record<string, Text>;
