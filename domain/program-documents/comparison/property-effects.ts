/** The effect of a changed property, by the kind of its item. */
import { compareConditions, compareFigures } from './conditions';
import type { ComparedItem } from './document-items';
import type { ChangeEffect } from './effects';
import type { ItemKind } from './item-kinds';
import { getHead, getTail, isText } from './properties';

/** The two documents, as far as a property depends on what stands elsewhere in them. */
export interface ComparedDocuments {
  /** Values of the options that a field offers in the earlier and in the later document; null where they are not known. */
  listOptionValues(item: ComparedItem, side: 'before' | 'after'): ReadonlySet<string> | null;
  /** Side on which figures lie of the threshold of this name; null where they do not agree. */
  findThresholdSide(name: string): 'lower' | 'upper' | null;
}

export interface PropertyPair {
  path: string;
  before: unknown;
  after: unknown;
  former: ComparedItem;
  present: ComparedItem;
  documents: ComparedDocuments;
}

type Judge = (pair: PropertyPair) => ChangeEffect;
type Judges = Readonly<Record<string, Judge>>;

const always =
  (effect: ChangeEffect): Judge =>
  () =>
    effect;
const words = always('words');
const values = always('values');
const asksMore = always('asksMore');

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Something that is asked where it is there. */
const demand: Judge = ({ after }) => (isAbsent(after) || after === false ? 'loosens' : 'asksMore');

/** A limit, which is absent where nothing is limited. */
const limit =
  (side: 'lower' | 'upper', absent = side === 'lower' ? -Infinity : Infinity): Judge =>
  ({ before, after }) => {
    const [was, is] = [before ?? absent, after ?? absent];
    if (typeof was !== 'number' || typeof is !== 'number') return 'asksMore';
    return is > was === (side === 'lower') ? 'asksMore' : 'loosens';
  };

const includesAll = (list: unknown, entries: unknown): boolean =>
  Array.isArray(list) &&
  Array.isArray(entries) &&
  entries.every((each) => list.some((other) => JSON.stringify(other) === JSON.stringify(each)));

/** A list of what is accepted. */
const accepted: Judge = ({ before, after }) => (includesAll(after, before) ? 'loosens' : 'asksMore');

/** A condition under which something is asked; absent: always, or never. */
const askingCondition =
  (absent: 'always' | 'never'): Judge =>
  ({ before, after }) => {
    const isWhere = (value: unknown, place: 'always' | 'never') => isAbsent(value) && absent === place;
    if (isWhere(before, 'never') || isWhere(after, 'always')) return 'asksMore';
    if (isWhere(before, 'always') || isWhere(after, 'never')) return 'loosens';
    const relation = compareConditions(String(before), String(after));
    if (relation === 'same') return 'words';
    return relation === 'narrower' ? 'loosens' : 'asksMore';
  };

/** A field that is hidden loses its answer; one that is shown more often is asked more often. */
const shown: Judge = (pair) =>
  askingCondition('always')(pair) === 'loosens' ? 'values' : layoutOr('asksMore')(pair);

const isSameExpression = ({ before, after }: PropertyPair): boolean =>
  typeof before === 'string' && typeof after === 'string' && compareConditions(before, after) === 'same';

/** An expression that is only laid out otherwise says the same. */
const layoutOr =
  (effect: ChangeEffect): Judge =>
  (pair) =>
    isSameExpression(pair) ? 'words' : effect;

/** Degrees to which a field must be filled in. */
const rankNeed = ({ written: { required, requiredWhen } }: ComparedItem): number =>
  required === true ? 2 : Number(requiredWhen !== undefined);

const need: Judge = (pair) => {
  const [was, is] = [rankNeed(pair.former), rankNeed(pair.present)];
  if (is !== was) return is > was ? 'asksMore' : 'loosens';
  return is === 1 ? askingCondition('never')(pair) : 'loosens';
};

/** Types that take every answer of another. */
const WIDER_TYPES: Readonly<Record<string, string>> = { text: 'textarea', integer: 'decimal' };

const fieldType: Judge = ({ before, after }) =>
  WIDER_TYPES[String(before)] === after ? 'loosens' : 'values';

const options: Judge = ({ former, present, documents }) => {
  const [was, is] = [
    documents.listOptionValues(former, 'before'),
    documents.listOptionValues(present, 'after'),
  ];
  return was && is && [...was].every((value) => is.has(value)) ? 'loosens' : 'asksMore';
};

const computed: Judge = (pair) => {
  if (isAbsent(pair.after)) return rankNeed(pair.present) > 0 ? 'asksMore' : 'values';
  return layoutOr('values')(pair);
};

const source: Judge = ({ present }) => (present.written.readonly === true ? 'values' : 'words');

const fieldJudges: Judges = {
  type: fieldType,
  unit: values,
  options,
  required: need,
  requiredWhen: need,
  showWhen: shown,
  computed,
  min: limit('lower'),
  max: limit('upper'),
  minLength: limit('lower'),
  maxLength: limit('upper'),
  precision: limit('upper'),
  minFiles: limit('lower', 0),
  maxFiles: limit('upper'),
  maxSizeMb: limit('upper'),
  accept: accepted,
  pattern: demand,
  uniqueInTable: demand,
  isPast: demand,
  readonly: values,
  auto: values,
  generated: demand,
  paperYears: layoutOr('asksMore'),
  source,
  'ofYear.offset': values,
};

const SHOWN_OF_FIELD = [
  'ofYear',
  'words',
  'says',
  'default',
  'counts',
  'recurs',
  'means',
  'figureYear',
  'register',
  'judgedBy',
  'renews',
  'sensitive',
  'identifies',
  'mayDiffer',
];

