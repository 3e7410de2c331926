import type {
  ApplicantBasic,
  CommonFiles,
  Contact,
  Declaration,
  Leader,
  ProjectBasic,
} from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type ForeignprojectAnswers = {
  applicant_basic: ApplicantBasic;
  contact: Contact;
  project_basic: Omit<ProjectBasic, 'has_partner'> & {
    project_name_en: string;
    expert_field: string;
    host_plan: string;
    is_continued: boolean;
  };
  leader: Omit<Leader, 'leader_months' | 'leader_ongoing'>;
  experts: {
    row?: string;
    name_en: string;
    name_zh: string;
    gender: string;
    birth: string;
    country: string;
    passport_no: string;
    degree: string;
    employer: string;
    position: string;
    expertise: string;
    permit_category: string;
    is_lead: boolean;
    work_days: number;
  }[];
  content: {
    necessity: string;
    expert_tasks: string;
    cooperation: string;
    expected_result: string;
    absorb: string;
    security: string;
  };
  visits: {
    row?: string;
    passport_no: string;
    mode: string;
    date_from: string;
    date_to: string;
    visit_days: number;
    place: string;
    task: string;
    air_cost: number;
    allowance: number;
    living_cost: number;
    city_cost: number;
    visit_total: number;
  }[];
  outcome_targets: {
    tg_tech: number;
    tg_ip: number;
    tg_papers: number;
    tg_products: number;
    tg_trained: number;
    tg_benefit: number;
  };
  expert_funding: {
    row?: string;
    grant: number;
    own: number;
    total: number;
    note: string;
  }[];
  fund_summary: {
    sum_total: number;
    sum_grant: number;
    days_total: number;
    visit_cost_wan: number;
  };
  declaration: Declaration;
  filesData: CommonFiles & {
    passport_files: string[];
    cv_files: string[];
    agreement_files: string[];
    degree_files: string[];
    permit_files: string[];
    host_plan_file: string[];
    security_letter: string[];
    other_files: string[];
  };
};
