import type { Text } from '../text';

export const mandateMessages = {
  given: {
    zh: '委托已发出，对方接受后生效',
    en: 'The mandate was sent; it holds once it is accepted',
    ar: 'أُرسل التفويض ويسري بعد قبوله',
  },
  accepted: {
    zh: '已接受委托，可在页面顶部切换到“{{company}}”',
    en: 'You accepted the mandate: switch to {{company}} at the top of the page',
    ar: 'قبلت التفويض: انتقل إلى {{company}} أعلى الصفحة',
  },
  declined: { zh: '已谢绝委托', en: 'You declined the mandate', ar: 'اعتذرت عن التفويض' },
  ended: { zh: '委托已终止，立即生效', en: 'The mandate has ended, at once', ar: 'انتهى التفويض فورًا' },
  acting: {
    zh: '已切换，现在代理“{{company}}”',
    en: 'You act for {{company}} now',
    ar: 'تعمل الآن نيابة عن {{company}}',
  },
  actingForOwn: { zh: '已切换回本企业', en: 'You are back in your own company', ar: 'عدت إلى شركتك' },

  nobody: {
    zh: '没有找到可以接受委托的账号，请向对方核对登录名和所在企业的统一社会信用代码',
    en: 'No account that could take a mandate has this login name and credit code: ask its holder for both',
    ar: 'لا يوجد حساب يقبل تفويضًا بهذا الاسم ورمز الائتمان: اسأل صاحبه عن كليهما',
  },
  tooManyOffers: {
    zh: '24小时内最多发出{{limit}}次委托，请在{{at}}之后再试',
    en: 'At most {{limit}} mandates can be tried in 24 hours. Try again after {{at}}',
    ar: 'يمكن محاولة {{limit}} تفويضات على الأكثر في 24 ساعة. حاول مجددًا بعد {{at}}',
  },
  tooManyOpen: {
    zh: '委托最多同时有{{limit}}件，请先终止不再需要的委托',
    en: 'At most {{limit}} mandates can be open. End those that are not needed any more',
    ar: 'يمكن أن يكون {{limit}} تفويضًا مفتوحًا على الأكثر. أنهِ ما لم تعد تحتاج إليه',
  },
  openAlready: {
    zh: '该账号已有一件未结束的委托，如需调整请先终止原委托',
    en: 'This account has an open mandate already. End it first to change anything',
    ar: 'لهذا الحساب تفويض مفتوح. أنهه أولًا لتغيير شيء',
  },
  programsMissing: {
    zh: '请选择委托办理的项目类别',
    en: 'Choose the programs of the mandate',
    ar: 'اختر برامج التفويض',
  },
  programUnknown: {
    zh: '没有“{{program}}”这一项目类别，请重新选择',
    en: 'There is no program {{program}}. Choose again',
    ar: 'لا يوجد البرنامج {{program}}. اختر مجددًا',
  },
  beginsInThePast: {
    zh: '开始日期不能早于今天（{{today}}），请重新选择',
    en: 'It can begin today, {{today}}, at the earliest: choose another day',
    ar: 'أقرب بدء له اليوم، {{today}}: اختر يومًا آخر',
  },
  tooFarAhead: {
    zh: '开始日期最多在{{months}}个月之内，请重新选择',
    en: 'It can begin at most {{months}} months from now. Choose an earlier day',
    ar: 'يبدأ بعد {{months}} شهرًا على الأكثر. اختر يومًا أقرب',
  },
  endsBeforeItBegins: {
    zh: '结束日期不能早于开始日期，请重新选择',
    en: 'Its last day lies before its first. Choose another',
    ar: 'يومه الأخير قبل الأول. اختر غيره',
  },
  tooLong: {
    zh: '委托最长{{months}}个月，结束日期不能晚于{{day}}，请重新选择',
    en: 'It can last {{months}} months at most. Choose a last day until {{day}}',
    ar: 'مدته {{months}} شهرًا على الأكثر. اختر يومًا أخيرًا حتى {{day}}',
  },
  answeredAlready: {
    zh: '该委托已处理或已结束，请刷新后查看',
    en: 'This mandate was answered or has ended. Reload to see how',
    ar: 'أُجيب عن هذا التفويض أو انتهى. أعد التحميل لترى كيف',
  },
  stale: {
    zh: '该委托已于{{at}}更新，请刷新后再操作',
    en: 'This mandate changed at {{at}}. Reload it first',
    ar: 'تغيّر هذا التفويض في {{at}}. أعد تحميله أولًا',
  },
  notInForce: {
    zh: '该委托现在不能使用（期限为{{from}}至{{until}}），请刷新后查看',
    en: 'This mandate is not in force now (it runs from {{from}} to {{until}}). Reload to see its state',
    ar: 'هذا التفويض غير سارٍ الآن (مدته من {{from}} إلى {{until}}). أعد التحميل لترى حالته',
  },

  over: {
    zh: '您代理“{{company}}”的委托（{{from}}至{{until}}）已经结束，本次操作没有执行。没有保存的内容留在本机暂存，请先返回本企业',
    en: 'Your mandate of {{company}} ({{from}} to {{until}}) has ended, and this was not done. What was not saved stays in the local store of this browser. Go back to your own company first',
    ar: 'انتهى تفويضك من {{company}} ({{from}} إلى {{until}}) ولم يُنفذ هذا. ما لم يُحفظ يبقى في المخزن المحلي لهذا المتصفح. عد إلى شركتك أولًا',
  },
  ownCompany: { zh: '本企业', en: 'your own company', ar: 'شركتك' },
  actingElse: {
    zh: '您已在其他页面切换了企业，现在办理的是“{{company}}”，本次操作没有执行。请刷新页面',
    en: 'You have switched in another tab and act for {{company}} now, so this was not done. Reload the page',
    ar: 'انتقلت في نافذة أخرى وتعمل الآن نيابة عن {{company}} فلم يُنفذ هذا. أعد تحميل الصفحة',
  },
} satisfies Record<string, Text>;
