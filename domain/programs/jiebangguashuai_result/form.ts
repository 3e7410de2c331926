import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { bankAccount } from '../common/sections/bank-account';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import type { JiebangguashuaiResultAnswers } from './answers.generated';
import { continuation } from './continuation';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { applications } from './sections/applications';
import { claim } from './sections/claim';
import { completion } from './sections/completion';
import { economicIndicatorData } from './sections/economic-indicator-data';
import { evaluation } from './sections/evaluation';
import { filesData } from './sections/files-data';
import { finalAccount } from './sections/final-account';
import { indicatorResults } from './sections/indicator-results';
import { milestoneResults } from './sections/milestone-results';
import { outputCounts } from './sections/output-counts';
import { outputList } from './sections/output-list';
import { projectLink } from './sections/project-link';
import { resultSummary } from './sections/result-summary';

export const form = defineForm<JiebangguashuaiResultAnswers>({
  sections: [
    projectLink,
    contact,
    bankAccount,
    completion,
    indicatorResults,
    milestoneResults,
    outputCounts,
    outputList,
    economicIndicatorData,
    applications,
    finalAccount,
    evaluation,
    resultSummary,
    claim,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  continuation,
  document: createPlanDocument(
    {
      zh: '揭榜挂帅项目成果（验收）申报书',
      en: 'Open-bid result and acceptance filing',
      ar: 'نتائج المناقصة المفتوحة وقبولها',
    },
    {
      appended: {
        zh: '检测报告、支付凭证、审计报告、证书',
        en: 'Test reports, vouchers, audit, certificates',
        ar: 'تقارير الاختبار والمستندات والتدقيق والشهادات',
      },
    },
  ),
  basis: ['科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [...stated(eligibility, 'JR-E6'), byNotice, letter],
});
