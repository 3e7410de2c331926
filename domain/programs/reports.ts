/** Reports that the approvals of all programs owe, and their forms: each program states its own in its document. */
import type { Program, ReportFormHead, ReportsHead, ReportTask } from '../definition';
import { year } from '../expressions/dates';
import type { PlannedReport } from '../reports/calendar';
import { createReportForm, parseReportFormKey, type ReportForm } from '../reports/report-form';
import type { ApprovalFacts } from '../reports/schedule';
import { getNextPlanningDay, planReports } from '../reports/tasks';
import { getTriedKey, isTrialProgram } from '../trials/trial-key';
import { findProgramEdition } from './editions';
import { findProgram } from './find';
import { programs as shipped } from './index.generated';
import { filedPrograms, getProgramsVersion, programs } from './registry';
import { shippedReports } from './reports.generated';

/** An approval or a planned report: it owes what the edition of its filing says. */
export interface EditionName {
  program: string;
  /** '' where no edition is known: the one in force. */
  edition: string;
}

/** The edition that reports follow; where it is not known here, the one in force. */
const findEdition = ({ program, edition }: EditionName): Program | undefined =>
  findProgramEdition(program, edition) ?? findProgram(program);

/** The reports of an edition. Those that the release ships stand apart from its heads, which the first page has. */
const getReports = (program: Program): ReportsHead | undefined =>
  shipped.includes(program) ? shippedReports[program.key] : program.reports;

/** Reports that an edition of a program owes; without an edition, the one in force. */
export function findProgramReports(program: string, edition = ''): ReportsHead | undefined {
  const found = findEdition({ program, edition });
  return found && getReports(found);
}

const listAllReports = (): { program: Program; reports: ReportsHead }[] =>
  programs.flatMap((program) => {
    const reports = getReports(program);
    return reports ? [{ program, reports }] : [];
  });

const collectReportTasks = (of: readonly Program[]): readonly ReportTask[] => [
  ...new Map(
    of.flatMap((program) => getReports(program)?.tasks ?? []).map((task) => [task.code, task]),
  ).values(),
];

let collected: { version: string; tasks: readonly ReportTask[] } | null = null;

/** Tasks of all programs in force, each code once. They are collected anew when an edition has come in force. */
export function listReportTasks(): readonly ReportTask[] {
  const version = getProgramsVersion();
  if (collected?.version !== version) collected = { version, tasks: collectReportTasks(programs) };
  return collected.tasks;
}

/** Codes of reports that are filed as declarations of their own, and reviewed as such. */
export const listCodesFiledApart = (): string[] =>
  listReportTasks()
    .filter(({ mode }) => mode === 'filing')
    .map(({ code }) => code);

/** Codes of the tasks that fit, those of programs on trial included. */
const listCodesOf = (isWanted: (task: ReportTask) => boolean): string[] => {
  const tried = collectReportTasks(filedPrograms.filter(({ key }) => isTrialProgram(key)));
  return [...new Set([...listReportTasks(), ...tried].filter(isWanted).map(({ code }) => code))];
};

/** Codes of reports whose passing accepts the project. */
export const listAcceptingCodes = (): string[] => listCodesOf(({ accepts }) => accepts === true);

/** Codes of reports that are filed as declarations of a program. */
export const listCodesFiledThrough = ({ key }: Pick<Program, 'key'>): string[] =>
  listCodesOf(({ mode, form }) => mode === 'filing' && form === getTriedKey(key));

export interface ReportName extends EditionName {
  code: string;
}

/** Names a task that is filed as a declaration of its own as the program that it is filed through is named. */
function nameAsProgram(task: ReportTask): ReportTask {
  const program = task.mode === 'filing' ? findProgram(task.form) : undefined;
  if (!program) return task;
  const { ar: _ar, ...nameless } = task;
  return { ...nameless, ...program.title };
}

/** Finds the task of a report in its edition; where that has none, among the programs in force. */
export function findReportTask({ code, ...of }: ReportName): ReportTask | undefined {
  const found =
    findProgramReports(of.program, of.edition)?.tasks.find((task) => task.code === code) ??
    findProgramReports(of.program)?.tasks.find((task) => task.code === code) ??
    listReportTasks().find((task) => task.code === code);
  return found && nameAsProgram(found);
}

const createFormOf = (program: Program, head: ReportFormHead): ReportForm =>
  createReportForm({ program: program.key, edition: program.edition, form: head.key }, head, async () => {
    if (!program.loadReport) throw new Error(`${program.key} has no reports`);
    return program.loadReport(head.key);
  });

/** Forms by their keys: a form stays the same object as long as its edition does. */
const known = new Map<string, { program: Program; form: ReportForm }>();

