/** Printed lists: the filings of a queue filter, and the minutes of a draw by lot. */
import { hasRight } from '../../domain/accounts/roles';
import { HELP_LINE } from '../../domain/api/codes';
import type { Program } from '../../domain/definition';
import type { ListBody } from '../../domain/document/calls';
import {
  type ExportCell,
  type ExportedFiling,
  LIST_COLUMNS,
  type ListColumnKey,
} from '../../domain/document/export';
import {
  createListDocument,
  type ListGroup,
  listTitles,
  MAX_PRINTED_FILINGS,
  mayBeNoticed,
  type NoticeOrder,
  type NoticePeriod,
  nameNoticed,
  type PrintedList,
  sortForNotice,
} from '../../domain/document/list';
import { exportMessages } from '../../domain/document/messages';
import { createMinutesDocument } from '../../domain/document/minutes';
import { findFieldAt } from '../../domain/filing/answer-places';
import { getOfficeName } from '../../domain/filing/office-settings';
import { groupBy } from '../../domain/group-by';
import type { FileLanguage, Text } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal, problems } from '../core/errors';
import type { ExpertDeps } from '../experts/expert-deps';
import { listExpertDraws } from '../experts/lot-service';
import { getFirstDepartment } from '../filings/sign-submission';
import { countListed, type ExportDeps, noteExport, readExportedFilings } from './export-service';
import type { ExportRow } from './export-store';
import { type PrintedDocument, type PrintingDeps, printToPdf } from './printing';

/** Empty columns that are filled in by hand at the meeting. */
const BLANKS: Text[] = [
  { zh: '拟支持金额（万元）', en: 'Grant proposed (10,000 yuan)', ar: 'المنحة المقترحة (10,000 يوان)' },
  { zh: '会审意见', en: 'Opinion of the meeting', ar: 'رأي الاجتماع' },
];

const COLUMNS: Record<PrintedList, ListColumnKey[]> = {
  meeting: ['company', 'subject', 'no', 'department', 'score'],
  summary: ['company', 'credit_code', 'subject', 'no', 'department', 'submitted_at', 'status', 'grant'],
  notice: ['company', 'subject'],
};

interface ListedFiling {
  row: ExportRow;
  filing: ExportedFiling;
}

/** Filing as a list shows it: a public notice shows only what the public list of results shows. */
const selectShownFiling = (list: PrintedList, { row, filing }: ListedFiling): ExportedFiling =>
  list === 'notice' ? { ...filing, subject: row.publicSubject } : filing;

/** Columns that are left out of a program's table where none of its filings has anything to show in them. */
const IF_ANY: readonly ListColumnKey[] = ['subject', 'grant'];

/** Heading of the subjects of a program: the name of the answer, as it may be a person's or a site's name. */
async function findSubjectName(program: Program | undefined): Promise<Text> {
  const field = program?.subject && findFieldAt(await program.load(), program.subject);
  return field || LIST_COLUMNS.subject;
}

/** Table of the filings of one program. */
async function createTable(
  { programs }: ExportDeps,
  found: readonly ListedFiling[],
  { list, language }: { list: PrintedList; language: FileLanguage },
  keys: readonly ListColumnKey[],
): Promise<ListGroup> {
  const [first] = found;
  const key = first?.row.program ?? '';
  const program = programs.find((each) => each.key === key);
  const title = program?.title ?? { zh: key, en: key };
  const filings = found.map((each) => selectShownFiling(list, each));
  const cellOf = (column: ListColumnKey, filing: ExportedFiling): ExportCell =>
    LIST_COLUMNS[column].cell(filing, language);
  const shown = keys.filter(
    (column) => !IF_ANY.includes(column) || filings.some((filing) => cellOf(column, filing) !== null),
  );
  const subject = shown.includes('subject') ? await findSubjectName(program) : LIST_COLUMNS.subject;
  const blanks = list === 'meeting' ? BLANKS : [];
  return {
    title: first && list === 'notice' ? nameNoticed(title, first.filing) : title,
    head: [
      ...shown.map((column): Text => (column === 'subject' ? subject : LIST_COLUMNS[column])),
      ...blanks,
    ],
    rows: filings.map((filing) => [
      ...shown.map((column) => cellOf(column, filing)),
      ...blanks.map(() => null),
    ]),
  };
}

/** Columns of the public notice: with the department if the list is ordered by it. */
const listNoticeColumns = (order: NoticeOrder): ListColumnKey[] => [
  ...COLUMNS.notice,
  ...(order === 'department' ? (['department'] as const) : []),
  'grant',
];

type Notices = ReadonlyMap<string, NoticePeriod>;

