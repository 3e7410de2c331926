// Written by `npm run gen` from the sections. Do not edit.

export type ForeignprojectAnswers = {
  applicant_basic: { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  project_basic: { project_name: string; project_type: string; tech_domain: string; keywords: string; start_date: string; end_date: string; duration_months: number; project_summary: string; project_name_en: string; expert_field: string; host_plan: string; is_continued: boolean };
  leader: { leader_name: string; leader_gender: string; leader_birth: string; leader_id_type: string; leader_id_no: string; leader_education: string; leader_degree: string; leader_title: string; leader_position: string; leader_major: string; leader_phone: string; leader_email: string; leader_resume: string };
  experts: { row?: string; name_en: string; name_zh: string; gender: string; birth: string; country: string; passport_no: string; degree: string; employer: string; position: string; expertise: string; permit_category: string; is_lead: boolean; work_days: number }[];
  content: { necessity: string; expert_tasks: string; cooperation: string; expected_result: string; absorb: string; security: string };
  visits: { row?: string; passport_no: string; mode: string; date_from: string; date_to: string; visit_days: number; place: string; task: string; air_cost: number; allowance: number; living_cost: number; city_cost: number; visit_total: number }[];
  outcome_targets: { tg_tech: number; tg_ip: number; tg_papers: number; tg_products: number; tg_trained: number; tg_benefit: number };
  expert_funding: { row?: string; grant: number; own: number; total: number; note: string }[];
  fund_summary: { sum_total: number; sum_grant: number; days_total: number; visit_cost_wan: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string };
  filesData: { commitment_seal: string[]; licence: string[]; passport_files: string[]; cv_files: string[]; agreement_files: string[]; degree_files: string[]; permit_files: string[]; host_plan_file: string[]; security_letter: string[]; other_files: string[] };
};

export type ReportSettlementAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  settlement: { days_actual: number; spent_grant: number; refund: number; results: string };
  filesData: { proof: string[] };
};
