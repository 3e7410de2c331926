/** Details of a line of the audit log in words: each with its name, codes and ids by what they stand for. */
import { formatMinuteByLanguage, rewriteDay } from '../day-format';
import { documentWords } from '../document/words';
import { findProgram } from '../programs/find';
import { fillText, type Language, say, type Text, type TextTemplate } from '../text';
import { formatBeijingMinute } from '../windows/calendar';
import { findDetailCode } from './detail-codes';
import { getDetailName } from './detail-names';

/** A filing that a line concerns. */
interface ConcernedFiling {
  /** Receipt number; null for a filing that was never submitted. */
  no: string | null;
  company: string;
  program: string;
}

/** Formats a filing by its number, company and program. */
export const formatConcernedFiling = (
  { no, company, program }: ConcernedFiling,
  language: Language,
): string => [no ?? say(documentWords.draft, language), company, program].join(' · ');

const otherFilings = {
  zh: '另有{{count}}份申报',
  en: { one: 'and {{count}} other filing', other: 'and {{count}} other filings' },
  ar: 'وطلبات أخرى: {{count}}',
} satisfies TextTemplate;

/** Formats the filings that a line concerns: the first of them, and the number of the others. */
export function formatConcernedFilings(
  { filings, filing_count: count }: { filings: readonly ConcernedFiling[]; filing_count: number },
  language: Language,
): string | null {
  const others = count - filings.length;
  return (
    [
      ...filings.map((filing) => formatConcernedFiling(filing, language)),
      ...(others > 0 ? [say(fillText(otherFilings, { count: others }), language)] : []),
    ].join(language === 'zh' ? '；' : '; ') || null
  );
}

/** Finds the words of an id: a filing by its number, a person by name. */
export type FindNamed = (id: string) => string | undefined;

export interface WordedDetail {
  label: string;
  value: string;
}

const words = {
  yes: { zh: '是', en: 'Yes', ar: 'نعم' },
  no: { zh: '否', en: 'No', ar: 'لا' },
  none: { zh: '无', en: 'None', ar: 'لا يوجد' },
} satisfies Record<string, Text>;

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** Details that name programs by their keys. */
const PROGRAMS = ['program', 'programs'];

const isText = (value: object): value is Text =>
  'zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string';

function describeTime(value: string, language: Language): string {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return value;
  return formatMinuteByLanguage(language, at) ?? formatBeijingMinute(at);
}

function describeString(key: string, value: string, language: Language, find: FindNamed): string {
  const program = PROGRAMS.includes(key) ? findProgram(value)?.title : undefined;
  const word = program ?? findDetailCode(key, value);
  if (word) return say(word, language);
  return find(value) ?? (TIME.test(value) ? describeTime(value, language) : rewriteDay(language, value));
}

/** Joins details to one text. */
export const joinWordedDetails = (
  details: readonly WordedDetail[],
  language: Language,
  mark = language === 'zh' ? '；' : '; ',
): string =>
  details.map(({ label, value }) => `${label}${language === 'zh' ? '：' : ': '}${value}`).join(mark);

function describeList(key: string, values: readonly unknown[], language: Language, find: FindNamed): string {
  if (values.length === 0) return say(words.none, language);
  const isOfItems = values.some((item) => item && typeof item === 'object' && !isText(item));
  const [chinese, other] = isOfItems ? ['；', '; '] : ['、', ', '];
  return values
    .map((item) => describeValue(key, item, language, find))
    .join(language === 'zh' ? chinese : other);
}

function describeValue(key: string, value: unknown, language: Language, find: FindNamed): string {
  if (value === null || value === '') return say(words.none, language);
  if (typeof value === 'boolean') return say(value ? words.yes : words.no, language);
  if (typeof value === 'string') return describeString(key, value, language, find);
  if (Array.isArray(value)) return describeList(key, value, language, find);
  if (typeof value !== 'object') return String(value);
  if (isText(value)) return say(value, language);
  const items = describeLogDetails(value as Record<string, unknown>, language, find);
  return joinWordedDetails(items, language, language === 'zh' ? '，' : ', ');
}

/** Describes each detail of a line by its name and its value. */
export const describeLogDetails = (
  details: Readonly<Record<string, unknown>>,
  language: Language,
  find: FindNamed = () => undefined,
): WordedDetail[] =>
  Object.entries(details).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [{ label: say(getDetailName(key), language), value: describeValue(key, value, language, find) }],
  );
