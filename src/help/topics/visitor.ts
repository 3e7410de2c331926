/** Topics for visitors before sign-in, and for holders of a document that the portal issued. */

import { ONE_TIME_HOURS } from '@domain/accounts/one-time-password';
import { COMPANIES_PER_PHONE } from '@domain/company/status';
import { MAX_CHECKED_PDF_MB } from '@domain/document/seal';
import { OBJECTION_ANSWER_DAYS } from '@domain/objections/objection';
import type { HelpTopic } from '../topic';

export const visitor: readonly HelpTopic[] = [
  {
    key: 'signIn',
    title: { zh: '登录', en: 'Signing in', ar: 'تسجيل الدخول' },
    pages: ['/login/login'],
    steps: [
      {
        zh: '输入登录名（或统一社会信用代码）和密码，“登录”；也可“用短信验证码”。',
        en: 'Enter login name (or credit code) and password and choose “Log in”; or “Use an SMS code”.',
        ar: 'أدخل اسم الدخول (أو الرمز الائتماني) وكلمة المرور واختر “تسجيل الدخول”، أو “استخدم رمز SMS”.',
      },
      {
        zh: '设置了第二验证的，再输入验证器应用的6位验证码或使用通行密钥；设备丢失时用“恢复码”。',
        en: 'With a second factor enter the six digits of the app or use the passkey; without the device a “Recovery code”.',
        ar: 'مع عامل تحقق ثانٍ أدخل الأرقام الستة من التطبيق أو استخدم مفتاح المرور، وإن فقدت الجهاز فاستخدم “رمز الاسترداد”.',
      },
      {
        zh: '忘记密码的，“忘记密码”用注册手机号重设；子账号也可请企业主账号重置。',
        en: '“Forgot password” sets a new one by a code to your phone; the main account can reset those of colleagues.',
        ar: 'يعيّن “نسيت كلمة المرور” كلمة جديدة برمز يصل إلى جوالك، ويمكن للحساب الرئيسي إعادة تعيين كلمات مرور الزملاء.',
      },
    ],
    notes: [
      {
        zh: `收到邀请链接的，打开链接设置密码即可；邀请链接和一次性密码${ONE_TIME_HOURS}小时内有效。`,
        en: `Whoever was sent an invitation opens it and sets a password; invitations and one-time passwords are good for ${ONE_TIME_HOURS} hours.`,
        ar: `من وصله رابط دعوة يفتحه ويعيّن كلمة مرور. والدعوات وكلمات المرور لمرة واحدة صالحة ${ONE_TIME_HOURS} ساعة.`,
      },
    ],
    related: ['register'],
  },
  {
    key: 'register',
    title: { zh: '企业注册', en: 'Registering a company', ar: 'تسجيل شركة' },
    pages: ['/login/register'],
    steps: [
      {
        zh: '输入营业执照上的18位统一社会信用代码，核对带出的企业名称。',
        en: 'Enter the 18 characters of the credit code, and check the name that comes up.',
        ar: 'أدخل الرمز الائتماني الموحد المكون من 18 خانة كما في الرخصة التجارية، وتحقق من اسم الشركة الذي يظهر.',
      },
      {
        zh: '选择归口管理部门、主管税务机关和行业，填写联系人和手机号。',
        en: 'Choose department in charge, tax authority and industry; give contact and phone.',
        ar: 'اختر الإدارة المختصة ومصلحة الضرائب والقطاع، واكتب جهة الاتصال والجوال.',
      },
      {
        zh: '设置登录名和密码，输入短信验证码，“提交注册”，得到企业主账号。',
        en: 'Set login name and password, enter the code of the SMS, “Register”: that is the main account.',
        ar: 'عيّن اسم الدخول وكلمة المرور، وأدخل رمز الرسالة القصيرة، ثم “تسجيل”: هذا هو الحساب الرئيسي للشركة.',
      },
    ],
    notes: [
      {
        zh: `该企业已注册的，请向主账号申请子账号。同一手机号最多为${COMPANIES_PER_PHONE}家企业注册。`,
        en: `If the company is registered ask its main account for an account. One phone registers ${COMPANIES_PER_PHONE} companies at most.`,
        ar: `إن كانت الشركة مسجلة فاطلب حسابًا من حسابها الرئيسي. ويسجل رقم الجوال الواحد ${COMPANIES_PER_PHONE} شركات على الأكثر.`,
      },
      {
        zh: '主管部门要求审核的，注册后可先填写草稿，启用后才能提交。',
        en: 'Where the office reviews registrations you can keep drafts, and submit once activated.',
        ar: 'حيث تراجع الجهة التسجيلات يمكنك إعداد المسودات، ثم التقديم بعد تفعيل التسجيل.',
      },
    ],
    related: ['signIn'],
  },
  {
    key: 'check',
    title: {
      zh: '核验申报材料和证书',
      en: 'Checking papers and certificates',
      ar: 'التحقق من المستندات والشهادات',
    },
    pages: ['/check', '/preview'],
    steps: [
      {
        zh: `PDF原件：在“核验电子文件”中选择文件（最大${MAX_CHECKED_PDF_MB}MB），核验签章和是否改动。`,
        en: `A PDF as downloaded: choose it under “Check a file” (at most ${MAX_CHECKED_PDF_MB} MB): seal and changes are checked.`,
        ar: `ملف PDF كما نُزّل: اختره في “التحقق من ملف” (بحد أقصى ${MAX_CHECKED_PDF_MB} MB)، فيُفحص الختم وأي تعديل.`,
      },
      {
        zh: '打印件：在“核验打印件”中输入编号和页脚的防伪校验码，或扫描二维码，再与纸面逐项比对。',
        en: 'A printed one: enter number and hash of its foot under “Check a printed copy”, or scan its code, and compare it with the paper.',
        ar: 'نسخة مطبوعة: أدخل الرقم ورمز التحقق من أسفل الصفحة في “التحقق من نسخة مطبوعة”، أو امسح الرمز المربع، ثم قارنها بالورق.',
      },
    ],
    notes: [
      {
        zh: '扫描件、另存的文件没有电子签章，请用编号核验。',
        en: 'Scans and copies have no seal: check them by number.',
        ar: 'المسح الضوئي والملفات المحفوظة من جديد بلا ختم إلكتروني، فتحقق منها بالرقم.',
      },
    ],
    related: ['results'],
  },
  {
    key: 'results',
    title: { zh: '查询结果、提出异议', en: 'Results and objections', ar: 'النتائج والاعتراضات' },
    pages: ['/results'],
    steps: [
      {
        zh: '按名单、项目、批次或名称查找；可下载CSV或JSON公开数据。',
        en: 'Find results by list, program, batch or name; the data can be taken as CSV or JSON.',
        ar: 'ابحث بالقائمة أو البرنامج أو الدفعة أو الاسم، ويمكن تنزيل البيانات بصيغة CSV أو JSON.',
      },
      {
        zh: '对“公示中”的项目有异议的，点击该项目的“提出异议”，实名填写内容和依据，可附材料。',
        en: 'To object to one that is “In public notice” choose “Object” there, under your own name, with reasons and papers.',
        ar: 'للاعتراض على مشروع “في الإعلان العام” اختر “تقديم اعتراض” بجانبه، باسمك الحقيقي، مع الأسباب والمستندات.',
      },
      {
        zh: '保存编号和查询码，用“查询异议”查看答复；验证手机号后也会短信通知。',
        en: 'Keep number and code: “Look up an objection” shows the answer; with a proved phone an SMS tells you.',
        ar: 'احفظ الرقم والرمز: يعرض “الاستعلام عن اعتراض” الرد، وإن تحققت من جوالك أبلغتك رسالة قصيرة.',
      },
    ],
    notes: [
      {
        zh: `须在公示期内提出，${OBJECTION_ANSWER_DAYS}个工作日内答复。您的信息不向被公示单位公开。`,
        en: `Only during the notice; the answer comes within ${OBJECTION_ANSWER_DAYS} working days. Your name is not told to the company.`,
        ar: `خلال الإعلان العام فقط، ويأتي الرد خلال ${OBJECTION_ANSWER_DAYS} من أيام العمل. ولا يُكشف اسمك للشركة المعنية.`,
      },
    ],
    related: ['check'],
  },
  {
    key: 'phone',
    title: { zh: '用手机上传附件', en: 'Uploading from a phone', ar: 'الرفع من الجوال' },
    pages: ['/phone'],
    steps: [
      {
        zh: '扫描电脑上该附件栏的二维码，打开本页，不需要登录。',
        en: 'Scan the code at the box on the computer; nobody signs in here.',
        ar: 'امسح الرمز بجانب خانة المرفق على الحاسوب فتُفتح هذه الصفحة، ولا حاجة إلى تسجيل الدخول.',
      },
      {
        zh: '“拍第一页”“拍下一页”合成一个PDF，或选择照片、文件上传。',
        en: '“Photograph the first page”, “Photograph the next page” make one PDF; or choose photos or files.',
        ar: 'يجمع “تصوير الصفحة الأولى” و“تصوير الصفحة التالية” ملف PDF واحدًا، أو اختر صورًا أو ملفات.',
      },
      {
        zh: '电脑上该栏显示已收到后即完成。',
        en: 'It is done when the box on the computer has it.',
        ar: 'ينتهي العمل حين تعرض الخانة على الحاسوب أن الملف وصل.',
      },
    ],
    notes: [
      {
        zh: '链接10分钟内有效，失效后在电脑上“重新生成”。',
        en: 'The link is good for ten minutes; “Make new code” on the computer makes another.',
        ar: 'الرابط صالح عشر دقائق، وبعدها أنشئ غيره على الحاسوب عبر “إنشاء رمز جديد”.',
      },
    ],
    related: ['check'],
  },
];
