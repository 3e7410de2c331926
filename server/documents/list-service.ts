/** Printed lists: the filings of a queue filter, and the minutes of a draw by lot. */
import { hasRight } from '../../domain/accounts/roles';
import type { ListBody } from '../../domain/document/calls';
import {
  type ExportCell,
  type ExportedFiling,
  LIST_COLUMNS,
  type ListColumnKey,
} from '../../domain/document/export';
import {
  createListDocument,
  listTitles,
  MAX_PRINTED_FILINGS,
  type NoticeOrder,
  type PrintedList,
  sortForNotice,
} from '../../domain/document/list';
import { createMinutesDocument } from '../../domain/document/minutes';
import { getOfficeName } from '../../domain/filing/office-settings';
import type { FileLanguage, Text } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
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

interface Group {
  title: Text;
  rows: ExportCell[][];
}

function groupRows(
  found: readonly ListedFiling[],
  { list, language }: { list: PrintedList; language: FileLanguage },
  keys: readonly ListColumnKey[],
): Group[] {
  const blanks = list === 'meeting' ? BLANKS.map(() => null) : [];
  const groups = new Map<string, Group>();
  for (const each of found) {
    const filing = selectShownFiling(list, each);
    const { program } = each.row;
    const group = groups.get(program) ?? {
      title: filing.program?.title ?? { zh: program, en: program },
      rows: [],
    };
    group.rows.push([...keys.map((key) => LIST_COLUMNS[key].cell(filing, language)), ...blanks]);
    groups.set(program, group);
  }
  return [...groups.values()];
}

/** Columns of the public notice: with the department if the list is ordered by it, with the grant if any is approved. */
const listNoticeColumns = (found: readonly ListedFiling[], order: NoticeOrder): ListColumnKey[] => [
  ...COLUMNS.notice,
  ...(order === 'department' ? (['department'] as const) : []),
  ...(found.some(({ row }) => row.grantApproved !== null) ? (['grant'] as const) : []),
];

export async function printList(
  deps: ExportDeps & { printing: PrintingDeps },
  caller: Caller,
  { list, language, filter, heading, order }: ListBody,
): Promise<PrintedDocument> {
  const rows = await countListed(deps, caller, filter, MAX_PRINTED_FILINGS);
  const isNotice = list === 'notice';
  if (isNotice && order === 'rank' && !hasRight(caller, 'ranking.read'))
    throw problems.noRight('ranking.read');
  const isScored = isNotice
    ? order === 'rank'
    : COLUMNS[list].includes('score') && hasRight(caller, 'ranking.read');
  const all: ListedFiling[] = [];
  for await (const some of readExportedFilings(deps, caller, filter, isScored)) all.push(...some);
  // Filings with an open objection are left out of the notice: a public document must not show by name that an objection was
  // raised.
  const kept = isNotice ? all.filter(({ row }) => !row.isObjected) : all;
  const found = isNotice ? sortForNotice(kept, order, ({ filing }) => filing) : kept;
  const keys = isNotice
    ? listNoticeColumns(found, order)
    : COLUMNS[list].filter((key) => key !== 'score' || isScored);
  const groups = groupRows(found, { list, language }, keys);
  const department = caller.reviewDepartment;
  const office = await deps.officeSettings.current();
  const headed = isNotice && (heading || office.noticeHeading);
  const model = createListDocument({
    title: headed ? { zh: headed, en: headed } : listTitles[list],
    leftOut: all.length - kept.length,
    office: department ? getFirstDepartment({ department }) : getOfficeName(office),
    at: deps.clock(),
    language,
    head: [...keys.map((key): Text => LIST_COLUMNS[key]), ...(list === 'meeting' ? BLANKS : [])],
    groups,
  });
  await noteExport(deps, caller, 'export.list', { list, filter, rows });
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
