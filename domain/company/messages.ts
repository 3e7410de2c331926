/** Messages of registration and the company profile. Wording of the catalogue's rules (RG) where it has one. */
import type { Text } from '../text';

export const companyMessages = {
  rejectedBefore: {
    zh: '该企业的注册申请未通过审核。请联系{{department}}补正，由其恢复注册，无需重新注册',
    en: 'The registration of this company was not approved. Contact {{department}}: it takes the registration up again. No new one is needed',
    ar: 'لم يُعتمد تسجيل هذه الشركة. اتصل بـ{{department}} لتستأنف التسجيل، ولا يلزم تسجيل جديد',
  },
  registered: { zh: '注册成功', en: 'Registered', ar: 'تم التسجيل' },
  registeredWaits: {
    zh: '注册成功，请等待审核',
    en: 'Registered. Wait for the review',
    ar: 'تم التسجيل. انتظر المراجعة',
  },
  submitsWhenActive: {
    zh: '企业注册信息正在审核：可以填写和保存草稿，审核通过后才能提交',
    en: 'The registration is under review: drafts can be filled in and saved, and submitted once it is approved',
    ar: 'التسجيل قيد المراجعة: يمكن ملء المسودات وحفظها، وتقديمها بعد اعتماده',
  },
  notInRegister: {
    zh: '未查询到该企业，请手工填写企业名称',
    en: 'The register does not know this code. Type the company name',
    ar: 'السجل لا يعرف هذا الرمز. اكتب اسم الشركة',
  },
  agreeFirst: {
    zh: '请阅读并同意用户协议和隐私政策',
    en: 'Please agree to the terms and privacy policy',
    ar: 'يرجى الموافقة على الشروط وسياسة الخصوصية',
  },
  phoneAtMost: {
    zh: '同一手机号最多可注册3家企业，请换一个手机号',
    en: 'One mobile number can register at most three companies. Use another number',
    ar: 'لرقم هاتف واحد أن يسجل ثلاث شركات على الأكثر. استخدم رقمًا آخر',
  },
  nameReserved: {
    zh: '该名称是管理部门或平台使用的名称，请填写营业执照上的企业名称',
    en: 'An office or the portal goes by this name. Enter the name on the business licence',
    ar: 'هذا الاسم لجهة إدارية أو للبوابة. أدخل الاسم الوارد في الرخصة التجارية',
  },
  nameLooksTaken: {
    zh: '已有名称相同或极为相似的企业注册。请核对企业名称；如名称无误，请联系{{department}}核实后办理',
    en: 'A company is registered under the same name, or one that looks like it. Check the name; if it is right, ask {{department}} to verify it and let the company register',
    ar: 'شركة مسجلة بالاسم نفسه أو بما يشبهه. راجع الاسم، وإن صح فاطلب من {{department}} التحقق منه والسماح بالتسجيل',
  },
  nameEmpty: {
    zh: '企业名称不能为空，请填写',
    en: 'The company name is empty. Fill it in',
    ar: 'اسم الشركة فارغ. املأه',
  },

  profileSaved: { zh: '企业信息已保存', en: 'The company information was saved', ar: 'حُفظت معلومات الشركة' },
  profileConflict: {
    zh: '企业信息已被他人修改，请核对后重新保存',
    en: 'The company information was changed in the meantime. Compare and save again',
    ar: 'تغيّرت معلومات الشركة في هذه الأثناء. قارن واحفظ مجددًا',
  },
  needsReview: {
    zh: '“{{field}}”的变更需经归口管理部门审核，请联系该部门办理',
    en: '"{{field}}" can only be changed by the department in charge. Contact it',
    ar: '«{{field}}» لا تغيّره إلا الإدارة المختصة. اتصل بها',
  },
  needsRequest: {
    zh: '“{{field}}”已登记，变更请在“企业中心-企业变更”提交申请',
    en: '"{{field}}" is on record: request a change under “Company changes” in the enterprise centre',
    ar: '«{{field}}» مقيّد: اطلب تغييره في «تغييرات الشركة» بمركز الشركة',
  },
  needsAdministrator: {
    zh: '“{{field}}”只能由管理员变更，请联系市级管理员',
    en: '"{{field}}" can only be changed by an administrator. Contact one',
    ar: '«{{field}}» لا يغيّره إلا مدير. اتصل بأحدهم',
  },
  stepDone: { zh: '已办理：{{step}}', en: 'Done: {{step}}', ar: 'تم: {{step}}' },
  stepNotFromHere: {
    zh: '企业当前状态不能进行此项办理，请刷新后再试',
    en: 'This step is not possible in the present status of the company. Reload and look again',
    ar: 'هذه الخطوة غير ممكنة في الحالة الراهنة للشركة. أعد التحميل وانظر مجددًا',
  },
  reasonMissing: { zh: '请填写原因', en: 'Give a reason', ar: 'اذكر سببًا' },
  changedMeanwhile: {
    zh: '企业信息已被他人修改，您的办理未生效，请查看最新内容后再办理',
    en: 'The company was changed in the meantime. Nothing was done. Look at it again first',
    ar: 'تغيّرت الشركة في هذه الأثناء ولم يُنفذ شيء. انظر إليها مجددًا أولًا',
  },
  departmentUnknown: {
    zh: '归口管理部门不存在，请重新选择',
    en: 'There is no such department in charge. Choose again',
    ar: 'لا توجد هذه الإدارة المختصة. اختر مجددًا',
  },
  departmentSame: {
    zh: '企业已归口该部门，请选择其他部门',
    en: 'The company belongs to this department already. Choose another one',
    ar: 'الشركة تابعة لهذه الإدارة. اختر غيرها',
  },
  departmentMoved: {
    zh: '归口管理部门已调整',
    en: 'The department in charge was changed',
    ar: 'غُيّرت الإدارة المختصة',
  },
  exceptionAdded: { zh: '已添加例外', en: 'The exception was added', ar: 'أُضيف الاستثناء' },
  exceptionRemoved: { zh: '已移除例外', en: 'The exception was removed', ar: 'أُزيل الاستثناء' },
  exceptionThere: {
    zh: '该信用代码已在例外名单中，请查看名单',
    en: 'This code is on the list already. Look at the list',
    ar: 'هذا الرمز في القائمة. انظر إليها',
  },
  exceptionRegistered: {
    zh: '该信用代码的企业已注册，无需例外',
    en: 'The company with this code is registered already and needs no exception',
    ar: 'الشركة صاحبة هذا الرمز مسجلة ولا تحتاج إلى استثناء',
  },
  exceptionOver: {
    zh: '有效期不能早于今天，请重新选择',
    en: 'The last day cannot be before today. Choose another',
    ar: 'لا يجوز أن يسبق اليوم الأخير هذا اليوم. اختر غيره',
  },
  foreignFile: {
    zh: '“{{field}}”中的文件不存在，请重新上传',
    en: 'A file of "{{field}}" does not exist. Upload it again',
    ar: 'ملف من «{{field}}» غير موجود. ارفعه مجددًا',
  },
  unknownField: {
    zh: '没有名为“{{field}}”的信息项，请刷新页面后重试',
    en: 'There is no field named "{{field}}". Load the page anew and try again',
    ar: 'لا يوجد حقل باسم «{{field}}». حمّل الصفحة من جديد وحاول مجددًا',
  },
} satisfies Record<string, Text>;

