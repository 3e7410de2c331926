/** Words a trace for people: labels in place of keys, options by their names, and why each part came out as it did. */
import type { Field, Figure, FigureUnit } from '../definition';
import type {
  ExpressionTrace,
  TraceRows,
  TraceScalar,
  TraceStep,
  TraceValue,
} from '../expressions/language/trace';
import { fillText, type Language, say, type Text, type TextTemplate, wordText } from '../text';
import { functionNames, methodNames } from './function-names';
import { formatValue } from './input';
import { describeFigure, figureUnitNames } from './rule-words';
import { getFieldUnit, getUnitText } from './units';

/** Labels of the fields, sections and options of a form. */
export interface TraceLabels {
  findLabel(path: string): Text | undefined;
  findOption(path: string, value: unknown): Text | undefined;
  findField(path: string): Field | undefined;
}

/** A line of a worded trace, with the lines that explain it. */
export interface TraceLine {
  text: Text;
  /** Value that the part came to; absent for a heading of rows. */
  result?: Text;
  verdict: 'yes' | 'no' | 'unknown' | 'skipped' | 'value';
  lines: TraceLine[];
}

export const traceTexts = {
  yes: { zh: '是', en: 'yes', ar: 'نعم' },
  no: { zh: '否', en: 'no', ar: 'لا' },
  empty: { zh: '空', en: 'empty', ar: 'فارغ' },
  missing: { zh: '未填写', en: 'not filled in', ar: 'غير مُعبّأ' },
  unknown: { zh: '暂时无法判断', en: 'cannot be said yet', ar: 'لا يمكن تحديده بعد' },
  skipped: { zh: '无需再判断', en: 'not needed', ar: 'لا حاجة إليه' },
  record: { zh: '一组值', en: 'a record', ar: 'سجل' },
  all: { zh: '同时满足：', en: 'All of these hold:', ar: 'كلها متحققة:' },
  any: { zh: '满足其中之一：', en: 'Any of these holds:', ar: 'أي منها متحقق:' },
} satisfies Record<string, Text>;

const templates = {
  list: {
    zh: '{{count}}项',
    en: { one: '{{count}} item', other: '{{count}} items' },
    ar: '{{count}} عناصر',
  },
  decides: {
    zh: '共{{count}}行，第{{row}}行决定结果',
    en: { one: '{{count}} row; row {{row}} decides', other: '{{count}} rows; row {{row}} decides' },
    ar: 'عدد الصفوف {{count}}، والصف {{row}} يحسم النتيجة',
  },
  unknown: {
    zh: '共{{count}}行，第{{row}}行暂时无法判断',
    en: {
      one: '{{count}} row; row {{row}} cannot be judged yet',
      other: '{{count}} rows; row {{row}} cannot be judged yet',
    },
    ar: 'عدد الصفوف {{count}}، والصف {{row}} لا يمكن الحكم عليه بعد',
  },
  example: {
    zh: '共{{count}}行，符合的有{{met}}行，以第{{row}}行为例',
    en: {
      one: '{{count}} row, {{met}} of them meeting this; row {{row}} for example',
      other: '{{count}} rows, {{met}} of them meeting this; row {{row}} for example',
    },
    ar: 'عدد الصفوف {{count}}، والمطابق منها {{met}}، ومثال ذلك الصف {{row}}',
  },
  none: { zh: '没有行', en: 'There are no rows', ar: 'لا توجد صفوف' },
  missingFields: {
    zh: '暂时无法判断，尚未填写：{{fields}}',
    en: 'This cannot be said yet. Not filled in: {{fields}}',
    ar: 'لا يمكن تحديد ذلك بعد. لم يُعبّأ: {{fields}}',
  },
} satisfies Record<string, TextTemplate>;

const signTexts: Readonly<Record<string, Text>> = {
  '===': { zh: '＝', en: '=', ar: '=' },
  '!==': { zh: '≠', en: '≠', ar: '≠' },
  '<=': { zh: '≤', en: '≤', ar: '≤' },
  '>=': { zh: '≥', en: '≥', ar: '≥' },
  '*': { zh: '×', en: '×', ar: '×' },
  '/': { zh: '÷', en: '÷', ar: '÷' },
  '-': { zh: '−', en: '−', ar: '−' },
  '&&': { zh: '且', en: 'and', ar: 'و' },
  '||': { zh: '或', en: 'or', ar: 'أو' },
  '??': { zh: '，未填时为', en: 'or, if empty,', ar: 'أو عند الفراغ' },
  '=>': { zh: '每行：', en: 'each row: ', ar: 'كل صف: ' },
  '!': { zh: '非 ', en: 'not ', ar: 'ليس ' },
};

