/**
 * Figures that a company has given: read from its filings, reports and drafts whenever they are asked for, never copied into
 * a table. One statement lists where they could stand, a second reads the contents that are needed. What was submitted never
 * changes, so that its figures are kept in memory.
 */

import { profileFields } from '../../domain/company/profile';
import {
  type Answers,
  type Field,
  type Form,
  findCompanyFigure,
  type Program,
} from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { migrateAnswersToEdition } from '../../domain/filing/editions';
import {
  type FigureSource,
  type FormFigure,
  type KnownFigure,
  listFigureKeys,
  listFormFigures,
  sortKnownFigures,
} from '../../domain/filing/figures';
import { formatValue } from '../../domain/filing/input';
import { createFormScope, listVisibleSections } from '../../domain/filing/scope';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import { findReportTask, findTaskForm } from '../../domain/programs/reports';
import type { Text } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { createFilingContext } from './answers';
import type { FiguresStore, StatementBody, StatementHead } from './figures-store';

/** Figure with the place in the form of its source. */
export interface PlacedFigure extends KnownFigure {
  path: string;
  /** Words for a value that is no number. */
  text?: Text;
  batchNo: number;
}

type StatedFigure = Pick<PlacedFigure, 'key' | 'year' | 'value' | 'path' | 'text'>;

/** Maximum submissions whose figures are kept in memory. */
const KEPT_AT_MOST = 2000;

/** Figures of submissions by kind and receipt number, those used last. */
export function createFigureCache(room = KEPT_AT_MOST) {
  const kept = new Map<string, StatedFigure[]>();
  return {
    get(name: string): StatedFigure[] | undefined {
      const found = kept.get(name);
      if (!found) return undefined;
      kept.delete(name);
      kept.set(name, found);
      return found;
    },
    put(name: string, figures: StatedFigure[]): void {
      kept.set(name, figures);
      const [oldest] = kept.keys();
      if (kept.size > room && oldest !== undefined) kept.delete(oldest);
    },
  };
}

export interface KnownFiguresDeps {
  figures: FiguresStore;
  figureCache: ReturnType<typeof createFigureCache>;
  programs: readonly Program[];
  clock(): Date;
}

export interface FigureRequest {
  companyId: string;
  /** Id of the filing or report that is left out. */
  except: string | null;
  /** Keys of the figures wanted. */
  keys: ReadonlySet<string>;
  /** Programs that the reader may know of; null: all. */
  among: readonly string[] | null;
  /** False for what others may read: drafts are the company's own. */
  withDrafts: boolean;
}

/** A place where figures are stated, with the form that it was stated in. */
interface Statement {
  head: StatementHead;
  /** The program, or the report form. */
  program: Program;
  form: Form;
}

const isSubmitted = ({ kind }: StatementHead): boolean => kind === 'filing' || kind === 'report';
/** Another edition of the form may read other figures from the same answers. */
const getCacheName = ({ head: { kind, no }, program }: Pick<Statement, 'head' | 'program'>): string =>
  `${kind} ${no} ${program.edition}`;

function findForm(programs: readonly Program[], head: StatementHead): Program | undefined {
  if (head.code === '') return programs.find(({ key }) => key === head.program);
  const task = findReportTask(head);
  return task && findTaskForm(head, task);
}

/** Statements in whose form one of the figures stands. */
async function listStatements(
  { figures, programs }: KnownFiguresDeps,
  { companyId, except, keys, among, withDrafts }: FigureRequest,
): Promise<Statement[]> {
  const heads = await figures.heads(companyId, { except, withDrafts });
  const readable = heads.filter(({ program }) => among === null || among.includes(program));
  const found = await Promise.all(
    readable.map(async (head): Promise<Statement[]> => {
      const program = findForm(programs, head);
      if (!program) return [];
      const form = await program.load();
      const asked = listFigureKeys({ key: head.program }, form);
      return [...keys].some((key) => asked.has(key)) ? [{ head, program, form }] : [];
    }),
  );
  return found.flat();
}

