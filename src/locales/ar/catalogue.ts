/** The catalogue of programs, and the page about each of them. */
export default {
  'catalogue.lead': 'كل البرامج بحسب نوعها: لمن هي، وما الذي تقدمه، وما يلزم تحضيره، ومتى يُقدَّم الطلب',
  'catalogue.all': 'كل البرامج ({{count}})',
  'catalogue.who': 'من يحق له التقديم',
  'catalogue.met': 'مستوفى بحسب بيانات الشركة',
  'catalogue.unmet': 'غير مستوفى بحسب بيانات الشركة',
  'catalogue.unmarked': 'لا تكفي بيانات الشركة للحكم على الشروط غير المعلَّمة: تحقق منها أثناء التعبئة.',
  'catalogue.anybody': 'لا تستبعد بيانات الشركة أحدًا: يحق التقديم لكل من يستوفي الشروط أعلاه.',
  'catalogue.profile': 'بيانات الشركة',
  'catalogue.brings': 'ما الذي يقدمه',
  'catalogue.guide': 'كيفية التقديم',
  'catalogue.basis': 'السند التنظيمي',
  'catalogue.basisText':
    'لا تتضمن البوابة نصوص هذه الوثائق، والعبرة بما نشرته الجهة المصدرة. وفيما يلي شروط هذا البرنامج ودليله بحسبها.',
  'catalogue.about': 'عن البرنامج',
  'catalogue.ifApplies': 'عند الاقتضاء',
  'catalogue.state': 'الحالة الآن',
  'catalogue.period': 'من – إلى',
  'catalogue.firstReview': 'موعد انتهاء المراجعة الأولى',
  'catalogue.way': 'الخطوات',
  'catalogue.questions': 'أسئلة سابقة',
  'catalogue.ask': 'اطرح سؤالًا',
};
