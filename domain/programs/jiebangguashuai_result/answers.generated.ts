// Written by `npm run gen` from the sections. Do not edit.

export type JiebangguashuaiResultAnswers = {
  project_link: { project_id: string; project_no: string; project_name: string; demander_name: string; bidder_name: string; leader_name: string; plan_start: string; plan_end: string; contract_amount: number; grant_approved: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  bank_account: { account_name: string; bank_name: string; bank_account_no: string };
  completion: { finish_state: string; actual_start: string; actual_end: string; delay_days: number; delay_reason: string[]; delay_approval: string; tech_level: string; application_status: string; summary: string; problems: string; next_plan: string };
  indicator_results: { row?: string; indicator: string; unit: string; target: string; actual: string; reached: boolean; is_core: boolean; test_org: string; report_no: string }[];
  milestone_results: { row?: string; node: string; plan_date: string; actual_date: string; plan_pay: number; actual_pay: number; pay_date: string; voucher_no: string }[];
  output_counts: { ac_invention_filed: number; ac_invention_granted: number; ac_ip_other: number; ac_standards: number; ac_papers: number; ac_products: number; ac_talents: number };
  output_list: { row?: string; kind: string; name: string; number: string; ip_kind: string; state: string; owner: string; got_date: string }[];
  economic_indicator_data: { row?: string; affiliation_year: number; sales_revenue: number; net_profit: number; tax_paid: number; import_substitute: number; new_jobs: number }[];
  applications: { row?: string; user_unit: string; scene: string; since: string; scale: string; benefit: number }[];
  final_account: { row?: string; budget: number; actual: number; actual_grant: number; diff_note: string }[];
  evaluation: { satisfaction: string; demander_conclusion: string; demander_opinion: string; demander_signer: string; tech_report_no: string; result_reg_no: string };
  result_summary: { reach_rate: number; paid_total: number; pay_rate: number; spend_total: number; grant_left: number };
  claim: { claim_amount: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string };
  filesData: { commitment_seal: string[]; work_report: string[]; test_reports: string[]; demander_letter: string[]; pay_vouchers: string[]; account_file: string[]; audit_file: string[]; ip_files: string[]; extension_file: string[]; site_photos: string[]; other_files: string[] };
};
