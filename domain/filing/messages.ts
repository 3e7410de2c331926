import type { Text } from '../text';

/** Messages about filings. Times are in Asia/Shanghai. */
export const filingMessages = {
  noSubmission: {
    zh: '没有可以比较的两次提交，请重新选择',
    en: 'There are no such two submissions to compare: choose others',
    ar: 'لا يوجد تقديمان كهذين للمقارنة: اختر غيرهما',
  },
  saved: { zh: '草稿已保存', en: 'Draft saved', ar: 'حُفظت المسودة' },
  submitted: { zh: '提交成功', en: 'submission succeeded', ar: 'تم التقديم' },
  withdrawn: {
    zh: '申报已撤回，可修改后重新提交',
    en: 'The filing was withdrawn. You can change it and submit again',
    ar: 'سُحب الطلب. يمكنك تعديله وتقديمه مجددًا',
  },
  withdrawalUndone: {
    zh: '已撤销撤回，原申报继续有效',
    en: 'The withdrawal was taken back. The filing stands as it was submitted',
    ar: 'أُلغي السحب، ويبقى الطلب كما قُدّم',
  },
  withdrawalOver: {
    zh: '撤回已超过{{minutes}}分钟，不能撤销，请核对后重新提交',
    en: 'A withdrawal can be taken back for {{minutes}} minutes only. Check the filing and submit it again',
    ar: 'يمكن إلغاء السحب خلال {{minutes}} دقيقة فقط. راجع الطلب وقدّمه مجددًا',
  },
  withdrawalChanged: {
    zh: '撤回后申报内容已有改动，不能撤销撤回，请核对后重新提交',
    en: 'The filing has changed since it was withdrawn, so the withdrawal stands. Check it and submit it again',
    ar: 'تغيّر الطلب منذ سحبه فيبقى السحب. راجعه وقدّمه مجددًا',
  },
  cannotUndoWithdrawal: {
    zh: '该申报当前为“{{status}}”，没有可撤销的撤回，请刷新后查看',
    en: 'This filing is {{status}}: there is no withdrawal to take back. Reload to see it',
    ar: 'حالة هذا الطلب {{status}}: لا سحب لإلغائه. أعد التحميل لتراه',
  },
  copied: { zh: '已复制为新的草稿', en: 'Copied into a new draft', ar: 'نُسخ إلى مسودة جديدة' },
  renewalNoted: { zh: '已记录', en: 'Recorded', ar: 'سُجّل' },
  notCopied: {
    zh: '本申报不是由历史申报复制而来，无须标记沿用',
    en: 'This filing was not copied from an earlier one, so nothing can be marked as still right',
    ar: 'لم يُنسخ هذا الطلب من طلب سابق فلا شيء يُعلَّم بأنه لا يزال صحيحًا',
  },
  deleted: {
    zh: '草稿已删除，{{days}}日内可在“最近删除”中恢复',
    en: 'Draft deleted. It can be restored under “Recently deleted” for {{days}} days',
    ar: 'حُذفت المسودة. يمكن استعادتها من «المحذوفة حديثًا» خلال {{days}} يومًا',
  },
  draftDeleted: {
    zh: '该草稿已于{{at}}由{{by}}删除；企业主账号可在“我的申报—最近删除”中恢复',
    en: '{{by}} deleted this draft at {{at}}. The main account can restore it under “Recently deleted” in the list of declarations',
    ar: 'حذف {{by}} هذه المسودة في {{at}}. يمكن للحساب الرئيسي استعادتها من «المحذوفة حديثًا» في قائمة التصاريح',
  },
  restored: {
    zh: '草稿已恢复，内容与删除前一致',
    en: 'Draft restored as it was',
    ar: 'استُعيدت المسودة كما كانت',
  },
  noRoomToRestore: {
    zh: '本批次最多可有{{quota}}份申报，现已有{{used}}份，不能再恢复这份草稿；请先删除或撤回其中一份',
    en: 'A company may hold {{quota}} filings of this batch and has {{used}}, so the draft cannot be restored. Delete or withdraw one first',
    ar: 'للشركة {{quota}} طلبات على الأكثر في هذه الدفعة ولها {{used}}، فلا يمكن استعادة المسودة. احذف أو اسحب واحدًا أولًا',
  },

  /** Whoever of an office changed a filing: companies are not told the names. */
  office: { zh: '主管部门', en: 'The office', ar: 'الجهة المختصة' },
  conflict: {
    zh: '内容已被{{by}}于{{at}}修改，您的修改未保存，请核对后再保存',
    en: '{{by}} changed this filing at {{at}}. Your changes were not saved. Compare them and save again',
    ar: 'غيّر {{by}} هذا الطلب في {{at}} ولم تُحفظ تغييراتك. قارنها واحفظ مجددًا',
  },
  otherEdition: {
    zh: '申报书已更新为{{edition}}版，本页面仍是{{given}}版，未保存。您填写的内容保留在本浏览器中，请刷新页面后继续',
    en: 'The form has the edition {{edition}} now and this page is of {{given}}, so nothing was saved. What you typed is kept in this browser. Reload the page to go on',
    ar: 'إصدار الاستمارة الآن {{edition}} وهذه الصفحة من {{given}} فلم يُحفظ شيء. ما كتبته محفوظ في هذا المتصفح. أعد تحميل الصفحة للمتابعة',
  },
  asideLimit: {
    zh: '另存的旧版内容不能超过{{limit}}项，请删减后重试',
    en: 'At most {{limit}} answers of earlier editions can be kept beside a filing. Leave some out',
    ar: 'يمكن الاحتفاظ بـ{{limit}} إجابة من إصدارات سابقة على الأكثر بجانب الطلب. اترك بعضها',
  },
  versionMissing: {
    zh: 'version：请提供您读取时的版本号',
    en: 'version: give the version that you read',
    ar: 'version: اذكر الإصدار الذي قرأته',
  },
  alreadySubmitted: {
    zh: '该申报已提交，申报编号{{no}}，请刷新后查看',
    en: 'This filing was already submitted as {{no}}. Reload to see it',
    ar: 'سبق تقديم هذا الطلب برقم {{no}}. أعد التحميل لتراه',
  },
  notEditable: {
    zh: '该申报当前为“{{status}}”，不能修改，请刷新后查看',
    en: 'This filing cannot be changed while it is: {{status}}. Reload to see it',
    ar: 'لا يمكن تغيير هذا الطلب وحالته: {{status}}. أعد التحميل لتراه',
  },
  correctionOver: {
    zh: '修改期限已于{{at}}届满，不能再修改或提交，如有疑问请联系归口管理部门',
    en: 'The correction deadline passed at {{at}}. The filing can no longer be changed or submitted. Contact the department in charge about it',
    ar: 'انقضى موعد التصحيح في {{at}} ولم يعد ممكنًا تغيير الطلب أو تقديمه. اتصل بالإدارة المختصة',
  },
  incomplete: {
    zh: '申报资料不完整或有误，共{{count}}处，请修改后再提交',
    en: 'The declaration is incomplete or has errors. Complete or correct before submitting: {{count}}',
    ar: 'الطلب غير مكتمل أو فيه أخطاء. أكمل أو صحّح قبل التقديم: {{count}}',
  },
  quota: {
    zh: '本批次最多可申报{{quota}}项，已有{{used}}项；如需更换，请先撤回或删除其中一项',
    en: 'A company may hold {{quota}} filings of this batch and has {{used}}. Withdraw or delete one to file another',
    ar: 'للشركة {{quota}} طلبات على الأكثر في هذه الدفعة ولها {{used}}. اسحب أو احذف واحدًا لتقديم غيره',
  },
  companyInactive: {
    zh: '企业状态不是“正常”，不能申报，请联系归口管理部门',
    en: 'The company is not active and cannot file. Contact the department in charge',
    ar: 'الشركة غير مفعّلة ولا يمكنها التقديم. اتصل بالإدارة المختصة',
  },
  kindUnknown: {
    zh: '没有这一申报类型，请重新选择',
    en: 'There is no such kind of filing. Choose again',
    ar: 'لا يوجد هذا النوع من الطلبات. اختر مجددًا',
  },
  cannotWithdraw: {
    zh: '该申报当前为“{{status}}”，不能撤回，请刷新后查看',
    en: 'A filing cannot be withdrawn while it is: {{status}}. Reload to see it',
    ar: 'لا يمكن سحب طلب حالته: {{status}}. أعد التحميل لتراه',
  },
  reviewBegun: {
    zh: '审核已开始，不能撤回；确需修改请联系审核部门退回',
    en: 'The review has begun and the filing cannot be withdrawn. Ask the reviewing office to return it if it has to be changed',
    ar: 'بدأت المراجعة ولا يمكن سحب الطلب. اطلب من الجهة المراجِعة إعادته إن لزم تغييره',
  },
  cannotDelete: {
    zh: '只有从未提交过的草稿可以删除，已提交的请使用“撤回”',
    en: 'Only a draft that was never submitted can be deleted. Withdraw a submitted one instead',
    ar: 'لا تُحذف إلا مسودة لم تُقدَّم قط. اسحب الطلب المقدَّم بدلًا من ذلك',
  },
  noReceipt: {
    zh: '该申报尚未提交，没有回执，请先提交',
    en: 'This filing was not submitted yet and has no receipt. Submit it first',
    ar: 'لم يُقدّم هذا الطلب بعد وليس له إيصال. قدّمه أولًا',
  },
  keyReused: {
    zh: '该 Idempotency-Key 已用于另一请求，请换一个',
    en: 'This Idempotency-Key was used for another request. Send a new one',
    ar: 'استُخدم مفتاح Idempotency-Key هذا لطلب آخر. أرسل مفتاحًا جديدًا',
  },

  fileUnknown: {
    zh: '附件“{{label}}”不存在或不属于本企业，请重新上传',
    en: 'A file of “{{label}}” does not exist. Upload it again',
    ar: 'ملف من «{{label}}» غير موجود. ارفعه مجددًا',
  },
  fileWithdrawn: {
    zh: '“{{label}}”中的文件“{{name}}”已从企业库撤下，请换用其他文件，或在企业库中恢复',
    en: '{{name}} of “{{label}}” has been withdrawn from the library of the company. Choose another file, or restore it there',
    ar: 'سُحب {{name}} من «{{label}}» من مكتبة الشركة. اختر ملفًا آخر أو أعده هناك',
  },
  fileInfected: {
    zh: '附件“{{label}}”中的文件“{{name}}”含有病毒，请删除后换用干净的文件',
    en: '{{name}} of “{{label}}” has a virus. Remove it and upload a clean file in its place',
    ar: 'في {{name}} من «{{label}}» فيروس. أزله وارفع ملفًا نظيفًا مكانه',
  },
  fileWaiting: {
    zh: '附件“{{label}}”中的文件“{{name}}”正在等待病毒扫描，请稍后再提交',
    en: '{{name}} of “{{label}}” waits for its virus scan. Submit again in a few minutes',
    ar: '{{name}} من «{{label}}» بانتظار فحص الفيروسات. قدّم مجددًا بعد دقائق',
  },
  fileType: {
    zh: '附件“{{label}}”仅接受{{types}}格式，请转换后重新上传',
    en: '“{{label}}” takes only {{types}}, convert the file and upload it again',
    ar: '«{{label}}» يقبل {{types}} فقط، حوّل الملف وارفعه مجددًا',
  },
  fileSize: {
    zh: '附件“{{label}}”单个文件不能超过{{limit}}MB，请压缩后重新上传',
    en: 'A file of “{{label}}” may have at most {{limit}} MB. Make it smaller and upload it again',
    ar: 'ملف «{{label}}» لا يتجاوز {{limit}} م.ب. صغّره وارفعه مجددًا',
  },

  afterSubmission: {
    zh: '由{{department}}进行初审，结果将通过站内消息通知',
    en: '{{department}} makes the first review; you will get a message with the result',
    ar: 'تتولى {{department}} المراجعة الأولى، وتصلك رسالة بالنتيجة',
  },
  reviewBy: {
    zh: '预计{{at}}前完成初审',
    en: 'The first review is expected by {{at}}',
    ar: 'يُتوقع إنجاز المراجعة الأولى قبل {{at}}',
  },
  reviewDays: {
    zh: '申报截止后15个工作日内完成初审',
    en: 'The first review is done within 15 working days after the window closes',
    ar: 'تُنجز المراجعة الأولى خلال 15 يوم عمل من إغلاق فترة التقديم',
  },
  departmentInCharge: { zh: '归口管理部门', en: 'The department in charge', ar: 'الإدارة المختصة بالشركة' },
} satisfies Record<string, Text>;

