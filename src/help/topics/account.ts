/** Topics for everybody with an account: account, messages, search. */
import { RECOVERY_CODES } from '@domain/accounts/second-factor';
import type { HelpTopic } from '../topic';

export const account: readonly HelpTopic[] = [
  {
    key: 'account',
    title: {
      zh: '我的账号：密码、手机号和登录设备',
      en: 'My account: password, phone and devices',
      ar: 'حسابي: كلمة المرور والجوال والأجهزة',
    },
    access: { right: 'message.read' },
    pages: ['/enterpriseCenter/account'],
    steps: [
      {
        zh: '“账号安全”中可修改密码、“更换手机号”；修改密码后，其他设备上的登录都会退出。',
        en: 'Under “Security” change the password or “Change mobile number”; a new password ends the sign-ins on other devices.',
        ar: 'في “الأمان” غيّر كلمة المرور أو استخدم “تغيير الجوال”. وتُنهي كلمة المرور الجديدة الجلسات على الأجهزة الأخرى.',
      },
      {
        zh: '“登录设备”列出正在登录的设备；不认识的用“结束登录”，并修改密码。',
        en: '“Logged-in devices” lists where you are signed in. Use “End session” for any you do not know, and change the password.',
        ar: 'تعرض “جلساتك” أين سجّلت الدخول. استخدم “إنهاء الجلسة” لما لا تعرفه، وغيّر كلمة المرور.',
      },
      {
        zh: '“下载我的信息”得到平台保存的您的个人信息。',
        en: '“Download my data” gives what the portal keeps about you.',
        ar: 'يعطي “تنزيل بياناتي” ما تحفظه البوابة عنك.',
      },
    ],
    notes: [
      {
        zh: '忘记密码时，在登录页“忘记密码”用手机验证码重设。',
        en: 'If you forget the password choose “Forgot password” on the sign-in page: a code by SMS sets a new one.',
        ar: 'إن نسيت كلمة المرور فاختر “نسيت كلمة المرور” في صفحة الدخول، وعيّن كلمة جديدة برمز يصل برسالة نصية.',
      },
      {
        zh: '开通统一身份认证的，在此绑定后可用其登录。',
        en: 'Where another service can sign you in, bind it here.',
        ar: 'إن أمكن الدخول عبر خدمة أخرى فاربطها هنا.',
      },
    ],
    related: ['factor', 'choices'],
  },
  {
    key: 'factor',
    title: { zh: '设置第二验证', en: 'Setting up a second factor', ar: 'إعداد عامل التحقق الثاني' },
    access: { right: 'message.read' },
    pages: ['/enterpriseCenter/account'],
    steps: [
      {
        zh: '在“我的账号”的“第二验证”中选择“添加验证器应用”，用手机应用扫描二维码，输入6位验证码。',
        en: 'Under “Second factor” on “My account” choose “Add authenticator app”, scan the code with an app on your phone and enter its six digits.',
        ar: 'في “عامل التحقق الثاني” ضمن “حسابي” اختر “إضافة تطبيق مصادقة”، وامسح الرمز بتطبيق في هاتفك وأدخل أرقامه الستة.',
      },
      {
        zh: '或“添加通行密钥”，按浏览器提示用指纹、面容、PIN或安全密钥确认。',
        en: 'Or “Add passkey”, and confirm with fingerprint, face, PIN or a security key as the browser asks.',
        ar: 'أو اختر “إضافة مفتاح مرور” وأكّد بالبصمة أو الوجه أو الرمز أو مفتاح أمان كما يطلب المتصفح.',
      },
      {
        zh: `保存${RECOVERY_CODES}个“恢复码”：丢失设备时，每个可代替第二验证登录一次。`,
        en: `Keep the ${RECOVERY_CODES} “Recovery codes”: each signs you in once without the device.`,
        ar: `احفظ “رموز الاسترداد” وعددها ${RECOVERY_CODES}: يدخلك كل منها مرة واحدة دون الجهاز.`,
      },
    ],
    notes: [
      {
        zh: '设备和恢复码都丢失时，企业账号请企业主账号、其他账号请管理员“重置第二验证”。',
        en: 'If device and codes are lost, the main account of your company, or an administrator, can use “Reset second factor”.',
        ar: 'إن فُقد الجهاز والرموز فللحساب الرئيسي لشركتك أو لمدير النظام “إعادة تعيين العامل الثاني”.',
      },
      {
        zh: '单位要求第二验证的，至少保留一种。',
        en: 'Where your office requires it, keep at least one.',
        ar: 'إن كانت جهتك تشترطه فأبقِ عاملًا واحدًا على الأقل.',
      },
    ],
    related: ['account'],
  },
  {
    key: 'choices',
    title: { zh: '选择接收消息的方式', en: 'Notification settings', ar: 'اختيار طريقة الإبلاغ' },
    access: { right: 'message.read' },
    pages: ['/enterpriseCenter/account'],
    steps: [
      {
        zh: '在“我的账号”的“消息接收方式”中，按消息类别选择平台提醒、邮件和短信。',
        en: 'Under “Notification settings” on “My account” choose portal, e-mail and SMS for each kind of message.',
        ar: 'في “طريقة إبلاغك” ضمن “حسابي” اختر لكل نوع من الرسائل: البوابة والبريد والرسائل النصية.',
      },
      {
        zh: '邮件可选“不发”“每日汇总”或“即时”，每日汇总早上8点发送。',
        en: 'E-mail can be “No”, “Once a day” or “At once”; the daily one comes at 8 in the morning.',
        ar: 'يمكن أن يكون البريد “لا” أو “مرة يوميًا” أو “فورًا”، ويصل اليومي في الثامنة صباحًا.',
      },
    ],
    notes: [
      {
        zh: '标“必收”的涉及权利和期限，不能关闭。消息列表始终保留全部消息。',
        en: 'What is marked “Required” is about rights and days and cannot be switched off. The list keeps every message.',
        ar: 'ما وُسم “إلزامي” يتعلق بالحقوق والمواعيد ولا يُلغى. وتحتفظ القائمة بكل رسالة.',
      },
      {
        zh: '发给企业联系人的消息，由主账号在“企业联系人接收方式”中选择。',
        en: 'The main account chooses how the company’s contact is told under “Notifications to the company’s contact”.',
        ar: 'يختار الحساب الرئيسي طريقة إبلاغ جهة اتصال الشركة في “طريقة إبلاغ جهة اتصال الشركة”.',
        needs: 'company.edit',
      },
    ],
    related: ['messages'],
  },
  {
    key: 'messages',
    title: { zh: '消息通知', en: 'Messages', ar: 'الرسائل' },
    access: { right: 'message.read' },
    pages: ['/enterpriseCenter/messageNotice', '/review/messages'],
    steps: [
      {
        zh: '点击消息打开相关内容，即标为已读；也可把选中的标为已读，或“全部标为已读”。',
        en: 'Open a message to go where it leads, which marks it as read; or mark what you have selected, or “Mark all as read”.',
        ar: 'افتح رسالة لتنتقل إلى موضوعها وتُعلَّم مقروءة، أو علّم ما حددته، أو استخدم “تحديد الكل كمقروء”.',
      },
      {
        zh: '用类别、“只看未读”和搜索查找。',
        en: 'Find messages by kind, by “Unread only”, and by words.',
        ar: 'ابحث عن الرسائل بنوعها وعبر “غير المقروء فقط” وبالكلمات.',
      },
    ],
    notes: [
      {
        zh: '页面右上角的铃铛随时更新。提醒方式在“我的账号”选择。',
        en: 'The bell above is always up to date. Choose how you are notified on “My account”.',
        ar: 'الجرس في الأعلى محدَّث دائمًا. واختر طريقة الإبلاغ في “حسابي”.',
      },
    ],
    related: ['choices'],
  },
  {
    key: 'find',
    title: { zh: '全站搜索和快捷键', en: 'Search and shortcuts', ar: 'البحث والاختصارات' },
    access: { right: 'message.read' },
    pages: ['/help', '/interaction'],
    steps: [
      {
        zh: '按Ctrl+K（或页面上方的“搜索”），输入项目、编号、名称或要办的事，回车打开。',
        en: 'Press Ctrl+K (or “Search” above), type a program, a number, a name or what you want to do, and press Enter.',
        ar: 'اضغط Ctrl+K (أو “بحث” في الأعلى)، واكتب برنامجًا أو رقمًا أو اسمًا أو ما تريد فعله، ثم اضغط Enter.',
      },
      {
        zh: '按 ? 查看本页的快捷键。',
        en: 'Press ? for the shortcuts of the page.',
        ar: 'اضغط ? لعرض اختصارات الصفحة.',
      },
    ],
    notes: [
      {
        zh: '“显示设置”可选深色、大字版、高对比度，并让提示停留。',
        en: '“Display” has dark colours, large text, high contrast, and messages that stay.',
        ar: 'في “العرض” ألوان داكنة ونص كبير وتباين عالٍ ورسائل تبقى ظاهرة.',
      },
    ],
    related: ['account'],
  },
];