function getFormOf(program: Program, head: ReportFormHead): ReportForm {
  const name = `${program.key}/${program.edition}/${head.key}`;
  const found = known.get(name);
  if (found?.program === program) return found.form;
  const form = createFormOf(program, head);
  known.set(name, { program, form });
  return form;
}

const listFormsOf = (program: Program): ReportForm[] =>
  (getReports(program)?.forms ?? []).map((head) => getFormOf(program, head));

/** Forms of all programs in force. */
export const listReportForms = (): ReportForm[] => programs.flatMap(listFormsOf);

/** Finds the form of a task that is filled in here. */
export function findTaskForm(of: EditionName, task: ReportTask): ReportForm | undefined {
  const program = findEdition(of);
  return program && listFormsOf(program).find(({ key }) => key.endsWith(`/${task.form}`));
}

const findFormHead = (program: Program | undefined, key: string): ReportFormHead | undefined =>
  program && getReports(program)?.forms?.find((form) => form.key === key);

/** Finds the edition that a report form belongs to, and the key of the form in it, by the key that names both. */
export function findReportEdition(key: string): { program: Program; form: string } | undefined {
  const name = parseReportFormKey(key);
  const program = name && findEdition(name);
  return name && program ? { program, form: name.form } : undefined;
}

/** Finds the report form with a key, which names its edition. A browser has no heads of earlier editions, and takes a later title. */
export function findReportForm(key: string): ReportForm | undefined {
  const found = findReportEdition(key);
  if (!found) return undefined;
  const { program, form } = found;
  const isWithoutHead = program.loadReport && getReports(program) === undefined;
  const later = () => findFormHead(findProgram(program.key), form) ?? { key: form, title: program.title };
  const head = findFormHead(program, form) ?? (isWithoutHead ? later() : undefined);
  return head && getFormOf(program, head);
}

/** Key of the program under which the figures of a form are known: that of the program which a report form belongs to. */
export const getFigureOwner = (key: string): string => parseReportFormKey(key)?.program ?? key;

/** Finds the program or the report form with a key. */
export const findFillable = (key: string): Program | undefined => findProgram(key) ?? findReportForm(key);

export interface OwedReportPlan extends PlannedReport {
  code: string;
  /** Id of the approval; '' for a report that the company owes once. */
  subject: string;
  /** Id of the approved filing; null where the report is owed without an approval. */
  filingId: string | null;
  program: string;
  edition: string;
}

type Approval = ApprovalFacts & EditionName;

/** Reports owed after an approval that are announced by today. */
export function listOwedReports(approval: Approval, today: string): OwedReportPlan[] {
  const program = findEdition(approval);
  const tasks = (program && getReports(program)?.tasks) ?? [];
  return tasks.flatMap((task) =>
    planReports(task, approval, today).map((planned) => ({
      ...planned,
      code: task.code,
      subject: task.perCompany ? '' : approval.id,
      filingId: approval.id,
      program: approval.program,
      edition: program?.edition ?? '',
    })),
  );
}

/** Next day on which an approval may owe a further report. */
export const getNextOwedReportDay = (approval: Approval, today: string): string =>
  getNextPlanningDay(findProgramReports(approval.program, approval.edition)?.tasks ?? [], approval, today);

const createMembership = (since: string): ApprovalFacts => ({
  id: '',
  approvedOn: since,
  grant: 0,
  span: null,
  milestones: [],
  acceptedOn: null,
});

/** Tasks of the companies of national high-tech zones, with their calendar there. */
const listZoneTasks = (): { program: Program; task: ReportTask }[] =>
  listAllReports().flatMap(({ program, reports: { tasks, ofNationalZone = [] } }) =>
    ofNationalZone.flatMap(({ code, schedule }) =>
      tasks.filter((task) => task.code === code).map((task) => ({ program, task: { ...task, schedule } })),
    ),
  );

/** Next day on which a company of a national high-tech zone may owe a further report. */
export const getNextZoneReportDay = (since: string, today: string): string =>
  getNextPlanningDay(
    listZoneTasks().map(({ task }) => task),
    createMembership(since),
    today,
  );

/** Reports that a company owes as a member of a national high-tech zone since a day, and that are announced by today. */
export const listReportsOwedInZone = (since: string, today: string): OwedReportPlan[] =>
  listZoneTasks().flatMap(({ program, task }) =>
    planReports(task, createMembership(since), today).map((planned) => ({
      ...planned,
      code: task.code,
      subject: '',
      filingId: null,
      program: program.key,
      edition: program.edition,
    })),
  );

/** The year in which a report is filed, from which its form counts years. */
export const getFilingYear = ({ openOn }: { openOn: string }): number => year(openOn);
