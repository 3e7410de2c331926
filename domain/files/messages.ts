import type { Text } from '../text';

/** Faults of an upload: each cause has its own text, and each text says what to do. */
export const fileMessages = {
  uploaded: { zh: '文件已上传', en: 'File uploaded', ar: 'رُفع ملف' },
  bytesMissing: {
    zh: '该文件的内容暂时无法读取，请联系管理员处理，或重新上传',
    en: 'The content of this file is not in the store. Tell the administrator or upload it again',
    ar: 'محتوى هذا الملف ليس في المخزن. أخبر المدير أو ارفعه مجددًا',
  },
  infected: {
    zh: '文件“{{name}}”含有病毒（{{finding}}），不能使用，请删除后换用干净的文件',
    en: '{{name}} has a virus ({{finding}}). Remove it and upload a clean file in its place',
    ar: 'في {{name}} فيروس ({{finding}}). أزله وارفع ملفًا نظيفًا مكانه',
  },
  none: { zh: '请选择一个文件上传', en: 'Choose one file to upload', ar: 'اختر ملفًا واحدًا للرفع' },
  onlyOne: {
    zh: '一次只能上传一个文件，请逐个上传',
    en: 'Upload one file at a time',
    ar: 'ارفع ملفًا واحدًا في كل مرة',
  },
  empty: {
    zh: '文件是空的（0字节），请检查后重新选择',
    en: 'The file is empty (0 bytes). Check it and choose again',
    ar: 'الملف فارغ (0 بايت). تحقق منه واختر مجددًا',
  },
  unfitName: {
    zh: '文件名不可用：{{reason}}',
    en: 'The file name cannot be used. {{reason}}',
    ar: 'لا يمكن استخدام اسم الملف. {{reason}}',
  },
  longName: {
    zh: '文件名过长（最多{{limit}}字节，约80个汉字），请改短后重新上传',
    en: 'The file name has more than {{limit}} bytes. Rename the file and upload it again',
    ar: 'اسم الملف أطول من {{limit}} بايت. أعد تسميته وارفعه مجددًا',
  },
  signsInName: {
    zh: '文件名不能含有 / \\ : * ? " < > | 等符号，请改名后重新上传',
    en: 'The file name has a sign such as / \\ : * ? " < > |. Rename the file and upload it again',
    ar: 'في اسم الملف علامة مثل / \\ : * ? " < > |. أعد تسميته وارفعه مجددًا',
  },
  reservedName: {
    zh: '文件名为空或为系统保留名称（如CON、PRN），请改名后重新上传',
    en: 'The file name is empty or kept by the system (such as CON or PRN). Rename the file and upload it again',
    ar: 'اسم الملف فارغ أو يحتفظ به النظام (مثل CON أو PRN). أعد تسميته وارفعه مجددًا',
  },
  typeRefused: {
    zh: '只能上传{{types}}格式的附件，请转换后重新选择',
    en: 'Only {{types}} can be added, convert the file and choose it again',
    ar: 'يمكن إضافة {{types}} فقط، حوّل الملف واختره مجددًا',
  },
  tooLarge: {
    zh: '附件不能超过{{limit}}MB，请压缩后重新选择',
    en: 'A file can have at most {{limit}} MB. Make it smaller and choose it again',
    ar: 'لا يتجاوز الملف {{limit}} م.ب. صغّره واختره مجددًا',
  },
  quota: {
    zh: '企业的文件空间已用完（上限{{limit}}），请联系主管部门',
    en: "The company's file space of {{limit}} is used up. Contact the department in charge",
    ar: 'مساحة ملفات الشركة البالغة {{limit}} ممتلئة. اتصل بالإدارة المختصة',
  },
  tooManyUploads: {
    zh: '企业已有{{limit}}个文件正在上传，请等其中一些完成或取消后再试',
    en: 'The company has {{limit}} files on their way already. Wait for some of them or cancel them and try again',
    ar: 'للشركة {{limit}} ملفات قيد الرفع. انتظر بعضها أو ألغها وحاول مجددًا',
  },
  outOfPlace: {
    zh: '这一段不是应接收的下一段，请从第{{offset}}字节继续',
    en: 'This is not the part that comes next. Go on from byte {{offset}}',
    ar: 'ليس هذا الجزء التالي. تابع من البايت {{offset}}',
  },
  partSize: {
    zh: '这一段应为{{length}}字节，请从第{{offset}}字节重新发送',
    en: 'This part has to have {{length}} bytes. Send it again from byte {{offset}}',
    ar: 'يجب أن يكون هذا الجزء {{length}} بايت. أرسله مجددًا من البايت {{offset}}',
  },
  unfinished: {
    zh: '文件尚未传完，请从第{{offset}}字节继续',
    en: 'The file has not arrived whole. Go on from byte {{offset}}',
    ar: 'لم يصل الملف كاملًا. تابع من البايت {{offset}}',
  },
  uploadOver: {
    zh: '这次上传已过期或已取消，请重新上传文件',
    en: 'This upload has expired or was cancelled. Upload the file again',
    ar: 'انتهت صلاحية هذا الرفع أو أُلغي. ارفع الملف مجددًا',
  },
  cancelled: { zh: '上传已取消', en: 'Upload cancelled', ar: 'أُلغي الرفع' },
  broken: {
    zh: '上传中断，文件不完整，请重新上传',
    en: 'The upload broke off and the file is incomplete. Upload it again',
    ar: 'انقطع الرفع والملف غير مكتمل. ارفعه مجددًا',
  },
} satisfies Record<string, Text>;

