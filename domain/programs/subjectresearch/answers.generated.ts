// Written by `npm run gen` from the sections. Do not edit.

export type SubjectresearchAnswers = {
  applicant_basic: { company_name: string; credit_code: string; unit_type: string; registered_date: string; registered_capital: number; legal_rep_name: string; registered_address: string; district: string; department: string; industry: string; qualifications: string[]; employee_total: number; rd_staff: number };
  contact: { contact_name: string; contact_phone: string; contact_email: string };
  subject: { subject_name: string; subject_category: string; subject_direction: string; guide_no: string; discipline: string; research_type: string; methods: string[]; keywords: string; start_date: string; end_date: string; duration_months: number; lump_sum: boolean; has_partner: boolean; abstract: string };
  leader: { leader_name: string; leader_gender: string; leader_birth: string; leader_id_type: string; leader_id_no: string; leader_education: string; leader_degree: string; leader_title: string; leader_position: string; leader_major: string; leader_phone: string; leader_email: string; leader_ongoing: number; leader_resume: string };
  recommenders: { row?: string; name: string; title_level: string; unit_name: string; field: string; opinion: string }[];
  worker_data: { row?: string; name: string; gender: string; birth_month: string; id_no: string; unit_name: string; degree: string; title_level: string; major: string; role: string; duty: string }[];
  partners: { row?: string; unit_name: string; credit_code: string; unit_type: string; task: string; contact_name: string; contact_phone: string; grant_share: number; own_input: number; ip_share: string }[];
  argument: { significance: string; literature: string; objectives: string; research_content: string; key_points: string; innovations: string; survey_plan: string; foundation: string; usage: string; references: string };
  leader_task_data: { row?: string; party_kind: string; unit_name: string; person_name: string; task: string; deliverable: string; due_date: string; grant_amount: number; own_amount: number }[];
  project_schedule_data: { row?: string; stage: string; stage_start: string; stage_end: string; content: string; target: string }[];
  results: { row?: string; name: string; form: string; words: number; owner: string; due_date: string; is_final: boolean }[];
  prior: { row?: string; name: string; source: string; approved: string; amount: number; state: string }[];
  funding_sources: { row?: string; amount: number; note: string }[];
  subject_budget: { row?: string; grant: number; own: number; total: number; basis: string }[];
  summary: { sum_total: number; sum_grant: number; group_size: number };
  declaration: { agree: boolean; signer_name: string; sign_date: string };
  filesData: { commitment_seal: string[]; legal_proof: string[]; leader_proof: string[]; anonymous_argument: string[]; recommend_letters: string[]; cooperation_agreement: string[]; earlier_results: string[]; other_files: string[] };
};
