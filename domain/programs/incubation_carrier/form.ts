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
    title: { zh: '孵化载体认定申报', en: 'Incubation carrier declaration' },
    fileName: {
      zh: '孵化载体申报书_{carrier_name}_{declare_year}',
      en: 'Incubation carrier declaration_{carrier_name}_{declare_year}',
    },
    watermark: { zh: '草稿 不得作为申报材料', en: 'Draft, not for filing' },
    contents: [
      {
        zh: '封面（载体名称、载体类型、申报级别、运营机构、推荐单位）',
        en: 'Cover (carrier, type, level, operator, recommending department)',
      },
      { zh: '承诺书', en: 'Commitment' },
      { zh: '一、载体基本情况', en: '1 Carrier' },
      { zh: '二、场地、设施与服务', en: '2 Site, facilities and services' },
      { zh: '三、孵化资金', en: '3 Funds' },
      { zh: '四、服务团队与创业导师', en: '4 Team and mentors' },
      { zh: '五、在孵企业（入驻团队）、毕业企业情况表', en: '5 Incubatees, teams and graduates' },
      { zh: '六、资金使用与典型案例、创业活动', en: '6 Cases and events' },
      { zh: '七、运营收支与认定指标测算', en: '7 Operating results and indicators' },
      { zh: '推荐单位意见（签章）', en: 'Opinion of the recommending department' },
      { zh: '附件目录', en: 'List of attachments' },
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
    },
    byNotice,
    letter,
  ],
});