/** Welcome message, the first one that a company gets. */
export const welcomeMessage: { title: Text; body: Text } = {
  title: { zh: '欢迎使用{{portal}}', en: 'Welcome: {{portal}}', ar: 'مرحبًا: {{portal}}' },
  body: {
    zh: '“{{company}}”已注册。请先在“企业中心-企业信息”中补充企业资料，申报时将自动带出。',
    en: '{{company}} is registered. Complete the company information in the enterprise centre first: declarations are filled in from it.',
    ar: '{{company}} مسجلة. أكمل أولًا معلومات الشركة في مركز الشركة: تُملأ الطلبات منها.',
  },
};

export const changeMessages = {
  requested: {
    zh: '变更申请已提交，请等待核准',
    en: 'The change was sent. The office will decide on it',
    ar: 'أُرسل التغيير وستبت فيه الجهة',
  },
  withdrawn: { zh: '变更申请已撤回', en: 'The request was taken back', ar: 'سُحب الطلب' },
  accepted: {
    zh: '已核准，将自{{day}}起生效',
    en: 'Accepted; it takes effect on {{day}}',
    ar: 'قُبل، ويسري في {{day}}',
  },
  inEffect: {
    zh: '已核准，企业信息已更新',
    en: 'Accepted; the company information is up to date',
    ar: 'قُبل، ومعلومات الشركة محدّثة',
  },
  refused: { zh: '已告知企业不予变更', en: 'Refused; the company was told', ar: 'رُفض، وأُبلغت الشركة' },

  missing: { zh: '请填写“{{field}}”', en: 'Give "{{field}}"', ar: 'اذكر «{{field}}»' },
  nothingNew: {
    zh: '填写的内容与企业信息相同，没有需要变更的事项，请核对',
    en: 'This is what the company information says already, so there is nothing to change. Check what you entered',
    ar: 'هذا ما تقوله معلومات الشركة فلا شيء يتغير. راجع ما أدخلته',
  },
  beforeFounding: {
    zh: '生效日期早于企业成立日期（{{day}}），请核对',
    en: 'The company was founded on {{day}}: nothing can hold before that day',
    ar: 'تأسست الشركة في {{day}}: لا يسري شيء قبل ذلك اليوم',
  },
  tooFarAhead: {
    zh: '生效日期最多在{{months}}个月之内，请临近时再申请',
    en: 'The day can be at most {{months}} months ahead. Ask for the change later',
    ar: 'لا يتقدم اليوم بأكثر من {{months}} شهرًا. اطلب التغيير لاحقًا',
  },
  notInForce: {
    zh: '“{{kind}}”须在新营业执照生效后申请，生效日期不能晚于今天，请核对',
    en: '{{kind}}: ask for it once the new licence is in force; the day cannot lie ahead. Check it',
    ar: '{{kind}}: اطلبه بعد سريان الرخصة الجديدة، ولا يجوز أن يكون اليوم لاحقًا. راجعه',
  },
  codeTaken: {
    zh: '统一社会信用代码{{code}}已由其他企业注册，请核对；同一企业重复注册的，请联系市级管理员',
    en: 'Another company is registered with the credit code {{code}}. Check it; where one company registered twice, contact an administrator',
    ar: 'شركة أخرى مسجلة برمز الائتمان {{code}}. راجعه، وإن سُجلت الشركة مرتين فاتصل بمدير',
  },
  /** Follows the message that a credit code changed. */
  newLogin: {
    zh: '原以统一社会信用代码登录的，请改用新代码。',
    en: ' Sign in with the new code where the credit code was your login name.',
    ar: ' سجّل الدخول بالرمز الجديد إن كان رمز الائتمان اسم دخولك.',
  },
  noEvidence: {
    zh: '请上传新营业执照或其他证明材料',
    en: 'Attach the new licence, or another paper that proves the change',
    ar: 'أرفق الرخصة الجديدة أو وثيقة أخرى تثبت التغيير',
  },
  tooManyFiles: {
    zh: '“{{field}}”最多上传{{limit}}个文件，请移除多余的',
    en: '"{{field}}" takes at most {{limit}} files. Remove some',
    ar: '«{{field}}» يقبل {{limit}} ملفات على الأكثر. أزل بعضها',
  },
  openAlready: {
    zh: '已有一件“{{kind}}”申请在办理或待生效，请等其办结后再提交',
    en: 'A request of this kind ({{kind}}) is under way or waits for its day; ask again when it is done',
    ar: 'طلب من هذا النوع ({{kind}}) جارٍ أو بانتظار يومه، اطلب مجددًا بعد انتهائه',
  },
  tooManyToday: {
    zh: '24小时内最多提交{{limit}}次变更申请，请在{{at}}之后再提交',
    en: 'At most {{limit}} requests can be sent in 24 hours. Send this one after {{at}}',
    ar: 'يمكن إرسال {{limit}} طلبات على الأكثر في 24 ساعة. أرسل هذا بعد {{at}}',
  },
  decidedAlready: {
    zh: '该申请已办理或已撤回，请刷新后查看',
    en: 'This request was decided or taken back. Reload to see how',
    ar: 'بُتّ في هذا الطلب أو سُحب. أعد التحميل لترى كيف',
  },
  stale: {
    zh: '该申请已于{{at}}更新，请刷新后再办理',
    en: 'This request changed at {{at}}. Reload it first',
    ar: 'تغيّر هذا الطلب في {{at}}. أعد تحميله أولًا',
  },
  reasonMissing: { zh: '请写明不予变更的原因', en: 'Say why it is refused', ar: 'اذكر سبب الرفض' },
} satisfies Record<string, Text>;
