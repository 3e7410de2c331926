// Written by `npm run gen` from the sections. Do not edit.

export type ReportMilestoneAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  milestone: { node: string; plan_date: string; reached: boolean; done_date: string; evidence: string; paid_amount: number };
  filesData: { proof: string[] };
};
