// Written by `npm run gen` from the sections. Do not edit.

export type InnovationPlatformAnswers = {
  selectIndex: { select_index: number; platform_level: string };
  baseData: { platform_name: string; host_name: string; credit_code: string; host_nature: string; registered_date: string; department_in_charge: string; co_builders: string; platform_address: string; operation_start_date: string; domain: string; key_industry_chain: string; existing_platforms: string; contact_name: string; contact_mobile: string; contact_email: string };
  leaderData: { name: string; birth_date: string; education: string; professional_title: string; position: string; is_full_time: boolean; mobile: string; resume: string };
  hostData: { row?: string; affiliation_year: number; operating_revenue: number; rd_spend: number; rd_ratio: number; employees: number; rd_staff: number; platform_investment: number }[];
  conditionData: { site_area: number; site_ownership: string; equipment_count: number; equipment_value: number; open_sharing: string };
  directionData: { row?: string; direction_name: string; leader_name: string; content: string }[];
  staffData: { row?: string; name: string; birth_year: number; education: string; professional_title: string; specialty: string; staff_role: string; is_full_time: boolean }[];
  equipmentData: { row?: string; equipment_name: string; model: string; quantity: number; original_value: number; purchase_date: string }[];
  projectData: { row?: string; project_name: string; project_level: string; funding: number; start_month: string; end_month: string; status: string }[];
  outputData: { row?: string; output_type: string; output_name: string; output_no: string; output_date: string; income: number }[];
  cooperationData: { row?: string; partner: string; content: string; sign_date: string; amount: number }[];
  engineeringData: { transferred_count: number; tech_income: number; served_companies: number; industry_effect: string };
  labData: { committee_chair: string; committee_size: number; open_project_count: number; open_project_funds: number; academic_exchange: string };
  techCenterData: { new_product_revenue: number; new_product_profit: number; rd_project_count: number; external_project_count: number; expert_months: number; valid_inventions: number; standards_led: number };
  newRdData: { total_income: number; operating_income: number; transfer_income: number; rd_spend: number; staff_total: number; resident_rd_staff: number; incubated_companies: number; governance: string };
  clinicalData: { hospital_grade: string; disease_field: string; bed_count: number; outpatient_visits: number; has_trial_qualification: boolean; trial_count: number; network_units: number };
  pilotData: { pilot_lines: number; pilot_area: number; served_projects: number; pilot_income: number; safety_permit: string };
  planData: { necessity: string; foundation: string; mechanism: string; goals: string; planned_investment: number; target_ip: number; target_projects: number; target_transfer_income: number };
  indicators: { full_time_rd_staff: number; backbone_count: number; senior_or_doctor_ratio: number; director_age: number; ip_count: number; new_product_ratio: number; rd_income_ratio: number; rd_staff_ratio: number };
  filesData: { legal_certificate: string[]; establishment_doc: string[]; audit_report: string[]; rd_statistics: string[]; site_proof: string[]; equipment_proof: string[]; staff_proof: string[]; output_proof: string[]; cooperation_agreement: string[]; clinical_qualification: string[]; charter: string[]; safety_docs: string[]; commitment_letter: string[] };
  declarationData: { truthful: boolean; signer_name: string; sign_date: string };
};
