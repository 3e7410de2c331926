import type { Text, TextTemplate } from '../text';

/** Messages to experts, and to the administrators who ask them. */
export const expertMessages = {
  panelMissing: {
    zh: '请选择1至15名评审专家，并填写评审截止日期',
    en: 'Choose 1 to 15 experts, and a day by which they are to answer',
    ar: 'اختر من 1 إلى 15 خبيرًا ويومًا للرد قبله',
  },
  expertUnknown: {
    zh: '所选专家账号不存在或已停用，请重新选择',
    en: 'One of the chosen experts has no account, or a disabled one. Choose again',
    ar: 'أحد الخبراء المختارين ليس له حساب أو حسابه معطّل. اختر مجددًا',
  },
  tooManyExperts: {
    zh: '每项申报最多{{limit}}名专家，请减少',
    en: 'A filing has {{limit}} experts at most. Choose fewer',
    ar: 'للطلب {{limit}} خبراء على الأكثر. اختر أقل',
  },
  steppedAside: {
    zh: '{{name}}已声明利益冲突并回避，不能再次指派，请选择其他专家',
    en: '{{name}} has declared a conflict of interest and cannot be asked again. Choose another expert',
    ar: 'صرّح {{name}} بتضارب مصالح ولا يُطلب منه مجددًا. اختر خبيرًا آخر',
  },
  duePast: {
    zh: '评审截止日期须在今天之后，最多{{days}}天',
    en: 'The day has to come after today, and within {{days}} days',
    ar: 'يجب أن يأتي اليوم بعد هذا اليوم وخلال {{days}} يومًا',
  },
  dueOver: {
    zh: '评审截止时间{{at}}已过，请填写新的评审截止日期',
    en: 'The experts’ deadline, {{at}}, is over. Give a new day by which they are to answer',
    ar: 'انتهى موعد الخبراء {{at}}. حدّد يومًا جديدًا للرد قبله',
  },
  notInReview: {
    zh: '该申报不在专家评审阶段，专家评审信息不能再修改，请刷新后查看',
    en: 'This filing is not with the experts, so that nothing of their review can be changed: reload to see where it stands',
    ar: 'هذا الطلب ليس لدى الخبراء فلا يتغير شيء في مراجعتهم: أعد التحميل لترى وضعه',
  },
  panelChanged: {
    zh: '评审安排已被他人修改，您的修改未生效，请查看最新内容',
    en: 'Somebody else has changed these arrangements. Your change was not made. Look at them again',
    ar: 'غيّر شخص آخر هذه الترتيبات ولم يُنفذ تغييرك. انظر إليها مجددًا',
  },
  blindFixed: {
    zh: '已有专家开始评审，不能再改为盲评，请按现有方式继续',
    en: 'An expert has already started, so the review can no longer be made blind. Continue with the current setting',
    ar: 'بدأ خبير بالفعل فلا يمكن جعل المراجعة محجوبة الأسماء. تابع بالإعداد الحالي',
  },
  notRemovable: {
    zh: '该专家已提交评审意见或已回避，不能取消，请刷新后查看',
    en: 'This expert has submitted an assessment or stepped aside, and stays: reload to see which',
    ar: 'قدّم هذا الخبير تقييمه أو تنحى فيبقى: أعد التحميل لترى أيهما',
  },
  notReopenable: {
    zh: '只能退回已提交的评审意见，请刷新后查看',
    en: 'Only a submitted assessment can be reopened. Reload to see where it stands',
    ar: 'لا يُعاد فتح إلا تقييم مقدَّم. أعد التحميل لترى وضعه',
  },
  notToRemind: {
    zh: '该专家没有待完成的评审，无需催办',
    en: 'This expert has nothing left to do',
    ar: 'لم يبق على هذا الخبير شيء',
  },
  notToReach: {
    zh: '该专家没有登记邮箱和手机号，无法催办，请另行联系',
    en: 'This expert has neither a mail address nor a number on record and cannot be reminded from here',
    ar: 'ليس لهذا الخبير بريد ولا رقم مقيّد ولا يمكن تذكيره من هنا',
  },
  remindedLately: {
    zh: '已于{{at}}催办，请稍后再试',
    en: 'A reminder was sent at {{at}}. Try again later',
    ar: 'أُرسل تذكير في {{at}}. حاول لاحقًا',
  },
  expertsMissing: {
    zh: '{{required}}名专家中有{{submitted}}名已提交评审意见。如需提前办理，请填写理由',
    en: '{{submitted}} of {{required}} experts have answered. To decide before the others have, give a reason',
    ar: 'أجاب {{submitted}} من {{required}} خبراء. للبت قبل الآخرين اذكر سببًا',
  },
  panelSaved: { zh: '评审安排已保存', en: 'The arrangements were saved', ar: 'حُفظت الترتيبات' },
  expertsAdded: {
    zh: '已指派{{count}}名专家',
    en: 'Experts asked: {{count}}',
    ar: 'الخبراء المطلوب منهم: {{count}}',
  },
  expertRemoved: { zh: '已取消该专家的评审', en: 'The expert was removed', ar: 'أُزيل الخبير' },
  expertReminded: {
    zh: '已发出催办通知（发至专家的邮箱，没有邮箱的发至手机）',
    en: 'The reminder was sent by mail, or by SMS to an expert without a mail address',
    ar: 'أُرسل التذكير بالبريد، أو برسالة نصية لمن ليس له بريد',
  },
  assessmentReopened: {
    zh: '已退回专家修改',
    en: 'The expert can change the assessment again',
    ar: 'يمكن للخبير تعديل التقييم مجددًا',
  },

  reviewOver: {
    zh: '该项评审已经结束，内容不能再修改，请返回评审列表',
    en: 'This review is over and nothing can be changed any more. Go back to your list',
    ar: 'انتهت هذه المراجعة ولا يتغير شيء فيها. عد إلى قائمتك',
  },
  declareFirst: {
    zh: '请先声明是否存在利益冲突',
    en: 'Declare first whether you have a conflict of interest',
    ar: 'صرّح أولًا هل لديك تضارب مصالح',
  },
  declaredAlready: {
    zh: '您已作出声明，请刷新后继续',
    en: 'You have declared this already. Reload to go on',
    ar: 'سبق أن صرّحت بذلك. أعد التحميل للمتابعة',
  },
  conflictReason: {
    zh: '请说明利益冲突的情况',
    en: 'Say what the conflict of interest is',
    ar: 'اذكر تضارب المصالح',
  },
  submittedAlready: {
    zh: '评审意见已经提交，不能再修改。如需修改，请联系管理员退回',
    en: 'This assessment was submitted and is final. An administrator can reopen it',
    ar: 'قُدّم هذا التقييم وهو نهائي. يمكن لمدير إعادة فتحه',
  },
  stale: {
    zh: '该评审已于{{at}}在其他页面保存，本次内容未保存，请刷新后核对',
    en: 'This assessment was saved elsewhere at {{at}}. What you have here was not saved: reload and compare',
    ar: 'حُفظ هذا التقييم في مكان آخر في {{at}} ولم يُحفظ ما لديك هنا: أعد التحميل وقارن',
  },
  faulty: {
    zh: '评分有误，请更正：{{faults}}',
    en: 'Some scores have to be corrected: {{faults}}',
    ar: 'يجب تصحيح بعض الدرجات: {{faults}}',
  },
  incomplete: {
    zh: '评审意见不完整，请补充：{{faults}}',
    en: 'The assessment is not complete. Add: {{faults}}',
    ar: 'التقييم غير مكتمل. أضف: {{faults}}',
  },
  criterionUnknown: {
    zh: '评分项不存在，请刷新页面后重试',
    en: 'There is no such criterion. Load the page anew and try again',
    ar: 'لا يوجد هذا المعيار. حمّل الصفحة من جديد وحاول مجددًا',
  },
  scoreRange: {
    zh: '“{{criterion}}”应为0至{{points}}分，最多一位小数',
    en: '{{criterion}}: from 0 to {{points}}, with one decimal at most',
    ar: '{{criterion}}: من 0 إلى {{points}} بخانة عشرية واحدة على الأكثر',
  },
  scoreMissing: {
    zh: '“{{criterion}}”未评分',
    en: '{{criterion}} has no score',
    ar: '{{criterion}} بلا درجة',
  },
  recommendationMissing: { zh: '请选择评审结论', en: 'Choose a recommendation', ar: 'اختر توصية' },
  remarksMissing: {
    zh: '请说明推荐的条件或不推荐的理由',
    en: 'Give the conditions, or the reasons against',
    ar: 'اذكر الشروط أو أسباب الرفض',
  },
  accepted: {
    zh: '已声明无利益冲突，可以开始评审',
    en: 'Declared. You can begin',
    ar: 'تم التصريح. يمكنك البدء',
  },
  asideDone: {
    zh: '已回避，该项评审不再显示',
    en: 'You have stepped aside. The assessment is closed',
    ar: 'تنحيت، وأُغلق التقييم',
  },
  declared: {
    zh: '已声明：{{clear}}件无利益冲突，可以开始评审；{{conflicts}}件回避',
    en: 'Declared: {{clear}} without a conflict of interest, which you can begin, {{conflicts}} stepped aside from',
    ar: 'تم التصريح: {{clear}} دون تضارب ويمكنك بدؤها، و{{conflicts}} تنحيت عنها',
  },
  declaredInPart: {
    zh: '已声明：{{clear}}件无利益冲突，{{conflicts}}件回避；另有{{passed_over}}件已声明过或评审已结束，未作改动，请刷新后查看',
    en: 'Declared: {{clear}} without a conflict of interest, {{conflicts}} stepped aside from. {{passed_over}} more were declared before or are over. Reload to see where they stand',
    ar: 'تم التصريح: {{clear}} دون تضارب، و{{conflicts}} تنحيت عنها. و{{passed_over}} أخرى صُرّح بها من قبل أو انتهت. أعد التحميل لترى وضعها',
  },
  saved: { zh: '已保存', en: 'Saved', ar: 'حُفظ' },
  submitted: { zh: '评审意见已提交', en: 'The assessment was submitted', ar: 'قُدّم التقييم' },
} satisfies Record<string, Text>;

