/** Topics about the company itself. */

import { MAX_CHANGE_REQUESTS_A_DAY } from '@domain/company/changes';
import { MAX_QUESTIONS_A_DAY } from '@domain/questions/thread';
import type { HelpTopic } from '../topic';

export const company: readonly HelpTopic[] = [
  {
    key: 'start',
    title: { zh: '第一次使用', en: 'Getting started', ar: 'أول استخدام' },
    access: { right: 'filing.read', company: true },
    pages: ['/index'],
    steps: [
      {
        zh: '在“企业信息”补全资料，以后的申报自动带出。',
        en: 'Complete “Company details” once: it is filled into every declaration.',
        ar: 'أكمل “بيانات الشركة” مرة واحدة، فتُعبأ في كل تصريح.',
        needs: 'company.edit',
      },
      {
        zh: '需要同事一起填报的，在“账号管理”为其开设账号，指定角色和可填报的项目。',
        en: 'For colleagues who file with you, add accounts under “Accounts”, with role and programs.',
        ar: 'للزملاء الذين يعملون معك أضف حسابات في “الحسابات” بأدوارها وبرامجها.',
        needs: 'users.manage',
      },
      {
        zh: '在“项目目录”选择项目，查看条件、材料和时间。',
        en: 'Choose a program under “Program catalogue” and read its conditions, papers and days.',
        ar: 'اختر برنامجًا من “دليل البرامج” واقرأ شروطه وأوراقه ومواعيده.',
      },
      {
        zh: '填写、核对并提交，立即得到申报编号；在“我的申报”查看进度。',
        en: 'Fill it in, check it and submit: you get a number at once; follow it under “My declarations”.',
        ar: 'عبّئه وافحصه وقدّمه، فيظهر رقمه فورًا، وتابعه في “تصاريحي”.',
        needs: 'filing.edit',
      },
    ],
    notes: [
      {
        zh: '首页“待办事项”列出待继续填写、待修改和即将截止的申报；“近期截止”是日历，“导出到日历”把期限放进手机或电脑日历。',
        en: '“Waiting for you” on the home page has what is to be continued, corrected or due; “Next deadlines” is a calendar, and “Add deadlines to calendar” puts the days into your calendar.',
        ar: 'في “ما ينتظرك” على الصفحة الرئيسية ما يلزم متابعته أو تصحيحه أو تقديمه، و“المواعيد القادمة” تقويم، ويضيف “إضافة المواعيد إلى التقويم” المواعيد إلى تقويمك.',
      },
      {
        zh: '您的账号没有的功能不会显示；如需权限，请联系企业主账号。',
        en: 'What your account may not do is not shown; ask the main account of your company for more.',
        ar: 'ما لا يحق لحسابك لا يظهر، فاطلبه من الحساب الرئيسي لشركتك.',
      },
    ],
    related: ['choose', 'fill', 'account'],
  },
  {
    key: 'library',
    title: { zh: '企业库', en: 'Company library', ar: 'مكتبة الشركة' },
    access: { right: 'filing.read', company: true },
    pages: ['/enterpriseCenter/library'],
    steps: [
      {
        zh: '按类别查看贵单位填写过的知识产权、人员、产品等；内容来自各申报和填报，修改申报后随之更新。',
        en: 'See the rights, people, products and others of your company by kind. They are read from your declarations and reports and follow them.',
        ar: 'اعرض حقوق شركتك وأشخاصها ومنتجاتها وغيرها بحسب أنواعها. وهي تُقرأ من تصاريحك وتقاريرك وتتبعها.',
      },
      {
        zh: '填表时，在相应表格上方点“从企业库选取”，勾选后加入；已在表中的不会重复加入。',
        en: 'While you fill in a table, choose “Pick from library” above it and tick what you need; what the table has is not added twice.',
        ar: 'عند تعبئة جدول اختر “اختيار من مكتبة الشركة” فوقه وحدد ما يلزم، ولا يُضاف ما في الجدول مرتين.',
        needs: 'filing.edit',
      },
      {
        zh: '在“材料”查看全部上传文件和用途；填报附件时点“从已上传材料选取”，不必再次上传。',
        en: 'Under “Files” see every upload and where it is used. At an attachment choose “Pick an uploaded file” instead of uploading it again.',
        ar: 'في “الملفات” كل ملف مرفوع وأين يُستخدم. وعند مرفق اختر “اختيار ملف مرفوع” بدل رفعه من جديد.',
      },
      {
        zh: '不再使用的材料可以撤下，系统会列出正在使用的草稿；已提交的申报保留原文件。',
        en: 'Withdraw a file that is out of date: the drafts that use it are named, submitted declarations keep it.',
        ar: 'اسحب ملفًا لم يعد صالحًا: تُذكر المسودات التي تستخدمه، وتحتفظ به التصاريح المقدَّمة.',
        needs: 'filing.edit',
      },
    ],
    related: ['profile', 'fill'],
  },
  {
    key: 'profile',
    title: { zh: '企业信息', en: 'Company information', ar: 'معلومات الشركة' },
    access: { right: 'company.read', company: true },
    pages: ['/enterpriseCenter/information'],
    steps: [
      {
        zh: '用“修改”填写或更新，保存后新建的申报自动带出；已提交的申报不变。',
        en: 'Choose “Edit”, fill in or update, and save: new declarations take it over, submitted ones stay as they are.',
        ar: 'اختر “تعديل” وعبّئ أو حدّث ثم احفظ: تأخذه التصاريح الجديدة، وتبقى المقدَّمة كما هي.',
        needs: 'company.edit',
      },
      {
        zh: '“修改记录”列出每次修改的内容、时间和修改人。',
        en: '“Change history” shows what was changed, when and by whom.',
        ar: 'يعرض “سجل التعديلات” ما تغيّر ومتى ومن غيّره.',
      },
    ],
    notes: [
      {
        zh: '标“变更须申请”的（名称、注册地址、法定代表人）在“企业变更”中申请；标“由管理部门核实”的由归口管理部门修改。',
        en: 'What is marked “Changed on request” (name, address, legal representative) is asked for under “Company changes”; what is marked “Verified by the department” is changed by the department in charge.',
        ar: 'ما وُسم “يُغيَّر بطلب” (الاسم والعنوان والممثل القانوني) يُطلب في “تغييرات بيانات الشركة”، وما وُسم “تتحقق منه الجهة الإدارية” تغيّره الجهة المشرفة.',
        needs: 'company.edit',
      },
      {
        zh: '统一社会信用代码不能修改。代码本身变了的，请联系主管部门确认是否须重新注册。',
        en: 'The credit code cannot be changed. If the code itself has changed, ask the office whether to register anew.',
        ar: 'لا يمكن تغيير رمز الائتمان. وإن تغيّر الرمز نفسه فاسأل الجهة هل يلزم تسجيل جديد.',
      },
    ],
    related: ['change', 'fill'],
  },
  {
    key: 'figures',
    title: { zh: '企业数据', en: 'Company figures', ar: 'أرقام الشركة' },
    access: { right: 'filing.read', company: true },
    pages: ['/enterpriseCenter/figures'],
    steps: [
      {
        zh: '“企业数据”按年度列出申报、填报中给出的收入、资产、人员等数据，各有来源和日期；点数值到填写的位置。',
        en: '“Company figures” has revenue, assets, staff and more by year, each with its source and day; a value leads to where it was given.',
        ar: 'في “أرقام الشركة” الإيرادات والأصول والعاملون وغيرها بحسب السنوات، ولكل رقم مصدره ويومه، وتقود القيمة إلى موضعها.',
      },
      {
        zh: '新建申报时，已知的数据自动填入；已打开的草稿有空栏时，用“填入本页”或“全部填入”。',
        en: 'A new declaration begins with what is known; in an open draft choose “Fill in” for cells that are still empty.',
        ar: 'يبدأ التصريح الجديد بما هو معروف، وفي مسودة مفتوحة اختر “تعبئة” للخانات الفارغة.',
        needs: 'filing.edit',
      },
      {
        zh: '数值与别处不一致的，填写时即提示：可采用另一个值，也可保留并说明原因。',
        en: 'A value that differs from another is pointed out while you type: take the other one, or keep yours and say why.',
        ar: 'يُنبَّه أثناء الكتابة إلى قيمة تخالف أخرى: خذ الأخرى أو أبقِ قيمتك واذكر السبب.',
        needs: 'filing.edit',
      },
    ],
    notes: [
      {
        zh: '已提交的申报保持提交时的数据，不随后来的更正而变。',
        en: 'A submitted declaration stays as it was sent, whatever is corrected later.',
        ar: 'يبقى التصريح المقدَّم كما أُرسل مهما صُحح بعد ذلك.',
      },
    ],
    related: ['profile', 'change'],
  },
  {
    key: 'change',
    title: {
      zh: '名称、地址、法定代表人变更',
      en: 'Changes of name, address and legal representative',
      ar: 'تغيير الاسم والعنوان والممثل القانوني',
    },
    access: { company: true },
    pages: ['/enterpriseCenter/changes', '/enterpriseCenter/information'],
    steps: [
      {
        zh: '在“企业变更”选择“申请变更”，按变更后的营业执照填写，选择“生效日期”。',
        en: 'Choose “Request change” under “Company changes”, fill it in as the new licence has it, and give “Effective date”.',
        ar: 'اختر “طلب تغيير” في “تغييرات بيانات الشركة” وعبّئه كما في الرخصة الجديدة، وحدد “يسري من”.',
        needs: 'company.edit',
      },
      {
        zh: '上传新营业执照或登记机关的变更通知书，“提交申请”。',
        en: 'Upload the new licence or the notice of the registrar, and “Send request”.',
        ar: 'أرفق الرخصة الجديدة أو إشعار جهة التسجيل ثم “إرسال الطلب”.',
        needs: 'company.edit',
      },
      {
        zh: '核准后自生效日期起更新“企业信息”；不予变更的，消息和列表中写明原因。',
        en: 'Once accepted it is in effect from its day on; if it is refused the message and the list say why.',
        ar: 'يسري بعد القبول من يومه، وإن رُفض ذكرت الرسالة والقائمة السبب.',
      },
    ],
    notes: [
      {
        zh: `此前已提交的申报不变。未办理前可以“撤回申请”。每天最多申请${MAX_CHANGE_REQUESTS_A_DAY}次。`,
        en: `Filings submitted before stay as they are. Until it is decided you can “Take back” the request. At most ${MAX_CHANGE_REQUESTS_A_DAY} requests a day.`,
        ar: `تبقى التصاريح المقدَّمة من قبل كما هي. ويمكن “سحب الطلب” قبل البت فيه. والحد الأقصى ${MAX_CHANGE_REQUESTS_A_DAY} طلبات في اليوم.`,
      },
    ],
    related: ['profile'],
  },
  {
    key: 'ask',
    title: { zh: '向管理部门咨询', en: 'Asking the office', ar: 'سؤال الجهة' },
    access: { right: 'question.read', company: true },
    pages: ['/interaction'],
    steps: [
      {
        zh: '先在“常见问题”和“管理部门公开的答复”中搜索。',
        en: 'Search “Frequent questions” and “Answered publicly by the office” first.',
        ar: 'ابحث أولًا في “أسئلة شائعة” و“إجابات نشرتها الجهة الإدارية”.',
      },
      {
        zh: '没有答案的，“提出咨询”：选择项目，写明问题，可选相关申报和附件。',
        en: 'If you find no answer, choose “Ask a question”: give the program and the question, and attach a filing or files where they help.',
        ar: 'إن لم تجد جوابًا فاختر “طرح سؤال”: حدد البرنامج والسؤال وأرفق تصريحًا أو ملفات إن أفادت.',
        needs: 'question.ask',
      },
      {
        zh: '答复后收到消息；同一问题用“追问”继续，问题解决后“关闭咨询”。',
        en: 'You get a message when it is answered; continue with “Follow-up question”, and “Close question” when it is settled.',
        ar: 'تصلك رسالة عند الإجابة، وتابع عبر “سؤال تابع”، واستخدم “إغلاق السؤال” عند الانتهاء.',
      },
    ],
    notes: [
      {
        zh: `贵企业每天最多提出${MAX_QUESTIONS_A_DAY}次咨询。紧急情况请拨打咨询电话。`,
        en: `At most ${MAX_QUESTIONS_A_DAY} questions a day for your company. If it is urgent call the help line.`,
        ar: `الحد الأقصى ${MAX_QUESTIONS_A_DAY} أسئلة في اليوم لشركتك. وفي المستعجل اتصل بخط المساعدة.`,
      },
    ],
    related: ['start', 'messages'],
  },
];