/** Refusals of a link for phones: each says what to do. */
export const phoneLinkMessages = {
  unknown: {
    zh: '链接无效，请在电脑上重新生成二维码并扫描',
    en: 'This link is not valid. Make a new code on the computer and scan it',
    ar: 'هذا الرابط غير صالح. أنشئ رمزًا جديدًا على الحاسوب وامسحه',
  },
  late: {
    zh: '链接已过期（有效期10分钟），请在电脑上重新生成二维码并扫描',
    en: 'This link has expired after ten minutes. Make a new code on the computer and scan it',
    ar: 'انتهت صلاحية هذا الرابط بعد عشر دقائق. أنشئ رمزًا جديدًا على الحاسوب وامسحه',
  },
  ended: {
    zh: '电脑上的上传窗口已关闭，这个文件没有保存；如需继续，请在电脑上重新生成二维码并扫描',
    en: 'The form is not open for this any more, so nothing was added. Make a new code on the computer and scan it',
    ar: 'لم تعد الاستمارة مفتوحة لهذا فلم يُضف شيء. أنشئ رمزًا جديدًا على الحاسوب وامسحه',
  },
  elsewhere: {
    zh: '该链接已在另一部手机或另一个浏览器中打开，只能由首次打开的手机使用；请在电脑上重新生成二维码并扫描',
    en: 'Another phone or browser has opened this link and keeps it. Make a new code on the computer and scan it',
    ar: 'فتح هاتف أو متصفح آخر هذا الرابط ويحتفظ به. أنشئ رمزًا جديدًا على الحاسوب وامسحه',
  },
  signedOut: {
    zh: '电脑上的账号已退出登录、被停用或不能再填报，链接随之失效；请在电脑上重新登录后再试',
    en: 'The account on the computer has signed out or may not fill in any more. Sign in there again and make a new code',
    ar: 'خرج الحساب على الحاسوب أو لم يعد له الملء. سجّل الدخول هناك مجددًا وأنشئ رمزًا جديدًا',
  },
  full: {
    zh: '此处最多还能放{{limit}}个文件，已经传满；请在电脑上移除不需要的文件后重新扫码',
    en: 'The {{limit}} files that fit here have arrived. Remove one on the computer and scan a new code for more',
    ar: 'وصلت الملفات الـ{{limit}} التي تتسع هنا. أزل واحدًا على الحاسوب وامسح رمزًا جديدًا للمزيد',
  },
  wrongType: {
    zh: '此处只接受{{types}}，请换一个文件',
    en: 'Only {{types}} fits here. Choose another file',
    ar: 'لا يصلح هنا إلا {{types}}. اختر ملفًا آخر',
  },
  tooLarge: {
    zh: '文件超过此处单个{{limit}} MB的上限，请压缩后重新上传',
    en: 'The file has more than the {{limit}} MB that are allowed here. Make it smaller and send it again',
    ar: 'الملف أكبر من {{limit}} م.ب المسموح بها هنا. صغّره وأرسله مجددًا',
  },
} satisfies Record<string, Text>;

