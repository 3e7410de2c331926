import { count, type SectionOf } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';

export const ipData: SectionOf<GazelleAnswers, 'ipData'> = {
  key: 'ipData',
  kind: 'fields',
  title: { zh: '知识产权情况', en: 'Intellectual property', ar: 'الملكية الفكرية' },
  fields: [
    {
      key: 'invention_count',
      zh: '有效发明专利',
      en: 'Valid invention patents',
      ar: 'براءات الاختراع السارية',
      recurs: 'valid_inventions',
      ...count('件'),
      help: { zh: '申报时有效且权属人为本企业的件数', en: 'Those in force and owned by the company', ar: 'السارية التي تملكها الشركة' },
      why: {
        zh: '反映创新能力，与附件中的证书核对',
        en: 'Shows the ability to innovate; compared with the attached certificates',
        ar: 'تبيّن القدرة على الابتكار، وتُقارن بالشهادات المرفقة',
      },
      example: 3,
    },
    {
      key: 'utility_model_count',
      zh: '有效实用新型专利',
      en: 'Valid utility models',
      ar: 'نماذج المنفعة السارية',
      recurs: 'valid_utility_models',
      ...count('件'),
      help: { zh: '申报时有效且权属人为本企业的件数', en: 'Those in force and owned by the company', ar: 'السارية التي تملكها الشركة' },
      why: {
        zh: '反映创新能力，与附件中的证书核对',
        en: 'Shows the ability to innovate; compared with the attached certificates',
        ar: 'تبيّن القدرة على الابتكار، وتُقارن بالشهادات المرفقة',
      },
      example: 12,
    },
    {
      key: 'software_count',
      zh: '软件著作权',
      en: 'Software copyrights',
      ar: 'حقوق البرمجيات',
      recurs: 'software_copyrights',
      ...count('件'),
      help: { zh: '申报时有效且权属人为本企业的件数', en: 'Those in force and owned by the company', ar: 'السارية التي تملكها الشركة' },
      why: {
        zh: '反映创新能力，与附件中的证书核对',
        en: 'Shows the ability to innovate; compared with the attached certificates',
        ar: 'تبيّن القدرة على الابتكار، وتُقارن بالشهادات المرفقة',
      },
      example: 6,
    },
    {
      key: 'other_class1_count',
      zh: '其他Ⅰ类知识产权（植物新品种、集成电路布图设计等）',
      en: 'Other class 1 rights (plant varieties, IC layouts, etc.)',
      ar: 'حقوق أخرى من الفئة 1 (أصناف نباتية، تصاميم دوائر متكاملة، إلخ)',
      recurs: 'other_class1_rights',
      ...count('件'),
    },
    {
      key: 'pct_count',
      zh: '境外授权专利（含PCT）',
      en: 'Patents granted abroad (including PCT)',
      ar: 'براءات ممنوحة في الخارج (بما فيها PCT)',
      type: 'integer',
      min: 0,
      unit: '件',
      help: { zh: '申报时有效且权属人为本企业的件数', en: 'Those in force and owned by the company', ar: 'السارية التي تملكها الشركة' },
      why: {
        zh: '反映创新能力，与附件中的证书核对',
        en: 'Shows the ability to innovate; compared with the attached certificates',
        ar: 'تبيّن القدرة على الابتكار، وتُقارن بالشهادات المرفقة',
      },
      example: 1,
    },
  ],
};