/** Messages to a company that answers the corrections of a returned filing. */
export const correctionMessages = {
  recorded: { zh: '已记录：{{state}}', en: 'Recorded: {{state}}', ar: 'سُجّل: {{state}}' },
  open: {
    zh: '退回意见“{{comment}}”尚未处理，请标明“已修改”或填写说明',
    en: 'The remark “{{comment}}” is still open: mark it as corrected, or answer it',
    ar: 'الملاحظة «{{comment}}» لا تزال مفتوحة: علّمها مصحَّحة أو أجب عنها',
  },
  openInAll: {
    zh: '还有{{count}}条退回意见未处理，请逐条标明“已修改”或填写说明后再提交',
    en: 'Remarks still open: {{count}}. Mark each as corrected, or answer it, before you submit again',
    ar: 'ملاحظات مفتوحة: {{count}}. علّم كلًا منها مصحَّحة أو أجب عنها قبل التقديم مجددًا',
  },
  remarkMissing: { zh: '请填写说明', en: 'Give an answer in words', ar: 'اكتب ردًا' },
  notReturned: {
    zh: '该申报当前为“{{status}}”，没有待处理的退回意见，请刷新后查看',
    en: 'There is nothing to correct while this filing is: {{status}}. Reload to see where it stands',
    ar: 'لا شيء للتصحيح وحالة الطلب: {{status}}. أعد التحميل لترى وضعه',
  },
  stale: {
    zh: '这条意见刚由{{by}}处理为“{{state}}”，您的操作未生效，请核对',
    en: '{{by}} has just dealt with this remark: {{state}}. Nothing was changed. Look at it again',
    ar: 'تعامل {{by}} مع هذه الملاحظة للتو: {{state}}. لم يتغير شيء. انظر إليها مجددًا',
  },
  staleOpen: {
    zh: '这条意见的处理刚被撤销，您的操作未生效，请核对',
    en: 'Somebody has just opened this remark again. Nothing was changed. Look at it again',
    ar: 'أعاد شخص فتح هذه الملاحظة للتو. لم يتغير شيء. انظر إليها مجددًا',
  },
} satisfies Record<string, Text>;

