/** The page of a filing, before and after its submission. */
export default {
  'filing.more': 'إجراءات أخرى',
  'filing.print': 'طباعة البيانات',
  'filing.parts': 'أقسام هذا التصريح',
  'filing.form': 'التعبئة',
  'filing.questions': 'الاستفسارات',
  'filing.reports': 'التقارير المطلوبة',
  'filing.noQuestions': 'لا استفسارات بشأن هذا التصريح',
  'filing.noReports': 'لا تقارير مطلوبة',
  'filing.certificate': 'الشهادة رقم {{no}}، سارية من {{from}} إلى {{to}}',
  'forms.check.closed': 'فترة التقديم غير مفتوحة، ولا يمكن التقديم الآن. المسودة محفوظة.',
  'forms.check.noRight': 'لا يملك حسابك صلاحية التقديم. اطلب ذلك من الحساب الرئيسي أو من زميل يملكها.',
  'forms.check.preview': 'معاينة النموذج الرسمي',
  'forms.check.paper': '{{title}}، النموذج الرسمي',
  'forms.rules.count': '{{verdict}}: {{count}}',
};
