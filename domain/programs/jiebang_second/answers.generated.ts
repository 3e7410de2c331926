// Written by `npm run gen` from the sections. Do not edit.

export type JiebangSecondAnswers = {
  demand_link: { demand_id: string; demand_name: string; demand_no: string; demander_name: string; demander_code: string; reward_amount: number; filer_role: string };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  bidder: { bidder_name: string; bidder_code: string; bidder_type: string; bidder_legal: string; bidder_address: string; bidder_contact: string; bidder_phone: string; bidder_email: string; has_partner: boolean; related_party: boolean; bidder_profile: string };
  partners: { row?: string; unit_name: string; credit_code: string; unit_type: string; task: string; contact_name: string; contact_phone: string; grant_share: number; own_input: number; ip_share: string }[];
  leader: { leader_name: string; leader_gender: string; leader_birth: string; leader_id_type: string; leader_id_no: string; leader_education: string; leader_degree: string; leader_title: string; leader_position: string; leader_major: string; leader_phone: string; leader_email: string; leader_months: number; leader_resume: string };
  worker_data: { row?: string; name: string; gender: string; birth_month: string; id_no: string; unit_name: string; degree: string; title_level: string; major: string; role: string; duty: string; months: number }[];
  proposal: { project_name: string; tech_domain: string; start_date: string; end_date: string; duration_months: number; understanding: string; solution: string; innovations: string; foundation: string; verification: string; risks: string; pledge: string };
  responses: { row?: string; indicator: string; unit: string; required_value: string; promised_value: string; deviation: string; verify: string }[];
  contract: { contract_no: string; contract_date: string; contract_amount: number; contract_reg_no: string; ip_ownership: string; payment_mode: string; default_terms: string };
  selection: { bids_received: number; selection_method: string; selection_date: string; selection_note: string };
  milestones: { row?: string; node: string; due_date: string; target: string; deliverable: string; pay_amount: number }[];
  expected_outputs: { out_invention_filed: number; out_invention_granted: number; out_ip_other: number; out_standards: number; out_papers: number; out_products: number; out_processes: number; out_talents: number };
  funding_sources: { row?: string; amount: number; note: string }[];
  budget_expense: { row?: string; grant: number; own: number; total: number; basis: string }[];
  equipment_list: { row?: string; name: string; model: string; kind_trial: boolean; quantity: number; unit_price: number; amount: number; purpose: string }[];
  budget_summary: { sum_total: number; sum_grant: number; sum_own: number; own_ratio: number; indirect_cap: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string; bidder_agree: boolean };
  filesData: { commitment_seal: string[]; contract_file: string[]; contract_reg_file: string[]; bidder_licence: string[]; pledge_file: string[]; selection_file: string[]; cooperation_agreement: string[]; earlier_results: string[]; equipment_note: string[]; fund_proof: string[]; other_files: string[] };
};

export type ReportMilestoneAnswers = {
  project_link: { project_no: string; project_name: string; plan_start: string; plan_end: string; grant_approved: number };
  milestone: { node: string; plan_date: string; reached: boolean; done_date: string; evidence: string; paid_amount: number };
  filesData: { proof: string[] };
};
