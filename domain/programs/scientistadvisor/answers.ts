import type { ApplicantBasic, BankAccount, CommonFiles, Contact, Declaration } from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type ScientistadvisorAnswers = {
  applicant_basic: ApplicantBasic;
  contact: Contact;
  bank_account: BankAccount;
  appointment: {
    advisor_type: string;
    appoint_kind: string;
    appoint_title: string;
    tech_domain: string;
    term_start: string;
    term_end: string;
    term_months: number;
    agreed_days: number;
    service_forms: string[];
    pay_mode: string;
    annual_pay: number;
    paid_last_year: number;
    last_assessment: string;
  };
  advisor: {
    adv_name: string;
    adv_gender: string;
    adv_birth: string;
    adv_country: string;
    adv_id_type: string;
    adv_id_no: string;
    adv_degree: string;
    adv_title: string;
    adv_talent_titles: string[];
    adv_retired: boolean;
    adv_unit: string;
    adv_unit_type: string;
    adv_position: string;
    adv_field: string;
    adv_phone: string;
    adv_email: string;
    holds_equity: boolean;
    other_posts: number;
    adv_resume: string;
  };
  achievements: {
    row?: string;
    kind: string;
    name: string;
    year: number;
    number: string;
    rank: number;
  }[];
  demands: {
    row?: string;
    demand: string;
    problem: string;
    target: string;
    investment: number;
    due_date: string;
  }[];
  work_tasks: {
    row?: string;
    year: number;
    task: string;
    deliverable: string;
    check_target: string;
    days: number;
  }[];
  benefit: {
    foundation: string;
    ex_projects: number;
    ex_ip: number;
    ex_products: number;
    ex_trained: number;
    ex_platform: number;
    ex_sales: number;
    support: string;
  };
  subsidy: {
    subsidy_rate: number;
    subsidy_amount: number;
    task_days: number;
  };
  apply: {
    apply_amount: number;
  };
  declaration: Declaration & {
    advisor_consent: boolean;
  };
  filesData: CommonFiles & {
    agreement_file: string[];
    id_file: string[];
    title_files: string[];
    unit_consent: string[];
    pay_file: string[];
    service_log: string[];
    result_files: string[];
    other_files: string[];
  };
};
