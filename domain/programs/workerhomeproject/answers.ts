import type {
  ApplicantBasic,
  BankAccount,
  CommonFiles,
  Contact,
  Declaration,
  ScheduleStage,
} from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type WorkerhomeprojectAnswers = {
  applicant_basic: ApplicantBasic;
  contact: Contact;
  bank_account: BankAccount;
  home: {
    home_name: string;
    home_type: string;
    home_kind: string;
    home_address: string;
    indoor_area: number;
    outdoor_area: number;
    premises_tenure: string;
    opened_on: string;
    open_hours: number;
    worker_count: number;
    senior_count: number;
    online_home: string;
  };
  association: {
    assoc_name: string;
    assoc_approved: string;
    assoc_approval_no: string;
    chair_name: string;
    secretary_name: string;
    member_count: number;
    staff_fulltime: number;
    staff_parttime: number;
    annual_budget: number;
    has_charter: boolean;
    has_plan: boolean;
    has_ledger: boolean;
    has_feedback: boolean;
  };
  facilities: {
    row?: string;
    room_name: string;
    area: number;
    function: string;
    equipment: string;
    state: string;
  }[];
  activity_years: {
    row?: string;
    affiliation_year: number;
    exchange_events: number;
    training_events: number;
    popular_events: number;
    tech_projects: number;
    suggestions: number;
    talent_recommended: number;
    participants: number;
    spending: number;
  }[];
  activities: {
    row?: string;
    held_on: string;
    title: string;
    kind: string;
    people: number;
    cost: number;
    effect: string;
  }[];
  plan: {
    start_date: string;
    end_date: string;
    duration_months: number;
    target: string;
    career_home: string;
    activity_home: string;
    spirit_home: string;
    service_home: string;
    safeguards: string;
  };
  project_schedule_data: ScheduleStage[];
  home_budget: {
    row?: string;
    grant: number;
    own: number;
    total: number;
    basis: string;
  }[];
  summary: {
    events_last: number;
    sum_total: number;
    sum_grant: number;
  };
  declaration: Declaration;
  filesData: CommonFiles & {
    assoc_approval: string[];
    charter_file: string[];
    premises_proof: string[];
    home_photos: string[];
    activity_proof: string[];
    spend_proof: string[];
    layout_plan: string[];
    other_files: string[];
  };
};
