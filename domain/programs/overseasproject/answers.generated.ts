// Written by `npm run gen` from the sections. Do not edit.

export type OverseasprojectAnswers = {
  applicant_basic: { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  bank_account: { account_name: string; bank_name: string; bank_account_no: string };
  filing: { category: string; engagement: string; tech_domain: string; period_from: string; period_to: string; awarded_last_year: boolean; other_talent_plan: string };
  talent: { talent_name: string; talent_name_en: string; talent_gender: string; talent_birth: string; talent_country: string; passport_no: string; passport_expiry: string; talent_degree: string; talent_school: string; talent_major: string; overseas_employer: string; overseas_position: string; work_years: number; talent_phone: string; talent_email: string; permit_category: string; permit_no: string; permit_expiry: string; channel: string; talent_resume: string };
  employment: { post_type: string; post_name: string; contract_from: string; contract_to: string; contract_months: number; agreed_days: number; contract_pay: number; contract_currency: string; is_dispatched: boolean };
  pay_records: { row?: string; month: string; gross_pay: number; income_tax: number; pay_date: string; pay_way: string }[];
  entry_records: { row?: string; date_in: string; date_out: string; stay_days: number; work_place: string }[];
  work: { work_task: string; problem_solved: string; work_result: string; res_products: number; res_ip: number; res_sales: number; res_trained: number; next_plan: string };
  subsidy: { pay_total_wan: number; tax_total: number; stay_total: number; subsidy_cap: number; subsidy_amount: number };
  apply: { apply_amount: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string };
  filesData: { commitment_seal: string[]; licence: string[]; passport_file: string[]; degree_file: string[]; permit_file: string[]; contract_file: string[]; pay_file: string[]; tax_file: string[]; entry_file: string[]; result_file: string[]; other_files: string[] };
};
