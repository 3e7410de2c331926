import type { Text } from '../text';

export const documentMessages = {
  genuine: {
    zh: '核验通过：编号与防伪校验码相符',
    en: 'Genuine: the number and the hash belong together',
    ar: 'أصلي: الرقم والبصمة متطابقان',
  },
  revoked: {
    zh: '该认定已于{{day}}撤销，不再提供证书；请下载撤销决定书',
    en: 'The recognition was revoked on {{day}}, and its certificate is no longer given out. Download the notice of revocation instead',
    ar: 'أُلغي الاعتماد في {{day}} ولم تعد شهادته تُمنح. نزّل إشعار الإلغاء بدلًا منها',
  },
  notGenuine: {
    zh: '核验不通过：没有与该编号和防伪校验码相符的申报、文书或证书，请核对是否输入有误',
    en: 'Not genuine: no declaration, letter or certificate has this number and this hash. Check that both were entered as printed',
    ar: 'غير أصلي: لا يوجد طلب أو خطاب أو شهادة بهذا الرقم وهذه البصمة. تحقق من إدخالهما كما طُبعا',
  },
  failed: {
    zh: '文件未能生成，请稍后重试；如仍不成功请联系技术支持',
    en: 'The document could not be made. Try again later, and contact support if it fails again',
    ar: 'تعذر إنشاء المستند. حاول لاحقًا، واتصل بالدعم إن فشل مجددًا',
  },
} satisfies Record<string, Text>;

export const sealMessages = {
  checked: { zh: '核验完成', en: 'Checked', ar: 'تم التحقق' },
  notPdf: {
    zh: '该文件不是PDF，请选择从本系统下载的PDF原件（扫描件、打印件不含电子签章，请填写编号与防伪校验码核验）',
    en: 'The file is no PDF. Choose the PDF as it was downloaded from the portal; a scan or a print bears no electronic seal: enter its number and hash instead',
    ar: 'الملف ليس PDF. اختر ملف PDF كما نُزّل من البوابة، فالنسخة الممسوحة أو المطبوعة لا تحمل ختمًا إلكترونيًا: أدخل رقمها وبصمتها',
  },
  checkTooLarge: {
    zh: '文件超过{{limit}}MB，请选择从本系统下载的PDF原件',
    en: 'The file is larger than {{limit}} MB. Choose the PDF as it was downloaded from the portal',
    ar: 'الملف أكبر من {{limit}} م.ب. اختر ملف PDF كما نُزّل من البوابة',
  },
  checkFailed: {
    zh: '文件未能核验：内容异常。请重新下载原件后再试',
    en: 'The file could not be checked: its content is out of the ordinary. Download the original again and try once more',
    ar: 'تعذر فحص الملف: محتواه غير معتاد. نزّل الأصل مجددًا وحاول مرة أخرى',
  },
  pictureSaved: {
    zh: '印章图片已保存，新签发的文书将使用该图片',
    en: 'Picture saved. It will appear on new letters',
    ar: 'حُفظت الصورة وستظهر في الخطابات الجديدة',
  },
  pictureRemoved: { zh: '印章图片已删除', en: 'The picture is removed', ar: 'أُزيلت الصورة' },
  pictureUnfit: {
    zh: '印章图片须为PNG格式，边长不超过{{side}}像素，大小不超过{{kb}}KB，且文件完好。请用透明底的方形图片重新上传',
    en: 'The picture must be a whole PNG file of at most {{side}} pixels a side and {{kb}} KB. Upload a square one with a transparent ground',
    ar: 'يجب أن تكون الصورة ملف PNG كاملًا، {{side}} بكسل للضلع و{{kb}} ك.ب على الأكثر. ارفع صورة مربعة بخلفية شفافة',
  },
} satisfies Record<string, Text>;

/** Refusals of exports of a list. */
export const exportMessages = {
  tooMany: {
    zh: '共{{total}}件，此格式一次最多导出{{limit}}件，请缩小筛选范围，或改用CSV格式导出',
    en: '{{total}} filings, and a file of this kind takes {{limit}} at most: narrow the filters, or choose CSV',
    ar: '{{total}} طلب، وملف من هذا النوع يتسع لـ{{limit}} على الأكثر: ضيّق المرشحات أو اختر CSV',
  },
  noticeEmpty: {
    zh: '当前筛选条件下没有公示中或已通过的申报，请调整筛选条件后再生成公示名单',
    en: 'No filing that matches the filters is in public notice or approved: change the filters to make a list',
    ar: 'لا يوجد بين الطلبات المطابقة طلب معلن أو معتمد: غيّر المرشحات لإعداد قائمة',
  },
  listTooLong: {
    zh: '共{{total}}条，一个文件最多导出{{limit}}条，请缩小筛选范围',
    en: '{{total}} lines, and one file takes {{limit}} at most: narrow the filters',
    ar: '{{total}} سطر، والملف الواحد يتسع لـ{{limit}} على الأكثر: ضيّق المرشحات',
  },
  logTooLong: {
    zh: '符合条件的记录超过{{limit}}条，请缩小日期范围后分次导出',
    en: 'More than {{limit}} lines match. Narrow the days and export them one after the other',
    ar: 'يتجاوز عدد السجلات المطابقة {{limit}}. ضيّق نطاق الأيام وصدّرها على دفعات',
  },
  archiveTooMany: {
    zh: '共{{total}}件，一个归档包最多{{limit}}件，请缩小筛选范围后分批归档',
    en: '{{total}} filings, and an archive takes {{limit}} at most: narrow the filters, and archive them in several',
    ar: '{{total}} طلب، والأرشيف يتسع لـ{{limit}} على الأكثر: ضيّق المرشحات وأرشفها على عدة مرات',
  },
  archiveEmpty: {
    zh: '当前筛选条件下没有申报，请调整筛选条件',
    en: 'The filters find no filings. Change them',
    ar: 'لا تجد المرشحات أي طلب. غيّرها',
  },
  archiveWaiting: {
    zh: '您已有一个归档包正在生成，请等它完成后再申请',
    en: 'An archive of yours is being made. Wait until it is done',
    ar: 'يُنشأ أرشيف لك الآن. انتظر حتى يكتمل',
  },
  archiveOrdered: {
    zh: '已开始生成归档包，完成后可在此下载',
    en: 'The archive is being made. You can download it here when it is done',
    ar: 'يُنشأ الأرشيف. يمكنك تنزيله هنا عند اكتماله',
  },
  archiveNoRights: {
    zh: '您的账号已没有归档的权限，归档包没有生成，请联系管理员',
    en: 'Your account may not archive any more, and nothing was made: ask an administrator',
    ar: 'لم يعد لحسابك أن يؤرشف ولم يُنشأ شيء: اسأل مديرًا',
  },
  archiveBroken: {
    zh: '归档包多次生成未成功，请重新申请，仍不成功时请联系系统管理员',
    en: 'The archive was tried several times and not made: order it again, and tell the system administrator if that fails too',
    ar: 'حاولنا إنشاء الأرشيف مرات ولم ينجح: اطلبه مجددًا، وإن فشل أيضًا فأخبر مدير النظام',
  },
  column: {
    zh: '没有“{{column}}”这一列，请重新选择导出的列',
    en: 'There is no column “{{column}}”. Choose the columns again',
    ar: 'لا يوجد عمود «{{column}}». اختر الأعمدة مجددًا',
  },
  programMissing: {
    zh: '导出申报内容须先选择一个计划',
    en: 'Answers are exported of one program: choose it first',
    ar: 'تُصدَّر إجابات برنامج واحد: اختره أولًا',
  },
} satisfies Record<string, Text>;
