// Written by `npm run gen` from the sections. Do not edit.

export type ScientistadvisorAnswers = {
  applicant_basic: { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  bank_account: { account_name: string; bank_name: string; bank_account_no: string };
  appointment: { advisor_type: string; appoint_kind: string; appoint_title: string; tech_domain: string; term_start: string; term_end: string; term_months: number; agreed_days: number; service_forms: string[]; pay_mode: string; annual_pay: number; paid_last_year: number; last_assessment: string };
  advisor: { adv_name: string; adv_gender: string; adv_birth: string; adv_country: string; adv_id_type: string; adv_id_no: string; adv_degree: string; adv_title: string; adv_talent_titles: string[]; adv_retired: boolean; adv_unit: string; adv_unit_type: string; adv_position: string; adv_field: string; adv_phone: string; adv_email: string; holds_equity: boolean; other_posts: number; adv_resume: string };
  achievements: { row?: string; kind: string; name: string; year: number; number: string; rank: number }[];
  demands: { row?: string; demand: string; problem: string; target: string; investment: number; due_date: string }[];
  work_tasks: { row?: string; year: number; task: string; deliverable: string; check_target: string; days: number }[];
  benefit: { foundation: string; ex_projects: number; ex_ip: number; ex_products: number; ex_trained: number; ex_platform: number; ex_sales: number; support: string };
  subsidy: { subsidy_rate: number; subsidy_amount: number; task_days: number };
  apply: { apply_amount: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string; advisor_consent: boolean };
  filesData: { commitment_seal: string[]; licence: string[]; agreement_file: string[]; id_file: string[]; title_files: string[]; unit_consent: string[]; pay_file: string[]; service_log: string[]; result_files: string[]; other_files: string[] };
};

export type ReportAssessmentAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  assessment: { days_served: number; pay_actual: number; tasks_done: string; company_grade: string };
  filesData: { proof: string[] };
};
