import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { planDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import { leaderTaskData } from '../common/sections/leader-task-data';
import type { SubjectresearchAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { argument } from './sections/argument';
import { filesData } from './sections/files-data';
import { fundingSources } from './sections/funding-sources';
import { leader } from './sections/leader';
import { partners } from './sections/partners';
import { prior } from './sections/prior';
import { projectScheduleData } from './sections/project-schedule-data';
import { recommenders } from './sections/recommenders';
import { results } from './sections/results';
import { subject } from './sections/subject';
import { subjectBudget } from './sections/subject-budget';
import { summary } from './sections/summary';
import { workerData } from './sections/worker-data';

export const form = defineForm<SubjectresearchAnswers>({
  sections: [
    applicantBasic,
    contact,
    subject,
    leader,
    recommenders,
    workerData,
    partners,
    argument,
    leaderTaskData,
    projectScheduleData,
    results,
    prior,
    fundingSources,
    subjectBudget,
    summary,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  document: planDocument(
    { zh: '课题研究项目申报书', en: 'Subject research (soft science) declaration' },
    {
      contents: [
        { zh: '一、封面与承诺', en: '1 Cover and commitments' },
        { zh: '二、课题信息', en: '2 Subject' },
        { zh: '三、负责人与课题组成员', en: '3 Leader and group' },
        { zh: '四、课题论证', en: '4 Argument' },
        { zh: '五、任务分工', en: '5 Task split' },
        { zh: '六、进度安排', en: '6 Schedule' },
        { zh: '七、预期成果', en: '7 Expected results' },
        { zh: '八、经费', en: '8 Funds' },
        { zh: '九、推荐专家与意见', en: '9 Recommenders and opinions' },
        { zh: '另附：课题论证活页（匿名）', en: 'Separate: anonymous argument sheet' },
      ],
      appended: { zh: '证书与推荐信', en: 'Certificates and letters' },
    },
  ),
  basis: ['科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [...stated(eligibility, 'SR-E4'), byNotice, letter],
});
