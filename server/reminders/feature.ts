import { MINUTE_MS } from '../../domain/time';
import { defineFeature } from '../core/define-feature';
import { mandatesFeature } from '../mandates/feature';
import { createMandateReminders } from '../mandates/mandate-reminders';
import { recognitionsFeature } from '../recognitions/feature';
import { createRecognitionReminders } from '../recognitions/recognition-reminders';
import { reportsFeature } from '../reports/feature';
import { createReportReminders } from '../reports/report-reminders';
import { createCorrectionReminders } from '../review/correction-reminders';
import { reviewFeature } from '../review/feature';
import { windowsFeature } from '../windows/feature';
import { createWindowReminders } from '../windows/window-reminders';
import { createRemindersDeps, remindCompanies, remindPeople } from './reminders-service';

export const remindersFeature = defineFeature({
  needs: {
    windows: windowsFeature,
    review: reviewFeature,
    reports: reportsFeature,
    recognitions: recognitionsFeature,
    mandates: mandatesFeature,
  },
  create: (deps, { windows, review, reports, recognitions, mandates }) =>
    createRemindersDeps(deps, [
      createWindowReminders(windows),
      createCorrectionReminders(review),
      createReportReminders(reports),
      createRecognitionReminders(recognitions),
      createMandateReminders(mandates),
    ]),
  jobs: (deps) => [
    { name: 'reminders', everyMs: MINUTE_MS, run: () => remindCompanies(deps) },
    { name: 'personal reminders', everyMs: 10 * MINUTE_MS, run: () => remindPeople(deps) },
  ],
});