const again = {
  zh: '请重新压缩后上传；Office文档请用原软件另存后上传',
  en: 'pack it again, or save the document again with its own program, and upload that',
  ar: 'احزمه مجددًا، أو احفظ المستند من جديد ببرنامجه وارفعه',
} satisfies Text;

const refuse = (zh: string, en: string): Text => ({ zh: `${zh}，${again.zh}`, en: `${en}, ${again.en}` });

/** Reasons to refuse a file by its content. `{{entry}}` is an archive's entry, named as it may be shown. */
export const inspectionMessages = {
  contentMismatch: {
    zh: '文件内容与扩展名“.{{extension}}”不符，请用原软件另存后重新上传',
    en: 'The content is not what ".{{extension}}" says. Save it again with its own program and upload that',
    ar: 'المحتوى ليس ما تقوله اللاحقة «.{{extension}}». احفظه مجددًا ببرنامجه وارفعه',
  },
  namedOtherwise: {
    zh: '文件名以“.{{extension}}”结尾，内容却是{{found}}文件，请改正扩展名，或用原软件另存为.{{extension}}后重新上传',
    en: 'The name ends in ".{{extension}}", but the content is a {{found}} file. Correct the name, or save it as .{{extension}} with its own program, and upload that',
    ar: 'ينتهي الاسم بـ«.{{extension}}» لكن المحتوى ملف {{found}}. صحّح الاسم أو احفظه بصيغة .{{extension}} ببرنامجه وارفعه',
  },
  phonePhoto: {
    zh: '这是手机的高效格式照片（HEIC），多数电脑打不开。请在手机“设置—相机—格式”中选“兼容性最佳”后重拍，或在电脑上另存为jpg后上传',
    en: 'This photo is in the high efficiency format of phones (HEIC), which most computers cannot open. Choose "Most Compatible" in the camera settings and take it again, or save it as a jpg, and upload that',
    ar: 'هذه الصورة بصيغة الهواتف عالية الكفاءة (HEIC) التي لا تفتحها معظم الحواسيب. اختر «الأكثر توافقًا» في إعدادات الكاميرا والتقطها مجددًا، أو احفظها jpg وارفعها',
  },
  zeros: {
    zh: '文件的内容全是零，多半是复制或下载没有完成，请从原处重新复制后上传',
    en: 'The content of the file is nothing but zeros, as copies and downloads that broke off are. Copy it again from where it came from and upload that',
    ar: 'محتوى الملف أصفار فقط كما في النسخ والتنزيلات المنقطعة. انسخه مجددًا من مصدره وارفعه',
  },
  brokenPdf: {
    zh: 'PDF文件已损坏或不完整，阅读软件找不到其中的页面，请重新导出、下载或扫描后上传',
    en: 'The PDF is damaged or incomplete, readers do not find its pages. Export. Download or scan it again and upload that',
    ar: 'ملف PDF تالف أو غير مكتمل ولا تجد القارئات صفحاته. صدّره أو نزّله أو امسحه مجددًا وارفعه',
  },
  brokenPicture: {
    zh: '“.{{extension}}”图片已损坏或不完整，请重新拍摄、扫描，或从原处重新复制后上传',
    en: 'The ".{{extension}}" picture is damaged or incomplete. Take or scan it again, or copy it again from where it came from, and upload that',
    ar: 'صورة «.{{extension}}» تالفة أو غير مكتملة. التقطها أو امسحها مجددًا أو انسخها من مصدرها وارفعها',
  },
  brokenVideo: {
    zh: '视频文件已损坏或不完整，请重新导出或从原处重新复制后上传',
    en: 'The video is damaged or incomplete. Export it again, or copy it again from where it came from, and upload that',
    ar: 'الفيديو تالف أو غير مكتمل. صدّره مجددًا أو انسخه من مصدره وارفعه',
  },
  emptyArchive: {
    zh: '压缩文件中没有文件，请把材料放进去重新压缩后上传',
    en: 'There is no file in the archive. Put the papers into it, pack it again and upload that',
    ar: 'لا ملف في الأرشيف. ضع الأوراق فيه واحزمه مجددًا وارفعه',
  },
  unfinished: {
    zh: '文件未能检查完毕：内容过于复杂或已损坏，请用原软件另存或拆分后重新上传',
    en: 'The file could not be inspected to its end: it is too complex or damaged. Save it again with its own program, or split it up, and upload that',
    ar: 'تعذر فحص الملف إلى آخره: معقد جدًا أو تالف. احفظه مجددًا ببرنامجه أو قسّمه وارفعه',
  },
  pageToo: {
    zh: 'PDF文件中夹带网页内容，请重新导出为PDF后上传',
    en: 'The PDF carries a web page. Export it as a PDF again and upload that',
    ar: 'في ملف PDF صفحة ويب. صدّره PDF مجددًا وارفعه',
  },
  encryptedPdf: {
    zh: 'PDF文件设有打开密码，请取消密码后重新上传（只限制打印或修改的可以上传）',
    en: 'The PDF is protected by a password for opening. Remove it and upload that (one that only forbids printing or changes is taken)',
    ar: 'ملف PDF محمي بكلمة مرور للفتح. أزلها وارفعه (أما ما يمنع الطباعة أو التعديل فقط فيُقبل)',
  },
  encrypted: {
    zh: '文件设有打开密码，请在原软件中取消密码后重新上传',
    en: 'The file asks for a password. Remove it in its own program and upload that',
    ar: 'يطلب الملف كلمة مرور. أزلها ببرنامجه وارفعه',
  },
  tooManyPixels: {
    zh: '图片为{{width}}×{{height}}像素，超过上限（{{limit}}），请缩小后重新上传',
    en: 'The picture has {{width}} × {{height}} pixels, more than {{limit}}. Make it smaller and upload that',
    ar: 'للصورة {{width}} × {{height}} بكسل، أكثر من {{limit}}. صغّرها وارفعها',
  },
  damaged: refuse('“.{{extension}}”文件已损坏或不完整', 'The ".{{extension}}" file is damaged or incomplete'),
  untrueDirectory: refuse(
    '文件内的目录与实际内容不符',
    "The file's own directory is not true to what is in it",
  ),
  tooManyEntries: {
    zh: '压缩文件中的条目过多（上限{{limit}}个，含内层压缩文件），请拆分后重新上传',
    en: 'The archive has more than {{limit}} entries, inner archives included. Split it up and upload the pieces',
    ar: 'في الأرشيف أكثر من {{limit}} مدخل مع الأرشيفات الداخلية. قسّمه وارفع الأجزاء',
  },
  unpacked: {
    zh: '压缩内容解压后过大（上限{{limit}}，含内层压缩文件），请拆分后重新上传',
    en: 'Unpacked, the file is larger than {{limit}}, inner archives included. Split it up and upload the pieces',
    ar: 'بعد الفك يكون الملف أكبر من {{limit}} مع الأرشيفات الداخلية. قسّمه وارفع الأجزاء',
  },
  tooDeep: {
    zh: '“{{entry}}”在压缩文件里又套了一层压缩文件（上限{{limit}}层），请先解压内层再压缩上传',
    en: '"{{entry}}" is an archive inside more than {{limit}} others. Unpack the inner ones, pack them again and upload that',
    ar: '«{{entry}}» أرشيف داخل أكثر من {{limit}} أرشيفات. فك الداخلية واحزمها مجددًا وارفعه',
  },
  closedFormat: {
    zh: '“{{entry}}”是无法检查的压缩格式，请先解压，把其中的文件直接放入zip压缩文件后上传',
    en: '"{{entry}}" is packed in a format that cannot be inspected. Unpack it, put its files into the zip themselves and upload that',
    ar: '«{{entry}}» محزوم بصيغة لا يمكن فحصها. فكه وضع ملفاته في zip نفسه وارفعه',
  },
  entryEncrypted: {
    zh: '压缩文件中的“{{entry}}”设有密码，请取消密码重新压缩后上传',
    en: '"{{entry}}" in the archive is protected by a password. Pack it again without one and upload that',
    ar: '«{{entry}}» في الأرشيف محمي بكلمة مرور. احزمه مجددًا دونها وارفعه',
  },
  entryLink: {
    zh: '压缩文件中的“{{entry}}”是链接或特殊文件，请换成文件本身，重新压缩后上传',
    en: '"{{entry}}" in the archive is a link or a special file. Replace it by the file itself, pack it again and upload that',
    ar: '«{{entry}}» في الأرشيف رابط أو ملف خاص. ضع الملف نفسه مكانه واحزمه مجددًا وارفعه',
  },
  entryMethod: {
    zh: '压缩文件中的“{{entry}}”所用的压缩算法无法检查，请用系统自带的压缩功能（zip）重新压缩后上传',
    en: '"{{entry}}" in the archive is compressed in a way that cannot be inspected. Pack it again as an ordinary zip and upload that',
    ar: '«{{entry}}» في الأرشيف مضغوط بطريقة لا يمكن فحصها. احزمه zip عاديًا وارفعه',
  },
  entryDamaged: refuse('“{{entry}}”已损坏，无法解压', '"{{entry}}" is damaged and cannot be unpacked'),
  entryUntrue: refuse(
    '“{{entry}}”的实际内容与目录所记不符',
    '"{{entry}}" is not what the directory of the archive says',
  ),
  entryTwice: {
    zh: '压缩文件中有两个“{{entry}}”（大小写视为相同），请改名或删去一个，重新压缩后上传',
    en: 'The archive has "{{entry}}" twice (capitals count as small letters). Rename or remove one, pack it again and upload that',
    ar: 'في الأرشيف «{{entry}}» مرتين (الأحرف الكبيرة كالصغيرة). أعد تسمية أحدهما أو أزله واحزمه مجددًا وارفعه',
  },
  entryOutside: {
    zh: '压缩文件中的“{{entry}}”会解压到所在文件夹之外，请在文件夹内重新压缩后上传',
    en: '"{{entry}}" in the archive would be unpacked outside its folder. Pack it again from within the folder and upload that',
    ar: '«{{entry}}» في الأرشيف يُفك خارج مجلده. احزمه من داخل المجلد وارفعه',
  },
  entryBackslash: {
    zh: '压缩文件中的“{{entry}}”路径含反斜杠，请用系统自带的压缩功能（zip）重新压缩后上传',
    en: 'The path of "{{entry}}" in the archive has a backslash. Pack it again as an ordinary zip and upload that',
    ar: 'في مسار «{{entry}}» في الأرشيف شرطة مائلة عكسية. احزمه zip عاديًا وارفعه',
  },
  entryLong: {
    zh: '压缩文件中“{{entry}}”的路径过长（上限{{limit}}字节），请缩短文件夹和文件名，重新压缩后上传',
    en: 'The path of "{{entry}}" in the archive has more than {{limit}} bytes. Shorten the names, pack it again and upload that',
    ar: 'مسار «{{entry}}» في الأرشيف أطول من {{limit}} بايت. اختصر الأسماء واحزمه مجددًا وارفعه',
  },
  entryHidden: {
    zh: '压缩文件中“{{entry}}”的名称含有看不见的字符，请重新输入名称，重新压缩后上传',
    en: 'The name of "{{entry}}" in the archive has characters that nobody sees. Type it anew, pack it again and upload that',
    ar: 'في اسم «{{entry}}» في الأرشيف أحرف لا تُرى. اكتبه من جديد واحزمه وارفعه',
  },
  entryName: {
    zh: '压缩文件中的“{{entry}}”：{{reason}}',
    en: 'In the archive, "{{entry}}": {{reason}}',
    ar: 'في الأرشيف، «{{entry}}»: {{reason}}',
  },
} satisfies Record<string, Text>;
