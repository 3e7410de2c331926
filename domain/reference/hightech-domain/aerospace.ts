import type { Option } from '../../definition';

export const aerospace: Option = {
  value: '30',
  zh: '航空航天',
  en: 'Aerospace',
  children: [
    {
      value: '301',
      zh: '航空技术',
      en: 'Aeronautics',
      children: [
        { value: '30101', zh: '飞行器', en: 'Aircraft' },
        { value: '30102', zh: '飞行器动力技术', en: 'Aircraft propulsion' },
        { value: '30103', zh: '飞行器系统技术', en: 'Aircraft systems' },
        { value: '30104', zh: '飞行器制造与材料技术', en: 'Aircraft manufacturing and materials' },
        { value: '30105', zh: '空中管制技术', en: 'Air traffic control' },
        { value: '30106', zh: '民航及通用航空运行保障技术', en: 'Civil and general aviation operation support' },
      ],
    },
    {
      value: '302',
      zh: '航天技术',
      en: 'Astronautics',
      children: [
        { value: '30201', zh: '卫星总体技术', en: 'Satellite system engineering' },
        { value: '30202', zh: '运载火箭技术', en: 'Launch vehicles' },
        { value: '30203', zh: '卫星平台技术', en: 'Satellite platforms' },
        { value: '30204', zh: '卫星有效载荷技术', en: 'Satellite payloads' },
        { value: '30205', zh: '航天测控技术', en: 'Space tracking, telemetry and command' },
        { value: '30206', zh: '航天电子与航天材料制造技术', en: 'Space electronics and space materials manufacturing' },
        { value: '30207', zh: '先进航天动力设计技术', en: 'Advanced space propulsion design' },
        { value: '30208', zh: '卫星应用技术', en: 'Satellite applications' },
      ],
    },
  ],
};
