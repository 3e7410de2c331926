import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { createPlanDocument } from '../common/document';
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
  document: createPlanDocument(
    {
      zh: '科技工作者之家建设项目申报书',
      en: 'Home for science workers declaration',
      ar: 'تصريح بيت العاملين في العلوم',
    },
    {
      appended: {
        zh: '成立批复、章程、照片、活动证明',
        en: 'Approval, charter, photos, proof of activities',
        ar: 'الموافقة والنظام الأساسي والصور وإثبات الأنشطة',
      },
    },
  ),
  basis: ['科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [
    {
      zh: '命名为市级科技工作者之家',
      en: 'The name of a home for science workers of the city',
      ar: 'اسم «بيت العاملين في العلوم» للمدينة',
    },
    ...stated(eligibility, 'WH-E6'),
    byNotice,
    letter,
  ],
});