const toStated = ({ key, year, value, path, field }: FormFigure): StatedFigure => ({
  key,
  year,
  value,
  path,
  ...(typeof value === 'string' && {
    text: { zh: formatValue(field, value, 'zh'), en: formatValue(field, value, 'en') },
  }),
});

/** Figures that the filer of a draft sees. */
function listDraftFigures({ head, form }: Statement, body: StatementBody, now: Date): FormFigure[] {
  const ctx = createFilingContext(head.batchYear, formatBeijingDay(now));
  const { answers } = migrateAnswersToEdition(form, JSON.parse(body.text) as Answers, body.edition);
  const filled = computeAnswers(form, answers, ctx);
  const sections = listVisibleSections(form, createFormScope(form, filled, ctx));
  return listFormFigures({ key: head.program }, { sections }, filled, head.batchYear);
}

async function readStatement(
  { figureCache, clock }: KnownFiguresDeps,
  statement: Statement,
  body: StatementBody | undefined,
): Promise<StatedFigure[]> {
  const { head, program, form } = statement;
  if (!body) return [];
  if (!isSubmitted(head)) return listDraftFigures(statement, body, clock()).map(toStated);
  const answers = await readSignedAnswers(program, body.text);
  const stated = listFormFigures({ key: head.program }, form, answers, head.batchYear).map(toStated);
  figureCache.put(getCacheName(statement), stated);
  return stated;
}

const toSource = ({ head, program }: Statement): FigureSource => ({
  id: head.id,
  program: head.program,
  title: program.title,
  no: head.no,
  ...(head.code !== '' && { isReport: true as const }),
  ...(!isSubmitted(head) && { isDraft: true as const }),
});

/** Known values of figures, the latest given first. */
export async function loadKnownFigures(
  deps: KnownFiguresDeps,
  request: FigureRequest,
): Promise<PlacedFigure[]> {
  if (request.keys.size === 0) return [];
  const statements = await listStatements(deps, request);
  const cached = new Map(
    statements.flatMap((each) => {
      const found = isSubmitted(each.head) && deps.figureCache.get(getCacheName(each));
      return found ? [[each, found]] : [];
    }),
  );
  const unread = statements.filter((each) => !cached.has(each));
  const bodies = unread.length > 0 ? await deps.figures.bodies(unread.map(({ head }) => head)) : [];
  const known = await Promise.all(
    statements.map(async (statement): Promise<PlacedFigure[]> => {
      const { head } = statement;
      const body = bodies.find(({ kind, id }) => kind === head.kind && id === head.id);
      const stated = cached.get(statement) ?? (await readStatement(deps, statement, body));
      const common = {
        source: toSource(statement),
        batchYear: head.batchYear,
        batchNo: head.batchNo,
        at: head.at.toISOString(),
      };
      return stated.filter(({ key }) => request.keys.has(key)).map((each) => ({ ...each, ...common }));
    }),
  );
  return sortKnownFigures(known.flat());
}

const profileTitle: Text = { zh: '企业信息', en: 'Company information', ar: 'معلومات الشركة' };

/** Facts of the company's profile that the dictionary names. */
export const listProfileFigures = (profile: Record<string, unknown>, updatedAt: Date): PlacedFigure[] =>
  profileFields.flatMap((field): PlacedFigure[] => {
    const value = profile[field.key];
    const isStated = (typeof value === 'number' || typeof value === 'string') && value !== '';
    if (!isStated || !findCompanyFigure(field.key)?.inProfile) return [];
    return [
      {
        ...toStated({ key: field.key, year: null, value, path: field.key, field: field as Field }),
        source: { id: '', program: '', title: profileTitle, no: '', isProfile: true },
        batchYear: 0,
        batchNo: 0,
        at: updatedAt.toISOString(),
      },
    ];
  });
