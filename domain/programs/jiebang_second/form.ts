import { defineForm } from '../../definition';
import { byNotice, letter } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { budgetExpense } from '../common/sections/budget-expense';
import { budgetSummary } from '../common/sections/budget-summary';
import { contact } from '../common/sections/contact';
import { equipmentList } from '../common/sections/equipment-list';
import { expectedOutputs } from '../common/sections/expected-outputs';
import { fundingSources } from '../common/sections/funding-sources';
import type { JiebangSecondAnswers } from './answers.generated';
import { continuation } from './demand';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { bidder } from './sections/bidder';
import { contract } from './sections/contract';
import { declaration } from './sections/declaration';
import { demandLink } from './sections/demand-link';
import { filesData } from './sections/files-data';
import { leader } from './sections/leader';
import { milestones } from './sections/milestones';
import { partners } from './sections/partners';
import { proposal } from './sections/proposal';
import { responses } from './sections/responses';
import { selection } from './sections/selection';
import { workerData } from './sections/worker-data';
import { computeVisibility } from './sight';

export const form = defineForm<JiebangSecondAnswers>({
  sections: [
    demandLink,
    contact,
    bidder,
    partners,
    leader,
    workerData,
    proposal,
    responses,
    contract,
    selection,
    milestones,
    expectedOutputs,
    fundingSources,
    budgetExpense,
    equipmentList,
    budgetSummary,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  continuation,
  sightOf: computeVisibility,
  document: createPlanDocument(
    {
      zh: '揭榜挂帅项目申报书（暨任务书）',
      en: 'Open-bid project, second stage',
      ar: 'مشروع المناقصة المفتوحة، المرحلة الثانية',
    },
    {
      appended: {
        zh: '合同、合同登记证明、军令状、遴选纪要',
        en: 'Contract, registration, pledge, record of selection',
        ar: 'العقد والتسجيل والتعهد ومحضر الاختيار',
      },
    },
  ),
  basis: ['技术合同认定登记管理办法', '科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [
    {
      zh: '立项后签订任务书，按任务书给予财政资助',
      en: 'A grant for the work that the task book names',
      ar: 'منحة للعمل الذي يحدده دفتر المهمة',
    },
    byNotice,
    letter,
  ],
});
