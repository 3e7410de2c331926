import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { planDocument } from '../common/document';
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
  document: planDocument(
    { zh: '首席科学家（科技顾问）聘任申报书', en: 'Chief scientist and technology advisor declaration' },
    {
      contents: [
        { zh: '一、申报单位', en: '1 Applicant' },
        { zh: '二、聘任信息', en: '2 Appointment' },
        { zh: '三、受聘人与主要成果', en: '3 The advisor and main results' },
        { zh: '四、企业技术需求', en: '4 Company demands' },
        { zh: '五、年度任务', en: '5 Yearly tasks' },
        { zh: '六、预期成效', en: '6 Expected effect' },
        { zh: '七、补助测算', en: '7 Support calculation' },
        { zh: '八、承诺、受聘人与派出单位意见', en: '8 Commitments, advisor and employer opinions' },
      ],
      appended: { zh: '聘任协议、同意函、证书', en: 'Agreement, consent, certificates' },
    },
  ),
  basis: ['科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [...stated(eligibility, 'SA-E7'), byNotice, letter],
});
