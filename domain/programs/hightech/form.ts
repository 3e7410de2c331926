import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import type { HightechAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { assess } from './scoring';
import { achievements } from './sections/achievements';
import { application } from './sections/application';
import { declaration } from './sections/declaration';
import { filesData } from './sections/files-data';
import { finance } from './sections/finance';
import { hrOverview } from './sections/hr-overview';
import { hrStructure } from './sections/hr-structure';
import { indicators } from './sections/indicators';
import { innovationCapability } from './sections/innovation-capability';
import { ipTable } from './sections/ip-table';
import { products } from './sections/products';
import { rdActivities } from './sections/rd-activities';
import { rdExpense } from './sections/rd-expense';
import { registration } from './sections/registration';
import { standards } from './sections/standards';

export const form = defineForm<HightechAnswers>({
  sections: [
    registration,
    application,
    finance,
    ipTable,
    hrOverview,
    hrStructure,
    rdActivities,
    rdExpense,
    products,
    achievements,
    innovationCapability,
    standards,
    indicators,
    filesData,
    declaration,
  ],
  rules,
  eligibility,
  assess,
  document: {
    title: {
      zh: '高新技术企业认定申请',
      en: 'High-tech enterprise declaration',
      ar: 'تصريح شركات التقنية العالية',
    },
    fileName: {
      zh: '高新技术企业认定申请书_{{company_name}}_{{declare_year}}',
      en: 'High-tech application_{{company_name}}_{{declare_year}}',
      ar: 'High-tech application_{{company_name}}_{{declare_year}}',
    },
    watermark: { zh: '草稿 不得作为申报材料', en: 'Draft, not for filing', ar: 'مسودة، لا تصلح للتقديم' },
    instructions: true,
  },
  basis: [
    '高新技术企业认定管理办法（国科发火〔2016〕32号）',
    '高新技术企业认定管理工作指引（国科发火〔2016〕195号）及所附《高新技术企业认定申请书》《企业注册登记表》',
    '国家重点支持的高新技术领域（2016）',
  ],
  brings: [
    {
      zh: '认定后可依法申报享受企业所得税优惠',
      en: 'Recognised companies may claim the income tax relief that the law gives',
      ar: 'للشركات المعتمدة أن تطلب التخفيف من ضريبة الدخل الذي يمنحه القانون',
    },
    ...stated(eligibility, 'HT-A10'),
    byNotice,
    letter,
  ],
});
