import type { Text } from '../text';

/** Messages about windows. Times are in Asia/Shanghai. The second half is for administrators. */
export const windowMessages = {
  none: {
    zh: '“{{program}}”目前没有申报批次，草稿已保留，请留意申报时间安排',
    en: '{{program}} has no declaration window at present. The draft is kept: watch for the next declaration window',
    ar: 'ليس لـ{{program}} فترة تقديم حاليًا. المسودة محفوظة: ترقب الفترة القادمة',
  },
  upcoming: {
    zh: '“{{program}}”尚未开始申报，草稿已保留，请在{{opens_at}}至{{closes_at}}（北京时间）提交',
    en: '{{program}} is not open yet. The draft is kept: submit it from {{opens_at}} to {{closes_at}} (Beijing time)',
    ar: 'لم يُفتح {{program}} بعد. المسودة محفوظة: قدّمها من {{opens_at}} إلى {{closes_at}} (بتوقيت بكين)',
  },
  closed: {
    zh: '“{{program}}”已于{{closes_at}}（北京时间）截止申报，草稿已保留，请留意下一批次的申报时间',
    en: '{{program}} closed at {{closes_at}} (Beijing time). The draft is kept: watch for the next batch',
    ar: 'أُغلق {{program}} في {{closes_at}} (بتوقيت بكين). المسودة محفوظة: ترقب الدفعة القادمة',
  },
  suspended: {
    zh: '“{{program}}”自{{since}}（北京时间）起暂停受理，草稿已保留，何时恢复另行通知',
    en: '{{program}} is suspended since {{since}} (Beijing time). The draft is kept: you will be told when it goes on',
    ar: '{{program}} معلّق منذ {{since}} (بتوقيت بكين). المسودة محفوظة: ستُبلّغ عند استئنافه',
  },
  created: { zh: '{{batch}}已建立', en: 'Created: {{batch}}', ar: 'أُنشئت: {{batch}}' },
  changed: { zh: '申报时间已保存', en: 'The window is saved', ar: 'حُفظت فترة التقديم' },
  opened: { zh: '已开放申报', en: 'The window is open', ar: 'فُتحت فترة التقديم' },
  closedNow: { zh: '已截止申报', en: 'The window is closed', ar: 'أُغلقت فترة التقديم' },
  extended: {
    zh: '截止时间已延长至{{until}}',
    en: 'The closing time is extended to {{until}}',
    ar: 'مُدّد موعد الإغلاق إلى {{until}}',
  },
  extendedForCompany: {
    zh: '已为该企业延长截止时间至{{until}}',
    en: 'The closing time of the company is extended to {{until}}',
    ar: 'مُدّد موعد الإغلاق للشركة إلى {{until}}',
  },
  extensionEnded: {
    zh: '已取消该企业的延期',
    en: 'The extension of the company has ended',
    ar: 'انتهى تمديد الشركة',
  },
  unknownProgram: {
    zh: '没有这个申报项目，请重新选择',
    en: 'There is no such program. Choose again',
    ar: 'لا يوجد هذا البرنامج. اختر مجددًا',
  },
  unknownCompany: {
    zh: '没有统一社会信用代码为{{code}}的企业，请核对代码',
    en: 'No company has the credit code {{code}}. Check it',
    ar: 'لا شركة برمز الائتمان {{code}}. راجعه',
  },
  stale: {
    zh: '{{by}}已于{{at}}修改了该批次，您的修改未保存，请刷新后再改',
    en: '{{by}} changed this window at {{at}}. Your change is not made. Reload the page first',
    ar: 'غيّر {{by}} هذه الفترة في {{at}} ولم يُنفذ تغييرك. أعد تحميل الصفحة أولًا',
  },
  closesBeforeOpens: {
    zh: '截止时间须晚于开始时间，请调整',
    en: 'The closing time has to be after the opening. Change one of them',
    ar: 'يجب أن يكون وقت الإغلاق بعد الفتح. غيّر أحدهما',
  },
  closesInPast: {
    zh: '截止时间{{closes_at}}已过，新批次须在将来截止',
    en: 'The closing time {{closes_at}} has passed, a new batch has to close later than now',
    ar: 'انقضى وقت الإغلاق {{closes_at}}، ويجب أن تُغلق الدفعة الجديدة بعد الآن',
  },
  reviewBeforeClose: {
    zh: '初审完成时间不能早于截止时间，请调整',
    en: 'The first review cannot be due before the closing time. Choose a later one',
    ar: 'لا يكون موعد المراجعة الأولى قبل وقت الإغلاق. اختر موعدًا لاحقًا',
  },
  overlaps: {
    zh: '与{{batch}}（{{opens_at}}至{{closes_at}}）时间重叠，请调整',
    en: 'This overlaps with {{batch}} ({{opens_at}} to {{closes_at}}). Choose other times',
    ar: 'يتداخل هذا مع {{batch}} ({{opens_at}} إلى {{closes_at}}). اختر أوقاتًا أخرى',
  },
  openedAlready: {
    zh: '该批次已开放且有{{count}}份申报，不能改为以后开放；需要暂停请停用',
    en: 'The window has opened (filings: {{count}}), so its opening cannot be postponed. Switch it off to pause it',
    ar: 'فُتحت الفترة (الطلبات: {{count}}) فلا يؤجل فتحها. أوقفها لتعليقها',
  },
  quotaUsed: {
    zh: '已有企业在本批次持有{{held}}份，限额不能更低，请填写{{held}}或更大的数',
    en: 'A company holds {{held}} filings of this batch already. Give a quota of {{held}} or more',
    ar: 'لشركة {{held}} طلبات في هذه الدفعة. حدد حصة {{held}} فأكثر',
  },
  draftsUnderWay: {
    zh: '该批次的截止时间为{{closes_at}}，还有{{count}}份草稿未提交，截止后将无法提交，有草稿的企业会收到通知。确需截止请再次确认',
    en: 'The batch closes at {{closes_at}}. Drafts that could no longer be submitted: {{count}}. Their companies are told. Confirm to end it nevertheless',
    ar: 'تُغلق الدفعة في {{closes_at}}. مسودات لا يعود تقديمها ممكنًا: {{count}}، وتُبلّغ شركاتها. أكّد الإنهاء مع ذلك',
  },
  draftsSuspended: {
    zh: '还有{{count}}份草稿未提交，停用期间无法提交，恢复后仍可提交；有草稿的企业会收到暂停通知和所填原因。确需停用请再次确认',
    en: 'Drafts that cannot be submitted until the window is switched on again: {{count}}. Their companies are told that it is suspended, with the reason as given. Confirm to switch it off nevertheless',
    ar: 'مسودات لا يمكن تقديمها حتى تُشغّل الفترة مجددًا: {{count}}. تُبلّغ شركاتها بالتعليق وبالسبب كما كُتب. أكّد الإيقاف مع ذلك',
  },
  shortened: {
    zh: '截止时间将由{{old_closes_at}}提前到{{closes_at}}（提前{{span}}）。未提交的草稿{{drafts}}份，须在新的截止时间前提交；已提交的申报{{submitted}}份，此后不能撤回修改。有草稿的企业会收到通知和所填原因。确需提前请再次确认',
    en: 'The closing time moves from {{old_closes_at}} to {{closes_at}}, earlier by {{span}}. Drafts that have to be submitted by then: {{drafts}}. Filings that can be withdrawn until then: {{submitted}}. Companies with drafts are told, with the reason as given. Confirm to move it nevertheless',
    ar: 'ينتقل موعد الإغلاق من {{old_closes_at}} إلى {{closes_at}}، أبكر بمقدار {{span}}. مسودات يلزم تقديمها قبله: {{drafts}}. طلبات يمكن سحبها قبله: {{submitted}}. تُبلّغ الشركات ذات المسودات بالسبب كما كُتب. أكّد التقديم مع ذلك',
  },
  spanInDays: { zh: '{{days}}天{{hours}}小时', en: '{{days}} d {{hours}} h', ar: '{{days}} ي {{hours}} س' },
  spanInMinutes: {
    zh: '{{hours}}小时{{minutes}}分钟',
    en: '{{hours}} h {{minutes}} min',
    ar: '{{hours}} س {{minutes}} د',
  },
  reasonMissing: { zh: '请说明调整原因', en: 'Give a reason for the change', ar: 'اذكر سبب التغيير' },
  notUpcoming: {
    zh: '只有未开始的批次可以立即开放，请刷新后查看',
    en: 'Only a window that has not opened can be opened now. Reload to see its state',
    ar: 'لا تُفتح الآن إلا فترة لم تُفتح. أعد التحميل لترى حالتها',
  },
  notOpen: {
    zh: '只有申报中的批次可以立即截止，请刷新后查看',
    en: 'Only an open window can be closed now. Reload to see its state',
    ar: 'لا تُغلق الآن إلا فترة مفتوحة. أعد التحميل لترى حالتها',
  },
  switchedOff: {
    zh: '该批次已停用，请先启用',
    en: 'The window is switched off. Switch it on first',
    ar: 'الفترة موقوفة. شغّلها أولًا',
  },
  notLater: {
    zh: '延长后的时间须晚于现在的截止时间{{closes_at}}，且晚于当前时间',
    en: 'The new time has to be after the present closing time {{closes_at}}, and after now',
    ar: 'يجب أن يكون الوقت الجديد بعد وقت الإغلاق الحالي {{closes_at}} وبعد الآن',
  },
} satisfies Record<string, Text>;

