import type {
  ApplicantBasic,
  CommonFiles,
  Contact,
  Declaration,
  FinanceYear,
  FundingSource,
  TechIndicator,
} from '../common/answers';

/** The answers of this program, section by section, in the names of the wire; complete, as its functions see them. */
export type JiebangguashuaiAnswers = {
  applicant_basic: ApplicantBasic;
  contact: Contact;
  applicant_finance: FinanceYear[];
  demand: {
    demand_name: string;
    demand_type: string;
    tech_domain: string;
    key_industry_chain: string;
    open_scope: string;
    start_date: string;
    end_date: string;
    duration_months: number;
    bid_deadline: string;
    reward_amount: number;
    total_invest: number;
    expect_grant: number;
    pay_in_cash: boolean;
    payment_mode: string;
    joint_company: string;
  };
  description: {
    background: string;
    bottleneck: string;
    tried: string;
    required_content: string;
    conditions: string;
    benefit: string;
  };
  tech_indicators: TechIndicator[];
  bidder_terms: {
    bidder_types: string[];
    allow_joint: boolean;
    allow_foreign: boolean;
    bidder_require: string;
    cooperation_modes: string[];
    has_intended: boolean;
    intended_bidder: string;
    selection_method: string;
  };
  ip_terms: {
    ip_ownership: string;
    benefit_share: string;
    secrecy: string;
    default_terms: string;
  };
  milestones: {
    row?: string;
    node: string;
    due_month: number;
    deliverable: string;
    check_method: string;
    pay_ratio: number;
    pay_amount: number;
  }[];
  funding_sources: FundingSource[];
  invest_plan: {
    row?: string;
    grant: number;
    own: number;
    total: number;
    basis: string;
  }[];
  economic_indicator_data: {
    row?: string;
    affiliation_year: number;
    sales_revenue: number;
    net_profit: number;
    tax_paid: number;
    import_substitute: number;
  }[];
  owner: {
    owner_name: string;
    owner_position: string;
    owner_title: string;
    owner_phone: string;
  };
  demand_summary: {
    sum_total: number;
    sum_grant: number;
    invest_ratio: number;
    pay_total: number;
  };
  declaration: Declaration;
  filesData: CommonFiles & {
    audit_report: string[];
    demand_book: string[];
    tried_proof: string[];
    fund_proof: string[];
    joint_file: string[];
    public_text: string[];
    other_files: string[];
  };
};
