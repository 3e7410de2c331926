/** Topics for companies about the time after a submission. */
import { APPEAL_ANSWER_DAYS, APPEAL_DAYS } from '@domain/appeals/appeal';
import { TASK_BOOK_DAYS } from '@domain/filing/deciding';
import type { HelpTopic } from '../topic';
import { FORM_PAGES } from './formPages';

export const filed: readonly HelpTopic[] = [
  {
    key: 'filings',
    title: { zh: '我的申报', en: 'My declarations', ar: 'تصاريحي' },
    access: { right: 'filing.read', company: true },
    pages: ['/enterpriseCenter/declare'],
    steps: [
      {
        zh: '列表显示全部申报的状态，可按状态、项目筛选，按申报编号或名称搜索，并可导出。',
        en: 'The list has all filings with their states; filter by state or program, search by number or title, and export it.',
        ar: 'تعرض القائمة كل التصاريح وحالاتها، ويمكن تصفيتها بالحالة أو البرنامج والبحث بالرقم أو العنوان وتصديرها.',
      },
      {
        zh: '每件的状态、“提交回执”“办理记录”都在它自己的页面上，也可“复制为新申报”。',
        en: 'Each has its own page with its state, “Receipt” and “Log”, and can be copied with “Copy as new”.',
        ar: 'لكل تصريح صفحة فيها حالته و“الإيصال” و“السجل”، ويمكن نسخه عبر “نسخ كجديد”.',
      },
      {
        zh: '初审办理之前可以“撤回”，修改后须在截止前重新提交。',
        en: 'Until the first review begins you can withdraw it with “Withdraw”; submit it again before the closing.',
        ar: 'قبل بدء المراجعة الأولية يمكن سحبه عبر “سحب”، ثم تقديمه من جديد قبل الإغلاق.',
        needs: 'filing.withdraw',
      },
      {
        zh: '不再需要的草稿用“删除草稿”删除，30日内可在“最近删除”中恢复。',
        en: '“Delete draft” removes a draft; for 30 days it can be restored under “Recently deleted”.',
        ar: 'يحذف “حذف المسودة” المسودة، ويمكن استعادتها خلال 30 يومًا من “المحذوفة حديثًا”.',
        needs: 'filing.delete',
      },
    ],
    notes: [
      {
        zh: '撤回和删除草稿仅限企业主账号。审核开始后要修改的，请联系归口管理部门退回。',
        en: 'Only the main account withdraws and deletes. Once the review has begun, ask the department in charge to return the filing.',
        ar: 'السحب والحذف للحساب الرئيسي وحده. وبعد بدء المراجعة اطلب من الجهة المشرفة إعادة التصريح.',
      },
    ],
    related: ['correct', 'appeal', 'log', 'result'],
  },
  {
    key: 'log',
    title: { zh: '办理记录', en: 'The log of filings', ar: 'سجل التصاريح' },
    access: { right: 'filing.read', company: true },
    pages: ['/enterpriseCenter/reportInfo'],
    steps: [
      {
        zh: '“办理记录”按申报列出每一步：谁在何时办理、意见和结果。',
        en: '“Reports and logs” has every step of each filing: who did it, when, with which opinion and result.',
        ar: 'في “التقارير والسجلات” كل خطوات كل تصريح: من قام بها ومتى وبأي رأي ونتيجة.',
      },
      {
        zh: '“下载记录”得到一个文件；日后用“核验下载的记录”可以查出是否被改动或缺失。',
        en: '“Download log” gives a file; “Check downloaded log” says later whether anything in it was altered or is missing.',
        ar: 'يعطي “تنزيل السجل” ملفًا، ويبيّن “التحقق من سجل منزَّل” لاحقًا هل عُدّل فيه شيء أو نقص.',
      },
    ],
    related: ['filings', 'reports'],
  },
  {
    key: 'result',
    title: {
      zh: '结果、立项通知书和任务书',
      en: 'Result, letter and task book',
      ar: 'النتيجة وكتاب القرار وعقد المهام',
    },
    access: { right: 'filing.read', company: true },
    pages: ['/enterpriseCenter/declare', ...FORM_PAGES],
    steps: [
      {
        zh: '结果以消息通知，涉及权利和期限的同时发短信或邮件。打开该申报，在“审核决定”中查看决定、原因和意见。',
        en: 'You are told by a message, and by SMS or mail where rights or days depend on it. Open the filing: “Decision” has decision, reasons and opinion.',
        ar: 'تُبلَّغ برسالة، وبرسالة نصية أو بريد إذا تعلقت بها حقوق أو مواعيد. افتح التصريح: في “القرار” القرار وأسبابه والرأي.',
      },
      {
        zh: '“审核决定”下方可下载盖章的文书；认定类另有证书，用“下载证书”取得。',
        en: 'Under “Decision” you download the sealed letter; a recognition has a certificate besides: “Download certificate”.',
        ar: 'تحت “القرار” تنزّل الكتاب المختوم، وللاعتماد شهادة أيضًا: “تنزيل الشهادة”.',
      },
      {
        zh: `立项后须签订任务书的，“审核决定”写明期限（${TASK_BOOK_DAYS}个工作日内）和签订方式；此后的中期检查、验收等列入“办理记录”的待报送事项。`,
        en: `Where a task book is to be signed “Decision” names the day (within ${TASK_BOOK_DAYS} working days) and the way; later reports and the acceptance appear under “Reports and logs”.`,
        ar: `إن لزم توقيع عقد المهام ذكر “القرار” موعده (خلال ${TASK_BOOK_DAYS} أيام عمل) وطريقته، وتظهر التقارير اللاحقة والقبول النهائي في “التقارير والسجلات”.`,
      },
    ],
    related: ['reports', 'certificates', 'appeal'],
  },
  {
    key: 'appeal',
    title: { zh: '对决定提出申诉', en: 'Appealing against a decision', ar: 'التظلم من قرار' },
    access: { right: 'filing.read', company: true },
    pages: ['/enterpriseCenter/declare', ...FORM_PAGES],
    steps: [
      {
        zh: '打开不予通过或被撤销的申报，在页面上方“提出申诉”，写明理由和依据，可附证明材料。',
        en: 'Open the filing that was refused or revoked and choose “Appeal” at its top; give your reasons, with papers if you have them.',
        ar: 'افتح التصريح المرفوض أو الملغى واختر “تقديم تظلم” في أعلاه، واذكر أسبابك وأرفق ما لديك من أوراق.',
        needs: 'filing.appeal',
      },
      {
        zh: `申诉由未参与原决定的人员在${APPEAL_ANSWER_DAYS}个工作日内审理，结果以消息和决定书告知。`,
        en: `Someone who was not involved in the decision reviews it within ${APPEAL_ANSWER_DAYS} working days; the outcome comes by message and letter.`,
        ar: `ينظر فيه خلال ${APPEAL_ANSWER_DAYS} يوم عمل من لم يشارك في القرار، وتصل النتيجة برسالة وبكتاب.`,
      },
      {
        zh: '申诉成立的，申报恢复到原来的环节重新办理；不成立的，维持原决定。',
        en: 'If it is upheld, the filing goes back to where it was; if not, the decision stands.',
        ar: 'إن قُبل عاد التصريح إلى مرحلته، وإلا بقي القرار.',
      },
    ],
    notes: [
      {
        zh: `须在决定后${APPEAL_DAYS}个工作日内提出，同一决定只能申诉一次，提交后不能修改或撤回。代理人不能申诉。`,
        en: `You have ${APPEAL_DAYS} working days, once for each decision; it cannot be changed or taken back. Agents cannot appeal.`,
        ar: `المهلة ${APPEAL_DAYS} أيام عمل، مرة لكل قرار، ولا يُعدّل ولا يُسحب. ولا يتظلم الوكلاء.`,
      },
    ],
    related: ['result', 'ask'],
  },
  {
    key: 'reports',
    title: { zh: '立项、认定后的填报', en: 'Reports after approval', ar: 'التقارير بعد الموافقة' },
    access: { right: 'report.read', company: true },
    pages: ['/enterpriseCenter/report', '/enterpriseCenter/reportInfo'],
    steps: [
      {
        zh: '“办理记录”的“待报送事项”列出年报、中期检查、验收等任务和截止日期，到期前会收到提醒。',
        en: '“Reports due” under “Reports and logs” has annual reports, mid-term checks, acceptances and their days; you are reminded before.',
        ar: 'في “تقارير مستحقة” ضمن “التقارير والسجلات” التقارير السنوية والفحوص المرحلية والقبول النهائي ومواعيدها، ويصلك تذكير قبلها.',
      },
      {
        zh: '到填报时间后选择“填报”，填写并上传材料，内容自动保存。',
        en: 'When the time has come choose “Fill in”, fill it in and upload; it is saved by itself.',
        ar: 'إذا حان الموعد فاختر “تعبئة” وعبّئ التقرير وأرفق الملفات، ويُحفظ تلقائيًا.',
        needs: 'report.file',
      },
      {
        zh: '核对后“确认上报”，得到上报编号。',
        en: 'Check it and choose “File report”: you get a number.',
        ar: 'راجعه واختر “تقديم التقرير”، فيظهر رقمه.',
        needs: 'report.submit',
      },
      {
        zh: '被退回的，按意见修改后在期限前重新上报。',
        en: 'If it is returned, correct it and send it again in time.',
        ar: 'إن أُعيد فصحّحه وقدّمه من جديد قبل انتهاء المهلة.',
      },
    ],
    notes: [
      {
        zh: '逾期仍可上报，记为“逾期上报”；任务页写明逾期的后果。',
        en: 'A late report can still be sent and is marked “Filed late”; the page of the task says what follows from it.',
        ar: 'يمكن تقديم تقرير متأخر ويُعلَّم “قُدِّم متأخرًا”، وتذكر صفحته ما يترتب على التأخر.',
      },
    ],
    related: ['result', 'log'],
  },
  {
    key: 'certificates',
    title: { zh: '资质认定与证书', en: 'Recognitions and certificates', ar: 'الاعتمادات والشهادات' },
    access: { company: true },
    pages: ['/enterpriseCenter/recognitions'],
    steps: [
      {
        zh: '认定类申报通过后，“资质认定”列出证书编号、有效期和状态，可“下载证书”。',
        en: 'After a recognition “Recognitions” has number, validity and state, and “Download certificate”.',
        ar: 'بعد الاعتماد تجد في “الاعتمادات” الرقم والصلاحية والحالة و“تنزيل الشهادة”.',
      },
      {
        zh: '到期前六个月、三个月和一个月会提醒，届时用“再次申请”。',
        en: 'You are reminded six, three and one month before its end: then choose “Apply again”.',
        ar: 'يصلك تذكير قبل نهايته بستة أشهر وثلاثة وشهر، فاختر حينئذ “تقديم من جديد”.',
      },
    ],
    notes: [
      {
        zh: '他人可凭证书编号和防伪校验码在“申报材料核验”网页核验。',
        en: 'Anybody can check number and hash on the page “Check a document”.',
        ar: 'لكل أحد التحقق من الرقم ورمز التحقق في صفحة “التحقق من وثيقة”.',
      },
    ],
    related: ['result', 'choose'],
  },
];
