import type { Option } from '../../definition';

export const aerospace: Option = {
  value: '30',
  zh: '航空航天',
  en: 'Aerospace',
  ar: 'الطيران والفضاء',
  children: [
    {
      value: '301',
      zh: '航空技术',
      en: 'Aeronautics',
      ar: 'الطيران',
      children: [
        { value: '30101', zh: '飞行器', en: 'Aircraft', ar: 'الطائرات' },
        { value: '30102', zh: '飞行器动力技术', en: 'Aircraft propulsion', ar: 'دفع الطائرات' },
        { value: '30103', zh: '飞行器系统技术', en: 'Aircraft systems', ar: 'نظم الطائرات' },
        { value: '30104', zh: '飞行器制造与材料技术', en: 'Aircraft manufacturing and materials', ar: 'تصنيع الطائرات وموادها' },
        { value: '30105', zh: '空中管制技术', en: 'Air traffic control', ar: 'مراقبة الحركة الجوية' },
        { value: '30106', zh: '民航及通用航空运行保障技术', en: 'Civil and general aviation operation support', ar: 'دعم تشغيل الطيران المدني والعام' },
      ],
    },
    {
      value: '302',
      zh: '航天技术',
      en: 'Astronautics',
      ar: 'الملاحة الفضائية',
      children: [
        { value: '30201', zh: '卫星总体技术', en: 'Satellite system engineering', ar: 'هندسة نظم الأقمار الصناعية' },
        { value: '30202', zh: '运载火箭技术', en: 'Launch vehicles', ar: 'صواريخ الإطلاق' },
        { value: '30203', zh: '卫星平台技术', en: 'Satellite platforms', ar: 'منصات الأقمار الصناعية' },
        { value: '30204', zh: '卫星有效载荷技术', en: 'Satellite payloads', ar: 'حمولات الأقمار الصناعية' },
        { value: '30205', zh: '航天测控技术', en: 'Space tracking, telemetry and command', ar: 'التتبع والقياس والتحكم الفضائي' },
        { value: '30206', zh: '航天电子与航天材料制造技术', en: 'Space electronics and space materials manufacturing', ar: 'تصنيع إلكترونيات الفضاء ومواده' },
        { value: '30207', zh: '先进航天动力设计技术', en: 'Advanced space propulsion design', ar: 'تصميم الدفع الفضائي المتقدم' },
        { value: '30208', zh: '卫星应用技术', en: 'Satellite applications', ar: 'تطبيقات الأقمار الصناعية' },
      ],
    },
  ],
};
