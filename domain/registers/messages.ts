import type { Text } from '../text';

/** Messages about the registers that facts are compared with. */
export const registerMessages = {
  fewerLines: {
    zh: '文件只有{{lines}}条，不到现有{{present}}条的一半，请核对。',
    en: 'The file has {{lines}} lines, fewer than half of the present {{present}}: check it.',
    ar: 'في الملف {{lines}} سطرًا، أي أقل من نصف الأسطر الحالية وعددها {{present}}، فراجعه.',
  },
  olderData: {
    zh: '数据日期为{{day}}，早于现有版本的{{present}}。',
    en: 'Its data is of {{day}}, older than that of the version in use ({{present}}).',
    ar: 'بياناته بتاريخ {{day}}، أقدم من بيانات الإصدار المستخدم ({{present}}).',
  },
  imported: {
    zh: '已导入{{lines}}条。第{{number}}版共{{total}}条，现已启用',
    en: 'Imported lines: {{lines}}. Version {{number}} with {{total}} lines is in use',
    ar: 'السطور المستوردة: {{lines}}. الإصدار {{number}} بمجموع {{total}} سطر قيد الاستخدام',
  },
  switched: { zh: '登记名册的设置已保存', en: 'The setting of the register is saved', ar: 'حُفظ إعداد السجل' },
  conflict: {
    zh: '{{by}}已于{{at}}修改了该名册的设置，请刷新后再操作',
    en: '{{by}} has changed the setting of this register at {{at}}. Reload, and look again before you change it',
    ar: 'غيّر {{by}} إعداد هذا السجل في {{at}}. أعد التحميل وانظر مجددًا قبل تغييره',
  },
  wrongLines: {
    zh: '文件有{{count}}处错误，未导入任何内容。请按行号改正后重新导入',
    en: 'The file has faults: {{count}}. Nothing was imported. Correct them by their lines and import it again',
    ar: 'في الملف أخطاء: {{count}}. لم يُستورد شيء. صحّحها بأرقام سطورها واستورده مجددًا',
  },
  noLines: {
    zh: '文件中没有数据行，请核对后重新选择文件',
    en: 'The file has no lines. Choose another file',
    ar: 'ليس في الملف سطور. اختر ملفًا آخر',
  },
  noSuchVersion: {
    zh: '该版本的内容已不再保留，请选择其他版本或重新导入',
    en: 'The lines of this version are not kept any more. Choose another version, or import the file again',
    ar: 'لم تعد سطور هذا الإصدار محفوظة. اختر إصدارًا آخر أو استورد الملف مجددًا',
  },
  noAddress: {
    zh: '尚未配置该名册的接口地址。请运维人员按部署说明配置后再启用',
    en: 'No outside service is configured for this register. Have the operator set its address first',
    ar: 'لا توجد خدمة خارجية مهيأة لهذا السجل. ليحدد المشغّل عنوانها أولًا',
  },
  tooMuch: {
    zh: '表格文件超过{{rows}}行或{{sheetSize}} MB，不能直接读取。请在表格软件中“另存为”CSV后重新选择，CSV不超过{{lines}}条、{{size}} MB',
    en: 'The spreadsheet has more than {{rows}} rows or {{sheetSize}} MB and cannot be read. Save it as CSV and choose that: up to {{lines}} lines and {{size}} MB',
    ar: 'في الجدول أكثر من {{rows}} صف أو {{sheetSize}} م.ب ولا يمكن قراءته. احفظه CSV واختره: حتى {{lines}} سطر و{{size}} م.ب',
  },
  tooLarge: {
    zh: '文件超过{{limit}} MB，请拆成几个文件，以“增补”方式逐个导入',
    en: 'The file is larger than {{limit}} MB. Split it, and add the parts one after the other',
    ar: 'الملف أكبر من {{limit}} م.ب. قسّمه وأضف الأجزاء واحدًا بعد آخر',
  },
  tooMany: {
    zh: '文件超过{{limit}}条，请拆成几个文件，以“增补”方式逐个导入',
    en: 'The file has more than {{limit}} lines. Split it, and add the parts one after the other',
    ar: 'في الملف أكثر من {{limit}} سطر. قسّمه وأضف الأجزاء واحدًا بعد آخر',
  },
  notReadable: {
    zh: '无法读取该文件。请使用CSV（UTF-8或GB 18030编码）或JSON数组格式',
    en: 'The file cannot be read. Use CSV in UTF-8 or GB 18030, or a JSON list of objects',
    ar: 'تتعذر قراءة الملف. استخدم CSV بترميز UTF-8 أو GB 18030، أو قائمة JSON من الكائنات',
  },
  brokenAt: {
    zh: '第{{line}}行的引号或分隔符不完整，请改正后重新导入',
    en: 'Line {{line}} has an open quotation mark or a broken separator. Correct it and import the file again',
    ar: 'في السطر {{line}} علامة اقتباس مفتوحة أو فاصل مكسور. صحّحه واستورد الملف مجددًا',
  },
  tooManyInAll: {
    zh: '增补后将超过{{limit}}条，请改用接口查询',
    en: 'The version would have more than {{limit}} lines. Use the outside service instead',
    ar: 'سيكون في الإصدار أكثر من {{limit}} سطر. استخدم الخدمة الخارجية بدلًا منه',
  },
  tooLongLine: {
    zh: '第{{line}}行过长，可能缺少换行或列数过多，请检查后重新导入',
    en: 'Line {{line}} is too long: line ends may be missing, or there are too many columns. Look at it and import the file again',
    ar: 'السطر {{line}} طويل: قد تنقص نهايات السطور أو تكثر الأعمدة. راجعه واستورد الملف مجددًا',
  },
  tooHard: {
    zh: '文件解析超时。请拆成几个文件，以“增补”方式逐个导入',
    en: 'Reading the file took too long. Split it, and add the parts one after the other',
    ar: 'استغرقت قراءة الملف وقتًا طويلًا. قسّمه وأضف الأجزاء واحدًا بعد آخر',
  },
  nothingToAdd: {
    zh: '当前没有使用中的版本，无法增补，请选择“替换”',
    en: 'No version is in use that lines could be added to. Replace instead',
    ar: 'لا يوجد إصدار قيد الاستخدام تُضاف إليه السطور. استبدله بدلًا من ذلك',
  },
  replacedMeanwhile: {
    zh: '导入期间名册已被其他人更换，未导入任何内容，请刷新后重新导入',
    en: 'The register was changed by somebody else meanwhile, and nothing was imported. Reload and import the file again',
    ar: 'غيّر شخص آخر السجل في هذه الأثناء ولم يُستورد شيء. أعد التحميل واستورد الملف مجددًا',
  },
  noKeyColumn: {
    zh: '文件缺少“{{column}}”列，请按模板补充表头',
    en: 'The file has no column “{{column}}”. Add the heading as the template has it',
    ar: 'ليس في الملف عمود «{{column}}». أضف العنوان كما في القالب',
  },
  columnLeftOut: {
    zh: '名册没有“{{label}}”这一列，该列未读取。如需导入，请改为模板中的列名',
    en: 'The register has no column “{{label}}”, so it was not read. To import it, give it the name in the template',
    ar: 'ليس في السجل عمود «{{label}}» فلم يُقرأ. لاستيراده سمّه باسمه في القالب',
  },
  rowLeftOut: {
    zh: '“{{label}}”是合计、说明或签名，不是记录，该行未读取。如确是一条记录，请改正后重新选择文件',
    en: '“{{label}}” is a total, a note or a signature, not a record, so the row was not read. If it is a record, correct it and choose the file again',
    ar: '«{{label}}» مجموع أو ملاحظة أو توقيع لا سجل، فلم يُقرأ الصف. إن كان سجلًا فصحّحه واختر الملف مجددًا',
  },
  noHeadings: {
    zh: '文件中没有找到表头，请使用模板，或在表头写上“{{column}}”等列名',
    en: 'No headings were found. Use the template, or give the columns its names: “{{column}}” and the others',
    ar: 'لم توجد عناوين. استخدم القالب أو سمّ الأعمدة بأسمائه: «{{column}}» وغيره',
  },
  noValue: {
    zh: '单元格是公式或错误值。请复制后“选择性粘贴”为数值，再重新选择文件',
    en: 'The cell is a formula or a broken reference. Paste the values in its place, and choose the file again',
    ar: 'الخلية صيغة حسابية أو مرجع مكسور. الصق القيم مكانها واختر الملف مجددًا',
  },
  dayAhead: {
    zh: '数据日期不能晚于今天，请改正',
    en: 'The date of the data lies in the future. Correct it',
    ar: 'تاريخ البيانات في المستقبل. صحّحه',
  },
  noSource: { zh: '请填写数据来源', en: 'Say where the data comes from', ar: 'اذكر مصدر البيانات' },
  missing: {
    zh: '缺少{{column}}，请补充',
    en: '{{column}} is missing. Fill it in',
    ar: '{{column}} ناقص. املأه',
  },
  tooLong: {
    zh: '超过{{limit}}个字，请缩短',
    en: 'Longer than {{limit}} characters. Shorten it',
    ar: 'أطول من {{limit}} حرف. اختصره',
  },
  twice: {
    zh: '与第{{line}}行重复，请删去其中一行',
    en: 'The same as line {{line}}. Delete one of them',
    ar: 'مماثل للسطر {{line}}. احذف أحدهما',
  },
  away: {
    zh: '企业登记名册暂时无法查询，请手工填写企业名称',
    en: 'The company register cannot be asked just now. Type the company name',
    ar: 'لا يمكن سؤال سجل الشركات الآن. اكتب اسم الشركة',
  },
  notSo: {
    text: { zh: '应为文字，请改正', en: 'Is no text. Correct it', ar: 'ليس نصًا. صحّحه' },
    day: {
      zh: '日期应写作2026-03-01，请改正',
      en: 'Write the date as 2026-03-01',
      ar: 'اكتب التاريخ هكذا 2026-03-01',
    },
    yesNo: { zh: '应填“是”或“否”，请改正', en: 'Write yes or no', ar: 'اكتب نعم أو لا' },
    patentNo: {
      zh: '专利号应为8位或12位数字加校验位，请改正',
      en: 'A patent number has 8 or 12 digits and a check character. Correct it',
      ar: 'رقم البراءة من 8 أو 12 رقمًا وخانة تحقق. صحّحه',
    },
  },
} satisfies Record<string, Text | Record<string, Text>>;
