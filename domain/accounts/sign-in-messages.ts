import type { Text } from '../text';

/** Messages of the second step of a sign-in, and of setting one up. */
export const secondFactorMessages = {
  needed: {
    zh: '请完成第二步验证',
    en: 'Confirm with your second factor',
    ar: 'أكّد بعاملك الثاني',
  },
  stepOver: {
    zh: '本次验证已过期或已使用，请重新登录',
    en: 'This step has expired or was used. Sign in again',
    ar: 'انتهت صلاحية هذه الخطوة أو استُخدمت. سجّل الدخول مجددًا',
  },
  setUpOver: {
    zh: '本次设置已过期或已使用，请重新设置',
    en: 'This set-up has expired or was used. Begin again',
    ar: 'انتهت صلاحية هذا الإعداد أو استُخدم. ابدأ من جديد',
  },
  wrong: {
    zh: '验证未通过。请核对验证码（每30秒更换、每个只能用一次），或改用其他方式',
    en: 'That was not right. Check the code (it changes every 30 seconds and is good once), or use another way',
    ar: 'غير صحيح. راجع الرمز (يتغير كل 30 ثانية ويصلح مرة واحدة)، أو استخدم طريقة أخرى',
  },
  locked: {
    zh: '验证失败次数过多，请{{minutes}}分钟后再试；也可改用通行密钥、在登录过的设备上登录，或请管理员重置第二验证',
    en: 'Too many failures. Try again in {{minutes}} min; or use a passkey or a device that has signed in before, or ask the administrator to reset the second factor',
    ar: 'إخفاقات كثيرة. حاول مجددًا بعد {{minutes}} دقيقة، أو استخدم مفتاح مرور أو جهازًا سبق الدخول منه، أو اطلب من المدير إعادة ضبط العامل الثاني',
  },
  codeWrong: {
    zh: '验证码不正确，请输入应用当前显示的6位数字，并核对手机时间',
    en: 'The code is wrong: enter the six digits that the app shows now, and check the time of the phone',
    ar: 'الرمز خاطئ: أدخل الأرقام الستة التي يعرضها التطبيق الآن، وتحقق من ساعة الهاتف',
  },
  passkeyWrong: {
    zh: '未能确认该通行密钥，请重试，或换一个设备',
    en: 'The passkey could not be confirmed. Try again, or use another device',
    ar: 'تعذر تأكيد مفتاح المرور. حاول مجددًا أو استخدم جهازًا آخر',
  },
  passkeyKnown: {
    zh: '该通行密钥已登记，请换一个设备或密钥',
    en: 'This passkey is registered already. Use another device or key',
    ar: 'مفتاح المرور هذا مسجل. استخدم جهازًا أو مفتاحًا آخر',
  },
  nameEmpty: {
    zh: '请填写名称，如“办公电脑”',
    en: 'Enter a name, such as "Office computer"',
    ar: 'أدخل اسمًا مثل «حاسوب المكتب»',
  },
  atMost: {
    zh: '最多设置{{count}}种第二验证，请先移除不用的',
    en: 'At most {{count}} second factors: remove one that is not used first',
    ar: '{{count}} عوامل ثانية على الأكثر: أزل أولًا ما لا يُستخدم',
  },
  lastNeeded: {
    zh: '本单位要求第二验证，请先添加另一种，再移除这一种',
    en: 'The office requires a second factor: add another one before you remove this',
    ar: 'تشترط الجهة عاملًا ثانيًا: أضف غيره قبل إزالة هذا',
  },
  setUpFirst: {
    zh: '本单位要求第二验证，请先设置',
    en: 'The office requires a second factor. Set one up first',
    ar: 'تشترط الجهة عاملًا ثانيًا. أعدّ واحدًا أولًا',
  },
  none: {
    zh: '尚未设置第二验证，请先设置',
    en: 'There is no second factor. Set one up first',
    ar: 'لا يوجد عامل ثانٍ. أعدّ واحدًا أولًا',
  },
  added: { zh: '第二验证已设置', en: 'The second factor was set up', ar: 'أُعدّ العامل الثاني' },
  renamed: { zh: '名称已修改', en: 'The name was changed', ar: 'تغيّر الاسم' },
  removed: { zh: '第二验证已移除', en: 'The second factor was removed', ar: 'أُزيل العامل الثاني' },
  codesMade: {
    zh: '恢复码已更换，原恢复码作废',
    en: 'New recovery codes were made. The old ones are void',
    ar: 'أُنشئت رموز استرداد جديدة، والقديمة لاغية',
  },
  reset: {
    zh: '第二验证已重置，该账号的登录已全部退出',
    en: 'The second factor was reset; every session of the account has ended',
    ar: 'أُعيد ضبط العامل الثاني وانتهت جميع جلسات الحساب',
  },
  notOwn: {
    zh: '自己的第二验证请在“我的账号”中管理',
    en: 'Manage your own second factors under "My account"',
    ar: 'أدر عواملك الثانية في «حسابي»',
  },
} as const satisfies Record<string, Text>;

/** Messages of signing in by another service. */
export const oidcMessages = {
  away: {
    zh: '“{{name}}”暂时无法连接，请稍后再试，或用密码登录',
    en: '{{name}} cannot be reached now. Try again later, or sign in with the password',
    ar: 'يتعذر الوصول إلى {{name}} الآن. حاول لاحقًا أو سجّل الدخول بكلمة المرور',
  },
  cancelled: {
    zh: '已取消在“{{name}}”的登录，可重试或用密码登录',
    en: 'Signing in with {{name}} was cancelled. Try again, or use the password',
    ar: 'أُلغي الدخول عبر {{name}}. حاول مجددًا أو استخدم كلمة المرور',
  },
  refused: {
    zh: '“{{name}}”返回的登录结果未通过核验，请重新登录；仍不成功请联系管理员',
    en: 'The answer of {{name}} could not be verified. Sign in again; if it fails again, contact the administrator',
    ar: 'تعذر التحقق من رد {{name}}. سجّل الدخول مجددًا، وإن فشل ثانية فاتصل بالمدير',
  },
  over: {
    zh: '本次登录已过期或已使用，请重新登录',
    en: 'This sign-in has expired or was used. Begin again',
    ar: 'انتهت صلاحية هذا الدخول أو استُخدم. ابدأ من جديد',
  },
  unknown: {
    zh: '您在“{{name}}”的账号尚未绑定。请用密码登录一次，再在“我的账号”中完成绑定',
    en: 'Your account at {{name}} is not bound to one here. Sign in with the password once and bind it under "My account"',
    ar: 'حسابك في {{name}} غير مرتبط بحساب هنا. سجّل الدخول بكلمة المرور مرة واربطه في «حسابي»',
  },
  taken: {
    zh: '该账号已绑定本平台的其他账号，请先解除原绑定',
    en: 'It is bound to another account here: unbind it there first',
    ar: 'هو مرتبط بحساب آخر هنا: ألغِ ربطه هناك أولًا',
  },
  bound: {
    zh: '已绑定，以后可用它登录',
    en: 'It is bound: sign in with it from now on',
    ar: 'تم الربط: سجّل الدخول به من الآن',
  },
  unbound: { zh: '已解除绑定', en: 'It was unbound', ar: 'أُلغي الربط' },
} as const satisfies Record<string, Text>;
