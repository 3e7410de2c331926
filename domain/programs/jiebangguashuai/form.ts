import { defineForm } from '../../definition';
import { byNotice, letter } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { applicantFinance } from '../common/sections/applicant-finance';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import type { JiebangguashuaiAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { bidderTerms } from './sections/bidder-terms';
import { demand } from './sections/demand';
import { demandSummary } from './sections/demand-summary';
import { description } from './sections/description';
import { economicIndicatorData } from './sections/economic-indicator-data';
import { filesData } from './sections/files-data';
import { fundingSources } from './sections/funding-sources';
import { investPlan } from './sections/invest-plan';
import { ipTerms } from './sections/ip-terms';
import { milestones } from './sections/milestones';
import { owner } from './sections/owner';
import { techIndicators } from './sections/tech-indicators';
import { computeVisibility } from './sight';

export const form = defineForm<JiebangguashuaiAnswers>({
  sections: [
    applicantBasic,
    contact,
    applicantFinance,
    demand,
    description,
    techIndicators,
    bidderTerms,
    ipTerms,
    milestones,
    fundingSources,
    investPlan,
    economicIndicatorData,
    owner,
    demandSummary,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  sightOf: computeVisibility,
  document: createPlanDocument(
    { zh: '揭榜挂帅技术需求申报书', en: 'Open-bid demand filing', ar: 'طلب تقني للمناقصة المفتوحة' },
    {
      appended: {
        zh: '需求书、资金证明',
        en: 'Demand book, proof of funds',
        ar: 'كتاب الطلب وإثبات الأموال',
      },
    },
  ),
  separatePapers: [
    {
      key: 'list_entry',
      zh: '榜单公开条目',
      en: 'Entry of the published list',
      ar: 'قيد القائمة المنشورة',
      shows: [
        {
          section: 'demand',
          fields: [
            'demand_name',
            'demand_type',
            'tech_domain',
            'end_date',
            'duration_months',
            'bid_deadline',
            'reward_amount',
          ],
        },
        { section: 'tech_indicators', isShown: ({ demand }) => demand.open_scope !== 'masked' },
        { section: 'contact' },
      ],
    },
  ],
  basis: [
    '高新技术企业认定管理办法（国科发火〔2016〕32号）（研发投入强度分档）',
    '科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）',
  ],
  brings: [
    {
      zh: '通过后列入公开榜单，面向高校、科研院所和企业征集揭榜方',
      en: 'An approved demand goes on the published list, for universities, institutes and companies to bid',
      ar: 'يُدرج الطلب المعتمد في القائمة المنشورة لتتقدم إليه الجامعات والمعاهد والشركات',
    },
    byNotice,
    letter,
  ],
});
