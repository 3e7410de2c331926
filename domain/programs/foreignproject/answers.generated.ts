// Written by `npm run gen` from the sections. Do not edit.

export type ReportSettlementAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  settlement: { days_actual: number; spent_grant: number; refund: number; results: string };
  filesData: { proof: string[] };
};
