/** Topics about what follows a review: public notice, objections, appeals, recognitions. */

import { APPEAL_ANSWER_DAYS } from '@domain/appeals/appeal';
import { OBJECTION_ANSWER_DAYS } from '@domain/objections/objection';
import type { HelpTopic } from '../topic';

export const afterReview: readonly HelpTopic[] = [
  {
    key: 'objections',
    title: { zh: '公示和异议', en: 'Public notices and objections', ar: 'الإعلان العام والاعتراضات' },
    access: { right: 'review.final' },
    pages: ['/review/objections'],
    steps: [
      {
        zh: '公示期内收到的异议列在“公示异议”，首页和消息提醒。未答复的异议暂缓批准。',
        en: 'Objections during a notice stand under “Objections”; home page and a message tell you. Approval waits for the answer.',
        ar: 'تظهر الاعتراضات الواردة أثناء الإعلان العام في “الاعتراضات”، وتنبهك الصفحة الرئيسية ورسالة. ويتوقف الاعتماد حتى الرد.',
      },
      {
        zh: '核查后“答复”：选择“核查结论”，写明理由，“发送答复”，答复原样显示给异议人。',
        en: 'Look into it, then “Answer”: choose “Finding”, give reasons, “Send answer”; the sender reads it as it is.',
        ar: 'تحقق من الأمر ثم “رد”: اختر “النتيجة” واذكر الأسباب ثم “إرسال الرد”، ويقرؤه المعترض كما هو.',
      },
      {
        zh: '异议成立的，到该申报作出处理。',
        en: 'If it is well founded, decide on the filing.',
        ar: 'إن كان الاعتراض صحيحًا فبتّ في الطلب.',
      },
    ],
    notes: [
      {
        zh: `须在${OBJECTION_ANSWER_DAYS}个工作日内答复。异议人信息只供核查，不向被公示单位公开。`,
        en: `The answer is due within ${OBJECTION_ANSWER_DAYS} working days. Who objected is not told to the company.`,
        ar: `الرد مستحق خلال ${OBJECTION_ANSWER_DAYS} من أيام العمل. ولا تُبلَّغ الشركة باسم المعترض.`,
      },
    ],
    related: ['ranking', 'hear'],
  },
  {
    key: 'hear',
    title: { zh: '审理申诉', en: 'Hearing appeals', ar: 'النظر في التظلمات' },
    access: { right: 'review.final' },
    pages: ['/review/appeals'],
    steps: [
      {
        zh: '“申诉”列出您可以审理的申诉；您参与过的决定不在其中。',
        en: '“Appeal” has those that you may hear; decisions you had a part in are not among them.',
        ar: 'في “التظلمات” ما يمكنك النظر فيه، وليس منه قرارات شاركت فيها.',
      },
      {
        zh: '“审理”：查看申报、原决定和理由，选择“处理结果”，写“处理理由”。',
        en: '“Decide”: read filing, decision and reasons, choose “Outcome” and write “Reasons”.',
        ar: '“نظر”: اقرأ الطلب والقرار الأصلي والأسباب، واختر “النتيجة” واكتب “أسباب النتيجة”.',
      },
      {
        zh: '“发送处理结果”后企业收到决定书；申诉成立的，申报恢复到原环节。',
        en: '“Send outcome” sends the letter; if it is upheld the filing goes back to where it was.',
        ar: 'يرسل “إرسال النتيجة” وثيقة القرار إلى الشركة، وإن قُبل التظلم عاد الطلب إلى مرحلته السابقة.',
      },
    ],
    notes: [
      {
        zh: `须在${APPEAL_ANSWER_DAYS}个工作日内答复，超期会标明。`,
        en: `It is due within ${APPEAL_ANSWER_DAYS} working days; what is late is marked.`,
        ar: `مستحق خلال ${APPEAL_ANSWER_DAYS} من أيام العمل، ويُشار إلى المتأخر.`,
      },
    ],
    related: ['objections'],
  },
  {
    key: 'payments',
    title: { zh: '资金拨付', en: 'Payments of grants', ar: 'صرف المنح' },
    access: { right: 'payment.read' },
    pages: ['/review/payments'],
    steps: [
      {
        zh: '“资金拨付”列出有批准金额的申报、收款账户、已拨付和未拨付金额，可按拨付状态筛选；“导出”的表格含完整账号。',
        en: '“Payments” has filings with a grant, their accounts, what was paid and what remains; filter by state. The exported sheet has whole account numbers.',
        ar: 'في “صرف المنح” الطلبات ذات المنحة وحساباتها والمصروف والمتبقي، ويمكن التصفية حسب الحالة. وفي الجدول المصدَّر أرقام الحسابات كاملة.',
      },
      {
        zh: '款项拨出后点“登记拨付”，填写金额、拨付日期和凭证号，可分多次登记。',
        en: 'Once money has gone out choose “Record payment” and enter amount, day and voucher; instalments are recorded one by one.',
        ar: 'بعد خروج المال اختر “تسجيل صرف” وأدخل المبلغ والتاريخ ورقم السند، وتُسجَّل الدفعات واحدة واحدة.',
        needs: 'payment.record',
      },
      {
        zh: '登记有误的点“撤销登记”，写明原因后重新登记。',
        en: 'A wrong record is undone with “Take back” and a reason; then record it again.',
        ar: 'التسجيل الخاطئ يُلغى بـ“إلغاء التسجيل” مع السبب، ثم يُسجَّل من جديد.',
        needs: 'payment.record',
      },
    ],
    notes: [
      {
        zh: '企业在其申报中看到拨付日期和金额并收到通知。查看完整账号会记入查阅记录。',
        en: 'The company sees day and amount at its filing and is told. Reading a whole account number goes into the read log.',
        ar: 'ترى الشركة التاريخ والمبلغ في طلبها وتُبلَّغ. والاطلاع على رقم حساب كامل يُدوَّن في سجل الاطلاع.',
      },
    ],
    related: ['ranking', 'export'],
  },
  {
    key: 'recognitionList',
    title: { zh: '已通过的认定', en: 'Recognitions', ar: 'الاعتمادات الممنوحة' },
    access: { right: 'review.list' },
    pages: ['/review/recognitions'],
    steps: [
      {
        zh: '“资质认定”列出通过的认定、证书编号、有效期和状态，可按项目、状态筛选或搜索，并可导出。',
        en: '“Recognitions” has recognitions with number, validity and state; filter, search or export.',
        ar: 'في “الاعتمادات” كل اعتماد مع رقم شهادته وصلاحيته وحالته، ويمكن التصفية والبحث والتصدير.',
      },
      {
        zh: '更名、遗失或有误的，“重新出具证书”：编号不变，原证书作废，企业会收到通知。',
        en: 'After a change of name, a loss or a mistake, “Issue anew”: the number stays, the former one is void, and the company is told.',
        ar: 'بعد تغيير الاسم أو الفقد أو الخطأ استخدم “إصدار الشهادة من جديد”: يبقى الرقم وتُلغى الشهادة السابقة وتُبلَّغ الشركة.',
        needs: 'review.final',
      },
      {
        zh: '系统启用前发放的，用“导入历史认定”按模板导入，到期提醒与其他认定相同。',
        en: 'Those from before the portal come in with “Import earlier ones”, by a template; reminders are the same.',
        ar: 'ما مُنح قبل تشغيل البوابة يدخل عبر “استيراد اعتمادات سابقة” بنموذج، وتذكيرات انتهائه كغيره.',
        needs: 'review.final',
      },
      {
        zh: '“查看申报”打开对应申报。',
        en: '“View the filing” opens the filing.',
        ar: 'يفتح “عرض الطلب” الطلب نفسه.',
        needs: 'review.read',
      },
    ],
    related: ['export'],
  },
];
