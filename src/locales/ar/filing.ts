/** The page of a filing, before and after its submission. */
export default {
  'filing.no': 'رقم الإيصال',
  'filing.more': 'إجراءات أخرى',
  'filing.print': 'طباعة البيانات',
  'filing.parts': 'أقسام هذا التصريح',
  'filing.part.form': 'التعبئة',
  'filing.part.answers': 'البيانات',
  'filing.part.receipt': 'إيصال التقديم',
  'filing.part.submissions': 'مرات التقديم',
  'filing.part.signatures': 'توقيعات الشركة',
  'filing.part.questions': 'الاستفسارات',
  'filing.part.reports': 'التقارير المطلوبة',
  'filing.part.log': 'سجل الإجراءات',
  'filing.noQuestions': 'لا استفسارات بشأن هذا التصريح',
  'filing.noReports': 'لا تقارير مطلوبة',
  'filing.certificate': 'الشهادة رقم {{no}}، سارية من {{from}} إلى {{to}}',
};
