/** Faults of the reports that a document states: names that lead nowhere, days in the wrong order, and those of their forms. */
import type { ReportSchedule, YearlyDays } from '../../definition';
import { fillText } from '../../text';
import { type ContentFaultKind, contentFaultTexts, type DocumentFault } from '../faults';
import { selectNeededExpressions } from '../needed-expressions';
import { listDocumentExpressions, listSectionItems } from '../references';
import type { ProgramDocument, ProgramSection, ReportFormDocument, ReportsDocument } from '../types';
import { isProgramSection, writeOutReportForm } from './write-out';

const createFault = (kind: ContentFaultKind, item: string, part: string): DocumentFault => ({
  kind,
  item,
  at: [0, 0],
  text: fillText(contentFaultTexts[kind], { part }),
});

const listTwice = (place: string, names: readonly string[]): DocumentFault[] =>
  [...new Set(names.filter((name, index) => names.indexOf(name) < index))].map((name) =>
    createFault('keyTwice', place, name),
  );

const listYearlyDays = (schedule: ReportSchedule): YearlyDays[] => {
  if (schedule.calendar === 'half_years') return [schedule.first, schedule.second];
  return 'open' in schedule ? [schedule] : [];
};

const listScheduleFaults = (place: string, schedule: ReportSchedule): DocumentFault[] =>
  listYearlyDays(schedule)
    .filter(({ open, due }) => due < open)
    .map(({ open, due }) => createFault('dueBeforeOpen', place, `${open} – ${due}`));

function listTaskFaults({ tasks, ofNationalZone = [], forms = [] }: ReportsDocument): DocumentFault[] {
  const codes = tasks.map(({ code }) => code);
  const formKeys = new Set(forms.map(({ key }) => key));
  return [
    ...listTwice('reports.tasks', codes),
    ...tasks.flatMap(({ code, mode, form, schedule }) => [
      ...(mode === 'filing' || formKeys.has(form)
        ? []
        : [createFault('reportFormUnknown', `reports.tasks.${code}.form`, form)]),
      ...listScheduleFaults(`reports.tasks.${code}.schedule`, schedule),
    ]),
    ...ofNationalZone.flatMap(({ code, schedule }) => [
      ...(codes.includes(code) ? [] : [createFault('reportUnknown', 'reports.ofNationalZone', code)]),
      ...listScheduleFaults(`reports.ofNationalZone.${code}.schedule`, schedule),
    ]),
  ];
}

/** Places in the answers of the program's form that its reports read. */
function listPathFaults({ form, reports }: ProgramDocument): DocumentFault[] {
  const { span, milestones, tasks = [] } = reports ?? {};
  const hasField = (section: string, field: string) =>
    form.sections.some(
      (each) => each.key === section && listSectionItems(each).some(({ key }) => key === field),
    );
  const paths = [
    ...Object.entries(span ?? {}).map(([side, path]) => [`reports.span.${side}`, path] as const),
    ...(milestones
      ? [milestones.name, milestones.day].map(
          (column) => ['reports.milestones', `${milestones.table}.${column}`] as const,
        )
      : []),
  ];
  const isWithoutMilestones = ({ schedule }: (typeof tasks)[number]) =>
    schedule.calendar === 'milestones' && !milestones;
  return [
    ...paths
      .filter(([, path]) => !hasField(path.split('.')[0] ?? '', path.split('.')[1] ?? ''))
      .map(([place, path]) => createFault('fieldUnknown', place, path)),
    ...tasks
      .filter(isWithoutMilestones)
      .map(({ code }) => createFault('milestonesUnknown', `reports.tasks.${code}.schedule`, code)),
  ];
}

/** Names in a report's reference to a section of the program that this does not have. */
function listSectionFaults(
  { form }: ProgramDocument,
  place: string,
  { ofProgram, given = [], without = [], lastYear }: ProgramSection,
): DocumentFault[] {
  const section = form.sections.find(({ key }) => key === ofProgram);
  if (!section) return [createFault('sectionUnknown', place, ofProgram)];
  const keys = new Set(listSectionItems(section).map(({ key }) => key));
  const unknown = [...given, ...without].filter((key) => !keys.has(key));
  return [
    ...unknown.map((key) => createFault('fieldUnknown', place, `${ofProgram}.${key}`)),
    ...(lastYear && section.kind !== 'yearly' ? [createFault('notYearly', place, ofProgram)] : []),
    ...(given.length > 0 && section.kind !== 'fields' ? [createFault('notSingle', place, ofProgram)] : []),
  ];
}

const listFormNameFaults = (document: ProgramDocument, form: ReportFormDocument): DocumentFault[] => {
  const place = `reports.forms.${form.key}`;
  const rules = new Set(document.form.rules.map(({ id }) => id));
  return [
    ...form.sections
      .filter(isProgramSection)
      .flatMap((section) => listSectionFaults(document, `${place}.sections`, section)),
    ...form.rules.flatMap((rule) =>
      'ofProgram' in rule && !rules.has(rule.ofProgram)
        ? [createFault('ruleUnknown', `${place}.rules`, rule.ofProgram)]
        : [],
    ),
  ];
};

/** The report form as a document of its own, with those named expressions alone that it needs. */
function toOwnDocument(document: ProgramDocument, form: ReportFormDocument): ProgramDocument {
  const written = writeOutReportForm(document, form);
  const texts = listDocumentExpressions({ ...written, expressions: {} }).map(({ text }) => text);
  const expressions = selectNeededExpressions(texts, written.expressions);
  return { ...written, manifest: { ...written.manifest, fits: {}, lookups: [] }, expressions };
}

/** Lists the faults of all report forms; `listFaults` those of a document, whose form is that of the report. */
const listReportFormFaults = (
  document: ProgramDocument,
  listFaults: (document: ProgramDocument) => DocumentFault[],
): DocumentFault[] =>
  (document.reports?.forms ?? []).flatMap((form) => [
    ...listFormNameFaults(document, form),
    ...listFaults(toOwnDocument(document, form)).map((fault) => ({
      ...fault,
      item: fault.item.replace(/^form\./, `reports.forms.${form.key}.`),
    })),
  ]);

/** Texts of the expressions that report forms have of their own, with the place of each. */
export const listReportExpressions = ({ reports, expressions: _, ...document }: ProgramDocument) =>
  (reports?.forms ?? []).flatMap((form) =>
    listDocumentExpressions({
      ...writeOutReportForm({ ...document, expressions: {} }, form),
      expressions: {},
    }).map(({ place, ...written }) => ({
      ...written,
      place: place.replace(/^form\./, `reports.forms.${form.key}.`),
    })),
  );

/** All expressions of the document must be readable. */
export function listReportFaults(
  document: ProgramDocument,
  listFaults: (document: ProgramDocument) => DocumentFault[],
): DocumentFault[] {
  const { reports } = document;
  if (!reports) return [];
  return [
    ...listTaskFaults(reports),
    ...listTwice(
      'reports.forms',
      (reports.forms ?? []).map(({ key }) => key),
    ),
    ...listPathFaults(document),
    ...listReportFormFaults(document, listFaults),
  ];
}
