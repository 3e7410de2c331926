import { defineForm } from '../../definition';
import { byNotice, letter } from '../common/brings';
import type { InnovationPlatformAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { baseData } from './sections/base-data';
import { clinicalData } from './sections/clinical-data';
import { conditionData } from './sections/condition-data';
import { cooperationData } from './sections/cooperation-data';
import { declarationData } from './sections/declaration-data';
import { directionData } from './sections/direction-data';
import { engineeringData } from './sections/engineering-data';
import { equipmentData } from './sections/equipment-data';
import { filesData } from './sections/files-data';
import { hostData } from './sections/host-data';
import { indicators } from './sections/indicators';
import { labData } from './sections/lab-data';
import { leaderData } from './sections/leader-data';
import { newRdData } from './sections/new-rd-data';
import { outputData } from './sections/output-data';
import { pilotData } from './sections/pilot-data';
import { planData } from './sections/plan-data';
import { projectData } from './sections/project-data';
import { selectIndex } from './sections/select-index';
import { staffData } from './sections/staff-data';
import { techCenterData } from './sections/tech-center-data';
import { thresholds } from './thresholds';

export const form = defineForm<InnovationPlatformAnswers>({
  sections: [
    selectIndex,
    baseData,
    leaderData,
    hostData,
    conditionData,
    directionData,
    staffData,
    equipmentData,
    projectData,
    outputData,
    cooperationData,
    engineeringData,
    labData,
    techCenterData,
    newRdData,
    clinicalData,
    pilotData,
    planData,
    indicators,
    filesData,
    declarationData,
  ],
  rules,
  eligibility,
  thresholds,
  document: {
    title: { zh: '科技创新平台认定申报', en: 'Innovation platform declaration', ar: 'تصريح منصات الابتكار' },
    fileName: {
      zh: '{{platform_kind}}申报书_{{platform_name}}_{{declare_year}}',
      en: '{{platform_kind}} application_{{platform_name}}_{{declare_year}}',
      ar: '{{platform_kind}} application_{{platform_name}}_{{declare_year}}',
    },
    watermark: { zh: '草稿 不得作为申报材料', en: 'Draft, not for filing', ar: 'مسودة، لا تصلح للتقديم' },
    signPages: [
      { zh: '依托单位意见', en: 'Opinion of the host', ar: 'رأي الجهة المضيفة' },
      { zh: '推荐单位意见', en: 'Opinion of the recommending department', ar: 'رأي الجهة الموصية' },
    ],
  },
  basis: [
    '沈阳市重点实验室、技术创新中心、临床医学研究中心管理办法及2024年申报通知（平台分类与申报主体、重点产业链）',
    '沈阳市新型研发机构管理办法（沈科发〔2021〕13号）与科技部关于促进新型研发机构发展的指导意见（国科发政〔2019〕313号）',
    '国家企业技术中心认定管理办法与评价数据表',
  ],
  brings: [
    {
      zh: '认定为市级科技创新平台',
      en: 'Recognition as an innovation platform of the city',
      ar: 'الاعتماد كمنصة ابتكار للمدينة',
    },
    byNotice,
    letter,
  ],
});
