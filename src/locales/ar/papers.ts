/** Values read from papers: the dialog in the form. */
export default {
  'papers.open': 'القراءة من مستند',
  'papers.title': 'قراءة الإجابات من مستند',
  'papers.lead':
    'اختر ملف PDF أو صورة. يُعرض ما عُثر عليه بندًا بندًا لتراجعه قبل إدخال أي شيء. يُقرأ الملف ويُتعرَّف على نصه في هذا الجهاز ولا يُرفع.',
  'papers.about.filing': 'طلب سابق طُبع من هذه البوابة: يُستعاد كما هو',
  'papers.about.licence':
    'رخصة تجارية: الاسم ورأس المال المسجل وتاريخ التأسيس والممثل القانوني والعنوان ونطاق النشاط',
  'papers.about.certificate': 'شهادات البراءات وحقوق نشر البرمجيات: الاسم والنوع والرقم وتاريخ المنح',
  'papers.about.statement':
    'تقرير تدقيق: الأصول والالتزامات والإيرادات ونفقات البحث والتطوير والأرباح في الميزانية وقائمة الدخل',
  'papers.choose': 'اختيار ملف PDF أو صورة',
  'papers.limits':
    'أو أفلته هنا. حتى 50 ميغابايت و200 صفحة؛ ويُتعرَّف على نص النسخ الممسوحة والصور في 20 صفحة على الأكثر',
  'papers.attached': 'ملفات PDF والصور المرفقة بهذا الطلب',
  'papers.reading': 'جارٍ قراءة «{{name}}»',
  'papers.readingPage': 'الصفحة {{page}}',
  'papers.recognising': 'يجري التعرف على نص الصفحة {{page}}',
  'papers.unread': 'تعذّرت قراءة «{{name}}»',
  'papers.fault.not_loaded': 'تعذّر تنزيل المرفق. تحقق من الشبكة ثم اختره من جديد.',
  'papers.fault.not_a_paper':
    'الملف ليس PDF ولا صورة JPG أو PNG. للجداول استخدم «استيراد المصنف» أو «استيراد Excel» داخل الجدول.',
  'papers.fault.too_large':
    'يتجاوز الملف 50 ميغابايت. صدّر الصفحات اللازمة فقط، كالميزانية وقائمة الدخل، ثم أعد المحاولة.',
  'papers.fault.too_many_pages':
    'يتجاوز الملف 200 صفحة. صدّر الصفحات اللازمة فقط، كالميزانية وقائمة الدخل، ثم أعد المحاولة.',
  'papers.fault.encrypted':
    'الملف محمي بكلمة مرور. افتحه في قارئ واحفظه بصيغة PDF دون كلمة مرور ثم اختره من جديد.',
  'papers.fault.broken':
    'الملف تالف أو غير مكتمل. نزّله من جديد، أو افتحه في قارئ واحفظ نسخة ثم أعد المحاولة.',
  'papers.fault.slow':
    'لم تكتمل قراءة الملف في الوقت المحدد. صدّر الصفحات اللازمة فقط وأعد المحاولة، أو املأ النموذج يدويًا.',
  'papers.fault.not_recognised':
    'الملف نسخة ممسوحة أو صورة، ولم يبدأ التعرف على النص. تحقق من الشبكة أو استخدم متصفحًا أحدث ثم أعد المحاولة؛ أو املأ النموذج يدويًا.',
  'papers.fault.no_text':
    'لم يُتعرَّف على أي نص في الملف. اختر نسخة ممسوحة أو صورة أوضح، أو املأ النموذج يدويًا.',
  'papers.another': 'اختيار مستند آخر',
  'papers.kind.filing': 'طلب',
  'papers.kind.licence': 'رخصة تجارية',
  'papers.kind.certificate': 'شهادة ملكية فكرية',
  'papers.kind.statement': 'قوائم مالية',
  'papers.kind.none': 'مستند غير معروف',
  'papers.found': 'قيم يمكن إدخالها: {{count}}',
  'papers.agreeing': 'قيم مطابقة لما في النموذج: {{count}}',
  'papers.nothing': 'لم يُعثر على ما يطلبه هذا النموذج. تحقق من نوع المستند، أو املأ النموذج يدويًا.',
  'papers.nothingNew': 'المستند يطابق ما في النموذج. لا شيء لإدخاله.',
  'papers.all': 'الكل ({{count}})',
  'papers.allOf': 'الكل: {{title}}',
  'papers.standing': 'في النموذج',
  'papers.proposed': 'في المستند',
  'papers.place': 'الصفحة {{page}}',
  'papers.beside': 'البيانات المرفقة بالطلب',
  'papers.confidence.exact': 'مطبوع من هذه البوابة، مستعاد كما هو',
  'papers.confidence.certain': 'بجوار اسمه',
  'papers.confidence.likely': 'مستنتج من موضعه، يُرجى التحقق',
  'papers.doubt.tiny': 'أصغر من أن يُقرأ بالعين',
  'papers.doubt.off_page': 'خارج الصفحة',
  'papers.doubt.overlapping': 'متراكب مع نص آخر',
  'papers.doubt.unseen': 'غير ظاهر على الصفحة',
  'papers.doubt.layer': 'نص مُتعرَّف عليه في صورة: قارنه بها',
  'papers.doubt.two_values': 'في المستند قيم مختلفة: اختر واحدة',
  'papers.doubt.no_unit': 'لا تذكر الصفحة وحدة؛ حُسبت باليوان',
  'papers.doubt.not_printed': 'البيانات المرفقة تخالف نص الصفحات',
  'papers.doubt.other_company': 'لا يذكر المستند اسم شركتك ولا رمزها',
  'papers.refused': 'لا يمكن إدخاله: {{reason}}',
  'papers.take': 'إدخال المختار ({{count}})',
  'papers.done': 'أُدخلت القيم ({{count}}). يُرجى التحقق منها؛ «تراجع» يعيد ما كان',
  'papers.blank': 'تنزيل نموذج فارغ (PDF)',
};
