import type { Text } from '../text';

/** Messages to an office that decides on filings. */
export const reviewMessages = {
  decided: { zh: '已办理：{{action}}', en: 'Done: {{action}}', ar: 'تم: {{action}}' },
  stale: {
    zh: '该申报已于{{at}}发生变化，当前为“{{status}}”，您的办理未生效，请查看最新内容后再办理',
    en: 'This filing changed at {{at}} and is now: {{status}}. Your decision was not made. Look at it again first',
    ar: 'تغيّر هذا الطلب في {{at}} وحالته الآن: {{status}}. لم يُتخذ قرارك. انظر إليه مجددًا أولًا',
  },
  answerFilters: {
    zh: '申报书内容的筛选条件无效，请重新选择',
    en: 'these filters on answers cannot be read; choose them again',
    ar: 'تتعذر قراءة مرشحات الإجابات هذه، اخترها مجددًا',
  },
  answersOfProgram: {
    zh: '按申报书内容筛选前，请先选择一个申报项目',
    en: 'Choose one program before you filter by answers of its form',
    ar: 'اختر برنامجًا واحدًا قبل الترشيح حسب إجابات استمارته',
  },
  notAskedFor: {
    zh: '“{{field}}”属于敏感信息，不能用于筛选，请选择其他内容',
    en: '{{field}} is sensitive and filings cannot be filtered by it. Choose another one',
    ar: '{{field}} حساس ولا تُرشح الطلبات به. اختر غيره',
  },
  nameInEdition: {
    zh: '{{edition}}版名为“{{field}}”',
    en: 'called “{{field}}” in edition {{edition}}',
    ar: 'اسمه «{{field}}» في الإصدار {{edition}}',
  },
  notInEdition: {
    zh: '{{edition}}版无此项',
    en: 'not in edition {{edition}}',
    ar: 'غير موجود في الإصدار {{edition}}',
  },
  onlyInEdition: {
    zh: '{{edition}}版之后不再填报',
    en: 'not asked for after edition {{edition}}',
    ar: 'لا يُطلب بعد الإصدار {{edition}}',
  },
  answerOfEditions: {
    zh: '{{field}}（{{editions}}）',
    en: '{{field}} ({{editions}})',
    ar: '{{field}} ({{editions}})',
  },
  notFromHere: {
    zh: '该申报当前为“{{status}}”，不能进行此项办理，请刷新后查看可办理的事项',
    en: 'This step is not possible while the filing is: {{status}}. Reload it to see what can be done',
    ar: 'هذه الخطوة غير ممكنة وحالة الطلب: {{status}}. أعد تحميله لترى ما يمكن',
  },
  handedOver: {
    zh: '该申报企业的归口管理部门已于{{at}}作出调整，申报现由{{to}}办理，请与其联系',
    en: 'The company of this filing left your department at {{at}}. The filing is now with {{to}}: contact that office',
    ar: 'غادرت شركة هذا الطلب إدارتك في {{at}}. الطلب الآن لدى {{to}}: اتصل بتلك الجهة',
  },
  otherOffice: {
    zh: '此项办理由另一级审核部门负责，请由该部门办理',
    en: 'This step belongs to the other level of review. Leave it to that office',
    ar: 'هذه الخطوة لمستوى المراجعة الآخر. اتركها لتلك الجهة',
  },
  noExperts: {
    zh: '该项目不设专家评审，请选择其他办理方式',
    en: 'This program has no expert review. Choose another step',
    ar: 'ليس لهذا البرنامج مراجعة خبراء. اختر خطوة أخرى',
  },
  noNotice: {
    zh: '该项目不设公示，请选择其他办理方式',
    en: 'This program has no public notice. Choose another step',
    ar: 'ليس لهذا البرنامج إعلان عام. اختر خطوة أخرى',
  },
  expertsFirst: {
    zh: '该项目须先经专家评审才能公示，请先送专家评审',
    en: 'This program goes to the experts before its public notice. Send it there first',
    ar: 'يُعرض هذا البرنامج على الخبراء قبل إعلانه العام. أرسله إليهم أولًا',
  },
  noticeFirst: {
    zh: '该项目须先公示才能通过，请先公示',
    en: 'This program is approved after its public notice, publish it first',
    ar: 'يُعتمد هذا البرنامج بعد إعلانه العام، انشره أولًا',
  },
  noticeRunning: {
    zh: '公示期至{{until}}，期满后的次日起方可通过',
    en: 'The public notice runs until {{until}}. It can be approved from the day after',
    ar: 'الإعلان العام حتى {{until}}. يمكن اعتماده من اليوم التالي',
  },
  incomplete: {
    zh: '办理信息不完整，请补充：{{missing}}',
    en: 'The decision is incomplete. Add: {{missing}}',
    ar: 'القرار غير مكتمل. أضف: {{missing}}',
  },
  opinionMissing: { zh: '请填写审核意见', en: 'Give an opinion', ar: 'اذكر رأيًا' },
  objectionUnexplained: {
    zh: '有公示异议成立，请填写审核意见，说明仍予批准的理由',
    en: 'An objection was upheld. Give an opinion that says why the filing is approved all the same',
    ar: 'قُبل اعتراض على الطلب. اذكر رأيًا يبيّن سبب اعتماده مع ذلك',
  },
  reasonMissing: {
    zh: '请至少选择一项原因',
    en: 'Choose at least one reason',
    ar: 'اختر سببًا واحدًا على الأقل',
  },
  reasonOfAnother: {
    zh: '所选原因不适用于这项决定，请从以下原因中选择：{{reasons}}',
    en: 'This decision has other reasons. Choose among: {{reasons}}',
    ar: 'لهذا القرار أسباب أخرى. اختر من: {{reasons}}',
  },
  daysMissing: {
    zh: '请填写1至15个工作日的修改期限',
    en: 'Give a deadline of 1 to 15 working days',
    ar: 'حدد موعدًا من يوم إلى 15 يوم عمل',
  },
  grantMissing: {
    zh: '请填写批准的资助金额，没有资助的填0',
    en: 'Enter the approved grant, 0 where nothing is granted',
    ar: 'أدخل المنحة المعتمدة، و0 حيث لا منحة',
  },
  grantOfProject: {
    zh: '验收不另行批准资助：资助已在立项时批准，按该项目拨付。请将批准资助改为0',
    en: 'An acceptance grants nothing: the grant was approved with the project and is paid there. Set the approved grant to 0',
    ar: 'لا يمنح القبول شيئًا: اعتُمدت المنحة مع المشروع وتُصرف له. اجعل المنحة المعتمدة 0',
  },
  documentMissing: {
    zh: '请填写撤销文件的文号',
    en: 'Enter the number of the document that revokes it',
    ar: 'أدخل رقم الوثيقة التي تلغيه',
  },
  correctionPlace: {
    zh: '需修改内容“{{path}}”在该申报中不存在，请重新选择',
    en: 'The filing has no “{{path}}” to correct. Choose the place again',
    ar: 'ليس في الطلب «{{path}}» لتصحيحه. اختر الموضع مجددًا',
  },
  notLater: {
    zh: '新的修改期限须晚于现在的期限{{at}}，且自退回起最多15个工作日',
    en: 'The new deadline has to be after the present one, {{at}}, and at most 15 working days after the return',
    ar: 'يجب أن يكون الموعد الجديد بعد الحالي {{at}} وبعد الإعادة بـ15 يوم عمل على الأكثر',
  },
} satisfies Record<string, Text>;

