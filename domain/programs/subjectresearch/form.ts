import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { createPlanDocument } from '../common/document';
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
  document: createPlanDocument(
    {
      zh: '课题研究项目申报书',
      en: 'Subject research (soft science) declaration',
      ar: 'تصريح الدراسات (العلوم المرنة)',
    },
    {
      appended: { zh: '证书与推荐信', en: 'Certificates and letters', ar: 'الشهادات والخطابات' },
    },
  ),
  separatePapers: [
    {
      key: 'argument_sheet',
      zh: '课题论证活页（匿名）',
      en: 'Anonymous argument sheet',
      ar: 'ورقة الحجج دون أسماء',
      isBlind: true,
      shows: [
        {
          section: 'subject',
          fields: [
            'subject_name',
            'subject_category',
            'subject_direction',
            'guide_no',
            'discipline',
            'research_type',
            'methods',
            'keywords',
            'duration_months',
            'abstract',
          ],
        },
        { section: 'argument' },
        { section: 'results', fields: ['name', 'form', 'words', 'due_date', 'is_final'] },
      ],
    },
  ],
  basis: ['科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）'],
  brings: [...stated(eligibility, 'SR-E4'), byNotice, letter],
});