/** Periods of the public notices that filings stand in, by filing; those that are approved stand in none. */
async function loadNotices({ exportStore }: ExportDeps, found: readonly ListedFiling[]): Promise<Notices> {
  const rows = await exportStore.notices(found.map(({ row }) => row.filingId));
  return new Map(
    rows.flatMap(({ id, from, to }) => (from && to ? [[id, { from: formatBeijingDay(from), to }]] : [])),
  );
}

/** Tables of a public notice: filings of one program and batch whose notice ends on one day stand together. */
async function createNoticeTables(
  deps: ExportDeps,
  found: readonly ListedFiling[],
  language: FileLanguage,
  order: NoticeOrder,
): Promise<ListGroup[]> {
  const notices = await loadNotices(deps, found);
  const periodOf = ({ row }: ListedFiling) => notices.get(row.filingId);
  const groups = groupBy(found, (each) => {
    const { program, batchYear, batchNo } = each.row;
    const { from, to } = periodOf(each) ?? {};
    return [program, batchYear, batchNo, from, to].join(' ');
  });
  const keys = listNoticeColumns(order);
  return Promise.all(
    groups.map(async (some) => ({
      ...(await createTable(deps, some, { list: 'notice', language }, keys)),
      notice: some[0] && periodOf(some[0]),
    })),
  );
}

export async function printList(
  deps: ExportDeps & { printing: PrintingDeps },
  caller: Caller,
  { list, language, filter, heading, order }: ListBody,
): Promise<PrintedDocument> {
  await countListed(deps, caller, filter, MAX_PRINTED_FILINGS);
  const isNotice = list === 'notice';
  if (isNotice && order === 'rank' && !hasRight(caller, 'ranking.read'))
    throw problems.noRight('ranking.read');
  const isScored = isNotice
    ? order === 'rank'
    : COLUMNS[list].includes('score') && hasRight(caller, 'ranking.read');
  const all: ListedFiling[] = [];
  for await (const some of readExportedFilings(deps, caller, filter, isScored)) all.push(...some);
  const listed = isNotice ? all.filter(({ row }) => mayBeNoticed(row.status)) : all;
  if (isNotice && listed.length === 0) throw createRefusal(exportMessages.noticeEmpty);
  // Filings with an open objection are left out of the notice: a public document must not show by name that an objection was
  // raised.
  const kept = isNotice ? listed.filter(({ row }) => !row.isObjected) : listed;
  const found = isNotice ? sortForNotice(kept, order, ({ filing }) => filing) : kept;
  const keys = COLUMNS[list].filter((key) => key !== 'score' || isScored);
  const tables = isNotice
    ? createNoticeTables(deps, found, language, order)
    : Promise.all(
        groupBy(found, ({ row }) => row.program).map((some) =>
          createTable(deps, some, { list, language }, keys),
        ),
      );
  const department = caller.reviewDepartment;
  const office = await deps.officeSettings.current();
  const groups = await tables;
  const isRunning = groups.some(({ notice }) => notice);
  const headed = isNotice && (heading || office.noticeHeading);
  const model = createListDocument({
    title: headed ? { zh: headed, en: headed } : listTitles[list],
    leftOut: listed.length - kept.length,
    office: department ? getFirstDepartment({ department }) : getOfficeName(office),
    at: deps.clock(),
    language,
    objections: isRunning
      ? { office: getOfficeName(office), phone: office.helpLine || HELP_LINE }
      : undefined,
    groups,
  });
  await noteExport(deps, caller, 'export.list', { list, filter, rows: found.length });
  return printToPdf(deps.printing, caller, model, 'list');
}

interface MinutesDeps extends Pick<Deps, 'officeSettings'> {
  printing: PrintingDeps;
  review: { experts: ExpertDeps };
}

export async function printMinutes(
  { officeSettings, printing, review: { experts } }: MinutesDeps,
  caller: Caller,
  filingId: string,
  drawId: string,
  language: FileLanguage,
): Promise<PrintedDocument> {
  const draw = (await listExpertDraws(experts, caller, filingId)).find(({ id }) => id === drawId);
  if (!draw) throw problems.notFound();
  const known = new Map((await experts.panels.experts(draw.candidates)).map((each) => [each.id, each]));
  const candidates = draw.candidates.map((id) => {
    const { name = '—', profile = null } = known.get(id) ?? {};
    return { id, name, unit: profile?.unit ?? '' };
  });
  const model = createMinutesDocument({
    ...draw,
    at: new Date(draw.at),
    candidates,
    office: getOfficeName(await officeSettings.current()),
    language,
  });
  return printToPdf(printing, caller, model, 'list', true);
}
