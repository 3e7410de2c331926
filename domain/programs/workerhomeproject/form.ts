import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { planDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { bankAccount } from '../common/sections/bank-account';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import type { WorkerhomeprojectAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { activities } from './sections/activities';
import { activityYears } from './sections/activity-years';
import { association } from './sections/association';
import { facilities } from './sections/facilities';
import { filesData } from './sections/files-data';
import { home } from './sections/home';
import { homeBudget } from './sections/home-budget';
import { plan } from './sections/plan';
import { projectScheduleData } from './sections/project-schedule-data';
import { summary } from './sections/summary';

export const form = defineForm<WorkerhomeprojectAnswers>({
  sections: [
    applicantBasic,
    contact,
    bankAccount,
    home,
    association,
    facilities,
    activityYears,
    activities,
    plan,
    projectScheduleData,
    homeBudget,
    summary,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  document: planDocument(
    { zh: '科技工作者之家建设项目申报书', en: 'Home for science workers declaration' },
    {
      contents: [
        { zh: '一、申报单位', en: '1 Applicant' },
        { zh: '二、科技工作者之家', en: '2 The home' },
        { zh: '三、科协组织与制度', en: '3 Association and rules' },
        { zh: '四、功能场地', en: '4 Rooms' },
        { zh: '五、分年度活动与活动清单', en: '5 Activities by year and list' },
        { zh: '六、建设方案', en: '6 Plan' },
        { zh: '七、进度与预算', en: '7 Schedule and budget' },
        { zh: '八、承诺与上级科协意见', en: '8 Commitments and opinions of the association above' },
      ],
      appended: {
        zh: '成立批复、章程、照片、活动证明',
        en: 'Approval, charter, photos, proof of activities',
      },
    },
  ),
  basis: ['科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [
    { zh: '命名为市级科技工作者之家', en: 'The name of a home for science workers of the city' },
    ...stated(eligibility, 'WH-E6'),
    byNotice,
    letter,
  ],
});