const statements: Judge = ({ before, after }) =>
  includesAll(before, after ?? []) && !isAbsent(after) ? 'loosens' : 'asksMore';

const sectionJudges: Judges = {
  kind: values,
  showWhen: shown,
  minRows: limit('lower', 0),
  maxRows: limit('upper'),
  'minRowsWhen.when': askingCondition('never'),
  'minRowsWhen.min': limit('lower', 0),
  autoNumber: values,
  before: values,
  statements,
  'years.minCount': limit('lower', Infinity),
  'years.base': layoutOr('asksMore'),
  'years.from': layoutOr('asksMore'),
  'years.showUntil': layoutOr('asksMore'),
};

const SHOWN_OF_SECTION = [
  'layout',
  'crossedBy',
  'groups',
  'rowPer',
  'listsAs',
  'source',
  'total',
  'page',
  'import',
  'isOfLastYear',
];

const level: Judge = ({ after }) => (after === 'error' ? 'asksMore' : 'loosens');

/** A check that must hold; where one is missing, the figure decides. */
const check: Judge = ({ before, after, present }) => {
  if (isAbsent(after)) return present.written.figure === undefined ? 'loosens' : 'asksMore';
  if (isAbsent(before)) return 'asksMore';
  const relation = compareConditions(String(before), String(after));
  if (relation === 'same') return 'words';
  return relation === 'wider' ? 'loosens' : 'asksMore';
};

const figure: Judge = ({ before, after, present }) => {
  if (isAbsent(before)) return present.written.check === undefined ? 'asksMore' : 'words';
  if (isAbsent(after)) return present.written.check === undefined ? 'loosens' : 'words';
  const relation = compareFigures(String(before), String(after));
  if (relation === 'same') return 'words';
  return relation === 'wider' ? 'loosens' : 'asksMore';
};

const ruleJudges: Judges = {
  level,
  applies: askingCondition('always'),
  check,
  figure,
  beside: check,
  ofCompany: check,
  server: demand,
  onceInBatch: demand,
};

const threshold: Judge = ({ path, before, after, documents }) => {
  if (isAbsent(before)) return 'asksMore';
  if (isAbsent(after)) return 'loosens';
  const side = documents.findThresholdSide(getTail(path));
  return side ? limit(side)({ before, after } as PropertyPair) : 'asksMore';
};

const programJudges: Judges = {
  perCompanyAndBatch: limit('upper'),
  'review.expertReview': values,
  'review.publicNotice': values,
  'review.criteria': values,
  asks: values,
  decides: values,
  'recognition.years': values,
};

const SHOWN_OF_PROGRAM = [
  'group',
  'plan',
  'summary',
  'icon',
  'route',
  'calls',
  'lookups',
  'receiptPrefix',
  'names',
  'subject',
  'closedNotice',
  'incompleteMessage',
  'recognition',
];

/** A step between editions says where answers go: it changes them only where it converts or drops some. */
const editionStep: Judge = ({ path, after }) =>
  /\.(converts|retired)\b/.test(path) && !isAbsent(after) ? 'values' : 'words';

/** Properties that are read, and neither asked nor counted, whatever they belong to. */
const READ_ALONE = [
  'text',
  'title',
  'shortTitle',
  'help',
  'why',
  'example',
  'display',
  'patternSays',
  'met',
  'elsewhere',
  'lawText',
  'besideFigure',
  'paths',
  'group',
  'groups',
];

const allWords = (properties: readonly string[]): Judges =>
  Object.fromEntries(properties.map((property) => [property, words]));

const judgesByKind: Record<ItemKind, Judges> = {
  program: { ...allWords(SHOWN_OF_PROGRAM), ...programJudges },
  section: { ...allWords(SHOWN_OF_SECTION), ...sectionJudges },
  field: { ...allWords(SHOWN_OF_FIELD), ...fieldJudges },
  row: { sumOf: values },
  dictionary: {},
  option: { sameAs: words },
  condition: {},
  rule: ruleJudges,
  threshold: { pick: layoutOr('asksMore'), sets: threshold },
  expression: { text: layoutOr('values'), parameters: values },
  paper: {},
  form: {
    basis: words,
    guide: words,
    guideFiles: words,
    brings: words,
    assess: layoutOr('values'),
    editions: editionStep,
  },
  report: {},
  scenario: {},
};

/** Effect of a property that has no judge of its own. */
const usual: Record<ItemKind, Judge> = {
  program: asksMore,
  section: asksMore,
  field: asksMore,
  row: asksMore,
  dictionary: words,
  option: values,
  condition: asksMore,
  rule: asksMore,
  threshold: asksMore,
  expression: values,
  paper: words,
  form: asksMore,
  report: asksMore,
  scenario: words,
};

/** True for a text of its own: a statement that is signed stands in a list, and is asked. */
const isReadText = ({ path, before, after }: PropertyPair): boolean =>
  READ_ALONE.includes(getTail(path)) &&
  [before, after].some(isText) &&
  [before, after].every((each) => isAbsent(each) || isText(each));

/** The judge of a property is that of its path, else that of the part before the last step, and so on. */
function findJudge(kind: ItemKind, path: string): Judge | undefined {
  const judges = judgesByKind[kind];
  for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), at.lastIndexOf('['), 0)))
    if (Object.hasOwn(judges, at)) return judges[at];
  return Object.hasOwn(judges, getHead(path)) ? judges[getHead(path)] : undefined;
}

export function judgeProperty(pair: PropertyPair): ChangeEffect {
  if (isReadText(pair)) return 'words';
  const { kind } = pair.present;
  const judge = findJudge(kind, pair.path);
  if (judge) return judge(pair);
  return READ_ALONE.includes(pair.path) ? 'words' : usual[kind](pair);
}
