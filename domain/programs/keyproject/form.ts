import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { applicantFinance } from '../common/sections/applicant-finance';
import { budgetExpense } from '../common/sections/budget-expense';
import { budgetSummary } from '../common/sections/budget-summary';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import { economicIndicatorData } from '../common/sections/economic-indicator-data';
import { equipmentList } from '../common/sections/equipment-list';
import { expectedOutputs } from '../common/sections/expected-outputs';
import { fundingSources } from '../common/sections/funding-sources';
import { leader } from '../common/sections/leader';
import { partners } from '../common/sections/partners';
import { projectScheduleData } from '../common/sections/project-schedule-data';
import { techIndicators } from '../common/sections/tech-indicators';
import { workerData } from '../common/sections/worker-data';
import type { KeyprojectAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { content } from './sections/content';
import { filesData } from './sections/files-data';
import { projectBasic } from './sections/project-basic';

export const form = defineForm<KeyprojectAnswers>({
  sections: [
    applicantBasic,
    contact,
    applicantFinance,
    projectBasic,
    leader,
    content,
    techIndicators,
    expectedOutputs,
    economicIndicatorData,
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
    {
      zh: '重点研发计划项目申报书',
      en: 'Key R&D project declaration',
      ar: 'تصريح مشاريع البحث والتطوير الرئيسية',
    },
    {
      appended: {
        zh: '按清单顺序合并全部附件，附索引页',
        en: 'All attachments merged in the order of their list, with an index page',
        ar: 'جميع المرفقات مدمجة بترتيب قائمتها مع صفحة فهرس',
      },
    },
  ),
  basis: [
    '国家重点研发计划项目申报指南（负责人年龄、职称、投入时间与限项要求）',
    '高新技术企业认定管理办法（国科发火〔2016〕32号）（研发投入强度分档）',
    '国家科技计划项目间接费用核定比例',
    '科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）',
  ],
  brings: [...stated(eligibility, 'KP-E8'), byNotice, letter],
});
