import { defineFeature } from '../core/define-feature';
import { createPersonalRemindersDeps, createPersonalRemindersJob } from './reminders-service';

export const remindersFeature = defineFeature({
  create: createPersonalRemindersDeps,
  jobs: (deps) => [createPersonalRemindersJob(deps)],
});
