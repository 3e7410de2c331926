import type { Text, TextTemplate } from '../text';

/** Messages about the workflow of a program, and about signatures on decisions. */
export const workflowMessages = {
  saved: {
    zh: '审核流程已保存，此后首次提交的申报按第{{version}}版办理',
    en: 'The workflow is saved. Filings submitted from now on follow version {{version}}',
    ar: 'حُفظ سير العمل. تتبع الطلبات المقدمة من الآن الإصدار {{version}}',
  },
  stale: {
    zh: '审核流程已被他人修改，请刷新后再保存',
    en: 'Somebody else has changed the workflow. Reload it and save again',
    ar: 'غيّر شخص آخر سير العمل. أعد تحميله واحفظ مجددًا',
  },
  tooFewLevels: {
    zh: '至少须有两级审核，请增加一级',
    en: 'A workflow has two levels at least. Add one',
    ar: 'لسير العمل مستويان على الأقل. أضف واحدًا',
  },
  levelsRise: {
    zh: '各级审核须自下而上排列且不能重复，请调整',
    en: 'Levels rise from the county to the province, each once: put them in order',
    ar: 'ترتفع المستويات من المقاطعة إلى الإقليم، كل منها مرة: رتّبها',
  },
  firstIsDepartment: {
    zh: '第一级须为县级或区县，请调整',
    en: 'The first level is the county or the district. Change it',
    ar: 'المستوى الأول هو المقاطعة أو المنطقة. غيّره',
  },
  lastIsCity: {
    zh: '最后一级须为市级或省级，请调整',
    en: 'The last level is the city or the province. Change it',
    ar: 'المستوى الأخير هو المدينة أو الإقليم. غيّره',
  },
  dueDays: {
    zh: '{{level}}的办理时限须为1至{{limit}}个工作日',
    en: '{{level}}: give a deadline of 1 to {{limit}} working days',
    ar: '{{level}}: حدد موعدًا من يوم إلى {{limit}} يوم عمل',
  },
  noticeDays: {
    zh: '公示期须为1至{{limit}}个工作日',
    en: 'Give a public notice of 1 to {{limit}} working days',
    ar: 'حدد إعلانًا عامًا من يوم إلى {{limit}} يوم عمل',
  },
  notStaffed: {
    zh: '{{level}}有{{count}}个部门人员不足：{{lacks}}。每个部门须有{{people}}人分别承担各环节，请先在“账号管理”中配置',
    en: {
      one: '{{level}}: {{count}} office lacks people: {{lacks}}. The parts of a decision need {{people}} different persons in each. Add them or their duties under “Accounts” first',
      other:
        '{{level}}: {{count}} offices lack people: {{lacks}}. The parts of a decision need {{people}} different persons in each. Add them or their duties under “Accounts” first',
    },
    ar: '{{level}}: جهات ينقصها أشخاص ({{count}}): {{lacks}}. أجزاء القرار تحتاج إلى {{people}} أشخاص مختلفين، أضفهم في «الحسابات» أولًا',
  },
  noPeople: {
    zh: '{{level}}没有审核人员：须有{{people}}人分别承担各环节，请先在“账号管理”中配置',
    en: '{{level}}: there are no people. The parts of a decision need {{people}} different persons. Add them under “Accounts” first',
    ar: '{{level}}: لا أشخاص. أجزاء القرار تحتاج إلى {{people}} أشخاص مختلفين. أضفهم في «الحسابات» أولًا',
  },
  lacksPart: {
    zh: '{{office}}缺{{parts}}人员',
    en: '{{office}} has nobody to {{parts}}',
    ar: 'ليس لدى {{office}} من يقوم بـ{{parts}}',
  },
  lacksPerson: {
    zh: '{{office}}的{{parts}}可由{{count}}人承担',
    en: {
      one: '{{office}} has {{count}} person for {{parts}}',
      other: '{{office}} has {{count}} people for {{parts}}',
    },
    ar: 'لدى {{office}} من يقوم بـ{{parts}}: {{count}}',
  },
  levelFirst: {
    zh: '该申报尚在{{level}}，须逐级审核',
    en: 'This filing is at an earlier level and has to pass it first: {{level}}',
    ar: 'هذا الطلب في مستوى سابق عليه اجتيازه أولًا: {{level}}',
  },
  lastLevel: {
    zh: '该申报已到最后一级审核，不再逐级上报',
    en: 'This filing is at the last level, which decides on it',
    ar: 'هذا الطلب في المستوى الأخير الذي يبت فيه',
  },
  notYourDuty: {
    zh: '您不承担{{level}}的{{part}}，请由承担的人员办理',
    en: 'You are not assigned to “{{part}}” ({{level}}). Leave it to somebody who is',
    ar: 'لم تُسند إليك «{{part}}» ({{level}}). اتركها لمن أُسندت إليه',
  },
  needsSignatures: {
    zh: '该项办理须经复核或签发，请在办理页面提交',
    en: 'This decision needs the signatures of colleagues, order it at the desk of the filing',
    ar: 'يحتاج هذا القرار إلى توقيعات الزملاء، اطلبه في مكتب الطلب',
  },
  notToSign: {
    zh: '该件已不待签，请刷新列表',
    en: 'This decision does not wait for a signature any more. Reload the list',
    ar: 'لم يعد هذا القرار ينتظر توقيعًا. أعد تحميل القائمة',
  },
  fourEyes: {
    zh: '您已经办或签过此件，须由他人签署',
    en: 'You have decided or signed this already, somebody else has to sign it',
    ar: 'سبق أن بتت أو وقّعت على هذا، وعلى غيرك أن يوقّع',
  },
  noteMissing: { zh: '请填写退回原因', en: 'Say why you send it back', ar: 'اذكر سبب الإعادة' },
  signed: { zh: '已签署', en: 'Signed', ar: 'تم التوقيع' },
  sentBack: { zh: '已退回经办人', en: 'Sent back to the handler', ar: 'أُعيد إلى المعالج' },
  signedMany: {
    zh: '已签署{{done}}件，未能签署{{refused}}件',
    en: 'Signed: {{done}}, not signed: {{refused}}',
    ar: 'وُقّع: {{done}}، لم يُوقّع: {{refused}}',
  },
  sentBackMany: {
    zh: '已退回经办人{{done}}件，未能退回{{refused}}件',
    en: 'Sent back: {{done}}, not sent back: {{refused}}',
    ar: 'أُعيد: {{done}}، لم يُعد: {{refused}}',
  },
  sentBackBy: {
    zh: '{{part}}退回（{{by}}）：{{note}}，请修改后重新办理',
    en: 'Sent back ({{part}}, {{by}}): {{note}}. Change the decision and order it again',
    ar: 'أُعيد ({{part}}، {{by}}): {{note}}. غيّر القرار واطلبه مجددًا',
  },
  heldToSign: {
    zh: '该申报已由{{by}}办理，待{{part}}，您的办理未生效',
    en: '{{by}} has decided on this filing and it waits for a signature ({{part}}). Your decision was not made',
    ar: 'بتّ {{by}} في هذا الطلب وهو بانتظار توقيع ({{part}}). لم يُتخذ قرارك',
  },
  orderedToSign: {
    zh: '已办理：{{action}}，待{{part}}后生效',
    en: 'Done: {{action}}. It takes effect after a signature ({{part}})',
    ar: 'تم: {{action}}. يسري بعد توقيع ({{part}})',
  },
} satisfies Record<string, TextTemplate>;

