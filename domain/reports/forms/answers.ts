/** Answers of the small forms, section by section, in the names of the wire; complete, as their functions see them. */

/** What the approval says; nobody types it. */
export interface Project {
  project_no: string;
  project_name: string;
  plan_start: string;
  plan_end: string;
  grant_approved: number;
}

export interface Progress {
  overall_state: string;
  deviation_reason: string[];
  work_done: string;
  key_results: string;
  spend_grant: number;
  spend_own: number;
  spend_grant_total: number;
  patents_filed: number;
  patents_granted: number;
  sales_added: number;
  tax_added: number;
  people_trained: number;
  problems: string;
  next_plan: string;
}

interface Proof {
  proof: string[];
}

export type ProgressAnswers = { project_link: Project; progress: Progress; filesData: Proof };

export type MidtermAnswers = {
  project_link: Project;
  progress: Progress;
  midterm: { completion: number; indicator_state: string; change_request: boolean; continue_ok: boolean };
  filesData: Proof;
};

export type FollowupAnswers = {
  project_link: Project;
  followup: {
    application_status: string;
    sales_revenue: number;
    net_profit: number;
    tax_paid: number;
    note: string;
  };
  filesData: Proof;
};

export type MilestoneAnswers = {
  project_link: Project;
  milestone: {
    node: string;
    plan_date: string;
    done_date: string;
    reached: boolean;
    evidence: string;
    paid_amount: number;
  };
  filesData: Proof;
};

export type SettlementAnswers = {
  project_link: Project;
  settlement: { days_actual: number; spent_grant: number; refund: number; results: string };
  filesData: Proof;
};

export type AssessmentAnswers = {
  project_link: Project;
  assessment: { days_served: number; pay_actual: number; tasks_done: string; company_grade: string };
  filesData: Proof;
};

export type ExternalAnswers = {
  external: { filed_on: string; filed_no: string; confirmed: boolean };
  filesData: { cover: string[] };
};

export type TorchAnswers = {
  external: ExternalAnswers['external'] & { is_large: boolean };
  filesData: { cover: string[]; report: string[] };
};
