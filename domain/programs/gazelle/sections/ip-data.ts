import { count, type SectionOf } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';

export const ipData: SectionOf<GazelleAnswers, 'ipData'> = {
  key: 'ipData',
  kind: 'fields',
  title: { zh: '知识产权情况', en: 'Intellectual property' },
  fields: [
    {
      key: 'invention_count',
      zh: '有效发明专利',
      en: 'Valid invention patents',
      recurs: 'valid_inventions',
      ...count('件'),
      help: { zh: '申报时有效且权属人为本企业的件数', en: 'Those in force and owned by the company' },
      why: { zh: '反映创新能力，与附件中的证书核对', en: 'Shows the ability to innovate; compared with the attached certificates' },
      example: 3,
    },
    {
      key: 'utility_model_count',
      zh: '有效实用新型专利',
      en: 'Valid utility models',
      recurs: 'valid_utility_models',
      ...count('件'),
      help: { zh: '申报时有效且权属人为本企业的件数', en: 'Those in force and owned by the company' },
      why: { zh: '反映创新能力，与附件中的证书核对', en: 'Shows the ability to innovate; compared with the attached certificates' },
      example: 12,
    },
    {
      key: 'software_count',
      zh: '软件著作权',
      en: 'Software copyrights',
      recurs: 'software_copyrights',
      ...count('件'),
      help: { zh: '申报时有效且权属人为本企业的件数', en: 'Those in force and owned by the company' },
      why: { zh: '反映创新能力，与附件中的证书核对', en: 'Shows the ability to innovate; compared with the attached certificates' },
      example: 6,
    },
    {
      key: 'other_class1_count',
      zh: '其他Ⅰ类知识产权（植物新品种、集成电路布图设计等）',
      en: 'Other class 1 rights (plant varieties, IC layouts, etc.)',
      recurs: 'other_class1_rights',
      ...count('件'),
    },
    {
      key: 'pct_count',
      zh: '境外授权专利（含PCT）',
      en: 'Patents granted abroad (including PCT)',
      type: 'integer',
      min: 0,
      unit: '件',
      help: { zh: '申报时有效且权属人为本企业的件数', en: 'Those in force and owned by the company' },
      why: { zh: '反映创新能力，与附件中的证书核对', en: 'Shows the ability to innovate; compared with the attached certificates' },
      example: 1,
    },
  ],
};
