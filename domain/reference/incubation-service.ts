import type { Dictionary } from '../definition';

export const incubationService: Dictionary = {
  name: 'incubation_service',
  title: { zh: '孵化服务类别', en: 'Incubation service' },
  items: [
    { value: 'tutoring', zh: '创业辅导', en: 'Start-up tutoring' },
    { value: 'technical', zh: '技术支持（研发设计、检验检测、小试中试）', en: 'Technical support (R&D design, testing, pilot)' },
    { value: 'market', zh: '市场拓展', en: 'Market development' },
    { value: 'finance', zh: '投资融资', en: 'Investment and financing' },
    { value: 'consulting', zh: '管理咨询', en: 'Management consulting' },
    { value: 'ip', zh: '知识产权', en: 'Intellectual property' },
    { value: 'hr', zh: '人力资源', en: 'Human resources' },
    { value: 'law_tax', zh: '财税法务', en: 'Accounting, tax and legal' },
    { value: 'policy', zh: '政策与项目申报', en: 'Policy and project filing' },
    { value: 'international', zh: '国际合作', en: 'International cooperation' },
  ],
};
