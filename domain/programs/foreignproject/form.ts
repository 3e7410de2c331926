import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import type { ForeignprojectAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { content } from './sections/content';
import { expertFunding } from './sections/expert-funding';
import { experts } from './sections/experts';
import { filesData } from './sections/files-data';
import { fundSummary } from './sections/fund-summary';
import { leader } from './sections/leader';
import { outcomeTargets } from './sections/outcome-targets';
import { projectBasic } from './sections/project-basic';
import { visits } from './sections/visits';

export const form = defineForm<ForeignprojectAnswers>({
  sections: [
    applicantBasic,
    contact,
    projectBasic,
    leader,
    experts,
    content,
    visits,
    outcomeTargets,
    expertFunding,
    fundSummary,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  document: createPlanDocument(
    {
      zh: '外国专家项目申报书',
      en: 'Foreign expert project declaration',
      ar: 'تصريح مشاريع الخبراء الأجانب',
    },
    {
      appended: {
        zh: '护照资料页、专家简历、合作协议',
        en: 'Passport pages, CVs, agreements',
        ar: 'صفحات الجواز والسير الذاتية والاتفاقيات',
      },
    },
  ),
  basis: [
    '国家外国专家项目申报通知（2022）',
    '外国专家经费开支标准',
    '科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）',
  ],
  brings: [...stated(eligibility, 'FE-E5'), byNotice, letter],
});