/** Messages about the working-day calendar. */
export const calendarMessages = {
  saved: {
    zh: '{{year}}年工作日历已保存',
    en: 'The working days of {{year}} are saved',
    ar: 'حُفظت أيام العمل لسنة {{year}}',
  },
  otherYear: {
    zh: '{{date}}不在{{year}}年内，请改正',
    en: '{{date}} is not a day of {{year}}. Correct it',
    ar: '{{date}} ليس يومًا من {{year}}. صحّحه',
  },
  twice: {
    zh: '{{date}}出现了两次，请删去一处',
    en: '{{date}} stands there twice. Remove one',
    ar: '{{date}} مكرر. أزل أحدهما',
  },
  yearMissing: {
    zh: '{{year}}年的节假日还没有录入，{{day}}可能不是工作日。建议先在“工作日历”中录入该年安排；仍按此日期设定的，请确认',
    en: 'The holidays of {{year}} are not entered, and {{day}} may not be a working day. Enter the year under working days first, or confirm this date',
    ar: 'لم تُدخل عطل {{year}} وقد لا يكون {{day}} يوم عمل. أدخل السنة في أيام العمل أولًا أو أكّد هذا التاريخ',
  },
  noHoliday: {
    zh: '{{year}}年还没有放假日，未保存，请先添加',
    en: '{{year}} has no holiday yet, so nothing is saved. Add one first',
    ar: 'لا عطلة في {{year}} بعد، فلم يُحفظ شيء. أضف واحدة أولًا',
  },
  worksAnyway: {
    zh: '{{date}}本来就是工作日，只有周末才能设为调休上班，请删去或改选周末',
    en: '{{date}} is a working day anyway, and only a day of a weekend can be worked in place of another: remove it, or choose such a day',
    ar: '{{date}} يوم عمل أصلًا، ولا يُعمل بدل غيره إلا يوم من عطلة الأسبوع: أزله أو اختر يومًا كهذا',
  },
  conflict: {
    zh: '{{by}}已于{{at}}修改了{{year}}年的工作日历，您的修改未保存，请刷新后再改',
    en: '{{by}} changed the working days of {{year}} at {{at}}. Yours are not saved. Reload the page first',
    ar: 'غيّر {{by}} أيام عمل {{year}} في {{at}} ولم تُحفظ أيامك. أعد تحميل الصفحة أولًا',
  },
} satisfies Record<string, Text>;
