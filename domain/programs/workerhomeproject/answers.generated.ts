// Written by `npm run gen` from the sections. Do not edit.

export type WorkerhomeprojectAnswers = {
  applicant_basic: { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  bank_account: { account_name: string; bank_name: string; bank_account_no: string };
  home: { home_name: string; home_type: string; home_kind: string; home_address: string; indoor_area: number; outdoor_area: number; premises_tenure: string; opened_on: string; open_hours: number; worker_count: number; senior_count: number; online_home: string };
  association: { assoc_name: string; assoc_approved: string; assoc_approval_no: string; chair_name: string; secretary_name: string; member_count: number; staff_fulltime: number; staff_parttime: number; annual_budget: number; has_charter: boolean; has_plan: boolean; has_ledger: boolean; has_feedback: boolean };
  facilities: { row?: string; room_name: string; area: number; function: string; equipment: string; state: string }[];
  activity_years: { row?: string; affiliation_year: number; exchange_events: number; training_events: number; popular_events: number; tech_projects: number; suggestions: number; talent_recommended: number; participants: number; spending: number }[];
  activities: { row?: string; held_on: string; title: string; kind: string; people: number; cost: number; effect: string }[];
  plan: { start_date: string; end_date: string; duration_months: number; target: string; career_home: string; activity_home: string; spirit_home: string; service_home: string; safeguards: string };
  project_schedule_data: { row?: string; stage: string; stage_start: string; stage_end: string; content: string; target: string; planned_spend: number }[];
  home_budget: { row?: string; grant: number; own: number; total: number; basis: string }[];
  summary: { events_last: number; sum_total: number; sum_grant: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string };
  filesData: { commitment_seal: string[]; licence: string[]; assoc_approval: string[]; charter_file: string[]; premises_proof: string[]; home_photos: string[]; activity_proof: string[]; spend_proof: string[]; layout_plan: string[]; other_files: string[] };
};
