/** Inputs that a decision about a report needs. */
import { reportMessages } from '../api/messages/reports';
import type { Text } from '../text';
import type { OfficeReportAction } from './status';

export interface ReportDecision {
  action: OfficeReportAction;
  opinion?: string | undefined;
  days?: number | undefined;
}

export interface ReportStepNeeds {
  opinion: 'needed' | 'possible';
  days?: true;
}

export const reportStepNeeds: Record<OfficeReportAction, ReportStepNeeds> = {
  pass: { opinion: 'possible' },
  return: { opinion: 'needed', days: true },
  exempt: { opinion: 'needed' },
};

/** Missing inputs, by the key of their place. */
export function missingInReportDecision({ action, opinion = '', days }: ReportDecision) {
  const needs = reportStepNeeds[action];
  const missing: { path: keyof ReportDecision; message: Text }[] = [];
  if (needs.opinion === 'needed' && opinion.trim() === '')
    missing.push({ path: 'opinion', message: reportMessages.opinionMissing });
  if (needs.days && days === undefined) missing.push({ path: 'days', message: reportMessages.daysMissing });
  return missing;
}
