/** Frequent questions, with answers that say what the portal does. */
import type { Text } from '../text';
import { CORRECTION_DAYS } from '../windows/state';

export const topics = {
  saving: { zh: '填写与保存', en: 'Filling in and saving', ar: 'التعبئة والحفظ' },
  deadline: { zh: '申报时间', en: 'Deadlines', ar: 'المواعيد' },
  receipt: { zh: '提交与回执', en: 'Submission and receipts', ar: 'التقديم والإيصالات' },
  correction: { zh: '退回与修改', en: 'Corrections', ar: 'التصحيحات' },
  account: { zh: '账号与企业信息', en: 'Accounts and company information', ar: 'الحسابات وبيانات الشركة' },
} as const satisfies Record<string, Text>;

export interface CommonQuestion {
  topic: keyof typeof topics;
  question: Text;
  answer: Text;
}

export const questions: CommonQuestion[] = [
  {
    topic: 'saving',
    question: {
      zh: '填到一半可以离开吗？',
      en: 'Can I leave in the middle of a declaration?',
      ar: 'هل يمكنني المغادرة أثناء تعبئة التصريح؟',
    },
    answer: {
      zh: '可以。停止输入几秒后系统自动保存，页面上会写明保存时间。下次登录后，在首页或“我的申报”中选择“继续填写”。',
      en: 'Yes. What you enter is saved a few seconds after you stop typing, and the page says when. After your next sign-in choose “Continue” on the home page or under My declarations.',
      ar: 'نعم. يُحفظ ما تدخله بعد ثوانٍ من توقفك عن الكتابة، وتذكر الصفحة وقت الحفظ. بعد تسجيل الدخول التالي اختر «متابعة» في الصفحة الرئيسية أو في «تصاريحي».',
    },
  },
  {
    topic: 'saving',
    question: {
      zh: '网络断开时已填写的内容会丢失吗？',
      en: 'Is my work lost when the network fails?',
      ar: 'هل يضيع عملي عند انقطاع الشبكة؟',
    },
    answer: {
      zh: '不会。内容先存放在本机浏览器中，网络恢复后自动送达服务器。请勿在恢复前清除浏览器数据或换用其他电脑。',
      en: 'No. It is kept in this browser first and sent when the network is back. Until then do not clear the browser’s data and do not change computers.',
      ar: 'لا. يُحفظ أولًا في هذا المتصفح ويُرسل عند عودة الشبكة. إلى ذلك الحين لا تمسح بيانات المتصفح ولا تنتقل إلى جهاز آخر.',
    },
  },
  {
    topic: 'saving',
    question: {
      zh: '两位同事可以同时填写同一份申报吗？',
      en: 'Can two colleagues edit the same declaration?',
      ar: 'هل يمكن لزميلين تعديل التصريح نفسه؟',
    },
    answer: {
      zh: '可以。各自修改的不同内容会合并；同一项被两人修改时，系统列出两个值，由您选择，不会互相覆盖。',
      en: 'Yes. Changes to different fields are merged. Where both changed the same field the portal shows both values and lets you choose; nothing is overwritten.',
      ar: 'نعم. تُدمج التعديلات على الحقول المختلفة. وإذا عدّلا الحقل نفسه عرضت البوابة القيمتين لتختار بينهما، ولا يُستبدل شيء من دون علمك.',
    },
  },
  {
    topic: 'saving',
    question: {
      zh: '金额按什么单位填写？',
      en: 'In which unit are amounts entered?',
      ar: 'بأي وحدة تُدخل المبالغ؟',
    },
    answer: {
      zh: '按字段名称后标注的单位填写，一般为万元，最多两位小数。可以从电子表格中整块复制粘贴到年度表格里。',
      en: 'In the unit named beside the field, usually 10,000 yuan (万元) with at most two decimals. A block copied from a spreadsheet can be pasted into the grids.',
      ar: 'بالوحدة المذكورة بجانب الحقل، وهي عادةً عشرة آلاف يوان بخانتين عشريتين على الأكثر. ويمكن لصق كتلة منسوخة من جدول بيانات في الجداول.',
    },
  },
  {
    topic: 'deadline',
    question: {
      zh: '截止时间以哪里的时钟为准？',
      en: 'Whose clock decides about the deadline?',
      ar: 'بأي ساعة يُحسب الموعد النهائي؟',
    },
    answer: {
      zh: '以服务器收到提交的时间为准，按北京时间计算。页面显示的剩余天数也来自服务器，与您电脑的时钟和时区无关。',
      en: 'The moment at which the server receives your submission, in Beijing time. The days left that you see come from the server too; the clock and time zone of your computer do not matter.',
      ar: 'بلحظة استلام الخادم لطلبك بتوقيت بكين. والأيام المتبقية التي تراها من الخادم أيضًا، فلا أثر لساعة جهازك ولا لمنطقته الزمنية.',
    },
  },
  {
    topic: 'deadline',
    question: {
      zh: '截止以后草稿还在吗？',
      en: 'What happens to my draft after the deadline?',
      ar: 'ماذا يحدث لمسودتي بعد الموعد النهائي؟',
    },
    answer: {
      zh: '草稿保留，可以查看和打印，但不能再提交。如管理部门延长申报时间，您会收到消息，届时可继续提交。',
      en: 'It is kept, and you can read and print it, but not submit it. If the authority extends the time you get a message and can submit again.',
      ar: 'تبقى محفوظة ويمكنك الاطلاع عليها وطباعتها، لكن لا يمكن تقديمها. وإذا مددت الجهة الموعد وصلتك رسالة وأمكنك التقديم.',
    },
  },
  {
    topic: 'receipt',
    question: {
      zh: '怎样确认申报已经送达？',
      en: 'How do I know that my declaration has arrived?',
      ar: 'كيف أعرف أن تصريحي قد وصل؟',
    },
    answer: {
      zh: '提交成功后立即显示申报编号和服务器时间，同时发送一条消息。编号可随时在“我的申报”中查看，回执可以打印。没有申报编号即未提交。',
      en: 'A receipt number and the server’s time are shown at once, and a message is sent. You find the number at any time under My declarations and can print the receipt. Without a number nothing was submitted.',
      ar: 'يظهر فورًا رقم الإيصال ووقت الخادم، وتصلك رسالة. تجد الرقم دائمًا في «تصاريحي» ويمكنك طباعة الإيصال. ومن دون رقم لم يُقدَّم شيء.',
    },
  },
  {
    topic: 'receipt',
    question: {
      zh: '提交后发现填错了怎么办？',
      en: 'I found a mistake after submitting. What now?',
      ar: 'وجدت خطأ بعد التقديم. ماذا أفعل؟',
    },
    answer: {
      zh: '在审核人员开始审核之前，企业主账号可以在“我的申报”中撤回，修改后于截止前重新提交。审核开始后不能撤回，请联系归口管理部门退回修改。',
      en: 'Until a reviewer begins, the company’s main account can withdraw the filing under My declarations, and it can be submitted again before the deadline. After that ask the department in charge to return it.',
      ar: 'ما لم تبدأ المراجعة يمكن للحساب الرئيسي للشركة سحب الطلب من «تصاريحي»، ثم تقديمه من جديد قبل الموعد النهائي. وبعد ذلك اطلب من الجهة المختصة إعادته.',
    },
  },
  {
    topic: 'receipt',
    question: {
      zh: '回执上的防伪校验码（SHA-256）有什么用？',
      en: 'What is the hash (SHA-256) on the receipt for?',
      ar: 'ما فائدة رمز التحقق (SHA-256) على الإيصال؟',
    },
    answer: {
      zh: '它由提交时的全部内容计算得出。内容有任何改动，校验码都会不同，因此可以证明所存的版本就是您提交的版本。',
      en: 'It is computed from everything that you submitted. Any change gives another hash, so it proves that the version kept is the one you submitted.',
      ar: 'يُحسب من كل ما قدمته. وأي تغيير يعطي رمزًا آخر، فهو يثبت أن النسخة المحفوظة هي التي قدمتها.',
    },
  },
  {
    topic: 'correction',
    question: {
      zh: '申报被退回后有多少时间修改？',
      en: 'How long do I have to correct a returned filing?',
      ar: 'كم لديّ من الوقت لتصحيح طلب مُعاد؟',
    },
    answer: {
      zh: `一般为${CORRECTION_DAYS}个工作日，以退回通知中写明的时间为准，申报已截止也可以提交。逾期未重新提交的，按不通过处理，可以申诉。`,
      en: `Usually ${CORRECTION_DAYS} working days; the notice of return names the exact time. You can submit even when the window has closed. A filing that is not submitted in time counts as not approved, and you can appeal.`,
      ar: `عادةً ${CORRECTION_DAYS} أيام عمل، ويذكر إشعار الإعادة الوقت بدقة. يمكنك التقديم حتى بعد إغلاق فترة التصريح. والطلب الذي لا يُقدَّم في وقته يُعد غير معتمد، ويمكنك التظلم.`,
    },
  },
  {
    topic: 'correction',
    question: {
      zh: '在哪里查看退回的原因？',
      en: 'Where do I see why it was returned?',
      ar: 'أين أجد سبب الإعادة؟',
    },
    answer: {
      zh: '打开该申报，页面上方列出审核意见和需要修改的项目，并可直接跳转。“我的申报”中的“办理记录”保存了每一次操作。',
      en: 'Open the filing: the opinion and the items to correct stand at the top, with links to them. The log under My declarations keeps every step.',
      ar: 'افتح الطلب: تجد الرأي والبنود المطلوب تصحيحها في الأعلى مع روابط إليها. ويحتفظ السجل في «تصاريحي» بكل خطوة.',
    },
  },
  {
    topic: 'account',
    question: { zh: '谁可以提交申报？', en: 'Who may submit?', ar: 'من يمكنه التقديم؟' },
    answer: {
      zh: '企业主账号可以提交全部项目；填报员可以提交授权给本人的项目；查阅员只能查看。撤回和删除草稿仅限主账号。',
      en: 'The main account submits every program; a declaration officer those granted to them; a read-only user only reads. Withdrawing and deleting drafts is for the main account.',
      ar: 'يقدّم الحساب الرئيسي كل البرامج، ومسؤول التصاريح ما مُنح له، ومستخدم الاطلاع يقرأ فقط. أما السحب وحذف المسودات فللحساب الرئيسي.',
    },
  },
  {
    topic: 'account',
    question: {
      zh: '企业名称或信用代码变更怎么办？',
      en: 'The company’s name or credit code has changed.',
      ar: 'تغيّر اسم الشركة أو رمزها الائتماني.',
    },
    answer: {
      zh: '企业名称、注册地址、法定代表人变更，由企业主账号在“企业变更”中申请，核准后自生效日期起更新。统一社会信用代码不能修改，代码本身变了的，请联系主管部门。归口部门等由管理部门调整，其他信息可在“企业信息”中直接修改，此后新建的申报会自动带出。',
      en: 'The main account asks for a change of name, address or legal representative under Company changes; once accepted it is in effect from its day on. The credit code cannot be changed: if the code itself has changed, ask the office. The department in charge is changed by the office, everything else under Company information, and is filled into new declarations.',
      ar: 'يطلب الحساب الرئيسي تغيير الاسم أو العنوان أو الممثل القانوني في «تغييرات الشركة»، ويسري التغيير بعد الموافقة من يومه المحدد. لا يمكن تغيير الرمز الائتماني؛ وإذا تغيّر الرمز نفسه فاتصل بالجهة المختصة. تُغيّر الجهة المختصة القسمَ المسؤول، وكل ما عدا ذلك يُعدَّل في «بيانات الشركة» وتُملأ به التصاريح الجديدة.',
    },
  },
  {
    topic: 'account',
    question: { zh: '忘记密码怎么办？', en: 'I forgot my password.', ar: 'نسيت كلمة المرور.' },
    answer: {
      zh: '在登录页选择“忘记密码”，用注册手机号收取短信验证码后重设。子账号也可以请企业主账号重置。',
      en: 'Choose “Forgot password” on the sign-in page and set a new one with an SMS code. A sub-user can also ask the main account to reset it.',
      ar: 'اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول وعيّن كلمة جديدة برمز يصلك برسالة نصية. ويمكن للمستخدم الفرعي أيضًا أن يطلب من الحساب الرئيسي إعادة تعيينها.',
    },
  },
];

/** Questions in which every word of the search occurs, in question or answer, whatever the case. */
export function findQuestions(search: string, say: (text: Text) => string): CommonQuestion[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer, topic }) => {
    const text = `${say(topics[topic])} ${say(question)} ${say(answer)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
