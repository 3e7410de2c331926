// Written by `npm run gen` from the sections. Do not edit.

export type ReportAssessmentAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  assessment: { days_served: number; pay_actual: number; tasks_done: string; company_grade: string };
  filesData: { proof: string[] };
};
