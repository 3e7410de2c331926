/** Topics about experts and the ranking of filings. */

import { EXPERT_REMINDER_DAYS, MAX_PANEL_EXPERTS } from '@domain/experts/assessment';
import { MAX_FILINGS_PER_DRAW } from '@domain/experts/lot';
import { MAX_LISTED_EXPERTS } from '@domain/experts/pool-list';
import type { HelpTopic } from '../topic';

export const review: readonly HelpTopic[] = [
  {
    key: 'assess',
    title: { zh: '专家评审', en: 'Assessing a filing as an expert', ar: 'تقييم طلب كخبير' },
    access: { right: 'expert.review' },
    pages: ['/index', '/review/assessments', '/review/assessment'],
    steps: [
      {
        zh: '从消息或“评审任务”打开任务。先作“利益冲突声明”，声明后才显示申报内容。',
        en: 'Open the task from the message or under “Assessments”. First comes “Conflict of interest”; the filing is shown afterwards.',
        ar: 'افتح المهمة من الرسالة أو من “التقييمات”. يأتي أولًا إقرار “تضارب المصالح”، وبعده يُعرض الطلب.',
      },
      {
        zh: '有利益关系的选择“存在利益冲突，申请回避”；评审中发现的也可随时回避。',
        en: 'If you have an interest choose “A conflict of interest: I step aside”; you can also step aside when you notice it later.',
        ar: 'إن كانت لك مصلحة فاختر “يوجد تضارب مصالح: أتنحى”، ويمكنك التنحي أيضًا إن تبين لك ذلك أثناء التقييم.',
      },
      {
        zh: '按评分项打分、写评语，选择“评审结论”，填写“总体意见”；可先“保存”。',
        en: 'Give points and comments, choose “Recommendation”, write “Overall opinion”; “Save” keeps it.',
        ar: 'أعطِ الدرجات واكتب الملاحظات واختر “التوصية” واكتب “الرأي العام”، ويحتفظ “حفظ” بما كتبت.',
      },
      {
        zh: '“提交评审意见”后不能修改，除非管理员退回。',
        en: 'After “Submit assessment” it cannot be changed unless an administrator returns it.',
        ar: 'بعد “تقديم التقييم” لا يُعدَّل ما لم يُعده مسؤول إليك.',
      },
    ],
    notes: [
      {
        zh: `截止日当天17:00（北京时间）截止，到期前${EXPERT_REMINDER_DAYS}天提醒；逾期提交会标明。`,
        en: `It is due at 17:00 Beijing time of the day named; you are reminded ${EXPERT_REMINDER_DAYS} days before, and a late one is marked.`,
        ar: `تنتهي المهلة الساعة 17:00 بتوقيت بكين من اليوم المحدد، ويصلك تذكير قبلها بعدد أيام قدره ${EXPERT_REMINDER_DAYS}، ويُشار إلى التقييم المتأخر.`,
      },
      {
        zh: '盲评时单位和人员名称已隐去，一般不提供附件。',
        en: 'In a blind review names are left out, and as a rule there are no files.',
        ar: 'في التقييم المُعمّى تُحجب أسماء الجهات والأشخاص، ولا تُعرض المرفقات عادة.',
      },
      {
        zh: '请勿复制、外传申报内容。',
        en: 'Do not copy or pass on what you read.',
        ar: 'لا تنسخ ما تقرؤه ولا تنقله إلى غيرك.',
      },
    ],
    related: ['avoided', 'account'],
  },
  {
    key: 'avoided',
    title: { zh: '申报回避单位', en: 'Naming companies that you avoid', ar: 'تحديد الشركات التي تتجنبها' },
    access: { right: 'expert.review' },
    pages: ['/review/assessments'],
    steps: [
      {
        zh: '在“评审任务”页面的“回避单位”中“添加回避单位”，填写曾任职、持股、担任顾问或有亲属任职的单位全称。',
        en: 'Under “Companies to avoid” on “Assessments” use “Add a company” for companies where you worked, hold shares, advise, or have relatives.',
        ar: 'في “شركات يجب تجنبها” بصفحة “التقييمات” استخدم “إضافة شركة” لكل شركة عملت فيها أو تملك أسهمًا فيها أو تقدم لها المشورة أو يعمل فيها أقاربك.',
      },
      {
        zh: '保存后，系统不再指派您评审这些单位的申报。',
        en: 'Once saved, you are not asked to assess their filings.',
        ar: 'بعد الحفظ لا تُسند إليك طلباتها.',
      },
    ],
    related: ['assess'],
  },
  {
    key: 'panel',
    title: { zh: '安排专家评审', en: 'Asking experts', ar: 'ترتيب تقييم الخبراء' },
    access: { right: 'panel.read' },
    pages: ['/review/filing'],
    steps: [
      {
        zh: '在申报详情的“专家评审”中设定“评审截止日期”和是否“盲评”，“保存评审安排”。',
        en: 'Under “experts” of a filing set “Due on” and “Blind review”, and “Save the arrangements”.',
        ar: 'في قسم “الخبراء” من الطلب حدّد “موعد التقييم” و“تقييم مُعمّى”، ثم “حفظ الترتيبات”.',
        needs: 'review.final',
      },
      {
        zh: `“指派”选定的专家（1至${MAX_PANEL_EXPERTS}名），或“随机抽取专家”。`,
        en: `Ask chosen experts with “Assign” (1 to ${MAX_PANEL_EXPERTS}), or draw them with “Draw experts by lot”.`,
        ar: `كلّف الخبراء المختارين عبر “إسناد” (من 1 إلى ${MAX_PANEL_EXPERTS})، أو اخترهم عبر “اختيار الخبراء بالقرعة”.`,
        needs: 'review.final',
      },
      {
        zh: '“评分汇总”显示各评分项的平均、最高、最低和分差，以及各专家意见。',
        en: '“Scores” has mean, highest, lowest and spread of each criterion, and what each expert says.',
        ar: 'تعرض “الدرجات” متوسط كل معيار وأعلاه وأدناه والفرق بينهما، ورأي كل خبير.',
      },
      {
        zh: '有专家回避时补充专家；未提交的可“催办”，需要修改的“退回修改”。',
        en: 'Ask another expert where one steps aside; remind with “Remind”, return one with “Reopen”.',
        ar: 'كلّف خبيرًا آخر مكان من تنحى، وذكّر من لم يقدم عبر “تذكير”، وأعد ما يلزم تعديله عبر “إعادة فتح”.',
        needs: 'review.final',
      },
    ],
    notes: [
      {
        zh: '系统自动排除本单位和申报了回避的专家。',
        en: 'Experts of the company itself, and those who avoid it, are left out by themselves.',
        ar: 'يُستبعد تلقائيًا خبراء الشركة نفسها ومن يتجنبها.',
      },
    ],
    related: ['draw', 'pool', 'ranking'],
  },
  {
    key: 'draw',
    title: { zh: '随机抽取专家', en: 'Drawing experts by lot', ar: 'اختيار الخبراء بالقرعة' },
    access: { right: 'review.final' },
    pages: ['/review/experts', '/review/filing'],
    steps: [
      {
        zh: '在一件申报的“专家评审”中，或在“待审申报”选择多件送专家评审时，打开“随机抽取专家”。',
        en: 'Open “Draw experts by lot” under “experts” of a filing, or when you send several filings of “Review” to experts.',
        ar: 'افتح “اختيار الخبراء بالقرعة” في قسم “الخبراء” من الطلب، أو عند إرسال عدة طلبات من “مراجعة الطلبات” إلى الخبراء.',
      },
      {
        zh: '填写抽取人数、候补人数和专业领域，“抽取”。',
        en: 'Give how many, how many substitutes and which fields, and “Draw”.',
        ar: 'أدخل عدد الخبراء وعدد البدلاء والتخصصات، ثم “إجراء القرعة”.',
      },
      {
        zh: '核对抽中和候补名单后指派；“下载抽取记录（PDF）”存档。',
        en: 'Check those drawn and the substitutes, ask them, and file “Download the minutes (PDF)”.',
        ar: 'تحقق ممن وقعت عليهم القرعة ومن البدلاء ثم كلّفهم، واحفظ “تنزيل محضر القرعة (PDF)”.',
      },
    ],
    notes: [
      {
        zh: `多件一组最多${MAX_FILINGS_PER_DRAW}件，须回避其中任何一件的专家不参加。种子、名单和排除理由都记入日志，可以复核。`,
        en: `One panel takes at most ${MAX_FILINGS_PER_DRAW} filings; who avoids any of them is left out. Seed, list and exclusions are logged, so that it can be drawn again.`,
        ar: `تأخذ اللجنة الواحدة ${MAX_FILINGS_PER_DRAW} طلب على الأكثر، ولا يشارك فيها من يتجنب أيًا منها. وتُسجَّل البذرة والقائمة وأسباب الاستبعاد لتمكن إعادة القرعة والتحقق منها.`,
      },
    ],
    related: ['panel', 'pool'],
  },
  {
    key: 'pool',
    title: { zh: '专家库', en: 'The pool of experts', ar: 'قاعدة الخبراء' },
    access: { right: 'review.final' },
    pages: ['/review/experts'],
    steps: [
      {
        zh: '“新增专家”，填写专业领域、职称、单位全称和有效期；单位用于判断回避。',
        en: '“New expert” with fields, title, full name of the unit and validity; the unit decides whom they avoid.',
        ar: '“خبير جديد” مع التخصصات واللقب والاسم الكامل للجهة ومدة الصلاحية، فالجهة تحدد ما يتجنبه الخبير.',
      },
      {
        zh: `多名时用“批量导入”：先下载模板，最多${MAX_LISTED_EXPERTS}行，有误时一名也不导入并逐处列出。`,
        en: `For many “Import”: take the template, at most ${MAX_LISTED_EXPERTS} lines; with a fault none is taken and each is named.`,
        ar: `للأعداد الكبيرة استخدم “استيراد”: نزّل النموذج، بحد أقصى ${MAX_LISTED_EXPERTS} سطر، وعند أي خطأ لا يُستورد أحد ويُذكر كل خطأ.`,
      },
      {
        zh: '不再担任的，“编辑资料”设有效期截止；有未完成评审的用“交回评审并停用”。',
        en: 'Who leaves gets an end under “Edit profile”; with open work use “Hand back and disable”.',
        ar: 'من انتهى عمله حدّد نهاية صلاحيته في “تعديل البيانات”، ولمن لديه تقييمات مفتوحة استخدم “رد التقييمات وتعطيل الحساب”.',
      },
    ],
    related: ['draw', 'panel'],
  },
  {
    key: 'ranking',
    title: { zh: '评审排序与预算', en: 'Ranking and budget', ar: 'الترتيب والميزانية' },
    access: { right: 'ranking.read' },
    pages: ['/review/ranking'],
    steps: [
      {
        zh: '选择项目和批次，申报按专家评分排序。',
        en: 'Choose program and batch: filings stand by the experts’ scores.',
        ar: 'اختر البرنامج والدفعة: تُرتَّب الطلبات بحسب درجات الخبراء.',
      },
      {
        zh: '填写“本批预算（万元）”，按名次、分数或预算划线；划线以上逐件填写“拟支持（万元）”，或“批量填写金额”按申请金额、比例或分档填写。',
        en: 'Enter “Budget of the batch (10,000 yuan)”, cut by rank, score or budget, and propose grants above the line at “Proposed (10,000 yuan)”, or all at once with “Fill in grants”.',
        ar: 'أدخل “ميزانية الدفعة (10,000 يوان)”، وضع الخط بالترتيب أو الدرجة أو الميزانية، واقترح منحة لكل طلب فوقه في “المقترح (10,000 يوان)”، أو دفعة واحدة عبر “ملء المنح”.',
        needs: 'review.final',
      },
      {
        zh: '会商后成批公示或批准；超出预算的须填写理由。',
        en: 'After the meeting publicise or approve all of them; over the budget a reason is needed.',
        ar: 'بعد الاجتماع أعلن الطلبات أو اعتمدها معًا، وتجاوز الميزانية يحتاج إلى سبب.',
        needs: 'review.final',
      },
      {
        zh: '“导出表格”或“打印排序表”供会议使用。',
        en: '“Export” or “Print the ranking” for the meeting.',
        ar: '“تصدير” أو “طباعة الترتيب” للاجتماع.',
      },
    ],
    notes: [
      {
        zh: '拟支持金额在批准前企业不可见，自动保存。',
        en: 'Proposed grants are saved by themselves and hidden from companies until approval.',
        ar: 'تُحفظ المنح المقترحة تلقائيًا ولا تراها الشركات قبل الاعتماد.',
      },
    ],
    related: ['panel', 'export'],
  },
];
