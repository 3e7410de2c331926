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
  'recognitions.state': 'الحالة',
  'recognitions.anyState': 'كل الحالات',
  'recognitions.anyProgram': 'كل الاعتمادات',
  'recognitions.revokedOn': 'أُلغيت في {{day}}',
  'recognitions.again': 'تقديم من جديد',
  'recognitions.view': 'عرض الطلب',
  'recognitions.none': 'لا توجد اعتمادات بعد',
  'recognitions.noMatch': 'لا توجد اعتمادات مطابقة',
  'recognitions.showAll': 'عرض الكل',
  'recognitions.search': 'المنشأة أو رمز الائتمان أو رقم الشهادة',
};
