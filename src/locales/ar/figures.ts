export default {
  'figures.lead':
    'ما ذكرته شركتك في التصاريح والتقارير وبياناتها. الرقم الذي يُذكر مرة يُعبَّأ في سائر الاستمارات، والقيم المختلفة تظهر هنا.',
  'figures.none': 'لا أرقام بعد: املأ بيانات الشركة أو أي تصريح لتظهر هنا.',
  'figures.noneYearly': 'لا أرقام سنوية بعد: املأ أي تصريح أو تقرير لتظهر هنا.',
  'figures.yearly': 'الأرقام حسب السنة',
  'figures.standing': 'بيانات ثابتة عن الشركة',
  'figures.figure': 'الرقم',
  'figures.year': 'السنة',
  'figures.value': 'القيمة',
  'figures.unit': 'الوحدة',
  'figures.no': 'الرقم المرجعي',
  'figures.day': 'اليوم',
  'figures.definition': 'التعريف',
  'figures.others': 'قيم أخرى: {{count}}',
  'figures.jump': 'تغيّر كبير، يُرجى التحقق',
};
