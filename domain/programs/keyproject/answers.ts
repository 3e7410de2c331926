import type {
  ApplicantBasic,
  BudgetItem,
  BudgetSummary,
  CommonFiles,
  Contact,
  Declaration,
  EconomicYear,
  EquipmentItem,
  ExpectedOutputs,
  FinanceYear,
  FundingSource,
  Leader,
  Partner,
  ProjectBasic,
  ScheduleStage,
  TeamMember,
  TechIndicator,
} from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type KeyprojectAnswers = {
  applicant_basic: ApplicantBasic;
  contact: Contact;
  applicant_finance: FinanceYear[];
  project_basic: ProjectBasic & {
    key_industry_chain: string;
    tech_source: string;
    innovation_type: string;
    tech_level: string;
    trl_start: string;
    trl_end: string;
  };
  leader: Leader;
  content: {
    background: string;
    state_of_art: string;
    objectives: string;
    research_content: string;
    key_technologies: string;
    innovations: string;
    technical_route: string;
    foundation: string;
    industrialisation: string;
    risks: string;
  };
  tech_indicators: TechIndicator[];
  expected_outputs: ExpectedOutputs;
  economic_indicator_data: EconomicYear[];
  project_schedule_data: ScheduleStage[];
  worker_data: TeamMember[];
  partners: Partner[];
  funding_sources: FundingSource[];
  budget_expense: BudgetItem[];
  equipment_list: EquipmentItem[];
  budget_summary: BudgetSummary;
  declaration: Declaration;
  filesData: CommonFiles & {
    audit_report: string[];
    leader_proof: string[];
    cooperation_agreement: string[];
    ip_proof: string[];
    novelty_report: string[];
    route_diagram: string[];
    equipment_note: string[];
    own_funds_proof: string[];
    other_files: string[];
  };
};