/** Messages about scheduled decisions. */
export const scheduledDecisionMessages = {
  ordered: {
    zh: '已办理：{{action}}，{{seconds}}秒内可撤回',
    en: 'Done: {{action}}. It can be taken back within {{seconds}} seconds',
    ar: 'تم: {{action}}. يمكن التراجع عنه خلال {{seconds}} ثانية',
  },
  listOrdered: {
    zh: '已提交办理{{count}}件，{{seconds}}秒内可撤回',
    en: 'Decisions ordered: {{count}}. They can be taken back within {{seconds}} seconds',
    ar: 'القرارات المطلوبة: {{count}}. يمكن التراجع عنها خلال {{seconds}} ثانية',
  },
  held: {
    zh: '该申报已由{{by}}办理，将于{{until}}生效，您的办理未生效，请在此时间后刷新查看结果',
    en: '{{by}} has decided on this filing, which takes effect at {{until}}. Your decision was not made. Reload after that to see the result',
    ar: 'بتّ {{by}} في هذا الطلب ويسري قراره في {{until}}. لم يُتخذ قرارك. أعد التحميل بعد ذلك لترى النتيجة',
  },
  takenBack: {
    zh: '已撤回办理{{count}}件，可重新办理',
    en: 'Decisions taken back: {{count}}. You can decide again',
    ar: 'القرارات المتراجع عنها: {{count}}. يمكنك البت مجددًا',
  },
  tooLate: {
    zh: '办理已生效，不能撤回，请查看办理结果',
    en: 'The decision has taken effect and cannot be taken back. Look at its result',
    ar: 'سرى القرار ولا يمكن التراجع عنه. انظر إلى نتيجته',
  },
  nothing: {
    zh: '所选申报均不能进行此项办理，请查看各件的原因',
    en: 'None of these filings can take this step. See the reason of each',
    ar: 'لا يستطيع أي من هذه الطلبات اتخاذ هذه الخطوة. انظر سبب كل منها',
  },
  grantsMissing: {
    zh: '有{{count}}件未填写批准的资助金额，请填写，没有资助的填0',
    en: 'Filings without an approved grant: {{count}}. Enter 0 where nothing is granted',
    ar: 'طلبات بلا منحة معتمدة: {{count}}. أدخل 0 حيث لا منحة',
  },
  gone: {
    zh: '该申报已由企业撤回，办理未生效，企业重新提交后方可办理',
    en: 'The company has withdrawn this filing and the decision was not made. Decide after it is submitted again',
    ar: 'سحبت الشركة هذا الطلب ولم يُتخذ القرار. بتّ بعد تقديمه مجددًا',
  },
  notHere: {
    zh: '该申报已由企业撤回，或不在您的审核范围内，请刷新列表',
    en: 'The company has withdrawn this filing, or another office reviews it. Reload the list',
    ar: 'سحبت الشركة هذا الطلب أو تراجعه جهة أخرى. أعد تحميل القائمة',
  },
  noList: {
    zh: '请选择申报，或给出筛选条件，二者取一',
    en: 'Choose filings, or give filters: one of the two',
    ar: 'اختر طلبات أو حدد مرشحات: أحدهما',
  },
  noRights: {
    zh: '生效时办理人的账号已停用或已无此权限，办理未生效，请由有权限的人员重新办理',
    en: 'The account of the person who decided had been disabled or had lost the right when it was due. The decision was not made, somebody with the right has to decide again',
    ar: 'كان حساب من بتّ معطّلًا أو فقد الصلاحية عند الموعد. لم يُتخذ القرار، وعلى صاحب صلاحية أن يبت مجددًا',
  },
  broken: {
    zh: '系统故障，办理未生效，请稍后重新办理',
    en: 'The portal had a fault and the decision was not made. Decide again later',
    ar: 'وقع خلل في البوابة ولم يُتخذ القرار. بتّ مجددًا لاحقًا',
  },
} satisfies Record<string, Text>;

