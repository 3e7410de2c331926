// Written by `npm run gen` from the sections. Do not edit.

export type KeyprojectAnswers = {
  applicant_basic: { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  applicant_finance: { row?: string; affiliation_year: number; revenue: number; net_profit: number; tax_paid: number; rd_expense: number; rd_ratio: number; total_assets: number; debt_ratio: number }[];
  project_basic: { project_name: string; project_type: string; tech_domain: string; keywords: string; start_date: string; end_date: string; duration_months: number; has_partner: boolean; project_summary: string; key_industry_chain: string; tech_source: string; innovation_type: string; tech_level: string; trl_start: string; trl_end: string };
  leader: { leader_name: string; leader_gender: string; leader_birth: string; leader_id_type: string; leader_id_no: string; leader_education: string; leader_degree: string; leader_title: string; leader_position: string; leader_major: string; leader_phone: string; leader_email: string; leader_months: number; leader_ongoing: number; leader_resume: string };
  content: { background: string; state_of_art: string; objectives: string; research_content: string; key_technologies: string; innovations: string; technical_route: string; foundation: string; industrialisation: string; risks: string };
  tech_indicators: { row?: string; indicator: string; unit: string; baseline: string; target: string; benchmark: string; verify: string }[];
  expected_outputs: { out_invention_filed: number; out_invention_granted: number; out_ip_other: number; out_standards: number; out_papers: number; out_products: number; out_processes: number; out_talents: number };
  economic_indicator_data: { row?: string; affiliation_year: number; output_value: number; sales_revenue: number; net_profit: number; tax_paid: number; export_usd: number; cost_saving: number; new_jobs: number }[];
  project_schedule_data: { row?: string; stage: string; stage_start: string; stage_end: string; content: string; target: string; planned_spend: number }[];
  worker_data: { row?: string; name: string; gender: string; birth_month: string; id_no: string; unit_name: string; degree: string; title_level: string; major: string; role: string; duty: string; months: number }[];
  partners: { row?: string; unit_name: string; credit_code: string; unit_type: string; task: string; contact_name: string; contact_phone: string; grant_share: number; own_input: number; ip_share: string }[];
  funding_sources: { row?: string; amount: number; note: string }[];
  budget_expense: { row?: string; grant: number; own: number; total: number; basis: string }[];
  equipment_list: { row?: string; name: string; model: string; kind_trial: boolean; quantity: number; unit_price: number; amount: number; purpose: string }[];
  budget_summary: { sum_total: number; sum_grant: number; sum_own: number; own_ratio: number; indirect_cap: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string };
  filesData: { commitment_seal: string[]; licence: string[]; audit_report: string[]; leader_proof: string[]; cooperation_agreement: string[]; ip_proof: string[]; novelty_report: string[]; route_diagram: string[]; equipment_note: string[]; own_funds_proof: string[]; other_files: string[] };
};
