import type { Option } from '../../definition';

export const highTechServices: Option = {
  value: '50',
  zh: '高技术服务',
  en: 'High-tech services',
  ar: 'خدمات التقنية العالية',
  children: [
    {
      value: '501',
      zh: '研发与设计服务',
      en: 'Research, development and design services',
      ar: 'خدمات البحث والتطوير والتصميم',
      children: [
        { value: '50101', zh: '研发服务', en: 'Research and development services', ar: 'خدمات البحث والتطوير' },
        { value: '50102', zh: '设计服务', en: 'Design services', ar: 'خدمات التصميم' },
      ],
    },
    {
      value: '502',
      zh: '检验检测认证与标准服务',
      en: 'Inspection, testing, certification and standards services',
      ar: 'خدمات الفحص والاختبار والاعتماد والمعايير',
      children: [
        { value: '50201', zh: '检验检测认证技术', en: 'Inspection, testing and certification', ar: 'الفحص والاختبار والاعتماد' },
        { value: '50202', zh: '标准化服务技术', en: 'Standardisation services', ar: 'خدمات التقييس' },
      ],
    },
    {
      value: '503',
      zh: '信息技术服务',
      en: 'Information technology services',
      ar: 'خدمات تقنية المعلومات',
      children: [
        { value: '50301', zh: '云计算服务技术', en: 'Cloud computing services', ar: 'خدمات الحوسبة السحابية' },
        { value: '50302', zh: '数据服务技术', en: 'Data services', ar: 'خدمات البيانات' },
        { value: '50303', zh: '其他信息服务技术', en: 'Other information services', ar: 'خدمات معلومات أخرى' },
      ],
    },
    { value: '504', zh: '高技术专业化服务', en: 'Specialised high-tech services', ar: 'خدمات تقنية عالية متخصصة' },
    { value: '505', zh: '知识产权与成果转化服务', en: 'Intellectual property and technology transfer services', ar: 'خدمات الملكية الفكرية ونقل التقنية' },
    {
      value: '506',
      zh: '电子商务与现代物流技术',
      en: 'E-commerce and modern logistics',
      ar: 'التجارة الإلكترونية والخدمات اللوجستية الحديثة',
      children: [
        { value: '50601', zh: '电子商务技术', en: 'E-commerce technology', ar: 'تقنية التجارة الإلكترونية' },
        { value: '50602', zh: '物流与供应链管理技术', en: 'Logistics and supply chain management', ar: 'إدارة الخدمات اللوجستية وسلسلة الإمداد' },
      ],
    },
    {
      value: '507',
      zh: '城市管理与社会服务',
      en: 'Urban management and social services',
      ar: 'إدارة المدن والخدمات الاجتماعية',
      children: [
        { value: '50701', zh: '智慧城市服务支撑技术', en: 'Smart city service support', ar: 'دعم خدمات المدينة الذكية' },
        { value: '50702', zh: '互联网教育', en: 'Internet education', ar: 'التعليم عبر الإنترنت' },
        { value: '50703', zh: '健康管理', en: 'Health management', ar: 'إدارة الصحة' },
        { value: '50704', zh: '现代体育服务支撑技术', en: 'Modern sports service support', ar: 'دعم خدمات الرياضة الحديثة' },
      ],
    },
    {
      value: '508',
      zh: '文化创意产业支撑技术',
      en: 'Support technology for cultural and creative industries',
      ar: 'تقنية دعم الصناعات الثقافية والإبداعية',
      children: [
        { value: '50801', zh: '创作、设计与制作技术', en: 'Creation, design and production', ar: 'تقنية الإبداع والتصميم والإنتاج' },
        { value: '50802', zh: '传播与展示技术', en: 'Dissemination and display', ar: 'النشر والعرض' },
        { value: '50803', zh: '文化遗产发现与再利用技术', en: 'Cultural heritage discovery and reuse', ar: 'اكتشاف التراث الثقافي وإعادة استخدامه' },
        { value: '50804', zh: '运营与管理技术', en: 'Operation and management', ar: 'التشغيل والإدارة' },
      ],
    },
  ],
};
