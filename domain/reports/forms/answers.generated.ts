// Written by `npm run gen` from the sections. Do not edit.

export type ReportProgressAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  progress: { overall_state: string; deviation_reason: string[]; work_done: string; key_results: string; spend_grant: number; spend_own: number; spend_grant_total: number; patents_filed: number; patents_granted: number; sales_added: number; tax_added: number; people_trained: number; problems: string; next_plan: string };
  filesData: { proof: string[] };
};

export type ReportMidtermAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  progress: { overall_state: string; deviation_reason: string[]; work_done: string; key_results: string; spend_grant: number; spend_own: number; spend_grant_total: number; patents_filed: number; patents_granted: number; sales_added: number; tax_added: number; people_trained: number; problems: string; next_plan: string };
  midterm: { completion: number; indicator_state: string; change_request: boolean; continue_ok: boolean };
  filesData: { proof: string[] };
};

export type ReportFollowupAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  followup: { application_status: string; sales_revenue: number; net_profit: number; tax_paid: number; note: string };
  filesData: { proof: string[] };
};

export type ReportExternalAnswers = {
  external: { filed_on: string; filed_no: string; confirmed: boolean };
  filesData: { cover: string[] };
};