/** Messages to a company that explains figures that differ from its earlier ones. */
export const figureMessages = {
  recorded: {
    zh: '说明已保存，将随申报提交',
    en: 'Reason saved. It is filed with the declaration',
    ar: 'حُفظ السبب ويُقدّم مع الطلب',
  },
  stale: {
    zh: '这条说明刚由{{by}}修改，您的内容尚未保存，请核对后再提交',
    en: '{{by}} has just changed this reason. Yours was not kept: look at both and send it again',
    ar: 'غيّر {{by}} هذا السبب للتو ولم يُحفظ سببك: انظر إلى كليهما وأرسله مجددًا',
  },
  staleGone: {
    zh: '这条说明刚被撤回，您的内容尚未保存，请核对后再提交',
    en: 'This reason has just been taken back. Yours was not kept: look at it and send it again',
    ar: 'سُحب هذا السبب للتو ولم يُحفظ سببك: انظر إليه وأرسله مجددًا',
  },
} satisfies Record<string, Text>;

/** Reasons why a filing cannot be continued. `{{thing}}`: the program's word for such a filing. */
export const continuingMessages = {
  unknown: {
    zh: '所选{{thing}}不存在或未向本企业公布，请从列表中重新选择',
    en: 'This {{thing}} does not exist or was not published to your company. Choose one from the list',
    ar: '{{thing}} غير موجود أو لم يُنشر لشركتك. اختر من القائمة',
  },
  notApproved: {
    zh: '所选{{thing}}当前为“{{status}}”，通过后才能据此申报，请另选或等待审核结果',
    en: 'The status of the chosen {{thing}} is: {{status}}. It can be continued once it is approved. Choose another one or wait',
    ar: 'حالة {{thing}} المختار: {{status}}. يمكن متابعته بعد اعتماده. اختر غيره أو انتظر',
  },
  taken: {
    zh: '所选{{thing}}已有获得通过的后续申报，不能重复申报，请另选',
    en: 'A filing that continues this {{thing}} is approved already. Choose another one',
    ar: 'اعتُمد بالفعل طلب يتابع هذا ({{thing}}). اختر غيره',
  },
  /** Refusal of a filing whose project, named, cannot be continued yet. */
  notYet: { zh: '“{{name}}”：{{why}}', en: '{{name}}: {{why}}', ar: '{{name}}: {{why}}' },
  noChoices: {
    zh: '该项目不需要选择其他申报',
    en: 'This program continues no other filing',
    ar: 'هذا البرنامج لا يتابع طلبًا آخر',
  },
} satisfies Record<string, Text>;
