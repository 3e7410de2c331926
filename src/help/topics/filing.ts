/** Topics for companies about filling in and submitting a declaration. */
import { CORRECTION_DAYS } from '@domain/windows/state';
import type { HelpTopic } from '../topic';
import { ABOUT_PAGES, FORM_PAGES } from './formPages';

export const filing: readonly HelpTopic[] = [
  {
    key: 'choose',
    title: { zh: '选择申报项目', en: 'Choosing a program', ar: 'اختيار برنامج للتقديم' },
    access: { right: 'filing.read', company: true },
    pages: ['/forms/programs', '/forms/innovateFormIndex', '/forms/TechnologyPlan', ...ABOUT_PAGES],
    steps: [
      {
        zh: '在“项目目录”按类别查看全部项目，也可按名称或用途搜索；每个项目标明开始和截止时间。',
        en: 'See all programs by kind under “Program catalogue”, or search by name or purpose; each says when it opens and closes.',
        ar: 'اعرض كل البرامج بحسب فئاتها في “دليل البرامج”، أو ابحث بالاسم أو الغرض. ويذكر كل برنامج موعد فتحه وإغلاقه.',
      },
      {
        zh: '打开项目，查看“申报条件”“支持内容”和“需要准备的附件”。标注“企业信息显示符合”的条件由系统按企业信息判断，其余请自行核对。',
        en: 'Open a program and read “Who may apply”, “What it offers” and “Documents to prepare”. A condition marked “Met by your profile” was judged by your company information; check the others yourself.',
        ar: 'افتح برنامجًا واقرأ “من يحق له التقديم” و“ما الذي يقدمه” و“مستندات يلزم تحضيرها”. والشرط الموسوم “مستوفى بحسب بيانات الشركة” قدّره النظام من معلومات شركتك، أما بقية الشروط فتحقق منها بنفسك.',
      },
      {
        zh: '符合条件的，选择“开始申报”；未到开始时间也可以先填草稿。',
        en: 'If you qualify, choose “Start”; before the opening you can already fill in a draft.',
        ar: 'إن استوفيت الشروط فاختر “بدء”، ويمكن تعبئة مسودة قبل موعد الفتح.',
        needs: 'filing.edit',
      },
    ],
    notes: [
      {
        zh: '时间均为北京时间，以服务器为准。为贵企业单独延期的，页面会写明。',
        en: 'All times are Beijing time by the server’s clock. An extension for your company alone is said on the page.',
        ar: 'كل المواعيد بتوقيت بكين بحسب ساعة الخادم. وإن مُدد الموعد لشركتك وحدها ذُكر ذلك في الصفحة.',
      },
      {
        zh: '每个批次对每家企业有件数限额，草稿也计入。',
        en: 'A batch takes a limited number of filings of each company, drafts included.',
        ar: 'لكل دفعة عدد محدود من التصاريح لكل شركة، وتُحسب المسودات منه.',
      },
    ],
    related: ['fill', 'profile', 'ask'],
  },
  {
    key: 'fill',
    title: { zh: '填写申报', en: 'Filling in a declaration', ar: 'تعبئة تصريح' },
    access: { right: 'filing.edit', company: true },
    pages: [...FORM_PAGES],
    steps: [
      {
        zh: '从“填报目录”逐栏填写。停止输入几秒后自动保存，页面上方显示保存时间；可随时离开，从“我的申报”中“继续填写”。',
        en: 'Go through the sections of the “Overview and progress”. It is saved a few seconds after you stop typing, and the head says when; leave at any time and “Continue” under “My declarations”.',
        ar: 'عبّئ الأقسام واحدًا بعد آخر من “نظرة عامة وقائمة المهام”. ويُحفظ العمل تلقائيًا بعد ثوانٍ من التوقف عن الكتابة، ويظهر وقت الحفظ أعلى الصفحة. ويمكن المغادرة في أي وقت ثم “متابعة” من “تصاريحي”.',
      },
      {
        zh: '企业信息会自动带入。其他申报中填过的相同内容，用“引用历史申报数据”逐项勾选带入；上一年的申报可在“我的申报”中“复制为新申报”。',
        en: 'Company information is filled in by itself. Take the same answers of other filings with “Use earlier answers”, item by item; copy last year’s filing with “Copy as new” under “My declarations”.',
        ar: 'تُعبأ معلومات الشركة تلقائيًا. خذ الإجابات نفسها من تصاريح أخرى عبر “استخدام إجابات سابقة” بندًا بندًا، وانسخ تصريح العام الماضي عبر “نسخ كجديد” في “تصاريحي”.',
      },
      {
        zh: '填完一栏，用“校验本页”查看问题；全部填完后打开“预览并提交”。',
        en: 'At the end of a section see its faults with “Check this section”; when all is filled in open “Preview and submit”.',
        ar: 'عند إتمام قسم اعرض ملاحظاته عبر “فحص هذا الجزء”، وعند إتمام التعبئة كلها افتح “المراجعة والتقديم”.',
      },
    ],
    notes: [
      {
        zh: '断网时内容存于本机浏览器，恢复后自动送达。恢复前请勿清除浏览器数据或换用其他电脑。',
        en: 'Without a network your work is kept in this browser and sent when it is back. Until then do not clear the browser’s data or change computers.',
        ar: 'عند انقطاع الشبكة يُحفظ عملك في هذا المتصفح ويُرسل عند عودتها. ولا تمسح بيانات المتصفح ولا تبدّل الحاسوب قبل ذلك.',
      },
      {
        zh: '“撤销”可以恢复误删的内容；合计、增长率等自动计算，不能改写。',
        en: '“Undo” brings back what was removed by mistake; sums and growth rates are computed and cannot be typed.',
        ar: 'يعيد “تراجع” ما حُذف خطأً. أما المجاميع ونسب النمو فيحسبها النظام ولا تُكتب.',
      },
      {
        zh: '与以往申报相差较大的数据会列出，请核对；数据无误的，请说明原因，主管部门可见。',
        en: 'Figures that differ much from earlier filings are listed: check them; where they are right say why, the office reads it.',
        ar: 'تُعرض الأرقام التي تختلف كثيرًا عن تصاريح سابقة: راجعها، وإن كانت صحيحة فاذكر السبب، وتطلع عليه الجهة المشرفة.',
      },
    ],
    related: ['attach', 'sheets', 'together', 'hands', 'submit'],
  },
  {
    key: 'attach',
    title: {
      zh: '上传附件、用手机上传',
      en: 'Attachments, and uploading by phone',
      ar: 'المرفقات والإرسال من الهاتف',
    },
    access: { right: 'filing.edit', company: true },
    pages: [...FORM_PAGES],
    steps: [
      {
        zh: '在附件栏“选择文件”，或把文件拖到该栏；栏下写明接受的格式、大小和个数。',
        en: '“Choose files” in its box, or drop it there; the box says which formats, sizes and how many it takes.',
        ar: 'استخدم “اختيار ملفات” في خانة المرفق أو أفلت الملفات فيها، وتذكر الخانة الصيغ والأحجام والعدد المقبول.',
      },
      {
        zh: '附件较多时用“一次放入多个文件”：系统按文件名分到各栏，核对后放入。',
        en: 'With many files use “Add several files”: they are sorted by their names, and you check before they are put in.',
        ar: 'إن كثرت الملفات فاستخدم “إضافة عدة ملفات”: تُوزع بحسب أسمائها، وتراجعها قبل إضافتها.',
      },
      {
        zh: '纸质材料用“用手机上传”：扫描二维码，在手机上拍照或选择文件，多页可合成一个PDF，自动放入电脑上的该栏。',
        en: 'For paper use “Upload from phone”: scan the code and photograph or choose files on the phone; several pages become one PDF and appear in the box on the computer.',
        ar: 'للأوراق استخدم “إرسال من الهاتف”: امسح الرمز وصوّر الأوراق أو اختر الملفات في الهاتف. ويمكن جمع عدة صفحات في ملف PDF واحد يظهر في الخانة على الحاسوب.',
      },
    ],
    notes: [
      {
        zh: '二维码10分钟内有效，只限首次打开的手机，手机上不需要登录。',
        en: 'The code is good for ten minutes and for the first phone that opens it; nobody signs in on the phone.',
        ar: 'يصلح الرمز عشر دقائق ولأول هاتف يفتحه، ولا يلزم تسجيل الدخول في الهاتف.',
      },
      {
        zh: '上传中断后自动续传。文件会检查内容，带病毒、加密或与扩展名不符的不能使用。',
        en: 'An interrupted upload goes on by itself. Files are inspected: one with a virus, encrypted, or other than its name says is refused.',
        ar: 'يُستأنف الإرسال المنقطع تلقائيًا. وتُفحص الملفات: يُرفض ما فيه فيروس أو كان مشفرًا أو خالف امتداد اسمه.',
      },
    ],
    related: ['fill', 'submit'],
  },
  {
    key: 'together',
    title: { zh: '多人共同填写', en: 'Filling in together', ar: 'التعبئة المشتركة' },
    access: { right: 'filing.edit', company: true },
    pages: [...FORM_PAGES],
    steps: [
      {
        zh: '同事用各自账号打开同一份申报即可同时填写，页面显示谁正在填写哪一栏。',
        en: 'Colleagues open the same declaration with their own accounts; the page shows who is in which section.',
        ar: 'يفتح الزملاء التصريح نفسه بحساباتهم، وتعرض الصفحة من يعمل في أي قسم.',
      },
      {
        zh: '用“指派同事”或“我来填写”给栏目分工，可写完成日期。分工只作提示，有权限的同事仍可填写。',
        en: 'Share the sections with “Assign to a colleague” or “Take this section”, with a day if you like. It is a hint only: colleagues with the right can still fill them in.',
        ar: 'وزّع الأقسام عبر “إسناد إلى زميل” أو “أتولاه أنا” مع تحديد يوم إن شئت. وهو تنبيه فقط: يبقى للزملاء المخولين تعبئتها.',
      },
      {
        zh: '“内部备注”写给本企业同事，不属于申报内容，管理部门看不到。',
        en: '“Internal notes” are for colleagues of your company; they are no part of the declaration and the office does not see them.',
        ar: '“ملاحظات داخلية” لزملاء شركتك، وليست جزءًا من التصريح ولا تطلع عليها الجهة المشرفة.',
      },
    ],
    notes: [
      {
        zh: '不同内容自动合并；同一处被两人修改时列出两个值，由您选择，不会互相覆盖。',
        en: 'Different changes are merged; where both changed the same place you see both values and choose, nothing is overwritten.',
        ar: 'تُدمج التعديلات المختلفة، وإن عدّل اثنان الموضع نفسه عُرضت القيمتان لتختار، ولا يُستبدل شيء دون علمك.',
      },
    ],
    related: ['fill', 'hands'],
  },
  {
    key: 'hands',
    title: { zh: '企业多人签署', en: 'Signatures of the company', ar: 'توقيعات الشركة' },
    access: { right: 'filing.read', company: true },
    pages: [...FORM_PAGES],
    steps: [
      {
        zh: '项目要求多人签署时，申报页有“企业签署”：列出填报人、财务负责人、法定代表人各自的签署范围和状态。',
        en: 'Where a program asks for signatures its form has “Signatures”: filler, finance head and legal representative, what each signs and how it stands.',
        ar: 'إن طلب البرنامج توقيعات ظهر في التصريح “توقيعات الشركة”: المعبّئ والمسؤول المالي والممثل القانوني، وما يوقّعه كل منهم وحالته.',
      },
      {
        zh: '主账号在“账号管理”的“签署身份”中，为财务负责人、法定代表人各指定一个账号。',
        en: 'The main account chooses an account for finance head and legal representative at “Signs as” under “Accounts”.',
        ar: 'يحدد الحساب الرئيسي حسابًا للمسؤول المالي وآخر للممثل القانوني في “يوقّع بصفة” ضمن “الحسابات”.',
        needs: 'users.manage',
      },
      {
        zh: '轮到您时，用本人账号打开该申报，核对后“签署”；要求第二验证的，须再验证一次。',
        en: 'When it is your turn, open the filing with your own account, read it and choose “Sign”; where a second factor is asked for you confirm with it.',
        ar: 'عند دورك افتح التصريح بحسابك وراجعه ثم “توقيع”، وإن لزم تحقق ثانٍ فأكده.',
        needs: 'filing.sign',
      },
      {
        zh: '不同意内容的，点“不同意签署”并写明理由，系统通知填报人；修改后可再签署。',
        en: 'If you do not agree, choose “Decline to sign” and give the reason: the filler is told. You can sign once it is put right.',
        ar: 'إن لم توافق فاختر “الامتناع عن التوقيع” واذكر السبب فيُبلَّغ المعبّئ، ويمكنك التوقيع بعد التصحيح.',
        needs: 'filing.sign',
      },
      {
        zh: '全部签署后方可提交。',
        en: 'It can be submitted when all have signed.',
        ar: 'يمكن التقديم بعد توقيع الجميع.',
      },
    ],
    notes: [
      {
        zh: '修改已签署范围内的内容，签署失效，系统通知签署人重新签署。',
        en: 'A change in what was signed voids the signature, and the person is told to sign again.',
        ar: 'يُبطل تعديل ما وُقّع عليه التوقيع، ويُبلَّغ الموقّع ليوقّع من جديد.',
      },
      { zh: '代理人不能签署。', en: 'Agents cannot sign.', ar: 'لا يوقّع الوكلاء.' },
    ],
    related: ['submit', 'together'],
  },
  {
    key: 'submit',
    title: { zh: '提交与回执', en: 'Submission and receipt', ar: 'التقديم والإيصال' },
    access: { right: 'filing.edit', company: true },
    pages: [...FORM_PAGES],
    steps: [
      {
        zh: '打开“预览并提交”：上方列出待填写和须修正的内容，逐项点击前往。提示类问题核对后勾选确认。',
        en: 'Open “Preview and submit”: what is missing or wrong stands at the top, each with a link. Confirm hints once you have checked them.',
        ar: 'افتح “المراجعة والتقديم”: يظهر في الأعلى ما ينقص وما يلزم تصحيحه، ولكل بند رابط إليه. وأكّد التنبيهات بعد مراجعتها.',
      },
      {
        zh: '全部通过后“确认提交”，立即得到申报编号和回执，可用“打印回执”打印。',
        en: 'When all is in order choose “Confirm and submit”: receipt number and receipt are shown at once; “Print the receipt” prints it.',
        ar: 'عند اكتمال كل شيء اختر “تأكيد وتقديم”: يظهر رقم الإيصال والإيصال فورًا، ويُطبع عبر “طباعة الإيصال”.',
        needs: 'filing.submit',
      },
      {
        zh: '没有申报编号即未提交。网络中断时再次提交不会重复。',
        en: 'Without a number nothing was submitted. Submitting again after a lost connection does not count twice.',
        ar: 'ما لم يظهر رقم فلم يُقدَّم شيء. وإعادة التقديم بعد انقطاع الشبكة لا تُحسب مرتين.',
      },
    ],
    notes: [
      {
        zh: '您的账号没有提交权限的，请保存后由主账号提交。',
        en: 'If your account has no right to submit, save it and let the main account submit.',
        ar: 'إن لم يكن لحسابك حق التقديم فاحفظ التصريح ليقدمه الحساب الرئيسي.',
      },
      {
        zh: '截止前已开始填写的草稿，批次设有宽限的，截止后页面会写明还能提交到几时。',
        en: 'Where a batch gives grace, a draft begun before the closing can be submitted a little longer; the page says until when.',
        ar: 'إن منحت الدفعة مهلة أمكن تقديم مسودة بدأت قبل الإغلاق بعده بقليل، وتذكر الصفحة حتى متى.',
      },
    ],
    related: ['filings', 'correct', 'print'],
  },
  {
    key: 'correct',
    title: { zh: '修改退回的申报', en: 'Correcting a returned filing', ar: 'تصحيح تصريح أُعيد' },
    access: { right: 'filing.edit', company: true },
    pages: [...FORM_PAGES, '/enterpriseCenter/declare'],
    steps: [
      {
        zh: '从消息或“我的申报”打开退回的申报。页面上方列出退回意见，点击前往需要修改的位置。',
        en: 'Open the returned filing from the message or under “My declarations”. The remarks stand at the top; click one to go to its place.',
        ar: 'افتح التصريح المُعاد من الرسالة أو من “تصاريحي”. وتظهر الملاحظات في الأعلى، وتقود كل منها إلى موضعها.',
      },
      {
        zh: '逐条处理：改好后标“已修改”，不改的用“说明情况”写明理由，审核人员会看到。',
        en: 'Deal with each: mark it “Corrected”, or say with “Answer” why it stays; the reviewer reads it.',
        ar: 'عالج كل ملاحظة: علّمها “صُحح”، أو اذكر سبب الإبقاء عبر “الرد”، ويقرؤه المراجع.',
      },
      {
        zh: '全部处理后重新提交，回到退回它的部门。',
        en: 'Submit again when all are dealt with; it goes back to the office that returned it.',
        ar: 'أعد التقديم بعد معالجتها كلها، فيعود التصريح إلى الجهة التي أعادته.',
        needs: 'filing.submit',
      },
    ],
    notes: [
      {
        zh: `修改期限一般为${CORRECTION_DAYS}个工作日，以退回通知为准，申报已截止也可以提交；逾期未重新提交的，按不通过处理，可以申诉。`,
        en: `You usually have ${CORRECTION_DAYS} working days; the notice names the time, and a closed window does not matter. A filing that is late counts as not approved, and you can appeal.`,
        ar: `المهلة عادة ${CORRECTION_DAYS} أيام عمل، والعبرة بما في الإشعار، ويمكن التقديم ولو أُغلقت الدفعة. ومن تأخر عُدّ طلبه غير معتمد، ويمكنه التظلم.`,
      },
      {
        zh: '来不及时，请在期限前联系退回的部门，可由其延长修改期限。',
        en: 'If you need longer, ask the office that returned it before the time is over: it can extend it.',
        ar: 'إن احتجت إلى وقت أطول فاتصل بالجهة التي أعادته قبل انتهاء المهلة، فلها تمديدها.',
      },
    ],
    related: ['submit', 'log', 'appeal'],
  },
  {
    key: 'print',
    title: {
      zh: '预览、打印和下载申报书',
      en: 'Preview, print and download',
      ar: 'المعاينة والطباعة والتنزيل',
    },
    access: { right: 'filing.read', company: true },
    pages: ['/preview'],
    steps: [
      {
        zh: '在“我的申报”打开一份申报，其状态、意见、回执、历次提交、咨询和办理记录都在同一页。“更多操作”中有“打印填报内容”。',
        en: 'Open a declaration under “My declarations”: its state, remarks, receipt, submissions, questions and log are on one page. “More actions” has “Print the answers”.',
        ar: 'افتح تصريحًا من “تصاريحي”: حالته وملاحظاته وإيصاله ومرات تقديمه واستفساراته وسجله في صفحة واحدة. وفي “إجراءات أخرى” تجد “طباعة البيانات”.',
      },
      {
        zh: '提交后可“下载申报书（PDF）”，或“下载申报书与附件（ZIP）”。PDF带申报编号、防伪校验码，启用电子签章的还盖有签章。',
        en: 'After submission “Download PDF”, or “Download with attachments (ZIP)”. The PDF bears the number, the hash and, where seals are on, a seal.',
        ar: 'بعد التقديم “تنزيل المستند (PDF)” أو “تنزيل مع المرفقات (ZIP)”. ويحمل الملف رقم الإيصال ورمز التحقق، والختم الإلكتروني حيث يُستخدم.',
      },
    ],
    notes: [
      {
        zh: '草稿的打印件注明未提交，不具有申报效力。收件人可在“申报材料核验”网页核对打印件和PDF。',
        en: 'A printed draft says that it was not submitted. Whoever receives a paper can check it on the page “Check a document”.',
        ar: 'تذكر المسودة المطبوعة أنها لم تُقدَّم. ولمن يتسلم ورقة أن يتحقق منها في صفحة “التحقق من وثيقة”.',
      },
    ],
    related: ['filings', 'check'],
  },
];
