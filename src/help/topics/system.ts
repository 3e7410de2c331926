/** Topics for administrators of the office and of the system. */

import { READ_SLOT_MINUTES } from '@domain/audit/read-log';
import type { HelpTopic } from '../topic';

export const system: readonly HelpTopic[] = [
  {
    key: 'house',
    title: { zh: '单位设置', en: 'Settings of the house', ar: 'إعدادات الجهة' },
    access: { right: 'house.manage' },
    pages: ['/system/house'],
    steps: [
      {
        zh: '填写门户名称、标志、单位名称、“发文字号代字”和联系方式，右侧预览页头和文书。',
        en: 'Enter the portal’s name and logo, the office’s name, “Document prefix” and how it is reached; head and letter are shown beside.',
        ar: 'أدخل اسم البوابة وشعارها واسم الجهة و“رمز أرقام الوثائق” وطرق الاتصال، وتظهر بجانبها معاينة رأس الصفحة والوثيقة.',
      },
      {
        zh: '设定单位的规则：“新企业注册须审核”“病毒扫描未完成时不得提交”“接受OFD文件”“要求第二验证”。',
        en: 'Set the rules of the office: “Review new registrations”, “Hold submissions until files are scanned”, “Accept OFD files”, “Require a second factor”.',
        ar: 'حدّد قواعد الجهة: “مراجعة التسجيلات الجديدة” و“تعليق التقديم حتى انتهاء فحص الملفات” و“قبول ملفات OFD” و“اشتراط عامل تحقق ثانٍ”.',
      },
      {
        zh: '“任务书签订方式”写入立项通知书；“公示名单标题”印在公示名单上；“电子印章”上传印章图片。',
        en: '“How task books are signed” stands in letters of approval, “Heading of public notice lists” over those lists; the picture of the seal goes under “Electronic seal”.',
        ar: 'تُكتب “طريقة توقيع كتاب المهمة” في وثائق الاعتماد، ويُطبع “عنوان قوائم الإعلان العام” فوق تلك القوائم، وتُرفع صورة الختم في “الختم الإلكتروني”.',
      },
    ],
    notes: [
      {
        zh: '“ICP备案号”“公安备案号”和“页脚链接”显示在登录、公示和核验页面的底部。',
        en: '“ICP record”, “Police record” and “Links at the foot” stand at the foot of the login, results and check pages.',
        ar: 'تظهر “رقم تسجيل ICP” و“رقم تسجيل الشرطة” و“روابط أسفل الصفحة” أسفل صفحات الدخول والنتائج والتحقق.',
      },
      {
        zh: '已作出的文书，抬头、落款不变；电子签章在首次下载时加盖。修改记入日志。',
        en: 'Letters already issued keep their head and signature; the seal is put on at the first download. Changes are logged.',
        ar: 'تحتفظ الخطابات الصادرة برأسها وتوقيعها، ويوضع الختم عند أول تنزيل. وتُسجَّل التعديلات.',
      },
    ],
    related: ['status', 'companies'],
  },
  {
    key: 'status',
    title: { zh: '系统状态', en: 'System status', ar: 'حالة النظام' },
    access: { right: 'system.manage' },
    pages: ['/system/status'],
    steps: [
      {
        zh: '先看需要处理的事项，每项写明怎样处理。',
        en: 'First what has to be mended, each with what to do.',
        ar: 'يأتي أولًا ما يجب إصلاحه، ومع كل منه طريقة العمل.',
      },
      {
        zh: '下方列出未启用的功能、启用后的作用和在哪里设置。',
        en: 'What is switched off stands below: what each would give, and where it is set.',
        ar: 'وفي الأسفل ما هو موقوف: ماذا يفيد تشغيله وأين يُضبط.',
      },
      {
        zh: '“外部服务”可“立即检测”；“短信和邮件”中未能送达的可“重新发送”，并可给自己发测试消息。',
        en: '“Outside services” can be asked with “Check now”; under “SMS and e-mail” send again what was not delivered, or a test to yourself.',
        ar: 'يمكن سؤال “الخدمات الخارجية” عبر “افحصها الآن”، وفي “الرسائل القصيرة والبريد” أعد إرسال ما لم يصل أو أرسل رسالة اختبار إلى نفسك.',
      },
      {
        zh: '“定时任务”“备份”“浏览器错误”和“版本和进程”供运维排查。',
        en: '“Jobs”, “Backups”, “Errors in browsers” and “Version and processes” help the operator.',
        ar: 'تساعد “المهام” و“النسخ الاحتياطية” و“أخطاء المتصفحات” و“الإصدار والعمليات” مشغّل النظام.',
      },
    ],
    related: ['house', 'retention'],
  },
  {
    key: 'retention',
    title: { zh: '数据保留和清理', en: 'Retention', ar: 'الاحتفاظ بالبيانات وحذفها' },
    access: { right: 'system.manage' },
    pages: ['/system/retention'],
    steps: [
      {
        zh: '“数据保留”列出各类数据的期限、起算日和到期待清理的条数。',
        en: '“Data retention” has the period of each kind, since when it runs, and how much is due.',
        ar: 'في “الاحتفاظ بالبيانات” مدة كل نوع وبداية حسابها ومقدار ما حان حذفه.',
      },
      {
        zh: '修改天数后保存；缩短期限前请先确认备份可用。',
        en: 'Change the days and save; look at your backup before you shorten one.',
        ar: 'غيّر الأيام واحفظ، وتأكد من نسختك الاحتياطية قبل تقصير مدة.',
      },
      {
        zh: '审计、诉讼未结束的企业用“暂停清理企业数据”，写明原因；结束后“解除”。',
        en: 'For an audit or a lawsuit use “Hold company data” with a reason, and “End” when it is over.',
        ar: 'عند تدقيق أو دعوى استخدم “تعليق حذف بيانات شركة” مع سبب، ثم “إنهاء” عند انتهائها.',
      },
      {
        zh: '“清理记录”列出已清理的内容。',
        en: '“Removed” has what went.',
        ar: 'في “ما حُذف” بيان المحذوفات.',
      },
    ],
    notes: [
      {
        zh: '已提交的申报和操作日志永久保留。',
        en: 'Submitted filings and the log are kept for good.',
        ar: 'الطلبات المقدمة والسجل محفوظة دائمًا.',
      },
    ],
    related: ['status', 'readLog'],
  },
  {
    key: 'readLog',
    title: { zh: '查阅记录', en: 'The read log', ar: 'سجل الاطلاع' },
    access: { right: 'readlog.read' },
    pages: ['/system/readLog', '/index'],
    steps: [
      {
        zh: '“查阅记录”可按人员、企业、申报编号、类型和日期查询谁看过哪些申报和附件。',
        en: '“Read log” says who of the offices has read which filing or file; search by person, company, number, kind and day.',
        ar: 'يذكر “سجل الاطلاع” من اطلع من الجهات على أي طلب أو ملف، ويمكن البحث بالشخص والشركة والرقم والنوع واليوم.',
      },
    ],
    notes: [
      {
        zh: `同一人${READ_SLOT_MINUTES}分钟内多次查看同一内容记一条。`,
        en: `Several looks of one person within ${READ_SLOT_MINUTES} minutes are one entry.`,
        ar: `تُعد مرات الاطلاع لشخص واحد خلال ${READ_SLOT_MINUTES} دقيقة مدخلًا واحدًا.`,
      },
    ],
    related: ['retention', 'auditLog'],
  },
  {
    key: 'auditLog',
    title: { zh: '操作日志', en: 'The audit log', ar: 'سجل العمليات' },
    access: { right: 'readlog.read' },
    pages: ['/system/auditLog'],
    steps: [
      {
        zh: '“操作日志”可按人员、对象类别、操作和日期查询谁在何时做了什么、改了什么。',
        en: '“Audit log” says who did and changed what, and when; search by person, subject, action and day.',
        ar: 'يذكر “سجل العمليات” من فعل ماذا وغيّر ماذا ومتى، ويمكن البحث بالشخص والموضوع والإجراء واليوم.',
      },
      {
        zh: '“导出 Excel”按当前条件导出，导出本身也记入日志。',
        en: '“Export to Excel” takes what the filters find, and is itself in the log.',
        ar: 'يصدّر “تصدير إلى Excel” ما تجده المرشحات، ويُسجَّل التصدير نفسه.',
      },
    ],
    related: ['readLog', 'retention'],
  },
];
