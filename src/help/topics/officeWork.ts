/** Topics about an office's work besides filings: reports, answers, announcements, statistics. */

import type { HelpTopic } from '../topic';
import { ABOUT_PAGES } from './formPages';

export const officeWork: readonly HelpTopic[] = [
  {
    key: 'aboutProgram',
    title: { zh: '项目说明页', en: 'The page about a program', ar: 'صفحة البرنامج' },
    access: { office: true },
    pages: ABOUT_PAGES,
    steps: [
      {
        zh: '页面列出该项目的“申报条件”“支持内容”“需要准备的附件”“办理流程”和申报时间，与企业看到的相同。',
        en: 'The page has “Who may apply”, “What it offers”, “Documents to prepare”, “Steps” and days of the program, as companies see it.',
        ar: 'في الصفحة “من يحق له التقديم” و“ما الذي يقدمه” و“مستندات يلزم تحضيرها” و“الخطوات” ومواعيد البرنامج، كما تراها الشركات.',
      },
      {
        zh: '公开的答复列在该项目的“常见问题”中。',
        en: 'Published answers stand under its “Frequent questions”.',
        ar: 'تظهر الإجابات المنشورة في “أسئلة شائعة” للبرنامج.',
        needs: 'question.answer',
      },
    ],
    related: ['queue', 'windows'],
  },
  {
    key: 'inspectReports',
    title: { zh: '审核填报', en: 'Reviewing reports', ar: 'مراجعة التقارير' },
    access: { right: 'report.inspect' },
    pages: ['/review/reports', '/review/report'],
    steps: [
      {
        zh: '“报表审核”默认列出待审核的填报，可按任务、状态筛选或搜索。',
        en: '“Reports” has the reports that wait for review; filter by task and state, or search.',
        ar: 'في “مراجعة التقارير” ما ينتظر المراجعة، ويمكن التصفية حسب التقرير والحالة أو البحث.',
      },
      {
        zh: '打开填报查看内容、附件和办理记录。',
        en: 'Open one for its content, files and “History”.',
        ar: 'افتح تقريرًا لمحتواه ومرفقاته وسجل إجراءاته.',
      },
      {
        zh: '通过、退回并写明要求，或批准免报。',
        en: 'Pass it, return it with what is missing, or exempt the company.',
        ar: 'اقبله، أو أعده مع ذكر المطلوب، أو أعفِ الشركة منه.',
        needs: 'report.review',
      },
      {
        zh: '逾期未报的选择后“催报所选”；确有困难的可选择多项一并延期，免报由市级批准。',
        en: 'Select those that are late and “Remind of the selected”; where there is reason, several can be prolonged at once; the city exempts from them.',
        ar: 'حدّد المتأخر ثم “تذكير المحدد”. وعند وجود سبب يمكن تمديد عدة تقارير معًا، والإعفاء من صلاحية المدينة.',
        needs: 'report.review',
      },
    ],
    notes: [
      {
        zh: '每项每天只能催报一次，企业收到站内消息和短信。',
        en: 'Each can be reminded of once a day; the company gets a message and an SMS.',
        ar: 'يُرسل تذكير واحد في اليوم لكل تقرير، وتصل الشركة رسالة في البوابة ورسالة قصيرة.',
      },
    ],
    related: ['queue'],
  },
  {
    key: 'answer',
    title: { zh: '答复企业咨询', en: 'Answering questions', ar: 'الإجابة عن الأسئلة' },
    access: { right: 'question.receive' },
    pages: ['/interaction'],
    steps: [
      {
        zh: '“企业咨询”中待答复的排在最前。',
        en: 'Under “Questions of companies” those without an answer come first.',
        ar: 'في “أسئلة الشركات” يأتي أولًا ما لم يُجب عنه.',
      },
      {
        zh: '打开咨询，“发送答复”；企业会收到消息，可以追问。',
        en: 'Open one and “Send answer”; the company is notified and can follow up.',
        ar: 'افتح سؤالًا ثم “إرسال الإجابة”، فتُبلَّغ الشركة ويمكنها المتابعة.',
        needs: 'question.answer',
      },
      {
        zh: '有普遍意义的，用“公开这条答复”改写后公开，不能出现企业名称。',
        en: 'What is useful for others is rewritten with “Publish answer”, without names of companies.',
        ar: 'ما يفيد غيرها أعد صياغته عبر “نشر هذه الإجابة” من دون أسماء شركات.',
        needs: 'question.answer',
      },
    ],
    related: ['notices'],
  },
  {
    key: 'notices',
    title: { zh: '向企业发布通知', en: 'Announcements to companies', ar: 'إشعارات إلى الشركات' },
    access: { right: 'notices.read' },
    pages: ['/review/notices'],
    steps: [
      {
        zh: '选择“编写通知”，写标题、正文，选择“发送范围”；页面显示将到达多少家企业。',
        en: 'Choose “Write a notice”, write title and text, choose “Recipients”; the page says how many companies it reaches.',
        ar: 'اختر “كتابة إشعار” واكتب العنوان والنص واختر “المستلمون”، وتذكر الصفحة عدد الشركات التي يصلها.',
        needs: 'notices.send',
      },
      {
        zh: '“指定企业”可搜索企业，或粘贴名单：每行一个统一社会信用代码或企业名称，可从表格中复制。没有找到的行留在框内，改正或移除后才能发送，一份名单最多500家企业。',
        en: '“Listed companies” are searched, or pasted as a list: one credit code or name a line, also from a spreadsheet. Lines that are not found stay in the box until they are mended or removed; nothing is sent before. A list has at most 500 companies.',
        ar: '“شركات محددة” تُبحث أو تُلصق قائمةً: رمز ائتمان أو اسم في كل سطر، من جدول بيانات أيضًا. تبقى الأسطر التي لم يُعثر عليها في المربع حتى تُصحح أو تُزال، ولا يُرسل شيء قبل ذلك. في القائمة 500 شركة على الأكثر.',
        needs: 'notices.send',
      },
      {
        zh: '可上传最多5个附件，收到通知的企业在“消息通知”中下载。',
        en: 'Up to five attachments can be uploaded; companies that receive the notice download them under “Messages”.',
        ar: 'يمكن رفع خمسة مرفقات على الأكثر، وتنزّلها الشركات التي تتلقى الإشعار من “الرسائل”.',
        needs: 'notices.send',
      },
      {
        zh: '“立即发送”或“定时发送”。发送后不能撤回，定时的可以“取消发送”。',
        en: '“Now” or “Schedule”. What is sent cannot be taken back; what is scheduled can, with “Cancel sending”.',
        ar: '“الآن” أو “في وقت محدد”. ما أُرسل لا يُسحب، والمجدول يُلغى عبر “إلغاء الإرسال”.',
        needs: 'notices.send',
      },
      {
        zh: '列表显示每条通知收到和已读的企业数。',
        en: 'The list says how many companies have received and read each.',
        ar: 'تذكر القائمة كم شركة تلقت كل إشعار وكم قرأته.',
      },
    ],
    related: ['answer'],
  },
  {
    key: 'statistics',
    title: { zh: '申报统计', en: 'Statistics', ar: 'الإحصاءات' },
    access: { right: 'statistics.read' },
    pages: ['/review/statistics'],
    steps: [
      {
        zh: '选择年度、部门和“统计口径”，查看数量、结果、批准资助和办理天数。',
        en: 'Choose year, department and “Counted by” for numbers, results, grants and days taken.',
        ar: 'اختر السنة والإدارة و“أساس الإحصاء” لعرض الأعداد والنتائج والمنح وأيام المعالجة.',
      },
      {
        zh: '“到达各环节的申报”“人员工作量”和按月对比在下方；“导出 Excel”得到表格。',
        en: '“Filings that reached each stage”, “Workload per person” and the months stand below; “Export to Excel” gives the table.',
        ar: 'في الأسفل “الطلبات التي بلغت كل مرحلة” و“عبء العمل لكل شخص” ومقارنة الأشهر، ويعطي “تصدير إلى Excel” الجدول.',
      },
    ],
    notes: [
      {
        zh: '草稿和已撤回的申报不计入。办理天数从首次提交计到作出决定。',
        en: 'Drafts and withdrawn filings do not count. Days run from the first submission to the decision.',
        ar: 'لا تُحسب المسودات والطلبات المسحوبة. وتُحسب الأيام من أول تقديم إلى القرار.',
      },
    ],
    related: ['export'],
  },
];
