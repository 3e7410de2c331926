import type { Text, TextTemplate } from '../text';

/** Messages about the state of the running portal. */
export const systemMessages = {
  probed: {
    zh: '已重新检测各项外部服务',
    en: 'Every outside service was asked again',
    ar: 'سُئلت جميع الخدمات الخارجية مجددًا',
  },
  sentAgain: {
    zh: '已安排重新发送{{count}}条消息',
    en: { one: '{{count}} message is being sent again', other: '{{count}} messages are being sent again' },
    ar: 'رسائل يعاد إرسالها: {{count}}',
  },
  nothingToSend: {
    zh: '没有可以重新发送的消息：验证码和已过时的提醒不再重发',
    en: 'There is nothing to send again: codes and reminders of what is over are not repeated',
    ar: 'لا شيء لإعادة إرساله: الرموز والتذكيرات المنتهية لا تُكرر',
  },
  noPhone: {
    zh: '您的账号没有手机号，请先在“我的账号”中填写',
    en: 'Your account has no mobile number. Enter one under My account first',
    ar: 'ليس لحسابك رقم هاتف محمول. أدخل رقمًا في «حسابي» أولًا',
  },
  noAddress: {
    zh: '您的账号没有邮箱，请先在“账号管理”中填写',
    en: 'Your account has no mail address. Enter one under “Accounts” first',
    ar: 'ليس لحسابك عنوان بريد. أدخل عنوانًا في «الحسابات» أولًا',
  },
  tested: {
    zh: '测试消息已发往{{to}}，请查收',
    en: 'The test was sent to {{to}}. See that it arrives',
    ar: 'أُرسل الاختبار إلى {{to}}. تأكد من وصوله',
  },
  testFailed: {
    zh: '测试消息未能发出：{{fault}}。请检查该服务的设置',
    en: 'The test could not be sent: {{fault}}. Check the settings of the service',
    ar: 'تعذر إرسال الاختبار: {{fault}}. راجع إعدادات الخدمة',
  },
} satisfies Record<string, TextTemplate>;

/** Messages about the office settings. */
export const officeSettingsMessages = {
  saved: { zh: '单位设置已保存', en: 'The settings are saved', ar: 'حُفظت الإعدادات' },
  logoUnfit: {
    zh: '标志须为PNG格式，边长不超过{{side}}像素，大小不超过{{kb}}KB，且文件完好。请缩小后重新上传',
    en: 'The sign must be a whole PNG file of at most {{side}} pixels a side and {{kb}} KB. Make it smaller and choose it again',
    ar: 'يجب أن تكون الشارة ملف PNG كاملًا، {{side}} بكسل للضلع و{{kb}} ك.ب على الأكثر. صغّرها واخترها مجددًا',
  },
  accentPale: {
    zh: '主题色与白色文字的对比度为{{found}}:1，低于{{least}}:1，按钮文字不易辨认。请选用更深的颜色',
    en: 'White text on this accent has a contrast of {{found}}:1, below {{least}}:1, and is hard to read. Choose a darker colour',
    ar: 'تباين النص الأبيض مع هذا اللون {{found}}:1 وهو أقل من {{least}}:1، فتصعب قراءته. اختر لونًا أغمق',
  },
  conflict: {
    zh: '{{by}}已于{{at}}修改了单位设置，您的修改未保存，请刷新后再改',
    en: '{{by}} changed the settings at {{at}}. Yours are not saved. Reload the page first',
    ar: 'غيّر {{by}} الإعدادات في {{at}} ولم تُحفظ إعداداتك. أعد تحميل الصفحة أولًا',
  },
} satisfies Record<string, Text>;