const same = (text: string): Text => ({ zh: text, en: text, ar: text });

/** Numbers with six decimals at most: calculating in binary adds more. */
const formatNumber = (value: number): string => String(Math.round(value * 1e6) / 1e6);

function wordScalar(value: TraceScalar | null, path: string | undefined, labels: TraceLabels): Text {
  if (value === null || value === '') return traceTexts.empty;
  const option = path === undefined ? undefined : labels.findOption(path, value);
  if (option) return option;
  if (typeof value === 'boolean') return value ? traceTexts.yes : traceTexts.no;
  return same(typeof value === 'number' ? formatNumber(value) : value);
}

/** A number of a field with a unit as the form shows it; other values by their words. */
function wordAnswer(value: TraceScalar, path: string | undefined, labels: TraceLabels): Text {
  const field = path !== undefined && typeof value === 'number' ? labels.findField(path) : undefined;
  const unit = field && getFieldUnit(field);
  if (!unit || labels.findOption(path ?? '', value)) return wordScalar(value, path, labels);
  return wordText((language) => `${formatValue(field, value, language)} ${say(getUnitText(unit), language)}`);
}

function wordValue(value: TraceValue, path: string | undefined, labels: TraceLabels): Text {
  if (value.is === 'scalar') return wordAnswer(value.value, path, labels);
  if (value.is === 'figure')
    return value.figure.value === null ? traceTexts.unknown : describeFigure(value.figure as Figure);
  if (value.is !== 'list') return traceTexts[value.is];
  const { count, values } = value;
  if (values.length === 0 || values.length < count) return fillText(templates.list, { count });
  return wordText((language) =>
    values.map((each) => say(wordScalar(each, path, labels), language)).join(language === 'zh' ? '、' : ', '),
  );
}

const wordPath = (path: string, labels: TraceLabels): Text => labels.findLabel(path) ?? same(path);

/** The text of a step as people read it. */
function wordStep({ text, marks }: Pick<TraceStep, 'text' | 'marks'>, labels: TraceLabels): Text {
  const wordMark = (mark: TraceStep['marks'][number]): Text => {
    if (mark.is === 'path') return wordPath(mark.path, labels);
    if (mark.is === 'sign') return signTexts[mark.sign] ?? same(mark.sign);
    if (mark.is === 'function') return functionNames[mark.name] ?? methodNames[mark.name] ?? same(mark.name);
    if (mark.is === 'unit') return figureUnitNames[mark.unit as FigureUnit] ?? same(mark.unit);
    return (mark.column && labels.findLabel(mark.column)) || wordScalar(mark.value, mark.of, labels);
  };
  return wordText((language: Language) => {
    let worded = '';
    let end = 0;
    for (const mark of marks) {
      worded += text.slice(end, mark.at[0]) + say(wordMark(mark), language);
      end = mark.at[1];
    }
    return (worded + text.slice(end)).replace(/\s+/g, ' ').replace(/ ，\s*/g, '，');
  });
}

function getVerdict({ value }: TraceStep): TraceLine['verdict'] {
  if (value.is === 'unknown' || value.is === 'missing') return 'unknown';
  if (value.is === 'skipped') return 'skipped';
  if (value.is === 'scalar' && typeof value.value === 'boolean') return value.value ? 'yes' : 'no';
  return 'value';
}

function wordRows({ count, met, shown }: TraceRows, labels: TraceLabels): TraceLine {
  const values = { count, met, row: (shown?.row ?? 0) + 1 };
  const text = fillText(shown ? templates[shown.role] : templates.none, values);
  return { text, verdict: 'value', lines: (shown?.steps ?? []).map((step) => wordTraceStep(step, labels)) };
}

/** Words a step and those beneath it. */
export function wordTraceStep(step: TraceStep, labels: TraceLabels): TraceLine {
  const { kind, path, rows, steps, value } = step;
  const heading = kind === 'all' || kind === 'any' ? traceTexts[kind] : wordStep(step, labels);
  return {
    text: heading,
    result: wordValue(value, path, labels),
    verdict: getVerdict(step),
    lines: [...steps.map((each) => wordTraceStep(each, labels)), ...(rows ? [wordRows(rows, labels)] : [])],
  };
}

/** Says which answers a trace waits for; null where its value is known. */
export function wordMissing({ value, missing }: ExpressionTrace, labels: TraceLabels): Text | null {
  if (value.is !== 'unknown' && value.is !== 'missing') return null;
  if (missing.length === 0) return traceTexts.unknown;
  const fields = wordText((language) =>
    missing.map((path) => say(wordPath(path, labels), language)).join(language === 'zh' ? '、' : ', '),
  );
  return fillText(templates.missingFields, { fields });
}
