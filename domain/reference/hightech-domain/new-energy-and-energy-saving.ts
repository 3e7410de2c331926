import type { Option } from '../../definition';

export const newEnergyAndEnergySaving: Option = {
  value: '60',
  zh: '新能源与节能',
  en: 'New energy and energy saving',
  ar: 'الطاقة الجديدة وتوفير الطاقة',
  children: [
    {
      value: '601',
      zh: '可再生清洁能源',
      en: 'Renewable clean energy',
      ar: 'الطاقة النظيفة المتجددة',
      children: [
        { value: '60101', zh: '太阳能', en: 'Solar energy', ar: 'الطاقة الشمسية' },
        { value: '60102', zh: '风能', en: 'Wind energy', ar: 'طاقة الرياح' },
        { value: '60103', zh: '生物质能', en: 'Biomass energy', ar: 'طاقة الكتلة الحيوية' },
        { value: '60104', zh: '地热能、海洋能及运动能', en: 'Geothermal, ocean and kinetic energy', ar: 'الطاقة الحرارية الأرضية والبحرية والحركية' },
      ],
    },
    {
      value: '602',
      zh: '核能及氢能',
      en: 'Nuclear and hydrogen energy',
      ar: 'الطاقة النووية وطاقة الهيدروجين',
      children: [
        { value: '60201', zh: '核能', en: 'Nuclear energy', ar: 'الطاقة النووية' },
        { value: '60202', zh: '氢能', en: 'Hydrogen energy', ar: 'طاقة الهيدروجين' },
      ],
    },
    {
      value: '603',
      zh: '新型高效能量转换与储存技术',
      en: 'New efficient energy conversion and storage',
      ar: 'تحويل الطاقة الجديد الفعال وتخزينها',
      children: [
        { value: '60301', zh: '高性能绿色电池（组）技术', en: 'High-performance green batteries (packs)', ar: 'بطاريات خضراء عالية الأداء' },
        { value: '60302', zh: '新型动力电池（组）与储能电池技术', en: 'New traction batteries (packs) and energy storage batteries', ar: 'بطاريات جر جديدة وبطاريات تخزين الطاقة' },
        { value: '60303', zh: '燃料电池技术', en: 'Fuel cells', ar: 'خلايا الوقود' },
        { value: '60304', zh: '超级电容器与热电转换技术', en: 'Supercapacitors and thermoelectric conversion', ar: 'المكثفات الفائقة والتحويل الحراري الكهربائي' },
      ],
    },
    {
      value: '604',
      zh: '高效节能技术',
      en: 'High-efficiency energy saving',
      ar: 'توفير الطاقة عالي الكفاءة',
      children: [
        { value: '60401', zh: '工业节能技术', en: 'Industrial energy saving', ar: 'توفير الطاقة الصناعي' },
        { value: '60402', zh: '能量回收利用技术', en: 'Energy recovery', ar: 'استرجاع الطاقة' },
        { value: '60403', zh: '蓄热式燃烧技术', en: 'Regenerative combustion', ar: 'الاحتراق التجديدي' },
        { value: '60404', zh: '输配电系统优化技术', en: 'Transmission and distribution system optimisation', ar: 'تحسين نظم النقل والتوزيع' },
        { value: '60405', zh: '高温热泵技术', en: 'High-temperature heat pumps', ar: 'مضخات الحرارة عالية الحرارة' },
        { value: '60406', zh: '建筑节能技术', en: 'Building energy saving', ar: 'توفير الطاقة في المباني' },
        { value: '60407', zh: '能源系统管理、优化与控制技术', en: 'Energy system management, optimisation and control', ar: 'إدارة نظم الطاقة وتحسينها والتحكم فيها' },
        { value: '60408', zh: '节能监测技术', en: 'Energy-saving monitoring', ar: 'مراقبة توفير الطاقة' },
      ],
    },
  ],
};
