import type { Text, TextTemplate } from '../text';

/** Messages about bodies that are too large, with the place of the excess. */
export const bodyMessages = {
  depth: {
    zh: '{{place}}：数据嵌套超过{{limit}}层，请减少层级后重试',
    en: '{{place}}: nested more than {{limit}} levels deep; send fewer levels',
    ar: '{{place}}: تداخل أكثر من {{limit}} مستوى، أرسل مستويات أقل',
  },
  keys: {
    zh: '{{place}}：项目超过{{limit}}个，请删去多余的项目后重试',
    en: '{{place}}: more than {{limit}} keys; leave out those that the call does not name',
    ar: '{{place}}: أكثر من {{limit}} مفتاح، اترك ما لا يسميه النداء',
  },
  items: {
    zh: '{{place}}：超过{{limit}}行，请删减后重试',
    en: '{{place}}: more than {{limit}} items; send fewer',
    ar: '{{place}}: أكثر من {{limit}} عنصر، أرسل أقل',
  },
  values: {
    zh: '{{place}}：数据超过{{limit}}项，请删减或分次提交',
    en: '{{place}}: more than {{limit}} values in all; send fewer, or in several calls',
    ar: '{{place}}: أكثر من {{limit}} قيمة إجمالًا، أرسل أقل أو على عدة نداءات',
  },
  text: {
    zh: '{{place}}：文字超过{{limit}}个字符，请缩短后重试',
    en: '{{place}}: a text of more than {{limit}} characters; shorten it',
    ar: '{{place}}: نص أطول من {{limit}} حرف، اختصره',
  },
} as const satisfies Record<string, Text>;

