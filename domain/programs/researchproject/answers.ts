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
  Partner,
  ProjectBasic,
  ScheduleStage,
  TeamMember,
  TechIndicator,
} from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type ResearchprojectAnswers = {
  applicant_basic: ApplicantBasic;
  contact: Contact;
  project_basic: ProjectBasic & {
    discipline: string;
    rd_activity: string;
    platform: string;
  };
  leader: Leader;
  content: {
    significance: string;
    objectives: string;
    research_content: string;
    scientific_problems: string;
    methods: string;
    innovations: string;
    foundation: string;
    application: string;
  };
  ethics: {
    eth_human: boolean;
    eth_animal: boolean;
    eth_genetic: boolean;
    eth_biosafety: boolean;
    eth_note: string;
  };
  expected_outputs: ExpectedOutputs & {
    out_papers_index: number;
  };
  tech_indicators: TechIndicator[];
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
    cooperation_agreement: string[];
    ethics_approval: string[];
    earlier_results: string[];
    recommend_letters: string[];
    own_funds_proof: string[];
    equipment_note: string[];
    other_files: string[];
  };
};
