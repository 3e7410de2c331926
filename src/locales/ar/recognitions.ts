/** Recognitions and their certificates. */
export default {
  'recognitions.lead':
    'الشهادات التي منحتها الموافقات ومدة صلاحيتها. يصلك تذكير قبل انتهائها بستة أشهر وثلاثة أشهر وشهر.',
  'recognitions.office.lead': 'الشهادات التي منحتها الموافقات للمنشآت ومدة صلاحيتها.',
  'recognitions.program': 'الاعتماد',
  'recognitions.company': 'المنشأة',
  'recognitions.no': 'رقم الشهادة',
  'recognitions.validity': 'الصلاحية',
  'recognitions.span': '{{from}} إلى {{to}}',
  'recognitions.anyProgram': 'كل الاعتمادات',
  'recognitions.revokedOn': 'أُلغيت في {{day}}',
  'recognitions.again': 'تقديم من جديد',
  'recognitions.view': 'عرض الطلب',
  'recognitions.none': 'لا توجد اعتمادات بعد',
  'recognitions.noMatch': 'لا توجد اعتمادات مطابقة',
  'recognitions.search': 'المنشأة أو رمز الائتمان أو رقم الشهادة',
  'recognitions.earlier': 'من قبل إطلاق البوابة',
  'recognitions.import': 'استيراد اعتمادات سابقة',
  'recognitions.import.why':
    'اعتمادات مُنحت قبل البوابة، حتى {{limit}}. تُعرف المنشأة برمزها الائتماني ولو سجّلت لاحقًا، وتُذكَّر كغيرها. وإن كان في سطر خطأ فلا يُستورد شيء.',
  'recognitions.import.refused':
    'في القائمة أخطاء ولم يُستورد شيء. صحّح كل موضع مما يلي ثم اختر الملف من جديد.',
  'recognitions.import.ready': 'اعتمادات بياناتها سليمة: {{count}}. راجعها ثم استوردها.',
  'recognitions.import.send': 'استيراد الاعتمادات ({{count}})',
  'recognitions.change': 'تغيير',
  'recognitions.change.why':
    '{{company}}، شهادة رقم {{no}} من قبل البوابة. يُغيَّر سجلها هنا وتُخطر المنشأة، أما الورقة فتستبدلها الجهة التي منحتها.',
  'recognitions.issue': 'إصدار الشهادة من جديد',
  'recognitions.issue.why':
    '{{company}}، شهادة رقم {{no}}. يبقى الرقم، وتحل محل الشهادة السابقة ويظهر ذلك عند التحقق، وتُخطر المنشأة.',
  'recognitions.issue.what': 'السبب',
  'recognitions.issue.company': 'اسم المنشأة الصحيح',
  'recognitions.issue.asBefore': 'اتركه فارغًا إن كان الاسم صحيحًا',
  'recognitions.issue.from': 'صالحة من',
  'recognitions.issue.to': 'صالحة حتى',
  'recognitions.issue.reason': 'التعليل',
  'recognitions.issue.reasonMissing': 'اكتب التعليل',
};
