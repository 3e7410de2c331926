import { adapt } from '../../common/adapt';
import { projectScheduleData as base } from '../../common/sections/project-schedule-data';
import type { SubjectresearchAnswers } from '../answers.generated';

export const projectScheduleData = adapt<SubjectresearchAnswers, 'project_schedule_data'>(base, {
  omit: ['planned_spend'],
  maxRows: 8,
});