/** Messages of the expert pool: profiles, avoidance and drawing by lot. */
export const expertPoolMessages = {
  profileSaved: { zh: '专家资料已保存', en: 'The profile was saved', ar: 'حُفظ الملف الشخصي' },
  profileChanged: {
    zh: '专家资料已被他人修改，您的修改未保存，请查看最新内容后再修改',
    en: 'Somebody else has changed this profile. Your change was not saved. Look at it again',
    ar: 'غيّر شخص آخر هذا الملف الشخصي ولم يُحفظ تغييرك. انظر إليه مجددًا',
  },
  periodTurned: {
    zh: '有效期的截止日期早于开始日期，请更正',
    en: 'The active period ends before it begins. Correct one of the days',
    ar: 'تنتهي مدة النشاط قبل بدئها. صحّح أحد اليومين',
  },
  unitMissing: {
    zh: '请填写单位全称，用于判断是否应当回避',
    en: 'Enter the full name of the unit: avoidance is judged by it',
    ar: 'أدخل الاسم الكامل للجهة: يُحكم به على التنحي',
  },
  tooManyNamed: {
    zh: '最多填写{{limit}}项，请减少',
    en: 'Name {{limit}} at most',
    ar: 'سمّ {{limit}} على الأكثر',
  },
  avoidedTooLong: {
    zh: '回避单位名称过长，多个单位请用分号隔开',
    en: 'A name is too long. Separate companies by semicolons',
    ar: 'اسم طويل. افصل بين الشركات بفاصلة منقوطة',
  },
  listedTwice: {
    zh: '名单中另有一行使用了这个登录名，请更换',
    en: 'Another line of the list has this login name. Choose another one',
    ar: 'سطر آخر في القائمة يحمل اسم الدخول هذا. اختر غيره',
  },
  listedAlike: {
    zh: '登录名与名单中另一行的“{{other}}”过于相似，容易认错，请更换',
    en: 'The login name looks like “{{other}}” in another line of the list. Choose another one',
    ar: 'يشبه اسم الدخول «{{other}}» في سطر آخر من القائمة. اختر غيره',
  },
  phoneListed: {
    zh: '手机号与名单中的{{name}}（{{username}}）相同，请核对',
    en: 'The mobile is that of {{name}} ({{username}}) in this list as well. Please check it',
    ar: 'رقم الهاتف هو نفسه لدى {{name}} ({{username}}) في هذه القائمة. يرجى مراجعته',
  },
  phoneInPool: {
    zh: '手机号与专家库中的{{name}}（{{username}}）相同，请核对是否为同一人',
    en: 'The mobile is that of {{name}} ({{username}}) in the pool. Please check whether it is the same person',
    ar: 'رقم الهاتف هو نفسه لدى {{name}} ({{username}}) في السجل. يرجى التحقق مما إذا كان الشخص نفسه',
  },
  listRefused: {
    zh: '名单有{{count}}处错误，一名专家也没有导入，请更正后重新导入',
    en: 'The list has faults: {{count}}. No expert was imported. Correct them and import it again',
    ar: 'في القائمة أخطاء: {{count}}. لم يُستورد أي خبير. صحّحها واستوردها مجددًا',
  },
  imported: {
    zh: '已导入{{count}}名专家，请将临时密码转告本人',
    en: 'Experts imported: {{count}}. Pass the one-time passwords on',
    ar: 'الخبراء المستوردون: {{count}}. سلّمهم كلمات المرور المؤقتة',
  },
  avoidedSaved: {
    zh: '回避单位已保存',
    en: 'The companies to avoid were saved',
    ar: 'حُفظت الشركات الواجب تجنبها',
  },
  drawn: {
    zh: '已抽取{{count}}名专家，抽取结果已记录；确认后仍须提交才会发出邀请',
    en: 'Experts drawn: {{count}}. The draw was recorded; they are asked once you send this',
    ar: 'الخبراء المسحوبون: {{count}}. سُجّل السحب، ويُطلب منهم عند إرسالك هذا',
  },
  tooFew: {
    zh: '符合条件且无须回避的专家只有{{count}}名，不足{{wanted}}名，请放宽专业领域或减少人数{{withoutUnit}}',
    en: {
      one: 'Of the {{wanted}} experts wanted, only {{count}} fits and is free of conflicts. Name other fields, or fewer experts{{withoutUnit}}',
      other:
        'Of the {{wanted}} experts wanted, only {{count}} fit and are free of conflicts. Name other fields, or fewer experts{{withoutUnit}}',
    },
    ar: 'المطلوب {{wanted}} خبراء، والملائمون دون تضارب {{count}} فقط. وسّع المجالات أو قلّل العدد{{withoutUnit}}',
  },
  withoutUnit: {
    zh: '。另有{{count}}名专家未登记工作单位，无法核对回避，不参加抽取，请先在专家库补登工作单位',
    en: '. Not drawn because their employer is unknown: {{count}}. Conflicts cannot be checked until it is entered in the expert pool',
    ar: '. لم يُسحب لعدم معرفة جهة العمل: {{count}}. لا يمكن التحقق من التضارب قبل تسجيلها في قاعدة الخبراء',
  },
  handedBack: {
    zh: '已交回{{count}}项评审，并已通知安排评审的人员更换专家',
    en: 'Assessments handed back: {{count}}. Whoever asked for them was told to choose another expert',
    ar: 'التقييمات المعادة: {{count}}. أُبلغ من طلبها بأن يختار خبيرًا آخر',
  },
  barredInactive: {
    zh: '{{name}}不在专家库有效期内，不能指派，请选择其他专家或先调整有效期',
    en: '{{name}} is outside the active period in the pool. Choose another expert, or change the period first',
    ar: '{{name}} خارج مدة النشاط في القائمة. اختر خبيرًا آخر أو غيّر المدة أولًا',
  },
  barredOwnUnit: {
    zh: '{{name}}的单位“{{unit}}”就是申报单位，应当回避，请选择其他专家',
    en: '{{name}} belongs to the applicant, {{unit}}, and must avoid the filing. Choose another expert',
    ar: '{{name}} يتبع مقدم الطلب {{unit}} ويجب أن يتنحى. اختر خبيرًا آخر',
  },
  barredNamedUnit: {
    zh: '{{name}}的单位“{{unit}}”是申报中列明的单位，应当回避，请选择其他专家',
    en: '{{name}} belongs to {{unit}}, which the filing names, and must avoid it. Choose another expert',
    ar: '{{name}} يتبع {{unit}} المذكورة في الطلب ويجب أن يتنحى. اختر خبيرًا آخر',
  },
  barredDeclared: {
    zh: '{{name}}与“{{unit}}”有已申报的利益关系，应当回避，请选择其他专家',
    en: '{{name}} has a declared relation to {{unit}} and must avoid the filing. Choose another expert',
    ar: 'صرّح {{name}} بعلاقة مع {{unit}} ويجب أن يتنحى. اختر خبيرًا آخر',
  },
} satisfies Record<string, TextTemplate>;
