// Written by `npm run gen` from the sections. Do not edit.

export type ApplicantBasic = { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };

export type ApplicantFinanceRow = { row?: string; affiliation_year: number; revenue: number; net_profit: number; tax_paid: number; rd_expense: number; rd_ratio: number; total_assets: number; debt_ratio: number };

export type BankAccount = { account_name: string; bank_name: string; bank_account_no: string };

export type BudgetExpenseRow = { row?: string; grant: number; own: number; total: number; basis: string };

export type BudgetSummary = { sum_total: number; sum_grant: number; sum_own: number; own_ratio: number; indirect_cap: number };

export type Contact = { contact_name: string; contact_phone: string; contact_email: string };

export type Declaration = { agree: boolean; signer_name: string; sign_date: string };

export type EconomicIndicatorDataRow = { row?: string; affiliation_year: number; output_value: number; sales_revenue: number; net_profit: number; tax_paid: number; export_usd: number; cost_saving: number; new_jobs: number };

export type EquipmentListRow = { row?: string; name: string; model: string; kind_trial: boolean; quantity: number; unit_price: number; amount: number; purpose: string };

export type ExpectedOutputs = { out_invention_filed: number; out_invention_granted: number; out_ip_other: number; out_standards: number; out_papers: number; out_products: number; out_processes: number; out_talents: number };

export type FilesData = { commitment_seal: string[]; licence: string[] };

export type FundingSourcesRow = { row?: string; amount: number; note: string };

export type LeaderTaskDataRow = { row?: string; party_kind: string; unit_name: string; person_name: string; task: string; deliverable: string; due_date: string; grant_amount: number; own_amount: number };

export type Leader = { leader_name: string; leader_gender: string; leader_birth: string; leader_id_type: string; leader_id_no: string; leader_education: string; leader_degree: string; leader_title: string; leader_position: string; leader_major: string; leader_phone: string; leader_email: string; leader_months: number; leader_ongoing: number; leader_resume: string };

export type PartnersRow = { row?: string; unit_name: string; credit_code: string; unit_type: string; task: string; contact_name: string; contact_phone: string; grant_share: number; own_input: number; ip_share: string };

export type ProjectBasic = { project_name: string; project_type: string; tech_domain: string; keywords: string; start_date: string; end_date: string; duration_months: number; has_partner: boolean; project_summary: string };

export type ProjectScheduleDataRow = { row?: string; stage: string; stage_start: string; stage_end: string; content: string; target: string; planned_spend: number };

export type TechIndicatorsRow = { row?: string; indicator: string; unit: string; baseline: string; target: string; benchmark: string; verify: string };

export type WorkerDataRow = { row?: string; name: string; gender: string; birth_month: string; id_no: string; unit_name: string; degree: string; title_level: string; major: string; role: string; duty: string; months: number };
