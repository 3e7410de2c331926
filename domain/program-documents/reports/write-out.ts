/** Writes out the form of a report: sections and rules of the program's own form stand once, and are named in the report. */
import type { Text } from '../../text';
import type {
  FormDocument,
  ProgramDocument,
  ProgramRule,
  ProgramSection,
  ReportFormDocument,
} from '../types';

type WrittenSection = FormDocument['sections'][number];
type WrittenRule = FormDocument['rules'][number];
type WrittenFields = Extract<WrittenSection, { fields: unknown }>['fields'];

const LAST_YEAR: Text = { zh: '上年度数据', en: 'Figures of last year', ar: 'أرقام السنة الماضية' };
const WATERMARK: Text = { zh: '草稿', en: 'Draft', ar: 'مسودة' };

export const isProgramSection = (
  section: ReportFormDocument['sections'][number],
): section is ProgramSection => 'ofProgram' in section;

const isProgramRule = (rule: ReportFormDocument['rules'][number]): rule is ProgramRule => 'ofProgram' in rule;

/** Fields that hold answers of the approved filing, on which later sections depend. */
const selectGiven = (fields: WrittenFields, given: readonly string[]): WrittenFields =>
  fields
    .filter(({ key }) => given.includes(key))
    .map((field) => ({ ...field, required: false, readonly: true, source: '' })) as WrittenFields;

function limitToLastYear(section: WrittenSection): WrittenSection {
  if (section.kind !== 'yearly') return section;
  const { base } = section.years;
  return { ...section, title: LAST_YEAR, years: { base, offsets: [-1] } };
}

function leaveOut(section: WrittenSection, without: readonly string[]): WrittenSection {
  const keep = <Each extends { key: string }>(list: readonly Each[]): Each[] =>
    list.filter(({ key }) => !without.includes(key));
  if (section.kind === 'table') return { ...section, columns: keep(section.columns) } as WrittenSection;
  if (section.kind === 'yearly')
    return { ...section, indicators: keep(section.indicators) } as WrittenSection;
  return { ...section, fields: keep<{ key: string }>(section.fields) } as WrittenSection;
}

function writeOutSection(program: FormDocument, part: ProgramSection): WrittenSection[] {
  const found = program.sections.find(({ key }) => key === part.ofProgram);
  if (!found) return [];
  const limited = part.lastYear ? limitToLastYear(found) : found;
  const left = part.without ? leaveOut(limited, part.without) : limited;
  if (!part.given || left.kind !== 'fields') return [left];
  return [{ ...left, fields: selectGiven(left.fields, part.given) } as WrittenSection];
}

const writeOutRule = (program: FormDocument, { ofProgram }: ProgramRule): WrittenRule[] =>
  program.rules.filter(({ id }) => id === ofProgram);

/** Returns the document of a program whose form is that of the report. Names that lead nowhere are left out: they are faults. */
export function writeOutReportForm(
  { reports: _, ...document }: ProgramDocument,
  { title, paperTitle = title, sections, rules }: ReportFormDocument,
): ProgramDocument {
  return {
    ...document,
    form: {
      sections: sections.flatMap((section) =>
        isProgramSection(section) ? writeOutSection(document.form, section) : [section],
      ),
      rules: rules.flatMap((rule) => (isProgramRule(rule) ? writeOutRule(document.form, rule) : [rule])),
      eligibility: [],
      document: { title: paperTitle, fileName: paperTitle, watermark: WATERMARK },
      basis: [],
    },
  };
}

/** Keys of the sections that hold facts of the approval. */
export const listCarriedSections = ({ sections }: ReportFormDocument): string[] =>
  sections.flatMap((section) => (isProgramSection(section) && section.given ? [section.ofProgram] : []));
