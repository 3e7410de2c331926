// Written by `npm run gen` from the sections. Do not edit.

export type HightechAnswers = {
  registration: { company_name: string; credit_code: string; registered_date: string; registration_type: string; foreign_capital_origin: string; registered_capital: number; industry: string; enterprise_scale: string; district: string; department_in_charge: string; tax_authority: string; tax_collection_method: string; mailing_address: string; postcode: string; legal_rep_name: string; legal_rep_id_type: string; legal_rep_id_no: string; legal_rep_mobile: string; legal_rep_email: string; contact_name: string; contact_position: string; contact_mobile: string; contact_phone: string; contact_email: string; is_listed: boolean; listing_date: string; stock_code: string; listing_board: string; in_national_hi_zone: boolean; national_hi_zone: string; business_scope: string; company_profile: string };
  application: { declare_year: number; application_type: string; previous_certificate_no: string; previous_certificate_date: string; recognition_agency: string; main_domain: string; gross_income_last_year: number; non_taxable_income_last_year: number; total_income_last_year: number; basic_research_total: number; audit_agency: string; audit_agency_code: string; audit_report_no: string; has_major_incident: boolean };
  finance: { row?: string; affiliation_year: number; total_assets: number; total_liabilities: number; net_assets: number; main_business_revenue: number; other_business_revenue: number; sales_revenue: number; total_profit: number }[];
  ip_table: { row?: string; ip_no: string; ip_name: string; ip_type: string; ip_class: number; authorization_no: string; authorization_date: string; acquire_method: string; used_before: boolean; proof_file: string[] }[];
  hr_overview: { row?: string; staff: number; tech_staff: number }[];
  hr_structure: { row?: string; staff: number; tech_staff: number }[];
  rd_activities: { row?: string; rd_no: string; rd_name: string; start_date: string; end_date: string; tech_field: string; tech_source: string; ip_nos: string[]; headcount: number; budget_total: number; spend_y1: number; spend_y2: number; spend_y3: number; spend_total: number; purpose: string; core_tech: string; stage_results: string; approval_file: string[] }[];
  rd_expense: { row?: string; affiliation_year: number; rd_no: string; labor: number; direct_input: number; depreciation: number; intangible: number; design: number; equipment_test: number; other: number; internal_subtotal: number; outsourced_actual: number; outsourced_domestic_actual: number; outsourced_counted: number; domestic_total: number; grand_total: number }[];
  products: { row?: string; ps_no: string; ps_name: string; tech_field: string; tech_source: string; sales_revenue_last_year: number; is_main: boolean; ip_nos: string[]; key_tech: string; advantage: string; ip_support: string; proof_file: string[] }[];
  achievements: { row?: string; achievement_name: string; achievement_type: string; achievement_source: string; transfer_result: string; transfer_year: number; ip_nos: string[]; rd_nos: string[]; ps_nos: string[]; transfer_way: string[]; proof_file: string[] }[];
  innovation_capability: { ip_effect: string; transfer_summary: string; rd_management: string; staff_management: string; has_rd_system: boolean; has_rd_unit: boolean; has_transfer_incentive: boolean; has_talent_system: boolean };
  standards: { row?: string; standard_name: string; standard_level: string; standard_no: string; role: string; publish_date: string }[];
  indicators: { days_since_registration: number; class1_count: number; class2_count: number; staff_total: number; tech_staff_total: number; tech_staff_ratio: number; sales_3y: number; rd_total_3y: number; rd_domestic_3y: number; rd_ratio: number; rd_ratio_required: number; rd_domestic_ratio: number; hightech_income: number; hightech_income_ratio: number; main_product_ratio: number; net_assets_growth: number; sales_growth: number; transfer_yearly_avg: number };
  filesData: { application_signed: string[]; business_license: string[]; ip_certificates: string[]; rd_approvals: string[]; transfer_proofs: string[]; rd_management_docs: string[]; product_tech_docs: string[]; product_qualifications: string[]; staff_statement: string[]; rd_audit_report: string[]; income_audit_report: string[]; financial_statements: string[]; tax_returns: string[]; agency_commitment: string[]; standards_proof: string[]; commitment_letter: string[] };
  declaration: { truthful: boolean; no_dishonesty: boolean; signer_name: string; sign_date: string };
};

export type ReportTorchAnswers = {
  external: { filed_on: string; filed_no: string; confirmed: boolean; is_large: boolean };
  filesData: { cover: string[]; report: string[] };
};
