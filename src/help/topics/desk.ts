/** Topics about the desk: the queue, a filing, decisions, signatures. */

import { ARCHIVE_RETENTION_DAYS, MAX_ARCHIVED_FILINGS } from '@domain/document/archive';
import { MAX_PRINTED_FILINGS } from '@domain/document/list';
import { MAX_CORRECTION_DAYS } from '@domain/filing/deciding';
import { COUNT_CONFIRMATION_THRESHOLD } from '@domain/review/checks';
import { MAX_ABSENCE_DAYS } from '@domain/workflow/absences';
import type { HelpTopic } from '../topic';

export const desk: readonly HelpTopic[] = [
  {
    key: 'desk',
    title: { zh: '今天要办的事', en: 'What is to be done today', ar: 'ما يلزم إنجازه اليوم' },
    access: { right: 'review.first' },
    pages: ['/index'],
    steps: [
      {
        zh: '首页“待办事项”按件数列出待您办理、待您签署、已逾期、三日内到期和重新提交的申报，以及待答复的咨询和待审核的填报；点击进入列表。',
        en: '“Waiting for you” counts what waits for you: filings to handle, to sign, overdue, due within three days, sent again, and questions and reports; each leads to its list.',
        ar: 'يعدّ “ما ينتظرك” الطلبات التي تنتظر معالجتك أو توقيعك والمتأخرة والمستحقة خلال ثلاثة أيام والمعاد تقديمها، والأسئلة والتقارير، وكل منها يفتح قائمته.',
      },
      {
        zh: '从“待审申报”逐件办理；“下一件”直接打开列表中的下一件。',
        en: 'Work through “Review”; “Next filing” opens the next of the list.',
        ar: 'أنجز “مراجعة الطلبات” طلبًا بعد آخر، ويفتح “الطلب التالي” ما يليه في القائمة.',
      },
      {
        zh: '外出前在“离岗代办”登记代办人。',
        en: 'Before you are away name a deputy under “Absences and deputies”.',
        ar: 'قبل غيابك عيّن نائبًا في “الغياب والنيابة”.',
      },
    ],
    notes: [
      {
        zh: '公示期满待决定、专家评审逾期、公示异议和申诉也在这里。',
        en: 'Notices that are over, late experts, objections and appeals stand here as well.',
        ar: 'وهنا أيضًا الإعلانات العامة المنتهية وتأخر الخبراء والاعتراضات والتظلمات.',
        needs: 'review.final',
      },
      {
        zh: '只显示您的角色和承担环节能办的事。',
        en: 'Only what your role and duties allow is shown.',
        ar: 'لا يظهر إلا ما يسمح به دورك ومهامك.',
      },
    ],
    related: ['queue', 'decide', 'sign', 'absence'],
  },
  {
    key: 'queue',
    title: {
      zh: '待审申报：查找、筛选和指派',
      en: 'The queue: finding, filtering, assigning',
      ar: 'قائمة المراجعة: البحث والتصفية والإسناد',
    },
    access: { right: 'review.read' },
    pages: ['/review/filings'],
    steps: [
      {
        zh: '“待我办理”先列自己的，再列无人承办的和同事的；“全部状态”可查任何申报。',
        en: '“Waiting for me” has your own first, then nobody’s, then colleagues’; “All statuses” finds any filing.',
        ar: 'تعرض “بانتظاري” طلباتك أولًا ثم ما لا مراجع له ثم طلبات الزملاء، وتجد في “كل الحالات” أي طلب.',
      },
      {
        zh: '按项目、批次、期限、核查等筛选，用“按申报书内容筛选”按某个字段的内容查找；常用的筛选“保存为视图”。',
        en: 'Filter by program, batch, deadline, checks and more; “Filter by an answer” looks into one field; keep filters with “Save as view”.',
        ar: 'صفِّ حسب البرنامج والدفعة والمهلة والتحقق وغيرها، ويبحث “تصفية حسب محتوى النموذج” في حقل واحد، واحفظ التصفية المعتادة عبر “حفظ كعرض جديد”.',
      },
      {
        zh: '选择申报后“指派审核人”；选多人时按各人未办结件数平均分配。',
        en: 'Select filings and “Assign reviewers”; with several people they are shared out by what each has open.',
        ar: 'حدّد الطلبات ثم “إسناد إلى مراجعين”، وإن كانوا عدة أشخاص وُزعت بحسب ما لدى كل منهم من طلبات مفتوحة.',
        needs: 'review.first',
      },
      {
        zh: '“导出”可得到表格、会审表、汇总表、公示名单或归档包。',
        en: '“Export” gives tables, lists to print, or an archive.',
        ar: 'يعطي “تصدير” جداول وقوائم للطباعة وقوائم الإعلان العام أو أرشيفًا.',
      },
    ],
    notes: [
      {
        zh: '显示的列可以选择；宽度不足时，选中而未显示的列会注明。',
        en: 'Choose the columns to show; those that do not fit are named.',
        ar: 'اختر الأعمدة الظاهرة، وما لا يتسع له العرض يُذكر اسمه.',
      },
    ],
    related: ['decide', 'many', 'export'],
  },
  {
    key: 'decide',
    title: { zh: '审核一件申报', en: 'Reviewing a filing', ar: 'مراجعة طلب' },
    access: { right: 'review.read' },
    pages: ['/review/filing'],
    steps: [
      {
        zh: '先看页面上方的严重问题和“系统核对”：条件、登记名册、与其他申报重复的人员或知识产权、与以往不一致的数据。',
        en: 'Read the grave findings above and “Checks” first: conditions, registers, people or rights that other filings have too, figures that differ from earlier ones.',
        ar: 'اقرأ أولًا الملاحظات الجسيمة في الأعلى و“التحقق الآلي”: الشروط والسجلات، والأشخاص أو الحقوق المكررة في طلبات أخرى، والأرقام المخالفة لما سبق.',
      },
      {
        zh: '逐栏查看“申报内容”；点击附件名称或按 N 键在页面旁查看附件。',
        en: 'Go through the answers; click a file or press N to see it beside the page.',
        ar: 'تصفح الإجابات قسمًا قسمًا، وانقر مرفقًا أو اضغط N لعرضه بجانب الصفحة.',
      },
      {
        zh: '需要修改的，点击该处内容写“修改要求”，企业会看到对应位置。',
        en: 'Where something is to be corrected click its place and write the remark: the company is led to it.',
        ar: 'حيث يلزم تصحيح انقر موضعه واكتب المطلوب، فتُقاد الشركة إليه.',
        needs: 'review.first',
      },
      {
        zh: `在“办理”中选择事项，填写原因和意见，“提交办理”。退回须给修改期限，最长${MAX_CORRECTION_DAYS}个工作日。`,
        en: `Under “Decide” choose the step, give reasons and opinion, and “Send the decision”. A return has a deadline of at most ${MAX_CORRECTION_DAYS} working days.`,
        ar: `في “البتّ” اختر الإجراء واكتب الأسباب والرأي ثم “إرسال القرار”. وللإعادة مهلة أقصاها ${MAX_CORRECTION_DAYS} من أيام العمل.`,
        needs: 'review.first',
      },
      {
        zh: '提交过多次的，“与上次提交相比”列出改动，“历次提交”可比较任意两次。',
        en: 'For one sent several times “Changed since the last submission” has the changes, and “Submissions” compares any two.',
        ar: 'لما قُدم مرات عدة يعرض “ما تغير منذ التقديم السابق” التغييرات، وتقارن “مرات التقديم” بين أي مرتين.',
      },
    ],
    notes: [
      {
        zh: '办理后短时间内可“撤回办理”，到时才生效并通知企业。流程要求复核或签发的，签署后才生效。',
        en: 'For a moment a decision can be taken back with “Take back the decision”; then it takes effect and the company is told. Where the workflow asks for signatures it waits for them.',
        ar: 'يمكن “سحب القرار” لوقت قصير، ثم يسري وتُبلَّغ الشركة. وحيث يشترط المسار توقيعات ينتظرها.',
        needs: 'review.first',
      },
      {
        zh: '“常用语”可填入意见，其中的企业和项目名称自动代入。',
        en: '“Phrases” fills in phrases of yours and of colleagues, with the names put in.',
        ar: 'تملأ “العبارات” رأيك بعبارات محفوظة لك ولزملائك، مع أسماء الشركة والمشروع.',
        needs: 'review.first',
      },
      {
        zh: '您打开申报会记入查阅记录。',
        en: 'Opening a filing is noted in the read log.',
        ar: 'يُسجَّل فتحك للطلب في سجل الاطلاع.',
      },
    ],
    related: ['queue', 'sign', 'panel', 'export'],
  },
  {
    key: 'many',
    title: { zh: '一次办理多件', en: 'Deciding on many at once', ar: 'البت في طلبات كثيرة معًا' },
    access: { right: 'review.first' },
    pages: ['/review/orders', '/review/filings'],
    steps: [
      {
        zh: '在“待审申报”勾选申报后办理选中的，或按筛选结果办理；标题写明件数。',
        en: 'Select filings in “Review” and decide on them, or on all that the filter has found; the title says how many.',
        ar: 'حدّد الطلبات في “مراجعة الطلبات” وبتّ فيها، أو في كل نتائج التصفية، ويذكر العنوان عددها.',
      },
      {
        zh: `先看“提交前请先查看”：有严重问题、有核查事项和您从未打开过的件数。超过${COUNT_CONFIRMATION_THRESHOLD}件时须输入件数确认。`,
        en: `Read “Look at these first”: how many have grave findings, open checks, or were never opened. Above ${COUNT_CONFIRMATION_THRESHOLD} you type the number.`,
        ar: `اقرأ “راجع هذه أولًا”: كم منها فيه ملاحظات جسيمة أو أمور للتحقق أو لم تفتحه قط. وفوق ${COUNT_CONFIRMATION_THRESHOLD} تكتب العدد للتأكيد.`,
      },
      {
        zh: '提交后在“我的办理”查看各件结果；生效前可撤回或停止其余各件。',
        en: 'See what became of each under “My decisions”; until it takes effect you can take it back or stop the rest.',
        ar: 'اعرض نتيجة كل طلب في “قراراتي”، وقبل السريان يمكنك السحب أو إيقاف ما بقي.',
      },
    ],
    notes: [
      {
        zh: '“我的办理”从“待审申报”页面进入。不能办理的申报列出原因，其余照常办理。',
        en: '“My decisions” is opened from the queue. What cannot be decided is listed with its reason; the rest goes on.',
        ar: 'تُفتح “قراراتي” من قائمة المراجعة. وما لا يمكن البت فيه يُذكر مع سببه ويُستكمل الباقي.',
      },
    ],
    related: ['decide', 'sign'],
  },
  {
    key: 'sign',
    title: { zh: '复核和签发：签署办理', en: 'Signing decisions', ar: 'توقيع القرارات' },
    access: { right: 'review.first' },
    pages: ['/review/toSign'],
    steps: [
      {
        zh: '“待我签署”列出同事办理后待您复核或签发的决定；菜单和首页显示件数，并有消息提醒。',
        en: '“Waiting for your signature” has the decisions of colleagues that wait for your check or issue; menu and home page count them, and a message tells you.',
        ar: 'في “بانتظار توقيعك” قرارات الزملاء التي تنتظر تدقيقك أو إصدارك، ويظهر عددها في القائمة والصفحة الرئيسية وتصلك رسالة.',
      },
      {
        zh: '打开申报查看“拟办意见”，“同意并签署”；或选择多件“签署所选”。',
        en: 'Open the filing, read “Decision” and choose “Agree and sign”; or select several and “Sign selected”.',
        ar: 'افتح الطلب واقرأ “القرار” ثم “موافقة وتوقيع”، أو حدّد عدة قرارات ثم “توقيع المحدد”.',
      },
      {
        zh: '不同意的“退回经办人”并写明原因。',
        en: 'If you do not agree, “Send back to the handler” and say why.',
        ar: 'إن لم توافق فاختر “إعادة إلى المعالج” واذكر السبب.',
      },
    ],
    notes: [
      {
        zh: '同一级的各环节须由不同人员承担。最后一个环节签署后，决定在短时间内仍可由经办人撤回。',
        en: 'The parts of a level are done by different people. After the last signature the officer can still take the decision back for a moment.',
        ar: 'أجزاء المستوى الواحد يتولاها أشخاص مختلفون. وبعد آخر توقيع يبقى للمعالج وقت قصير لسحب القرار.',
      },
    ],
    related: ['decide', 'workflow'],
  },
  {
    key: 'absence',
    title: { zh: '离岗代办', en: 'Deputies during absences', ar: 'النواب أثناء الغياب' },
    access: { right: 'review.first' },
    pages: ['/review/absences'],
    steps: [
      {
        zh: '选择“登记离岗”，填写日期和代办人。',
        en: 'Choose “Add absence”, give the days and the deputy.',
        ar: 'اختر “تسجيل غياب” وأدخل الأيام والنائب.',
      },
      {
        zh: '期间指派给您的申报由代办人办理，意见注明代谁办理；期满自动恢复，也可“结束离岗”。',
        en: 'Meanwhile the deputy handles what is assigned to you, and it says for whom; it ends by itself, or with “End absence”.',
        ar: 'يعالج النائب خلالها ما أُسند إليك ويُذكر عمّن ينوب، وتنتهي النيابة تلقائيًا أو عبر “إنهاء الغياب”.',
      },
    ],
    notes: [
      {
        zh: `代办人须与您同一部门、同一角色，并承担您的全部项目和环节；最长${MAX_ABSENCE_DAYS}天。`,
        en: `A deputy is of the same department and role, with all your programs and duties; at most ${MAX_ABSENCE_DAYS} days.`,
        ar: `يكون النائب من إدارتك وبدورك وله كل برامجك ومهامك، ولمدة أقصاها ${MAX_ABSENCE_DAYS} يومًا.`,
      },
    ],
    related: ['queue'],
  },
  {
    key: 'export',
    title: { zh: '名单、导出和归档', en: 'Lists, exports and archives', ar: 'القوائم والتصدير والأرشفة' },
    access: { right: 'review.list' },
    pages: ['/review/filings', '/review/filing', '/index'],
    steps: [
      {
        zh: '在申报列表筛选后选择“导出”。',
        en: 'Filter the list of declarations and choose “Export”.',
        ar: 'صفِّ قائمة الطلبات ثم اختر “تصدير”.',
      },
      {
        zh: `选择文件格式：Excel或CSV可选列；PDF有会审表、汇总表和公示名单，最多${MAX_PRINTED_FILINGS}件。`,
        en: `Choose the format: Excel or CSV with the columns you want; PDF lists of at most ${MAX_PRINTED_FILINGS} filings.`,
        ar: `اختر الصيغة: Excel أو CSV بالأعمدة التي تريدها، أو قوائم PDF لما لا يزيد على ${MAX_PRINTED_FILINGS} طلب.`,
      },
      {
        zh: `归档包每件一个文件夹，含申报书、附件、文书、证书和日志，最多${MAX_ARCHIVED_FILINGS}件，在“我的归档包”下载，保留${ARCHIVE_RETENTION_DAYS}天。`,
        en: `An archive has a folder for each filing with declaration, files, letters, certificate and log, at most ${MAX_ARCHIVED_FILINGS}; it stands under “Your archives” for ${ARCHIVE_RETENTION_DAYS} days.`,
        ar: `في الأرشيف مجلد لكل طلب فيه التصريح والمرفقات والوثائق والشهادة والسجل، بحد أقصى ${MAX_ARCHIVED_FILINGS} طلب، ويبقى في “أرشيفاتك” ${ARCHIVE_RETENTION_DAYS} يومًا.`,
        needs: 'review.read',
      },
    ],
    notes: [
      {
        zh: '财务人员只看到已通过的申报及其批准金额。',
        en: 'Finance officers see approved filings with their grants only.',
        ar: 'لا يرى موظفو المالية إلا الطلبات المعتمدة ومنحها.',
      },
    ],
    related: ['queue', 'ranking', 'recognitionList'],
  },
];
