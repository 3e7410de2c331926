import type {
  ApplicantBasic,
  CommonFiles,
  Contact,
  Declaration,
  FundingSource,
  Leader,
  LeaderTask,
  Partner,
  ScheduleStage,
  TeamMember,
} from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type SubjectresearchAnswers = {
  applicant_basic: ApplicantBasic;
  contact: Contact;
  subject: {
    subject_name: string;
    subject_category: string;
    subject_direction: string;
    guide_no: string;
    discipline: string;
    research_type: string;
    methods: string[];
    keywords: string;
    start_date: string;
    end_date: string;
    duration_months: number;
    lump_sum: boolean;
    has_partner: boolean;
    abstract: string;
  };
  leader: Omit<Leader, 'leader_months'>;
  recommenders: {
    row?: string;
    name: string;
    title_level: string;
    unit_name: string;
    field: string;
    opinion: string;
  }[];
  worker_data: Omit<TeamMember, 'months'>[];
  partners: Partner[];
  argument: {
    significance: string;
    literature: string;
    objectives: string;
    research_content: string;
    key_points: string;
    innovations: string;
    survey_plan: string;
    foundation: string;
    usage: string;
    references: string;
  };
  leader_task_data: LeaderTask[];
  project_schedule_data: Omit<ScheduleStage, 'planned_spend'>[];
  results: {
    row?: string;
    name: string;
    form: string;
    words: number;
    owner: string;
    due_date: string;
    is_final: boolean;
  }[];
  prior: {
    row?: string;
    name: string;
    source: string;
    approved: string;
    amount: number;
    state: string;
  }[];
  funding_sources: FundingSource[];
  subject_budget: {
    row?: string;
    grant: number;
    own: number;
    total: number;
    basis: string;
  }[];
  summary: {
    sum_total: number;
    sum_grant: number;
    group_size: number;
  };
  declaration: Declaration;
  filesData: Omit<CommonFiles, 'licence'> & {
    legal_proof: string[];
    leader_proof: string[];
    anonymous_argument: string[];
    recommend_letters: string[];
    cooperation_agreement: string[];
    earlier_results: string[];
    other_files: string[];
  };
};
