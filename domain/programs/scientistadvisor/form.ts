import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { bankAccount } from '../common/sections/bank-account';
import { contact } from '../common/sections/contact';
import type { ScientistadvisorAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { achievements } from './sections/achievements';
import { advisor } from './sections/advisor';
import { apply } from './sections/apply';
import { appointment } from './sections/appointment';
import { benefit } from './sections/benefit';
import { declaration } from './sections/declaration';
import { demands } from './sections/demands';
import { filesData } from './sections/files-data';
import { subsidy } from './sections/subsidy';
import { workTasks } from './sections/work-tasks';

export const form = defineForm<ScientistadvisorAnswers>({
  sections: [
    applicantBasic,
    contact,
    bankAccount,
    appointment,
    advisor,
    achievements,
    demands,
    workTasks,
    benefit,
    subsidy,
    apply,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  document: createPlanDocument(
    {
      zh: '首席科学家（科技顾问）聘任申报书',
      en: 'Chief scientist and technology advisor declaration',
      ar: 'تصريح كبير العلماء والمستشار التقني',
    },
    {
      appended: {
        zh: '聘任协议、同意函、证书',
        en: 'Agreement, consent, certificates',
        ar: 'اتفاقية التعيين والموافقة والشهادات',
      },
    },
  ),
  basis: ['科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [...stated(eligibility, 'SA-E7'), byNotice, letter],
});