export const commonMessages = {
  success: { zh: '操作成功', en: 'success', ar: 'تم بنجاح' },
  notFound: { zh: '记录不存在或已删除，请刷新后重试', en: 'record not found', ar: 'السجل غير موجود' },
  noRight: {
    zh: '您没有“{{right}}”的权限，如需使用请联系管理员',
    en: 'you do not have the right: {{right}}; ask an administrator if you need it',
    ar: 'ليست لديك الصلاحية: {{right}}. اطلبها من مدير إن احتجت إليها',
  },

  notJson: {
    zh: '请求内容不是有效的 JSON，请检查格式后重试',
    en: 'the body is not valid JSON: correct it and send it again',
    ar: 'المحتوى ليس JSON صحيحًا: صحّحه وأرسله مجددًا',
  },
  badRequest: {
    zh: '请求无效，请刷新页面后重试',
    en: 'bad request: load the page anew and try again',
    ar: 'طلب غير صحيح: حمّل الصفحة من جديد وحاول مجددًا',
  },
  badAddress: {
    zh: '请求地址无法识别，请检查链接是否完整',
    en: 'the address cannot be read: check that the link is whole',
    ar: 'تتعذر قراءة العنوان: تحقق من أن الرابط كامل',
  },
  streamOnly: {
    zh: '该地址是事件流，请以 Accept: text/event-stream 请求',
    en: 'this is a stream of events; ask for it with Accept: text/event-stream',
    ar: 'هذا تدفق أحداث، اطلبه مع Accept: text/event-stream',
  },
  noHost: { zh: '请求缺少 Host 头', en: 'the Host header is missing', ar: 'ترويسة Host ناقصة' },
  unreadableText: {
    zh: '内容含有无法保存的字符（U+0000或半个字符），请删去后重试',
    en: 'the text holds what cannot be stored (U+0000, or half a character): remove it and try again',
    ar: 'في النص ما لا يمكن تخزينه (U+0000 أو نصف حرف): أزله وحاول مجددًا',
  },
  numberTooLarge: {
    zh: '数值不能大于{{limit}}',
    en: 'must be at most {{limit}}',
    ar: 'يجب ألا يتجاوز {{limit}}',
  },
  numberTooSmall: {
    zh: '数值不能小于{{limit}}',
    en: 'must be at least {{limit}}',
    ar: 'يجب ألا يقل عن {{limit}}',
  },
  longText: {
    zh: '最多{{limit}}个字，现有{{actual}}个，请缩短',
    en: 'at most {{limit}} characters; shorten it (it has {{actual}})',
    ar: '{{limit}} حرف على الأكثر، اختصره (طوله {{actual}})',
  },
  unknownPath: {
    zh: '接口不存在：{{path}}，请核对地址',
    en: 'unknown path; check the address: {{path}}',
    ar: 'مسار غير معروف، راجع العنوان: {{path}}',
  },
  wrongMethod: {
    zh: '此接口只支持 {{methods}}',
    en: 'this path only takes {{methods}}',
    ar: 'هذا المسار يقبل {{methods}} فقط',
  },
  tooLarge: {
    zh: '内容超过大小上限 {{limit}}，请缩减后重试',
    en: 'too large; the limit is {{limit}}: send less',
    ar: 'كبير جدًا، والحد {{limit}}: أرسل أقل',
  },
  wrongType: {
    zh: '不支持的内容类型，请使用 {{types}}',
    en: 'type not allowed; send {{types}}',
    ar: 'النوع غير مسموح، أرسل {{types}}',
  },
  tooMany: {
    zh: '请求过于频繁，请在{{count}}秒后重试',
    en: {
      one: 'too many requests; try again in {{count}} second',
      other: 'too many requests; try again in {{count}} seconds',
    },
    ar: 'طلبات كثيرة، حاول مجددًا بعد {{count}} ثانية',
  },
  andMore: {
    zh: '另有{{count}}处问题，改正以上各处后再次提交即可看到',
    en: 'Further errors, shown once these are corrected: {{count}}',
    ar: 'أخطاء أخرى تظهر بعد تصحيح هذه: {{count}}',
  },
  tooMuchAtOnce: {
    zh: '您或贵单位同时进行的操作过多，请在{{count}}秒后重试',
    en: {
      one: 'you or your company have too much under way at once; try again in {{count}} second',
      other: 'you or your company have too much under way at once; try again in {{count}} seconds',
    },
    ar: 'لديك أو لدى شركتك عمليات كثيرة في وقت واحد، حاول مجددًا بعد {{count}} ثانية',
  },
  repeated: {
    zh: '{{name}}：参数重复，请只给出一次',
    en: '{{name}}: given more than once. Give it once',
    ar: '{{name}}: ورد أكثر من مرة. اذكره مرة واحدة',
  },
  fault: {
    zh: '系统故障，请稍后重试；仍不成功请联系技术支持，并告知请求编号 {{requestId}}',
    en: 'internal fault: try again later; if it stays, contact support and give the request id {{requestId}}',
    ar: 'خلل داخلي: حاول لاحقًا، وإن استمر فاتصل بالدعم واذكر رقم الطلب {{requestId}}',
  },
  diskFull: {
    zh: '受理单位的服务器磁盘已满，内容没有保存。请稍后重试，并告知受理单位',
    en: "the office's disk is full and nothing was saved: try again later, and tell the office",
    ar: 'قرص الجهة ممتلئ ولم يُحفظ شيء: حاول لاحقًا وأخبر الجهة',
  },
  starting: {
    zh: '系统正在启动，请稍后重试',
    en: 'the portal is starting; try again in a moment',
    ar: 'البوابة تبدأ العمل، حاول بعد لحظة',
  },
  unavailable: {
    zh: '服务暂时不可用，请稍后重试',
    en: 'temporarily unavailable; try again later',
    ar: 'غير متاح مؤقتًا، حاول لاحقًا',
  },
} as const satisfies Record<string, TextTemplate>;

export const lookupMessages = {
  unknownType: {
    zh: '没有该类型的选项，请刷新页面后重试',
    en: 'There are no options of this type. Load the page anew and try again',
    ar: 'لا توجد خيارات من هذا النوع. حمّل الصفحة من جديد وحاول مجددًا',
  },
} satisfies Record<string, Text>;
