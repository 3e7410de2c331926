/**
 * Forms that are made of sections of a program's own form: the yearly figures of a recognition, and the acceptance of a
 * project, whose fuller form is the result of an open bid (catalogue: report_info, forms).
 */

import type { FieldsSection, Form, Rule, Section } from '../../definition';
import { findProgram } from '../../programs/find';
import type { Text } from '../../text';
import type { Project } from './answers';
import { projectLink, reportDocument } from './shared';

interface Borrowing {
  program: string;
  title: Text;
  /** In the order of the program's form. */
  sections: readonly string[];
  /** Ids of the program's rules that hold here as well. */
  rules?: readonly string[];
  more?: Rule[];
  adapt?: Record<string, (section: Section) => Section>;
  /** Put before them. */
  first?: Section[];
}

async function borrowedForm({ program, title, sections, rules = [], more = [], adapt = {}, first = [] }: Borrowing): Promise<Form> {
  const form = await findProgram(program)?.load();
  if (!form) throw new Error(`no program ${program}`);
  const kept = form.sections.filter(({ key }) => sections.includes(key));
  return {
    sections: [...first, ...kept.map((section) => adapt[section.key]?.(section) ?? section)],
    rules: [...form.rules.filter(({ id }) => rules.includes(id)), ...more],
    eligibility: [],
    document: reportDocument(title),
    basis: [],
  };
}

/** What the approved filing says, to be read: the sections that follow depend on it. */
const readOnly =
  (keys: readonly string[]) =>
  (section: Section): Section => {
    const { fields, ...rest } = section as FieldsSection;
    const kept = fields.filter(({ key }) => keys.includes(key));
    return {
      ...rest,
      fields: kept.map((field) => ({ ...field, required: false, readonly: true, source: '' })),
    };
  };

/** Of the years of the program only the last one. */
const lastYear = (section: Section): Section => {
  if (section.kind !== 'yearly') return section;
  const { base } = section.years;
  return {
    ...section,
    title: { zh: '上年度数据', en: 'Figures of last year' },
    years: { base, offsets: [-1] },
  };
};

const withoutFiles =
  (keys: readonly string[]) =>
  (section: Section): Section =>
    section.kind === 'files' ? { ...section, fields: section.fields.filter(({ key }) => !keys.includes(key)) } : section;

/** Nobody bids in a plan project. */
function withoutBidder(section: Section): Section {
  if (section.kind !== 'table') return section;
  const isKept = (key: string) => key !== 'to_bidder';
  const rows = section.fixedRows?.filter(({ key }) => isKept(key)) ?? [];
  const { source: _, ...rest } = section;
  return {
    ...rest,
    fixedRows: rows.map((row) => (row.sumOf ? { ...row, sumOf: row.sumOf.filter(isKept) } : row)),
  };
}

export const gazelle = (): Promise<Form> =>
  borrowedForm({
    program: 'gazelle',
    title: { zh: '瞪羚企业年度数据', en: 'Gazelle annual data' },
    sections: ['operationData'],
    adapt: { operationData: lastYear },
  });

const CARRIER_FACTS = ['carrier_name', 'carrier_type', 'applied_level'];

export const carrier = (): Promise<Form> =>
  borrowedForm({
    program: 'incubation_carrier',
    title: { zh: '孵化载体统计', en: 'Incubation carrier statistics' },
    sections: ['baseData', 'fundData', 'teamData', 'mentorData', 'incubateeData', 'residentTeamData', 'graduateData', 'activityData', 'operationData'],
    adapt: { baseData: readOnly(CARRIER_FACTS), operationData: lastYear },
  });

export const platform = (): Promise<Form> =>
  borrowedForm({
    program: 'innovation_platform',
    title: { zh: '创新平台年度报告', en: 'Innovation platform annual report' },
    sections: [
      'selectIndex',
      'baseData',
      'hostData',
      'staffData',
      'equipmentData',
      'projectData',
      'outputData',
      'cooperationData',
      'engineeringData',
      'labData',
      'techCenterData',
      'newRdData',
      'clinicalData',
      'pilotData',
    ],
    adapt: {
      selectIndex: readOnly(['select_index', 'platform_level']),
      baseData: readOnly(['platform_name', 'host_name']),
      hostData: lastYear,
    },
  });

type Accounted = { project_link: Project; final_account: { row?: string; actual_grant: number }[] };

const withinGrant: Rule<Accounted> = {
  id: 'AC-01',
  level: 'error',
  zh: '财政资金支出不得超过立项资助',
  en: 'Grant spending cannot exceed the grant approved',
  paths: ['final_account.actual_grant'],
  check: ({ sum, final_account, project_link }) => sum(final_account, 'actual_grant') <= (project_link.grant_approved ?? 0) + 0.005,
};

export const acceptance = (): Promise<Form> =>
  borrowedForm({
    program: 'jiebangguashuai_result',
    title: { zh: '项目验收申请', en: 'Acceptance application' },
    first: [projectLink as unknown as Section],
    sections: ['completion', 'indicator_results', 'output_counts', 'output_list', 'economic_indicator_data', 'applications', 'final_account', 'filesData'],
    rules: ['JR-R01', 'JR-R02', 'JR-R03', 'JR-R04', 'JR-R05', 'JR-R06', 'JR-R12', 'JR-R13', 'JR-R14', 'JR-R16'],
    more: [withinGrant as unknown as Rule],
    adapt: { final_account: withoutBidder, filesData: withoutFiles(['demander_letter', 'pay_vouchers']) },
  });