/** Descriptions of the jobs, by their names in code. */
export const jobNames: Record<string, Text> = {
  'personal reminders': { zh: '个人提醒', en: 'Personal reminders', ar: 'التذكيرات الشخصية' },
  'told editions': {
    zh: '通知企业项目版本更新',
    en: 'Tell companies of new editions',
    ar: 'إبلاغ المنشآت بالإصدارات الجديدة',
  },
  'altered editions': {
    zh: '核对项目版本是否被改动',
    en: 'Look for altered editions',
    ar: 'البحث عن إصدارات معدّلة',
  },
  archives: { zh: '生成归档包', en: 'Make archives', ar: 'إنشاء الأرشيفات' },
  backup: { zh: '每日备份', en: 'Nightly backup', ar: 'النسخ الاحتياطي الليلي' },
  'company changes': { zh: '执行到期的企业变更', en: 'Apply company changes', ar: 'تنفيذ تغييرات المنشآت' },
  corrections: {
    zh: '处理逾期未修改的申报',
    en: 'Close overdue corrections',
    ar: 'إنهاء التصحيحات المتأخرة',
  },
  'demo queue': { zh: '准备演示数据', en: 'Prepare demo filings', ar: 'تجهيز طلبات العرض التجريبي' },
  digests: { zh: '发送每日汇总邮件', en: 'Send daily e-mails', ar: 'إرسال الرسائل اليومية' },
  due: { zh: '提醒办理时限', en: 'Remind of review deadlines', ar: 'التذكير بمواعيد المراجعة' },
  experts: { zh: '提醒专家评审', en: 'Remind experts', ar: 'تذكير الخبراء' },
  invitations: { zh: '发送评审邀请', en: 'Send invitations to experts', ar: 'إرسال الدعوات إلى الخبراء' },
  mandates: { zh: '处理到期的代理委托', en: 'End expired mandates', ar: 'إنهاء التفويضات المنتهية' },
  notices: { zh: '发送通知公告', en: 'Deliver notices', ar: 'إيصال الإشعارات' },
  decisions: { zh: '执行已提交的办理', en: 'Carry out decisions', ar: 'تنفيذ القرارات' },
  recognitions: {
    zh: '提醒认定到期',
    en: 'Remind of expiring recognitions',
    ar: 'التذكير بانتهاء الاعتمادات',
  },
  registers: { zh: '核对登记信息', en: 'Check registers', ar: 'مراجعة السجلات' },
  reminders: { zh: '提醒修改期限', en: 'Remind of corrections', ar: 'التذكير بالتصحيحات' },
  'level deadlines': {
    zh: '补定各级办理期限',
    en: 'Set missing deadlines of levels',
    ar: 'تحديد المواعيد الناقصة للمستويات',
  },
  'report reminders': { zh: '提醒填报', en: 'Remind of reports', ar: 'التذكير بالتقارير' },
  reports: { zh: '生成填报任务', en: 'Create due reports', ar: 'إنشاء التقارير المستحقة' },
  retention: {
    zh: '按保留期限清理数据',
    en: 'Remove data past its retention',
    ar: 'إزالة البيانات المنتهية مدتها',
  },
  scan: { zh: '病毒扫描', en: 'Scan files for viruses', ar: 'فحص الملفات من الفيروسات' },
  sweep: {
    zh: '清理验证码等临时数据',
    en: 'Remove codes and other temporary data',
    ar: 'إزالة الرموز وغيرها من البيانات المؤقتة',
  },
  'window reminders': { zh: '提醒申报截止', en: 'Remind of closing windows', ar: 'التذكير بقرب الإغلاق' },
  'work list fold': { zh: '更新待办台账', en: 'Update the work list', ar: 'تحديث قائمة العمل' },
};

/** Messages about data retention. */
export const retentionMessages = {
  saved: { zh: '保留期限已保存', en: 'The periods are saved', ar: 'حُفظت المدد' },
  outOfBounds: {
    zh: '“{{name}}”的保留天数应在{{least}}至{{most}}天之间',
    en: '{{name}}: keep it for {{least}} to {{most}} days',
    ar: '{{name}}: احتفظ به من {{least}} إلى {{most}} يومًا',
  },
  shorter: {
    zh: '缩短后到期：{{due}}。到期数据将分批清理，清理后不能恢复。请先查看备份是否可用。',
    en: 'The shorter periods make due: {{due}}. It is removed in batches and cannot be restored. Check first that a backup exists.',
    ar: 'تجعل المدد الأقصر مستحقًا: {{due}}. يُحذف المستحق على دفعات ولا يُستعاد. تحقق أولًا من وجود نسخة احتياطية.',
  },
  shorterDue: { zh: '{{name}}{{count}}条', en: '{{name}}: {{count}}', ar: '{{name}}: {{count}}' },
  shorterNothing: {
    zh: '缩短后目前没有到期数据。今后到期的数据将分批清理，清理后不能恢复，请确认。',
    en: 'The shorter periods make nothing due now. What becomes due later is removed in batches and cannot be restored.',
    ar: 'لا تجعل المدد الأقصر شيئًا مستحقًا الآن. ما يُستحق لاحقًا يُحذف على دفعات ولا يُستعاد.',
  },
  held: { zh: '已暂停清理该企业的数据', en: 'The data of the company is held', ar: 'أُوقف حذف بيانات الشركة' },
  heldAlready: {
    zh: '该企业的数据已因同一原因暂停清理，无需重复办理',
    en: 'The data is on hold for the same reason already. Nothing more has to be done',
    ar: 'البيانات معلّقة للسبب نفسه بالفعل. لا يلزم إجراء آخر',
  },
  ended: { zh: '已解除暂停清理', en: 'The hold is ended', ar: 'انتهى الإيقاف' },
  reasonMissing: { zh: '请填写暂停清理的原因', en: 'Say why it is held', ar: 'اذكر سبب الإيقاف' },
  noCompany: {
    zh: '没有统一社会信用代码为{{code}}的企业，请核对后重试',
    en: 'There is no company with the credit code {{code}}. Check it and try again',
    ar: 'لا توجد شركة برمز الائتمان {{code}}. راجعه وحاول مجددًا',
  },
  noFiling: {
    zh: '该企业没有这份申报，请核对后重试',
    en: 'The company has no such filing. Check it and try again',
    ar: 'ليس للشركة هذا الطلب. راجعه وحاول مجددًا',
  },
} satisfies Record<string, Text>;

