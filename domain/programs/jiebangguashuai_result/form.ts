import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { planDocument } from '../common/document';
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
  document: planDocument(
    { zh: '揭榜挂帅项目成果（验收）申报书', en: 'Open-bid result and acceptance filing' },
    {
      contents: [
        { zh: '一、项目信息', en: '1 Project' },
        { zh: '二、完成情况与实施总结', en: '2 Completion and summary' },
        { zh: '三、技术指标完成情况', en: '3 Indicators achieved' },
        { zh: '四、里程碑与支付', en: '4 Milestones and payment' },
        { zh: '五、成果产出与成果清单', en: '5 Outputs and list of results' },
        { zh: '六、经济效益与应用情况', en: '6 Economic result and use' },
        { zh: '七、经费决算', en: '7 Final account' },
        { zh: '八、发榜方评价意见', en: '8 Opinion of the demand side' },
        { zh: '九、承诺与审核意见', en: '9 Commitments and opinions' },
      ],
      appended: {
        zh: '检测报告、支付凭证、审计报告、证书',
        en: 'Test reports, vouchers, audit, certificates',
      },
    },
  ),
  basis: ['科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [...stated(eligibility, 'JR-E6'), byNotice, letter],
});
