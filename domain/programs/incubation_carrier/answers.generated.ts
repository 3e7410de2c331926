// Written by `npm run gen` from the sections. Do not edit.

export type IncubationCarrierAnswers = {
  baseData: { carrier_name: string; carrier_type: string; applied_level: string; operator_name: string; operator_credit_code: string; operator_nature: string; is_independent_legal: boolean; registered_date: string; operation_start_date: string; department_in_charge: string; carrier_address: string; focus_industry: string; existing_level: string; statistics_years: number; manager_name: string; manager_position: string; manager_mobile: string; contact_name: string; contact_mobile: string; contact_email: string };
  siteData: { ownership: string; lease_end_date: string; total_area: number; incubatee_area: number; public_area: number; use_ratio: number; workstations: number; services: string[]; tech_platform: string; platform_equipment_value: number; partner_count: number };
  fundData: { own_fund: number; partner_fund: number; equity_invested_count: number };
  teamData: { row?: string; name: string; position: string; education: string; professional_title: string; is_full_time: boolean; is_professional: boolean }[];
  mentorData: { row?: string; name: string; organization: string; expertise: string; appointed_until: string; guided_count: number }[];
  incubateeData: { row?: string; company_name: string; credit_code: string; registered_date: string; entry_date: string; area: number; domain: string; employees: number; revenue: number; rd_spend: number; grew_over_20: boolean; has_ip_application: boolean; valid_ip_count: number; financing_amount: number }[];
  residentTeamData: { row?: string; team_name: string; leader_name: string; headcount: number; entry_date: string; registered_company: string; financing_amount: number }[];
  graduateData: { row?: string; company_name: string; credit_code: string; entry_date: string; graduation_date: string; criterion: string; evidence: string }[];
  caseData: { row?: string; company_name: string; fund_amount: number; fund_date: string; description: string }[];
  activityData: { row?: string; event_name: string; event_type: string; event_date: string; participants: number }[];
  operationData: { row?: string; affiliation_year: number; total_income: number; rent_income: number; service_income: number; investment_income: number; non_rent_ratio: number; new_incubatees: number; jobs: number }[];
  indicators: { operating_months: number; incubatee_count: number; density: number; pro_staff_ratio: number; fund_total: number; funded_ratio: number; ip_applied_ratio: number; ip_valid_ratio: number; growth_ratio: number; same_industry_ratio: number; graduate_count: number };
  filesData: { business_license: string[]; site_proof: string[]; management_system: string[]; team_proof: string[]; mentor_proof: string[]; fund_proof: string[]; incubatee_proof: string[]; graduate_proof: string[]; audit_report: string[]; commitment_letter: string[] };
  declarationData: { truthful: boolean; signer_name: string; sign_date: string };
};
