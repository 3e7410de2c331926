import type { Text } from '../text';

export const inboxMessages = {
  marked: { zh: '已标记为已读', en: 'Marked as read', ar: 'عُلّم مقروءًا' },
  daysChosen: {
    zh: '提醒时间已保存',
    en: 'The days of your reminders were saved',
    ar: 'حُفظت أيام التذكير',
  },
  noEnds: {
    zh: '截止提醒只发给企业账号，本账号无须设置',
    en: 'Only accounts of companies are reminded of ends. This account needs no choice',
    ar: 'لا يُذكَّر بالمواعيد إلا حسابات الشركات، ولا حاجة إلى اختيار في هذا الحساب',
  },
  chosen: { zh: '消息接收方式已保存', en: 'Your choice is saved', ar: 'حُفظ اختيارك' },
  notContact: {
    zh: '企业联系人的接收方式由企业主账号设置',
    en: 'The main account of the company chooses how its contact is told',
    ar: 'الحساب الرئيسي للشركة يختار كيف تُبلّغ جهة الاتصال',
  },
  digest: {
    zh: '今日消息汇总（{{count}}条）',
    en: 'Messages of the day ({{count}})',
    ar: 'رسائل اليوم ({{count}})',
  },
  digestMore: {
    zh: '另有{{count}}条，请登录平台查看',
    en: 'Sign in to the portal to read {{count}} more',
    ar: 'سجّل الدخول إلى البوابة لقراءة {{count}} أخرى',
  },
  tooManyIds: {
    zh: '一次最多标记{{limit}}条消息，请分次标记',
    en: 'At most {{limit}} messages can be marked at once, mark them in several calls',
    ar: 'يمكن تعليم {{limit}} رسالة على الأكثر دفعة واحدة، علّمها على عدة نداءات',
  },
} satisfies Record<string, Text>;

export const officeNoticeMessages = {
  written: { zh: '通知已提交发送', en: 'The notice is on its way', ar: 'الإشعار في الطريق' },
  scheduled: {
    zh: '通知已保存，将于{{at}}发送',
    en: 'The notice was saved and will be sent at {{at}}',
    ar: 'حُفظ الإشعار ويُرسل في {{at}}',
  },
  cancelled: {
    zh: '通知已取消，不会发送',
    en: 'The notice was cancelled and will not be sent',
    ar: 'أُلغي الإشعار ولن يُرسل',
  },

  empty: { zh: '请填写内容', en: 'say something', ar: 'اكتب شيئًا' },
  halfEnglish: {
    zh: '英文标题和英文正文须同时填写或同时留空',
    en: 'Give both an English title and an English text, or neither',
    ar: 'اذكر العنوان والنص بالإنجليزية معًا أو لا تذكر أيًا منهما',
  },
  programUnknown: {
    zh: '没有这一申报项目，请重新选择',
    en: 'There is no such program. Choose another',
    ar: 'لا يوجد هذا البرنامج. اختر غيره',
  },
  departmentUnknown: {
    zh: '没有这一归口管理部门，或该部门不归您管理，请重新选择',
    en: 'There is no such department, or it is not in your charge. Choose another',
    ar: 'لا توجد هذه الإدارة، أو ليست ضمن مسؤوليتك. اختر غيرها',
  },
  companyOutside: {
    zh: '“{{name}}”不属于编写该通知的部门管理，请从名单中移除',
    en: '{{name}} is not in the charge of the department that wrote the notice. Remove it from the list',
    ar: '{{name}} ليست ضمن مسؤولية الإدارة التي كتبت الإشعار. أزلها من القائمة',
  },
  past: {
    zh: '发送时间已过，请选择将来的时间，或立即发送',
    en: 'That time has passed. Choose a later one or send now',
    ar: 'انقضى ذلك الوقت. اختر وقتًا لاحقًا أو أرسل الآن',
  },
  far: {
    zh: '发送时间最多在{{days}}天之内，请选择更早的时间',
    en: 'A notice can be scheduled at most {{days}} days ahead. Choose an earlier time',
    ar: 'يمكن جدولة الإشعار قبل {{days}} يومًا على الأكثر. اختر وقتًا أقرب',
  },
  nobody: {
    zh: '没有符合条件的企业，通知未发送，请调整发送范围',
    en: 'No company would receive this notice, so it was not sent. Choose other recipients',
    ar: 'لن تتلقى أي شركة هذا الإشعار فلم يُرسل. اختر متلقين آخرين',
  },
  fileUploaded: { zh: '附件已上传', en: 'The attachment was uploaded', ar: 'رُفع المرفق' },
  fileGone: {
    zh: '附件“{{name}}”已不在系统中，请移除后重新上传',
    en: 'The attachment {{name}} is not here any more. Remove it and upload it again',
    ar: 'لم يعد المرفق {{name}} موجودًا. أزله وارفعه مرة أخرى',
  },
  stale: {
    zh: '该通知已于{{at}}被他人修改，您的修改未保存，请查看最新内容后再修改',
    en: 'This notice was changed by somebody else at {{at}}. Your change was not saved. Look at the notice again first',
    ar: 'غيّر شخص آخر هذا الإشعار في {{at}} ولم يُحفظ تغييرك. انظر إلى الإشعار مجددًا أولًا',
  },
  notChangeable: {
    zh: '该通知当前为“{{state}}”，不能再修改或取消，请刷新后查看',
    en: 'This notice cannot be changed or cancelled any more: {{state}}. Reload to see it',
    ar: 'لم يعد ممكنًا تغيير هذا الإشعار أو إلغاؤه: {{state}}. أعد التحميل لتراه',
  },
} satisfies Record<string, Text>;
