/** Messages of the accounts' calls. Wording of the catalogue's rules (RG, FP, SU) where it has one. */
import type { TextTemplate } from '../text';

export const accountMessages = {
  loggedIn: { zh: '登录成功', en: 'login succeeded', ar: 'تم تسجيل الدخول' },
  loggedOut: { zh: '已退出登录', en: 'Logged out', ar: 'تم تسجيل الخروج' },
  wrongCredentials: {
    zh: '登录名或密码错误',
    en: 'Wrong user name or password',
    ar: 'اسم المستخدم أو كلمة المرور غير صحيحة',
  },
  locked: {
    zh: '账号已锁定，请{{minutes}}分钟后再试或找回密码',
    en: 'The account is locked. Try again in {{minutes}} min or reset the password',
    ar: 'الحساب مقفل. حاول مجددًا بعد {{minutes}} دقيقة أو أعد تعيين كلمة المرور',
  },
  strangersWait: {
    zh: '该账号近期登录失败次数较多，请{{minutes}}分钟后再试；也可在登录过的设备上登录，或找回密码',
    en: 'There were many failed sign-ins to this account. Try again in {{minutes}} min, use a device that has signed in before, or reset the password',
    ar: 'فشلت محاولات دخول كثيرة إلى هذا الحساب. حاول مجددًا بعد {{minutes}} دقيقة، أو استخدم جهازًا سبق الدخول منه، أو أعد تعيين كلمة المرور',
  },
  disabled: {
    zh: '账号已停用，请联系企业主账号',
    en: "The account is disabled. Contact the company's main account",
    ar: 'الحساب معطّل. اتصل بالحساب الرئيسي للشركة',
  },
  companyRejected: {
    zh: '企业注册未通过审核，原因已告知联系人。请联系归口管理部门补正，由其恢复注册，无需重新注册',
    en: 'The registration of the company was not approved; its contact was told why. Contact the department in charge: it takes the registration up again. No new one is needed',
    ar: 'لم يُعتمد تسجيل الشركة، وأُبلغت جهة الاتصال بالسبب. اتصل بالإدارة المختصة لتستأنف التسجيل، ولا يلزم تسجيل جديد',
  },
  companyClosed: {
    zh: '企业已停用，请联系管理部门',
    en: 'The company is closed. Contact the authority',
    ar: 'الشركة مغلقة. اتصل بالجهة',
  },
  mustChangePassword: {
    zh: '请先修改初始密码',
    en: 'Please change the one-time password first',
    ar: 'يرجى أولًا تغيير كلمة المرور المؤقتة',
  },
  oneTimeOverCompany: {
    zh: '一次性密码已过期，请联系企业主账号重新设置',
    en: "The one-time password has expired. Ask the company's main account for a new one",
    ar: 'انتهت صلاحية كلمة المرور المؤقتة. اطلب واحدة جديدة من الحساب الرئيسي للشركة',
  },
  oneTimeOverOwner: {
    zh: '一次性密码已过期，请用“忘记密码”找回，或联系市级管理员重新设置',
    en: 'The one-time password has expired. Use “Forgot password” or ask the city administrator for a new one',
    ar: 'انتهت صلاحية كلمة المرور المؤقتة. استخدم «نسيت كلمة المرور» أو اطلب واحدة جديدة من مدير المدينة',
  },
  oneTimeOverOfficer: {
    zh: '一次性密码已过期，请联系市级管理员重新设置',
    en: 'The one-time password has expired. Ask the city administrator for a new one',
    ar: 'انتهت صلاحية كلمة المرور المؤقتة. اطلب واحدة جديدة من مدير المدينة',
  },

  passwordsDiffer: {
    zh: '两次输入的密码不一致',
    en: 'The two passwords differ',
    ar: 'كلمتا المرور مختلفتان',
  },
  oldPasswordWrong: {
    zh: '当前密码不正确，请重新输入',
    en: 'The current password is wrong. Type it again',
    ar: 'كلمة المرور الحالية خاطئة. اكتبها مجددًا',
  },
  passwordReused: {
    zh: '新密码不能与最近5次使用过的密码相同，请换一个',
    en: 'The new password must differ from the last five. Choose another',
    ar: 'يجب أن تختلف كلمة المرور الجديدة عن الخمس الأخيرة. اختر غيرها',
  },
  passwordChanged: { zh: '密码已修改', en: 'The password was changed', ar: 'تم تغيير كلمة المرور' },
  passwordSet: {
    zh: '密码已重置，请登录',
    en: 'The password was reset. Log in',
    ar: 'أُعيد تعيين كلمة المرور. سجّل الدخول',
  },
  accountPhoneMismatch: {
    zh: '账号与手机号不匹配',
    en: 'The account and mobile number do not match',
    ar: 'الحساب ورقم الهاتف المحمول غير متطابقين',
  },

  phoneChanged: {
    zh: '手机号已更换',
    en: 'The mobile number was changed',
    ar: 'تم تغيير رقم الهاتف المحمول',
  },
  phoneSame: {
    zh: '新手机号与当前手机号相同，请填写另一个号码',
    en: 'This is the present mobile number. Enter another one',
    ar: 'هذا هو رقم الهاتف الحالي. أدخل رقمًا آخر',
  },
  ownPhoneByCode: {
    zh: '自己的手机号请在“我的账号”中用短信验证码更换',
    en: 'Change your own mobile number under "My account", with an SMS code',
    ar: 'غيّر رقم هاتفك بنفسك في «حسابي» برمز رسالة نصية',
  },
  phoneChangedText: {
    zh: '【{{portal}}】账号{{username}}的手机号已更换为{{phone}}。如非本人操作，请立即联系管理员。',
    en: '[{{portal}}] The mobile number of {{username}} was changed to {{phone}}. If this was not you, contact the administrator at once.',
    ar: '[{{portal}}] تغيّر رقم الهاتف المحمول لـ{{username}} إلى {{phone}}. إن لم تكن أنت فاتصل بالمدير فورًا.',
  },
  sessionEnded: { zh: '该登录已结束', en: 'The session was ended', ar: 'أُنهيت الجلسة' },
  sessionsEnded: {
    zh: '已结束其他{{count}}处登录',
    en: 'Other sessions ended: {{count}}',
    ar: 'جلسات أخرى أُنهيت: {{count}}',
  },

  usernameTaken: { zh: '登录名已被使用', en: 'The login name is taken', ar: 'اسم الدخول مستخدم' },
  namedTwice: {
    zh: '该登录名在文件中重复出现，请改正其中一处',
    en: 'The login name stands in the file twice. Change one of them',
    ar: 'اسم الدخول مكرر في الملف. غيّر أحدهما',
  },
  officialsOnly: {
    zh: '文件只用于区县审核员、市级管理员、财务人员和审计查阅员；专家请在专家库中添加',
    en: 'A file is for reviewers, city officers, finance officers and auditors; experts are added in the pool',
    ar: 'الملف للمراجعين ومسؤولي المدينة والمالية والمدققين، أما الخبراء فيُضافون في قائمة الخبراء',
  },
  usernameReserved: {
    zh: '该登录名与管理部门的账号过于相似，请换一个',
    en: 'The login name looks like one of an office. Choose another',
    ar: 'اسم الدخول يشبه اسم جهة إدارية. اختر غيره',
  },
  nameReserved: {
    zh: '该名称由管理部门使用，请填写本人姓名',
    en: "An office goes by this name. Enter the person's own name",
    ar: 'هذا الاسم لجهة إدارية. أدخل اسم الشخص نفسه',
  },
  personUnnamed: { zh: '请填写姓名', en: 'Fill in the name', ar: 'املأ الاسم' },
  nameEmpty: { zh: '名称不能为空，请填写', en: 'The name is empty. Fill it in', ar: 'الاسم فارغ. املأه' },

  subUsersAtMost: {
    zh: '每家企业最多20个子账号',
    en: 'A company has at most 20 sub-users',
    ar: 'للشركة 20 حسابًا فرعيًا على الأكثر',
  },
  notSelfOrOwner: {
    zh: '不能删除、停用或重置自己的账号和企业主账号',
    en: 'You cannot delete, disable or batch-reset your own account or the main account',
    ar: 'لا يمكنك حذف حسابك أو الحساب الرئيسي أو تعطيله أو إعادة تعيينه ضمن مجموعة',
  },
  lastAdministrator: {
    zh: '不能删除或停用最后一个管理员，请先添加另一个管理员',
    en: 'The last administrator cannot be deleted or disabled. Add another one first',
    ar: 'لا يمكن حذف آخر مدير أو تعطيله. أضف مديرًا آخر أولًا',
  },
  reviewerHasWork: {
    zh: '该审核人名下还有{{count}}件未办结的申报，请先在待审申报中按“指派给”筛选，移交给其他审核人',
    en: {
      one: 'This reviewer still has {{count}} open filing. Find them in the queue by “Assigned to” and hand them over first',
      other:
        'This reviewer still has {{count}} open filings. Find them in the queue by “Assigned to” and hand them over first',
    },
    ar: 'لدى هذا المراجع طلبات مفتوحة: {{count}}. جدها في قائمة المراجعة بمرشح «مسند إلى» وسلّمها لغيره أولًا',
  },
  expertIsAsked: {
    zh: '该专家还有{{count}}件评审未完成，请先在专家库中交回这些评审',
    en: {
      one: 'The expert still has {{count}} assessment to do. Hand them back in the expert pool first',
      other: 'The expert still has {{count}} assessments to do. Hand them back in the expert pool first',
    },
    ar: 'على هذا الخبير تقييمات: {{count}}. أعدها في قائمة الخبراء أولًا',
  },
  roleNotGrantable: {
    zh: '企业账号不能授予审核或管理角色，请选择企业角色',
    en: 'A company account cannot grant reviewer or administrator roles. Choose a role of a company',
    ar: 'لا يمكن لحساب شركة منح دور مراجع أو مدير. اختر دورًا للشركات',
  },
  ownerRoleFixed: {
    zh: '企业主账号的角色不能授予或变更，请选择其他角色；更换负责人的，请办理“移交主账号”',
    en: "The role of a company's main account cannot be granted or changed. Choose another role, or hand the main account over",
    ar: 'دور الحساب الرئيسي للشركة لا يُمنح ولا يُغيّر. اختر دورًا آخر أو سلّم الحساب الرئيسي',
  },
  ownerNotThis: {
    zh: '该账号不是企业主账号，可能已经移交，请刷新后再试',
    en: 'This is not the main account of a company; it may have been handed over already. Load the page again',
    ar: 'هذا ليس الحساب الرئيسي للشركة، وربما سُلّم من قبل. أعد تحميل الصفحة',
  },
  successorUnknown: {
    zh: '请选择接手主账号的本企业账号',
    en: 'Choose the account of the same company that takes over',
    ar: 'اختر حسابًا من الشركة نفسها يتسلم الحساب الرئيسي',
  },
  successorNotReady: {
    zh: '该账号已停用，或本人还没有登录并设置密码，请先启用该账号，或请本人登录后再移交',
    en: 'This account is disabled, or its person has not signed in and chosen a password yet. Enable it, or let the person sign in first',
    ar: 'هذا الحساب معطل، أو لم يسجّل صاحبه الدخول ولم يختر كلمة مرور بعد. فعّله أو ليسجّل صاحبه الدخول أولًا',
  },
  successorByOffice: {
    zh: '新开账号移交由管理部门办理，请先为接手人新建子账号，再选择该账号',
    en: 'Only the authority hands over to a person without an account. Create a sub-user for the person and choose it',
    ar: 'الجهة وحدها تسلّم لشخص بلا حساب. أنشئ حسابًا فرعيًا له واختره',
  },
  successorTwice: {
    zh: '只能选择一位接手人：已有账号，或新开账号的人员，请重新选择',
    en: 'Give one person who takes over: an account, or a person without one. Choose again',
    ar: 'حدد متسلمًا واحدًا: حسابًا أو شخصًا بلا حساب. اختر مجددًا',
  },
  handoverReasonMissing: {
    zh: '请填写移交原因',
    en: 'Give the reason of the handover',
    ar: 'اذكر سبب التسليم',
  },
  handedOver: {
    zh: '企业主账号已移交',
    en: 'The main account was handed over',
    ar: 'سُلّم الحساب الرئيسي',
  },
  handedOverText: {
    zh: '【{{portal}}】“{{company}}”的企业主账号已由{{from}}移交给{{to}}。如有疑问，请立即联系管理部门。',
    en: '[{{portal}}] The main account of {{company}} passed from {{from}} to {{to}}. If this is wrong, contact the authority at once.',
    ar: '[{{portal}}] انتقل الحساب الرئيسي لـ{{company}} من {{from}} إلى {{to}}. إن كان ذلك خطأ فاتصل بالجهة فورًا.',
  },
  companySideOnly: {
    zh: '企业账号由企业主账号创建',
    en: "A company's accounts are created by its main account",
    ar: 'حسابات الشركة ينشئها حسابها الرئيسي',
  },
  reviewerNeedsDepartment: {
    zh: '审核员须指定归口管理部门',
    en: 'A reviewer needs a department in charge',
    ar: 'يلزم للمراجع إدارة مختصة',
  },
  departmentNotListed: {
    zh: '没有归口管理部门“{{name}}”，请填写其全称或区县名称',
    en: 'There is no department in charge “{{name}}”. Give its name in full, or that of the district',
    ar: 'لا توجد إدارة مختصة باسم «{{name}}». اكتب اسمها كاملًا أو اسم المنطقة',
  },
  dutyOfOtherRole: {
    zh: '所选职责不属于该角色，请重新选择',
    en: 'People of this role have no such duty. Choose others',
    ar: 'ليس لأصحاب هذا الدور هذه المهمة. اختر غيرهم',
  },
  rolesApart: {
    zh: '该角色不能再兼任所选角色，请重新选择',
    en: 'People of this role cannot have the chosen roles as well. Choose others',
    ar: 'لا يجوز لأصحاب هذا الدور الجمع مع الأدوار المختارة. اختر غيرها',
  },
  programUnknown: {
    zh: '项目不存在，请重新选择',
    en: 'There is no such program. Choose again',
    ar: 'لا يوجد هذا البرنامج. اختر مجددًا',
  },
  taxUnknown: {
    zh: '税务机关不存在，请重新选择',
    en: 'There is no such tax authority. Choose again',
    ar: 'لا توجد هذه المصلحة الضريبية. اختر مجددًا',
  },
  departmentUnknown: {
    zh: '部门不存在，请重新选择',
    en: 'There is no such department. Choose again',
    ar: 'لا يوجد هذا القسم. اختر مجددًا',
  },
  departmentTaken: {
    zh: '部门名称已存在，请换一个名称',
    en: 'There is a department of this name already. Choose another name',
    ar: 'يوجد قسم بهذا الاسم. اختر اسمًا آخر',
  },
  departmentInUse: {
    zh: '部门下还有账号，不能删除，请先将账号调到其他部门',
    en: 'The department has users and cannot be deleted. Move them to another one first',
    ar: 'في القسم مستخدمون ولا يمكن حذفه. انقلهم إلى قسم آخر أولًا',
  },
  companyOnly: {
    zh: '仅企业账号可以进行此操作，请用企业账号登录',
    en: 'Only accounts of a company can do this. Sign in with one',
    ar: 'حسابات الشركات وحدها تستطيع ذلك. سجّل الدخول بأحدها',
  },

  userCreated: { zh: '账号已创建', en: 'The account was created', ar: 'أُنشئ الحساب' },
  userChanged: {
    zh: '该账号已被他人修改，您的修改未保存，请关闭后重新打开，核对后再改',
    en: 'Somebody else has changed this account. Your change was not saved. Close it, open it again and compare',
    ar: 'غيّر شخص آخر هذا الحساب ولم يُحفظ تغييرك. أغلقه وافتحه مجددًا وقارن',
  },
  userUpdated: { zh: '账号已更新', en: 'The account was changed', ar: 'حُدّث الحساب' },
  userPasswordReset: { zh: '密码已重置', en: 'The password was reset', ar: 'أُعيد تعيين كلمة المرور' },
  batchDone: {
    zh: '成功{{done}}个，失败{{refused}}个',
    en: '{{done}} done, {{refused}} refused',
    ar: 'تم {{done}}، ورُفض {{refused}}',
  },
  departmentSaved: { zh: '部门已保存', en: 'The department was saved', ar: 'حُفظ القسم' },
  departmentDeleted: { zh: '部门已删除', en: 'The department was deleted', ar: 'حُذف القسم' },
} satisfies Record<string, TextTemplate>;