/** Messages about webhooks. */
export const webhookMessages = {
  created: { zh: '接收地址已登记', en: 'The endpoint is registered', ar: 'سُجّل عنوان الاستقبال' },
  saved: { zh: '接收地址已保存', en: 'The endpoint is saved', ar: 'حُفظ عنوان الاستقبال' },
  removed: {
    zh: '接收地址已删除，待发内容一并删除',
    en: 'The endpoint is removed with what waited for it',
    ar: 'أُزيل عنوان الاستقبال مع ما كان ينتظره',
  },
  rotated: {
    zh: '新密钥已生成，原密钥在{{hours}}小时内同时有效',
    en: 'The new secret signs from now on; that of before does so for {{hours}} hours more',
    ar: 'يوقّع السر الجديد من الآن، والسابق {{hours}} ساعة أخرى',
  },
  tested: {
    zh: '测试消息已排队，稍后在发送记录中查看结果',
    en: 'The test is on its way: see the messages for what came of it',
    ar: 'الاختبار في الطريق: انظر إلى الرسائل لترى نتيجته',
  },
  replayed: {
    zh: '已重新排队{{count}}条',
    en: 'Messages that are sent again: {{count}}',
    ar: 'الرسائل المعاد إرسالها: {{count}}',
  },
  switchedOff: {
    zh: '接收地址已停用，不发送消息，请先启用',
    en: 'The endpoint is switched off, and nothing is sent to it. Switch it on first',
    ar: 'نقطة الاستقبال معطّلة ولا يُرسل إليها شيء. شغّلها أولًا',
  },
  nothingToReplay: {
    zh: '没有可重新发送的消息，请刷新发送记录',
    en: 'There is nothing to send again. Reload the messages',
    ar: 'لا شيء لإعادة إرساله. أعد تحميل الرسائل',
  },
  badUrl: {
    zh: '接收地址应为完整的https地址，不能带用户名和密码，请修改后再保存',
    en: 'The address has to be a whole https address without user and password. Correct it and save again',
    ar: 'يجب أن يكون العنوان https كاملًا دون مستخدم وكلمة مرور. صحّحه واحفظ مجددًا',
  },
  privateUrl: {
    zh: '接收地址指向内部网络。如确需使用，请运维人员设置WEBHOOK_PRIVATE后再登记',
    en: 'The address leads into the inner network. Where that is meant, have the operator set WEBHOOK_PRIVATE first',
    ar: 'يقود العنوان إلى الشبكة الداخلية. إن كان ذلك مقصودًا فليضبط المشغّل WEBHOOK_PRIVATE أولًا',
  },
  noEvents: { zh: '请至少选择一种事件', en: 'Choose at least one event', ar: 'اختر حدثًا واحدًا على الأقل' },
  noName: { zh: '请填写名称', en: 'Give it a name', ar: 'سمّه' },
  unknownProgram: {
    zh: '所选项目不存在，请重新选择',
    en: 'One of the programs does not exist. Choose again',
    ar: 'أحد البرامج غير موجود. اختر مجددًا',
  },
  tooMany: {
    zh: '最多登记{{limit}}个接收地址，请先删除不用的',
    en: 'There can be {{limit}} endpoints at most. Remove one that is not needed first',
    ar: 'يمكن أن يكون {{limit}} عنوانًا على الأكثر. أزل أولًا ما لا يلزم',
  },
} satisfies Record<string, Text>;
