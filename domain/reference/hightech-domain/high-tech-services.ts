import type { Option } from '../../definition';

export const highTechServices: Option = {
  value: '50',
  zh: '高技术服务',
  en: 'High-tech services',
  children: [
    {
      value: '501',
      zh: '研发与设计服务',
      en: 'Research, development and design services',
      children: [
        { value: '50101', zh: '研发服务', en: 'Research and development services' },
        { value: '50102', zh: '设计服务', en: 'Design services' },
      ],
    },
    {
      value: '502',
      zh: '检验检测认证与标准服务',
      en: 'Inspection, testing, certification and standards services',
      children: [
        { value: '50201', zh: '检验检测认证技术', en: 'Inspection, testing and certification' },
        { value: '50202', zh: '标准化服务技术', en: 'Standardisation services' },
      ],
    },
    {
      value: '503',
      zh: '信息技术服务',
      en: 'Information technology services',
      children: [
        { value: '50301', zh: '云计算服务技术', en: 'Cloud computing services' },
        { value: '50302', zh: '数据服务技术', en: 'Data services' },
        { value: '50303', zh: '其他信息服务技术', en: 'Other information services' },
      ],
    },
    { value: '504', zh: '高技术专业化服务', en: 'Specialised high-tech services' },
    { value: '505', zh: '知识产权与成果转化服务', en: 'Intellectual property and technology transfer services' },
    {
      value: '506',
      zh: '电子商务与现代物流技术',
      en: 'E-commerce and modern logistics',
      children: [
        { value: '50601', zh: '电子商务技术', en: 'E-commerce technology' },
        { value: '50602', zh: '物流与供应链管理技术', en: 'Logistics and supply chain management' },
      ],
    },
    {
      value: '507',
      zh: '城市管理与社会服务',
      en: 'Urban management and social services',
      children: [
        { value: '50701', zh: '智慧城市服务支撑技术', en: 'Smart city service support' },
        { value: '50702', zh: '互联网教育', en: 'Internet education' },
        { value: '50703', zh: '健康管理', en: 'Health management' },
        { value: '50704', zh: '现代体育服务支撑技术', en: 'Modern sports service support' },
      ],
    },
    {
      value: '508',
      zh: '文化创意产业支撑技术',
      en: 'Support technology for cultural and creative industries',
      children: [
        { value: '50801', zh: '创作、设计与制作技术', en: 'Creation, design and production' },
        { value: '50802', zh: '传播与展示技术', en: 'Dissemination and display' },
        { value: '50803', zh: '文化遗产发现与再利用技术', en: 'Cultural heritage discovery and reuse' },
        { value: '50804', zh: '运营与管理技术', en: 'Operation and management' },
      ],
    },
  ],
};
