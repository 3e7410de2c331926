// Written by `npm run gen` from the sections. Do not edit.

export type GazelleAnswers = {
  years: { declare_year: number; year_list: number[]; base_year: number };
  baseData: { company_name: string; credit_code: string; registered_date: string; registered_capital: number; paid_in_capital: number; registration_type: string; enterprise_scale: string; industry: string; registered_address: string; department_in_charge: string; tax_authority: string; domain: string; key_industry_chain: string; main_business: string; track: string; is_hightech: boolean; hightech_certificate_no: string; is_tech_sme: boolean; is_listed: boolean; is_listed_controlled: boolean; company_profile: string; growth_statement: string };
  leaderData: { leader_name: string; leader_position: string; leader_professional: string; leader_education: string; leader_founder_type: string; leader_mobile: string; contact_name: string; contact_position: string; contact_mobile: string; contact_email: string };
  operationData: { row?: string; affiliation_year: number; operating_revenue: number; main_business_revenue: number; total_profit: number; net_profit: number; tax_paid: number; total_assets: number; total_liabilities: number; debt_ratio: number; export_value: number; employees: number; insured_employees: number; rd_staff: number; research_investment: number; research_investment_ratio: number; revenue_growth: number; employee_growth: number }[];
  ipData: { invention_count: number; utility_model_count: number; software_count: number; other_class1_count: number; pct_count: number };
  honorData: { row?: string; honor_type: string; honor_name: string; honor_level: string; awarding_body: string; award_date: string; certificate_no: string; valid_until: string; proof_file: string[] }[];
  standardData: { row?: string; standard_name: string; standard_no: string; standard_level: string; role: string; ranking: number; publish_date: string }[];
  productData: { row?: string; product_name: string; domain: string; stage: string; launch_year: number; revenue_last_year: number; revenue_share: number; market_share: number; market_rank: number; core_ip: string; description: string }[];
  financingData: { row?: string; round: string; investor: string; amount: number; received_date: string; proof_file: string[] }[];
  indicators: { company_age_years: number; revenue_cagr: number; employee_cagr: number; avg_research_ratio: number; max_single_investment: number; matched_tracks: string[] };
  filesData: { business_license: string[]; audit_reports: string[]; tax_returns: string[]; rd_proof: string[]; employee_proof: string[]; ip_certificates: string[]; credit_report: string[]; commitment_letter: string[]; qualification_proofs: string[]; other: string[] };
  declarationData: { truthful: boolean; no_violation: boolean; signer_name: string; sign_date: string };
};
