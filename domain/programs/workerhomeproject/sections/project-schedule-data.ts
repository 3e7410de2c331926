import { adapt } from '../../common/adapt';
import { projectScheduleData as base } from '../../common/sections/project-schedule-data';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const projectScheduleData = adapt<WorkerhomeprojectAnswers, 'project_schedule_data'>(base, {
  maxRows: 8,
});
