import { defineForm } from '../../definition';
import { byNotice, letter } from '../common/brings';
import type { IncubationCarrierAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { activityData } from './sections/activity-data';
import { baseData } from './sections/base-data';
import { caseData } from './sections/case-data';
import { declarationData } from './sections/declaration-data';
import { filesData } from './sections/files-data';
import { fundData } from './sections/fund-data';
import { graduateData } from './sections/graduate-data';
import { incubateeData } from './sections/incubatee-data';
import { indicators } from './sections/indicators';
import { mentorData } from './sections/mentor-data';
import { operationData } from './sections/operation-data';
import { residentTeamData } from './sections/resident-team-data';
import { siteData } from './sections/site-data';
import { teamData } from './sections/team-data';
import { thresholds } from './thresholds';

export const form = defineForm<IncubationCarrierAnswers>({
  sections: [
    baseData,
    siteData,
    fundData,
    teamData,
    mentorData,
    incubateeData,
    residentTeamData,
    graduateData,
    caseData,
    activityData,
    operationData,
    indicators,
    filesData,
    declarationData,
  ],
  rules,
  eligibility,
  thresholds,
  document: {
    title: { zh: '孵化载体认定申报', en: 'Incubation carrier declaration', ar: 'تصريح حاضنات الأعمال' },
    fileName: {
      zh: '孵化载体申报书_{{carrier_name}}_{{declare_year}}',
      en: 'Incubation carrier declaration_{{carrier_name}}_{{declare_year}}',
      ar: 'Incubation carrier declaration_{{carrier_name}}_{{declare_year}}',
    },
    watermark: { zh: '草稿 不得作为申报材料', en: 'Draft, not for filing', ar: 'مسودة، لا تصلح للتقديم' },
    signPages: [
      { zh: '推荐单位意见', en: 'Opinion of the recommending department', ar: 'رأي الجهة الموصية' },
    ],
  },
  basis: [
    '科技企业孵化器管理办法（国科发区〔2018〕300号）',
    '国家众创空间备案暂行规定（国科火字〔2017〕120号）',
    '工业和信息化部科技型企业孵化器管理办法（工信部科〔2025〕131号）及2025年度申报通知的核查指标',
    '沈阳市科技型企业孵化器管理办法（2025，基础型与示范型，含加速器和众创类载体）',
  ],
  brings: [
    {
      zh: '认定为相应级别和类型的孵化载体',
      en: 'Recognition as a carrier of the level and type applied for',
      ar: 'الاعتماد كحاضنة بالمستوى والنوع المطلوبين',
    },
    byNotice,
    letter,
  ],
});
