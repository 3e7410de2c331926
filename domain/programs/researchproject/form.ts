import { defineForm } from '../../definition';
import { byNotice, letter } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { budgetExpense } from '../common/sections/budget-expense';
import { budgetSummary } from '../common/sections/budget-summary';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import { equipmentList } from '../common/sections/equipment-list';
import { fundingSources } from '../common/sections/funding-sources';
import { leader } from '../common/sections/leader';
import { partners } from '../common/sections/partners';
import { projectScheduleData } from '../common/sections/project-schedule-data';
import { workerData } from '../common/sections/worker-data';
import type { ResearchprojectAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { content } from './sections/content';
import { ethics } from './sections/ethics';
import { expectedOutputs } from './sections/expected-outputs';
import { filesData } from './sections/files-data';
import { projectBasic } from './sections/project-basic';
import { techIndicators } from './sections/tech-indicators';

export const form = defineForm<ResearchprojectAnswers>({
  sections: [
    applicantBasic,
    contact,
    projectBasic,
    leader,
    content,
    ethics,
    expectedOutputs,
    techIndicators,
    projectScheduleData,
    workerData,
    partners('project_basic'),
    fundingSources,
    budgetExpense,
    equipmentList,
    budgetSummary,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  document: createPlanDocument(
    { zh: '科技研究项目申报书', en: 'Research project declaration', ar: 'تصريح المشاريع البحثية' },
    {
      appended: {
        zh: '按清单顺序附全部附件',
        en: 'All attachments in the order of their list',
        ar: 'جميع المرفقات بترتيب قائمتها',
      },
    },
  ),
  basis: [
    '国家重点研发计划项目申报指南（负责人年龄、职称、投入时间与限项要求）',
    '国家科技伦理审查和人类遗传资源管理规定',
    '科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）',
  ],
  brings: [
    {
      zh: '立项后按任务书给予财政资助',
      en: 'A grant for the work that the task book names',
      ar: 'منحة للعمل الذي يحدده دفتر المهمة',
    },
    byNotice,
    letter,
  ],
});