/** Messages to an office on assignment and on saved views of its queue. */
export const assigningMessages = {
  assigned: {
    zh: '已指派{{count}}件申报',
    en: 'Filings assigned: {{count}}',
    ar: 'الطلبات المسندة: {{count}}',
  },
  unassigned: {
    zh: '已取消{{count}}件申报的指派',
    en: 'Filings no longer assigned: {{count}}',
    ar: 'الطلبات التي لم تعد مسندة: {{count}}',
  },
  undone: {
    zh: '已收回{{count}}件指派，通知尚未发出，一并收回',
    en: 'Assignments taken back: {{count}}. The notice had not gone out and is withdrawn too',
    ar: 'الإسنادات المُلغاة: {{count}}. لم يكن الإشعار قد أُرسل وسُحب كذلك',
  },
  undoneAfterSending: {
    zh: '已收回{{count}}件指派；短信或邮件已经发出，请自行告知对方',
    en: 'Assignments taken back: {{count}}. An SMS or mail has gone out already: tell the person yourself',
    ar: 'الإسنادات المُلغاة: {{count}}. أُرسلت رسالة قصيرة أو بريد من قبل: أبلغ الشخص بنفسك',
  },
  undoOver: {
    zh: '指派已超过{{minutes}}分钟，不能收回；请重新指派',
    en: 'The assignment is older than {{minutes}} minutes and cannot be taken back. Assign the filing anew',
    ar: 'مضى على الإسناد أكثر من {{minutes}} دقائق ولا يمكن التراجع عنه. أسند الطلب من جديد',
  },
  nobody: {
    zh: '没有这位审核人，请重新选择',
    en: 'There is no such reviewer. Choose another',
    ar: 'لا يوجد هذا المراجع. اختر غيره',
  },
  notInCharge: {
    zh: '所选审核人不负责该企业所在部门的申报，请选择归口部门的审核人',
    en: 'This person does not review filings of the company’s department. Choose a reviewer of that department',
    ar: 'هذا الشخص لا يراجع طلبات إدارة الشركة. اختر مراجعًا من تلك الإدارة',
  },
  noHandler: {
    zh: '所选人员只负责复核或签发，不经办申报，请选择有经办职责的审核人',
    en: 'This person only checks or issues decisions. Choose a reviewer who handles filings',
    ar: 'هذا الشخص يدقق القرارات أو يصدرها فقط. اختر مراجعًا يعالج الطلبات',
  },
  cityAssigns: {
    zh: '只有市级管理员可以指派给市级管理员，请选择本部门的审核人',
    en: 'Only city officers assign to city officers. Choose a reviewer of your department',
    ar: 'مسؤولو المدينة وحدهم يسندون إلى مسؤولي المدينة. اختر مراجعًا من إدارتك',
  },
  concluded: {
    zh: '该申报已办结，无需再指派',
    en: 'This filing is concluded and needs no reviewer any more',
    ar: 'هذا الطلب منتهٍ ولا يحتاج إلى مراجع',
  },
  noList: {
    zh: '请选择申报，或按筛选条件指派',
    en: 'name filings, or the filters that find them',
    ar: 'سمّ الطلبات أو المرشحات التي تجدها',
  },
  taken: {
    zh: '该申报的审核人现为{{name}}，请查看后再指派',
    en: '{{name}} reviews this filing by now. Look at it again first',
    ar: '{{name}} يراجع هذا الطلب الآن. انظر إليه مجددًا أولًا',
  },
  changed: {
    zh: '该申报的指派刚被他人修改，请查看后再指派',
    en: 'Somebody else has just assigned this filing. Look at it again first',
    ar: 'أسند شخص آخر هذا الطلب للتو. انظر إليه مجددًا أولًا',
  },

  viewSaved: { zh: '视图已保存', en: 'The view was saved', ar: 'حُفظ العرض المخصص' },
  viewDeleted: { zh: '视图已删除', en: 'The view was deleted', ar: 'حُذف العرض المخصص' },
  viewName: { zh: '请填写视图名称', en: 'give the view a name', ar: 'سمّ العرض المخصص' },
  viewTaken: {
    zh: '已有同名视图，请换一个名称',
    en: 'You have a view of this name. Choose another one',
    ar: 'لديك عرض بهذا الاسم. اختر غيره',
  },
  viewsAtMost: {
    zh: '最多保存{{limit}}个视图，请先删除不用的视图',
    en: 'At most {{limit}} views can be kept. Delete one that you do not need',
    ar: 'يمكن الاحتفاظ بـ{{limit}} عرضًا على الأكثر. احذف ما لا تحتاج إليه',
  },
} satisfies Record<string, Text>;

