/** The acceptance of a plan project: a result of an open bid without the demand side (catalogue: report_info, forms). */
import type { Form, Rule, Section } from '../../definition';
import { measured, most } from '../../expressions/figures';
import { createFormFromProgram } from '../../reports/forms/form-from-program';
import { type ApprovedProject, projectLink } from '../../reports/forms/shared';

const withoutFiles =
  (keys: readonly string[]) =>
  (section: Section): Section =>
    section.kind === 'files'
      ? { ...section, fields: section.fields.filter(({ key }) => !keys.includes(key)) }
      : section;

/** Removes the row `to_bidder` and the source of a table, as a plan project has no bidder. */
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

type Accounted = { project_link: ApprovedProject; final_account: { row?: string; actual_grant: number }[] };

const withinGrant: Rule<Accounted> = {
  id: 'AC-01',
  level: 'error',
  zh: '财政资金支出超过立项资助，请核对支出',
  en: 'Grant spending exceeds the grant approved; check it',
  ar: 'الإنفاق من المنحة يتجاوز المنحة المعتمدة، راجعه',
  met: {
    zh: '财政资金支出不超过立项资助',
    en: 'Grant spending is within the grant approved',
    ar: 'الإنفاق من المنحة ضمن المنحة المعتمدة',
  },
  paths: ['final_account.actual_grant'],
  ...measured<Accounted>(({ sum, final_account, project_link }) =>
    most(sum(final_account, 'actual_grant'), project_link.grant_approved ?? 0, '10k_yuan'),
  ),
};

export const createForm = (whole: Form): Form =>
  createFormFromProgram(whole, {
    title: { zh: '项目验收申请', en: 'Acceptance application', ar: 'طلب القبول' },
    first: [projectLink as unknown as Section],
    sections: [
      'completion',
      'indicator_results',
      'output_counts',
      'output_list',
      'economic_indicator_data',
      'applications',
      'final_account',
      'filesData',
    ],
    rules: [
      'JR-R01',
      'JR-R02',
      'JR-R03',
      'JR-R04',
      'JR-R05',
      'JR-R06',
      'JR-R12',
      'JR-R13',
      'JR-R14',
      'JR-R16',
    ],
    more: [withinGrant as unknown as Rule],
    adapt: { final_account: withoutBidder, filesData: withoutFiles(['demander_letter', 'pay_vouchers']) },
  });
