import type {
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
  TeamMember,
} from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type JiebangSecondAnswers = {
  demand_link: {
    demand_id: string;
    demand_name: string;
    demand_no: string;
    demander_name: string;
    demander_code: string;
    reward_amount: number;
    filer_role: string;
  };
  contact: Contact;
  bidder: {
    bidder_name: string;
    bidder_code: string;
    bidder_type: string;
    bidder_legal: string;
    bidder_address: string;
    bidder_contact: string;
    bidder_phone: string;
    bidder_email: string;
    has_partner: boolean;
    related_party: boolean;
    bidder_profile: string;
  };
  partners: Partner[];
  leader: Omit<Leader, 'leader_ongoing'>;
  worker_data: TeamMember[];
  proposal: {
    project_name: string;
    tech_domain: string;
    start_date: string;
    end_date: string;
    duration_months: number;
    understanding: string;
    solution: string;
    innovations: string;
    foundation: string;
    verification: string;
    risks: string;
    pledge: string;
  };
  responses: {
    row?: string;
    indicator: string;
    unit: string;
    required_value: string;
    promised_value: string;
    deviation: string;
    verify: string;
  }[];
  contract: {
    contract_no: string;
    contract_date: string;
    contract_amount: number;
    contract_reg_no: string;
    ip_ownership: string;
    payment_mode: string;
    default_terms: string;
  };
  selection: {
    bids_received: number;
    selection_method: string;
    selection_date: string;
    selection_note: string;
  };
  milestones: {
    row?: string;
    node: string;
    due_date: string;
    target: string;
    deliverable: string;
    pay_amount: number;
  }[];
  expected_outputs: ExpectedOutputs;
  funding_sources: FundingSource[];
  budget_expense: BudgetItem[];
  equipment_list: EquipmentItem[];
  budget_summary: BudgetSummary;
  declaration: Declaration & {
    bidder_agree: boolean;
  };
  filesData: Omit<CommonFiles, 'licence'> & {
    contract_file: string[];
    contract_reg_file: string[];
    bidder_licence: string[];
    pledge_file: string[];
    selection_file: string[];
    cooperation_agreement: string[];
    earlier_results: string[];
    equipment_note: string[];
    fund_proof: string[];
    other_files: string[];
  };
};