/** Messages of the ranking meeting: its budget, and the proposed grants. */
export const rankingMessages = {
  budgetSet: { zh: '已保存预算', en: 'Budget saved', ar: 'حُفظت الميزانية' },
  budgetStale: {
    zh: '预算已由{{by}}改为{{amount}}，您的修改未保存，请核对后再保存',
    en: '{{by}} has set the budget to {{amount}}. Yours was not saved. Compare and save again',
    ar: 'حدد {{by}} الميزانية بمبلغ {{amount}} ولم تُحفظ ميزانيتك. قارن واحفظ مجددًا',
  },
  grantStale: {
    zh: '拟支持金额已由{{by}}改为{{amount}}，您的金额未保存，请选择保留哪一个',
    en: '{{by}} has changed the proposed grant to {{amount}}. Yours was not saved. Choose which one to keep',
    ar: 'غيّر {{by}} المنحة المقترحة إلى {{amount}} ولم تُحفظ منحتك. اختر أيهما تبقى',
  },
  nothing: { zh: '空', en: 'nothing', ar: 'لا شيء' },
  aboveAsked: {
    zh: '拟支持金额不能超过申请的{{asked}}，请调减',
    en: 'No more can be granted than the {{asked}} applied for. Lower the amount',
    ar: 'لا تُمنح أكثر من {{asked}} المطلوبة. خفّض المبلغ',
  },
  notProposed: {
    zh: '该申报已有结论或已退回，不能再填写拟支持金额，请刷新排序',
    en: 'This filing has been decided on or returned and takes no proposed grant. Reload the ranking',
    ar: 'بُتّ في هذا الطلب أو أُعيد ولا يقبل منحة مقترحة. أعد تحميل الترتيب',
  },
  noExperts: {
    zh: '该项目不经专家评审，没有评审排序，请选择其他项目',
    en: 'Filings of this program do not go to experts and have no ranking. Choose another program',
    ar: 'طلبات هذا البرنامج لا تُعرض على الخبراء ولا ترتيب لها. اختر برنامجًا آخر',
  },
  overBudget: {
    zh: '批准后共{{total}}，本批预算{{budget}}，超出{{over}}。请调减金额，确需超预算的在“评审排序”页填写理由后办理',
    en: '{{total}} would be granted, which is {{over}} above the budget of {{budget}}. Lower the grants, or give a reason on the page “Ranking”',
    ar: 'ستُمنح {{total}}، بزيادة {{over}} على الميزانية {{budget}}. خفّض المنح أو اذكر سببًا في صفحة «الترتيب»',
  },
} satisfies Record<string, Text>;

/** Messages to an office on its phrases for opinions. */
export const phraseMessages = {
  saved: { zh: '常用语已保存', en: 'The phrase was saved', ar: 'حُفظت العبارة' },
  deleted: { zh: '常用语已删除', en: 'The phrase was deleted', ar: 'حُذفت العبارة' },
  empty: { zh: '请填写常用语', en: 'write the phrase', ar: 'اكتب العبارة' },
  atMost: {
    zh: '最多保存{{limit}}条常用语，请先删除不用的常用语',
    en: 'At most {{limit}} phrases can be kept. Delete one that you do not need',
    ar: 'يمكن الاحتفاظ بـ{{limit}} عبارة على الأكثر. احذف ما لا تحتاج إليه',
  },
} satisfies Record<string, Text>;
