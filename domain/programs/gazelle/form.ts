import { defineForm } from '../../definition';
import { byNotice, letter } from '../common/brings';
import type { GazelleAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { baseData } from './sections/base-data';
import { declarationData } from './sections/declaration-data';
import { filesData } from './sections/files-data';
import { financingData } from './sections/financing-data';
import { honorData } from './sections/honor-data';
import { indicators } from './sections/indicators';
import { ipData } from './sections/ip-data';
import { leaderData } from './sections/leader-data';
import { operationData } from './sections/operation-data';
import { productData } from './sections/product-data';
import { standardData } from './sections/standard-data';
import { years } from './sections/years';

export const form = defineForm<GazelleAnswers>({
  sections: [
    years,
    baseData,
    leaderData,
    operationData,
    ipData,
    honorData,
    standardData,
    productData,
    financingData,
    indicators,
    filesData,
    declarationData,
  ],
  rules,
  eligibility,
  document: {
    title: { zh: '瞪羚企业申报', en: 'Gazelle enterprise declaration', ar: 'تصريح الشركات الغزالية' },
    fileName: {
      zh: '瞪羚企业申报书_{{company_name}}_{{declare_year}}',
      en: 'Gazelle declaration_{{company_name}}_{{declare_year}}',
      ar: 'Gazelle declaration_{{company_name}}_{{declare_year}}',
    },
    watermark: { zh: '草稿 不得作为申报材料', en: 'Draft, not for filing', ar: 'مسودة، لا تصلح للتقديم' },
    signPages: [
      { zh: '推荐单位意见', en: 'Opinion of the recommending department', ar: 'رأي الجهة الموصية' },
    ],
  },
  basis: [
    '辽宁省雏鹰、瞪羚、独角兽企业评价办法（试行）（辽科创办发〔2021〕2号）',
    'GB/T 41464-2022 高成长企业分类导引',
  ],
  brings: [
    {
      zh: '公示无异议后认定为瞪羚企业',
      en: 'Recognition as a gazelle enterprise once the public notice has passed',
      ar: 'الاعتماد كشركة غزالية بعد انقضاء الإعلان العام',
    },
    byNotice,
    letter,
  ],
});
