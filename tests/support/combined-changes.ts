/** Changes of a valid filing in several places at once, for rules that one change cannot break. */
import type { Answers, FieldAnswers, Row } from '../../domain/programs/define';
import type { Mutation } from './mutations';

function section(answers: Answers, key: string): FieldAnswers {
  answers[key] ??= {};
  return answers[key] as FieldAnswers;
}

/** Sets fields, section by section. */
const set =
  (changes: Record<string, FieldAnswers>): Mutation =>
  (answers) => {
    for (const [key, values] of Object.entries(changes)) Object.assign(section(answers, key), values);
  };

/** Sets a column in every row of a table. */
const setAll =
  (table: string, values: FieldAnswers): Mutation =>
  (answers) => {
    for (const row of (answers[table] ?? []) as Row[]) Object.assign(row, values);
  };

const both =
  (...mutations: Mutation[]): Mutation =>
  (answers) => {
    for (const mutate of mutations) mutate(answers);
  };

const juniorLeader = { leader: { leader_title: 'junior', leader_degree: 'bachelor' } };

const dearEquipment: Mutation = (answers) => {
  answers.equipment_list = [
    { name: 'x', model: 'y', kind_trial: false, quantity: 1000, unit_price: 60, purpose: 'z' },
  ];
};

export const combinedChanges: Record<string, Mutation[]> = {
  hightech: [set({ application: { application_type: 'renew', previous_certificate_date: '2025-12-01' } })],
  gazelle: [
    both(set({ baseData: { track: 'employee_growth' } }), setAll('operationData', { employees: 90 })),
    both(set({ baseData: { track: 'venture_capital' } }), (answers) => {
      answers.financingData = [];
    }),
    both(set({ ipData: { invention_count: 1, utility_model_count: 3, software_count: 4 } }), (answers) => {
      answers.standardData = [];
    }),
  ],
  incubation_carrier: [
    (answers) => {
      const [graduate] = (answers.graduateData ?? []) as Row[];
      const [incubatee] = (answers.incubateeData ?? []) as Row[];
      if (graduate) graduate.credit_code = incubatee?.credit_code;
    },
  ],
  jiebang_second: [
    (answers) => {
      section(answers, 'bidder').bidder_code = section(answers, 'demand_link').demander_code;
    },
  ],
  keyproject: [
    set(juniorLeader),
    set({ project_basic: { project_type: 'chain_collab', has_partner: false } }),
    set({ expected_outputs: { out_invention_filed: 0, out_invention_granted: 0 } }),
  ],
  overseasproject: [set({ filing: { engagement: 'flexible' }, employment: { agreed_days: 0 } })],
  researchproject: [
    set(juniorLeader),
    dearEquipment,
    set({ ethics: { eth_human: true, eth_note: null } }),
    set({
      project_basic: { project_type: 'basic' },
      expected_outputs: {
        out_papers: 0,
        out_papers_index: 0,
        out_invention_filed: 0,
        out_invention_granted: 0,
      },
    }),
  ],
  scientistadvisor: [
    set({ appointment: { advisor_type: 'tech_vp' }, advisor: { adv_degree: 'master', adv_title: 'junior' } }),
  ],
  socialspecial: [
    set(juniorLeader),
    dearEquipment,
    set({ ethics: { is_clinical: true, sample_size: 0, eth_note: null } }),
  ],
  subjectresearch: [
    both(set({ subject: { lump_sum: false } }), setAll('subject_budget', { grant: 1, own: 1 })),
  ],
  workerhomeproject: [set({ association: { staff_fulltime: 0, staff_parttime: 0 } })],
};
