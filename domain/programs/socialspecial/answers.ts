import type {
  ApplicantBasic,
  BudgetItem,
  BudgetSummary,
  CommonFiles,
  Contact,
  Declaration,
  EquipmentItem,
  ExpectedOutputs,
  FundingSource,
  Leader,
  LeaderTask,
  Partner,
  ProjectBasic,
  ScheduleStage,
  TeamMember,
  TechIndicator,
} from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type SocialspecialAnswers = {
  applicant_basic: ApplicantBasic;
  contact: Contact;
  project_basic: ProjectBasic & {
    social_domain: string;
    rd_activity: string;
    user_unit: string;
  };
  leader: Leader;
  content: {
    background: string;
    state_of_art: string;
    research_content: string;
    key_technologies: string;
    technical_route: string;
    foundation: string;
    promotion: string;
  };
  ethics: {
    is_clinical: boolean;
    sample_size: number;
    clinical_reg_no: string;
    eth_genetic: boolean;
    eth_animal: boolean;
    eth_note: string;
  };
  sites: {
    row?: string;
    site_name: string;
    site_kind: string;
    district: string;
    unit_name: string;
    content: string;
    scale: string;
    beneficiaries: number;
    finish_on: string;
  }[];
  tech_indicators: TechIndicator[];
  expected_outputs: Omit<ExpectedOutputs, 'out_processes'>;
  social_benefit: {
    sb_population: number;
    sb_institutions: number;
    sb_training: number;
    sb_carbon: number;
    sb_waste: number;
  };
  leader_task_data: LeaderTask[];
  project_schedule_data: ScheduleStage[];
  worker_data: TeamMember[];
  partners: Partner[];
  funding_sources: FundingSource[];
  budget_expense: BudgetItem[];
  equipment_list: EquipmentItem[];
  budget_summary: BudgetSummary;
  declaration: Declaration;
  filesData: CommonFiles & {
    leader_proof: string[];
    ethics_approval: string[];
    genetic_approval: string[];
    user_letter: string[];
    cooperation_agreement: string[];
    equipment_note: string[];
    own_funds_proof: string[];
    earlier_results: string[];
    other_files: string[];
  };
};