/** Messages to an office on absences and deputies. */
export const absenceMessages = {
  named: {
    zh: '已登记离岗，期间由{{deputy}}代办',
    en: 'The absence is entered; {{deputy}} acts meanwhile',
    ar: 'أُدخل الغياب، وينوب {{deputy}} في أثنائه',
  },
  ended: { zh: '已结束离岗代办', en: 'The absence is ended', ar: 'انتهى الغياب' },
  oneself: {
    zh: '不能由本人代办，请选择其他同事',
    en: 'Nobody acts for themselves. Choose a colleague',
    ar: 'لا ينوب أحد عن نفسه. اختر زميلًا',
  },
  closed: {
    zh: '所选代办人的账号已停用，请选择其他同事',
    en: 'The account of this deputy is closed. Choose another colleague',
    ar: 'حساب هذا النائب مغلق. اختر زميلًا آخر',
  },
  otherOffice: {
    zh: '代办人须与本人同一角色、同一部门，请选择其他同事',
    en: 'A deputy has the same role in the same department. Choose another colleague',
    ar: 'للنائب الدور نفسه في الإدارة نفسها. اختر زميلًا آخر',
  },
  fewerPrograms: {
    zh: '所选代办人不负责其全部项目，请选择其他同事',
    en: 'This deputy does not review all of the person’s programs. Choose another colleague',
    ar: 'هذا النائب لا يراجع جميع برامج الشخص. اختر زميلًا آخر',
  },
  fewerDuties: {
    zh: '所选代办人不承担其全部环节，请选择其他同事',
    en: 'This deputy does not have all of the person’s duties. Choose another colleague',
    ar: 'ليست لهذا النائب جميع مهام الشخص. اختر زميلًا آخر',
  },
  endsBefore: {
    zh: '结束日期早于开始日期，请重新选择',
    en: 'The last day is before the first one. Choose another day',
    ar: 'اليوم الأخير قبل الأول. اختر يومًا آخر',
  },
  isPast: {
    zh: '所选日期已过，请重新选择',
    en: 'These days are over. Choose others',
    ar: 'انقضت هذه الأيام. اختر غيرها',
  },
  tooLong: {
    zh: '一次离岗最多{{limit}}天，请缩短后再登记',
    en: 'One absence lasts {{limit}} days at most. Enter a shorter one',
    ar: 'الغياب الواحد {{limit}} يومًا على الأكثر. أدخل مدة أقصر',
  },
  noWorkingDay: {
    zh: '所选日期内没有工作日，无需登记',
    en: 'There is no working day in this period, so it need not be entered',
    ar: 'ليس في هذه المدة يوم عمل فلا يلزم إدخالها',
  },
  overlaps: {
    zh: '该时段与已登记的离岗重叠，请先结束原登记或另选日期',
    en: 'The period overlaps with an absence that is entered. End that one first or choose other days',
    ar: 'تتداخل المدة مع غياب مُدخل. أنهه أولًا أو اختر أيامًا أخرى',
  },
  deputyAway: {
    zh: '所选代办人在该时段也离岗，请选择其他同事',
    en: 'This deputy is away in the period too. Choose another colleague',
    ar: 'هذا النائب غائب أيضًا في المدة. اختر زميلًا آخر',
  },
  isDeputy: {
    zh: '该时段已为同事代办，请先请其更换代办人',
    en: 'The person acts for a colleague in this period, who has to name another deputy first',
    ar: 'ينوب الشخص عن زميل في هذه المدة، وعلى الزميل تسمية نائب آخر أولًا',
  },
  nobody: {
    zh: '没有这位审核人，请重新选择',
    en: 'There is no such reviewer. Choose another',
    ar: 'لا يوجد هذا المراجع. اختر غيره',
  },
  onlyOwn: {
    zh: '只能登记本人的离岗，他人的由市级管理员登记',
    en: 'Only your own absence can be entered; a city officer enters those of others',
    ar: 'لا يمكن إدخال غير غيابك، ومسؤول المدينة يدخل غياب الآخرين',
  },
  allAway: {
    zh: '所选审核人均已离岗，请选择在岗的审核人',
    en: 'All of these reviewers are away. Choose one who is present',
    ar: 'جميع هؤلاء المراجعين غائبون. اختر حاضرًا',
  },
} satisfies Record<string, Text>;
