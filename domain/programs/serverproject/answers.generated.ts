// Written by `npm run gen` from the sections. Do not edit.

export type ServerprojectAnswers = {
  applicant_basic: { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  bank_account: { account_name: string; bank_name: string; bank_account_no: string };
  service_profile: { filing_type: string; main_category: string; other_categories: string[]; certs: string[]; service_start: string; premises_tenure: string; premises_area: number; platform_url: string; equipment_value: number; profile: string };
  service_staff: { staff_total: number; staff_college: number; staff_senior: number; staff_broker: number; staff_parttime: number };
  service_performance: { row?: string; affiliation_year: number; total_revenue: number; service_revenue: number; service_ratio: number; tax_paid: number; clients: number; clients_tech: number; contracts: number; tech_deal: number; transfers: number; events: number }[];
  service_cases: { row?: string; client_name: string; client_credit_code: string; related: boolean; category: string; contract_no: string; amount: number; service_from: string; service_to: string; result: string; detail: string }[];
  plan: { project_name: string; start_date: string; end_date: string; duration_months: number; demand: string; build_content: string; service_mode: string; safeguards: string };
  service_targets: { row?: string; affiliation_year: number; service_revenue: number; clients: number; contracts: number; tech_deal: number; events: number; new_staff: number }[];
  project_schedule_data: { row?: string; stage: string; stage_start: string; stage_end: string; content: string; target: string; planned_spend: number }[];
  funding_sources: { row?: string; amount: number; note: string }[];
  service_budget: { row?: string; grant: number; own: number; total: number; basis: string }[];
  service_summary: { service_share_last: number; college_share: number; sum_total: number; sum_grant: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string };
  filesData: { commitment_seal: string[]; licence: string[]; audit_report: string[]; cert_files: string[]; staff_list: string[]; premises_proof: string[]; contract_files: string[]; tech_contract_reg: string[]; rules_files: string[]; other_files: string[] };
};
