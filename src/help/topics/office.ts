/** Topics about what an office configures: batches, calendar, programs and their workflows. */

import { NOTICE_DAYS } from '@domain/workflow/workflow';
import type { HelpTopic } from '../topic';

export const office: readonly HelpTopic[] = [
  {
    key: 'windows',
    title: {
      zh: '批次、申报时间和延期',
      en: 'Batches, windows and extensions',
      ar: 'الدفعات وفترات التقديم والتمديد',
    },
    access: { right: 'windows.read' },
    pages: ['/review/windows'],
    steps: [
      {
        zh: '“批次与时间”列出各项目的批次、起止时间、申报情况和延期。',
        en: '“Declaration windows” has the batches with their times, filings and extensions.',
        ar: 'في “فترات التقديم” الدفعات مع مواعيدها وطلباتها وتمديداتها.',
      },
      {
        zh: '“新建批次”：选择项目和年度，填写开始、截止、“初审完成时间”、每家企业限额和宽限。',
        en: '“New batch”: program and year, opening, closing, “First review due”, quota for each company, grace.',
        ar: '“دفعة جديدة”: البرنامج والسنة، والفتح والإغلاق، و“موعد المراجعة الأولى”، والحد لكل شركة، ومهلة السماح.',
        needs: 'windows.manage',
      },
      {
        zh: '“管理批次”可调整、“立即开放”“立即截止”或“停用”，须写明原因。',
        en: '“Manage batch” changes it, or “Open now”, “Close now” or “Switch off”, each with a reason.',
        ar: 'يعدّلها “إدارة الدفعة”، أو “فتح الآن” أو “إغلاق الآن” أو “إيقاف”، ولكل منها سبب.',
        needs: 'windows.manage',
      },
      {
        zh: '“延长截止时间”可对全部企业，也可只对一家企业；企业会收到通知。',
        en: '“Extend closing time” for all companies, or for one; they are told.',
        ar: '“تمديد وقت الإغلاق” لكل الشركات أو لشركة واحدة، وتُبلَّغ به.',
        needs: 'windows.manage',
      },
      {
        zh: '“变更记录”列出每次调整和原因。',
        en: '“Changes” has each change and its reason.',
        ar: 'في “سجل التغييرات” كل تغيير وسببه.',
      },
    ],
    notes: [
      {
        zh: '没有批次的项目，企业不能提交。',
        en: 'Without a batch nobody can submit.',
        ar: 'لا يمكن التقديم لبرنامج بلا دفعة.',
      },
    ],
    related: ['calendar', 'workflow'],
  },
  {
    key: 'calendar',
    title: { zh: '工作日历', en: 'Working days', ar: 'أيام العمل' },
    access: { right: 'windows.manage' },
    pages: ['/review/calendar'],
    steps: [
      {
        zh: '选择年度，按国务院办公厅的放假通知“添加”放假和调休上班的日子，写明“依据”。',
        en: 'Choose the year, “Add” the holidays and working weekends of the official notice, and give “Source”.',
        ar: 'اختر السنة و“إضافة” لأيام العطل وأيام العمل التعويضية في الإشعار الرسمي، واذكر مصدرها.',
      },
      {
        zh: '保存后，修改期限、公示期、任务书和申诉期限按此计算。',
        en: 'Once saved, corrections, notices, task books and appeals are counted by it.',
        ar: 'بعد الحفظ تُحسب بها مهل التصحيح والإعلان العام وكتب المهمة والتظلمات.',
      },
    ],
    notes: [
      {
        zh: '每年公布下一年放假安排后请及时录入；已告知企业的期限不变。“系统状态”会提醒未录入的年度。',
        en: 'Enter the next year as soon as it is published; deadlines that were told stay. “System status” warns of a year without entries.',
        ar: 'أدخل السنة التالية فور إعلانها، والمهل التي أُبلغت لا تتغير. وتنبه “حالة النظام” إلى سنة بلا إدخال.',
      },
    ],
    related: ['windows'],
  },
  {
    key: 'programEditions',
    title: {
      zh: '项目版本：发布新项目或修改项目',
      en: 'Program editions: a new or changed program',
      ar: 'إصدارات البرامج: برنامج جديد أو معدّل',
    },
    access: { right: 'programs.compile' },
    pages: ['/system/programs', '/system/programs/design', '/system/programs/release'],
    steps: [
      {
        zh: '在“项目版本”导出现行文档，在副本上修改，并换一个版本号（edition）。',
        en: 'Under “Program editions” export the document in force, change a copy, and give it another edition.',
        ar: 'في “إصدارات البرامج” صدّر المستند النافذ وعدّل نسخة منه وأعطها رقم إصدار آخر (edition).',
      },
      {
        zh: '“提交项目文档”，选择改好的文件。有错误时逐条列出所在项和位置，不保存任何内容。',
        en: '“Propose a document” and choose the file. Faults are listed with item and place; nothing is stored.',
        ar: '“اقتراح مستند” واختر الملف. تُذكر الأخطاء مع بندها وموضعها ولا يُحفظ شيء.',
      },
      {
        zh: '检查通过后写明修改说明，选择从下一批次起、立即或指定时间施行，再“提交”。新项目另须在“批次与时间”建立批次。',
        en: 'When there are none, write a note, choose the next batch, at once or an hour, and “Propose”. A new program also needs a batch under “Declaration windows”.',
        ar: 'إن خلا من الأخطاء فاكتب ملاحظة، واختر السريان من الدفعة التالية أو فورًا أو في وقت محدد، ثم “اقتراح”. ويحتاج البرنامج الجديد أيضًا إلى دفعة في “فترات التقديم”.',
      },
      {
        zh: '另一人打开该版本，看过变化后“复核通过”；第三人“签发”。不同意的写明理由“退回”，编制人可在签发前“撤回”。',
        en: 'Somebody else opens the edition, reads what changes, and confirms the check; a third person issues it. Either refuses it with a reason; whoever compiled it takes it back before it is issued.',
        ar: 'يفتح شخص آخر الإصدار ويقرأ ما يتغير ويؤكد التدقيق، ويُصدره شخص ثالث. ويمكن لكل منهما رفضه مع السبب، ولمن أعدّه سحبه قبل الإصدار.',
      },
    ],
    notes: [
      {
        zh: '系统更新带来新版、而现行的是本单位版本时，新版作为“随版本更新”的提交列出，不会自行施行。打开它，用“三方对比”逐项选择，“合并为草稿”后照常提交。',
        en: 'Where a release brings an edition while one of the office is in force, it is listed as a proposal and never starts by itself. Open it, “Compare three ways”, choose item by item, “Merge into a draft”, and propose that as usual.',
        ar: 'إن جاء تحديث النظام بإصدار وكان النافذ من إصدارات الجهة، أُدرج كمقترح ولا يسري من تلقاء نفسه. افتحه و“مقارنة ثلاثية” واختر بندًا بندًا ثم “ادمج في مسودة” واقترحها كالمعتاد.',
      },
      {
        zh: '版本签发后不能更改或删除。要改回去，用原来版本的“作为新版本提交”。人手不足的单位可在“单位设置”中允许由较少的人办理。',
        en: 'An issued edition never changes and cannot be removed. To go back, propose the former one anew. An office with few people allows fewer hands in its settings.',
        ar: 'الإصدار الصادر لا يتغير ولا يُحذف. وللرجوع اقترح الإصدار السابق من جديد. والجهة قليلة الأفراد تسمح في إعداداتها بعدد أقل من الأشخاص.',
      },
    ],
    related: ['workflow', 'windows'],
  },
  {
    key: 'programTrials',
    title: {
      zh: '项目试填：签发前走一遍全程',
      en: 'Trials: the whole way before an edition is issued',
      ar: 'التجارب: المسار كله قبل إصدار البرنامج',
    },
    access: { right: 'review.read' },
    pages: ['/review/trials'],
    steps: [
      {
        zh: '编制人在“项目试填”按“开始试填”，选择草稿或待签发的版本，以及试填企业的归口管理部门。',
        en: 'Whoever compiles programs opens “Trials of programs”, chooses “Begin a trial”, a draft or a proposal, and the department of the trial company.',
        ar: 'يفتح مُعدّ البرامج “تجارب البرامج” ويختار “بدء تجربة” ومسودة أو مقترحًا والإدارة المختصة بشركة التجربة.',
      },
      {
        zh: '“以试填企业填报”后像企业一样填写、提交；页首的切换按钮回到本人账号。',
        en: '“File as the trial company”: fill in and submit as a company does. The switch in the head of the page leads back.',
        ar: '“التقديم باسم شركة التجربة”: عبّئ وقدّم كما تفعل الشركة. ويعيدك زر التبديل أعلى الصفحة إلى حسابك.',
      },
      {
        zh: '已提交的试填申报只列在这里，由“办理”打开，照常初审、评审、公示、认定。文书都有“试填”水印，不加盖电子印章。',
        en: 'Submitted filings of the trial are listed here alone. “Review” opens them; they are decided as usual. Each paper has the watermark TRIAL and no seal.',
        ar: 'لا تظهر طلبات التجربة المقدمة إلا هنا، وتُفتح عبر “مراجعة” ويُبت فيها كالمعتاد. وعلى كل وثيقة علامة مائية للتجربة ولا تُختم.',
      },
      {
        zh: '文档改动后再次“开始试填”，草稿转入新版并列出保留、移动和搁置的项数。不再需要时“删除试填”。',
        en: 'After a change of the document begin again: drafts move to the new edition, with what was kept, moved and set aside. “Remove the trial” when it is no longer needed.',
        ar: 'بعد تعديل المستند ابدأ من جديد: تنتقل المسودات إلى الإصدار الجديد مع بيان ما بقي وما نُقل وما نُحي. و“حذف التجربة” عند الاستغناء عنها.',
      },
    ],
    notes: [
      {
        zh: '试填不占编号，不进待办、统计、名额、公示、公开数据和导出，不发短信和邮件，不推送给其他系统；专家库的专家不会收到试填。',
        en: 'Nothing of a trial is in numbers, queues, statistics, quotas, notices, public data or exports; no SMS, mail or webhook goes out, and no expert of the pool is asked.',
        ar: 'لا يدخل شيء من التجربة في الأرقام والقوائم والإحصاءات والحصص والإعلانات والبيانات المفتوحة والتصدير، ولا تُرسل رسائل قصيرة أو بريد أو إشعارات أنظمة، ولا يُكلَّف خبير من القاعدة.',
      },
    ],
    related: ['programEditions'],
  },
  {
    key: 'workflow',
    title: {
      zh: '审核流程：层级、签署和时限',
      en: 'Workflows: levels, signatures, deadlines',
      ar: 'مسارات المراجعة: المستويات والتوقيعات والمهل',
    },
    access: { right: 'workflows.manage' },
    pages: ['/system/workflows'],
    steps: [
      {
        zh: '在“审核流程”选择项目，打开“流程设置”。',
        en: 'Choose the program under “Workflows” and open “Settings”.',
        ar: 'اختر البرنامج في “مسارات المراجعة” وافتح “الإعدادات”.',
      },
      {
        zh: '选择审核层级；每级可加复核、签发，并设“办理时限”（工作日）。',
        en: 'Choose the levels; each can have check and issue, and “Deadline” in working days.',
        ar: 'اختر المستويات، ويمكن أن يكون لكل منها تدقيق وإصدار و“المهلة” بأيام العمل.',
      },
      {
        zh: `设定是否“专家评审”、是否公示和公示天数（默认${NOTICE_DAYS}个工作日）。`,
        en: `Say whether experts assess, and whether there is a public notice and for how long (usually ${NOTICE_DAYS} working days).`,
        ar: `حدّد هل يقيّم الخبراء، وهل يوجد إعلان عام وكم يدوم (عادة ${NOTICE_DAYS} من أيام العمل).`,
      },
      {
        zh: '要求企业多人签署的，勾选“提交前须企业多人签署”，设签署人、顺序和是否须第二验证。',
        en: 'For signatures of the company tick “Several people of the company sign before submission”, and set who, in which order, and whether with a second factor.',
        ar: 'لتوقيعات الشركة فعّل “يوقّع عدة أشخاص من الشركة قبل التقديم”، وحدّد من يوقّع وبأي ترتيب وهل يلزم عامل تحقق ثانٍ.',
      },
      {
        zh: '“保存流程”。保存后首次提交的申报按新流程办理，在办的仍按原流程。',
        en: '“Save workflow”. Filings first submitted afterwards take the new way; those under way keep theirs.',
        ar: '“حفظ المسار”. تتبع الطلبات المقدمة لأول مرة بعد ذلك المسار الجديد، ويبقى ما هو قيد المراجعة على مساره.',
      },
    ],
    notes: [
      {
        zh: '每一级的各环节须由不同人员承担；人员的“承担环节”在“账号管理”中设置，不足时保存会说明缺哪个部门、哪个环节。',
        en: 'The parts of a level are done by different people; “Duties” of each is set under “Accounts”. Where people are lacking the refusal says which.',
        ar: 'أجزاء المستوى الواحد يتولاها أشخاص مختلفون، وتُحدَّد “المهام” لكل منهم في “الحسابات”. وإن نقص الأشخاص ذكر الرفض ما ينقص.',
      },
    ],
    related: ['officials', 'sign'],
  },
];
