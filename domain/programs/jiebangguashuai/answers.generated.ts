// Written by `npm run gen` from the sections. Do not edit.

export type JiebangguashuaiAnswers = {
  applicant_basic: { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  applicant_finance: { row?: string; affiliation_year: number; revenue: number; net_profit: number; tax_paid: number; rd_expense: number; rd_ratio: number; total_assets: number; debt_ratio: number }[];
  demand: { demand_name: string; demand_type: string; tech_domain: string; key_industry_chain: string; open_scope: string; start_date: string; end_date: string; duration_months: number; bid_deadline: string; reward_amount: number; total_invest: number; expect_grant: number; pay_in_cash: boolean; payment_mode: string; joint_company: string };
  description: { background: string; bottleneck: string; tried: string; required_content: string; conditions: string; benefit: string };
  tech_indicators: { row?: string; indicator: string; unit: string; baseline: string; target: string; benchmark: string; verify: string }[];
  bidder_terms: { bidder_types: string[]; allow_joint: boolean; allow_foreign: boolean; bidder_require: string; cooperation_modes: string[]; has_intended: boolean; intended_bidder: string; selection_method: string };
  ip_terms: { ip_ownership: string; benefit_share: string; secrecy: string; default_terms: string };
  milestones: { row?: string; node: string; due_month: number; deliverable: string; check_method: string; pay_ratio: number; pay_amount: number }[];
  funding_sources: { row?: string; amount: number; note: string }[];
  invest_plan: { row?: string; grant: number; own: number; total: number; basis: string }[];
  economic_indicator_data: { row?: string; affiliation_year: number; sales_revenue: number; net_profit: number; tax_paid: number; import_substitute: number }[];
  owner: { owner_name: string; owner_position: string; owner_title: string; owner_phone: string };
  demand_summary: { sum_total: number; sum_grant: number; invest_ratio: number; pay_total: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string };
  filesData: { commitment_seal: string[]; licence: string[]; audit_report: string[]; demand_book: string[]; tried_proof: string[]; fund_proof: string[]; joint_file: string[]; public_text: string[]; other_files: string[] };
};
