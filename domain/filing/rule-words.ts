/** Wording of rule outcomes, the same on every page and document. */
import type { Figure, FigureUnit } from '../definition';
import { boundTexts, dateBoundTexts } from '../expressions/conditions/words';
import { formatGrouped } from '../number-format';
import { fillText, joinTexts, type Language, say, type Text, type TextTemplate, wordText } from '../text';
import { getUnitText, wordMoney } from './units';

/**
 * Outcome of a rule. `undecided`: an answer that it needs is missing, or wrong itself; `server`: only the server can check it; `other`: it does
 * not apply to these answers.
 */
export type RuleOutcome = 'met' | 'failed' | 'undecided' | 'server' | 'other';

export interface RuleResult {
  id: string;
  level: 'error' | 'warning';
  outcome: RuleOutcome;
  /** Message that fits the outcome. */
  message: Text;
  figure: Figure | null;
  /** Labels of the missing answers, for an undecided rule. */
  missing: Text[];
  /** True where the answers of `missing` are given, but are faults themselves. */
  isToCorrect?: boolean;
  /** Path of the answer to correct. */
  path: string;
  /** True where the server has judged: the form cannot explain the verdict from its own answers. */
  byServer?: true;
  /** Rows that fail the rule, by name; absent for a rule that does not test rows. */
  rows?: RuleRow[];
}

export interface RuleRow {
  path: string;
  name: Text;
}

/** Outcome with failed warnings set apart: these can be confirmed, as they ask for a second look and do not prove an error. */
export type RuleVerdict = RuleOutcome | 'warned';

export const getRuleVerdict = ({ level, outcome }: RuleResult): RuleVerdict =>
  outcome === 'failed' && level === 'warning' ? 'warned' : outcome;

/** Names of verdicts in reading order: those that require action come first. */
export const verdictNames: Record<RuleVerdict, Text> = {
  failed: { zh: '未满足', en: 'Not met', ar: 'غير مستوفى' },
  warned: { zh: '需核实', en: 'To verify', ar: 'يلزم التحقق' },
  undecided: { zh: '待填写后判断', en: 'Decided once filled in', ar: 'يُبت فيه بعد استكمال البيانات' },
  server: { zh: '提交时由系统核对', en: 'Checked on submission', ar: 'يُتحقق منه عند التقديم' },
  met: { zh: '已满足', en: 'Met', ar: 'مستوفى' },
  other: { zh: '不适用', en: 'Not applicable', ar: 'لا ينطبق' },
};
export const verdicts = Object.keys(verdictNames) as RuleVerdict[];

const noThreshold: Text = {
  zh: '尚未设定标准，不作判断',
  en: 'no threshold is set, so nothing is judged',
  ar: 'لم يُحدد حد فلا حكم',
};
const onlyAsked: Text = {
  zh: '要求{{bound}}{{threshold}}',
  en: '{{bound}} {{threshold}} is asked',
  ar: 'المطلوب {{bound}} {{threshold}}',
};
const compared: Text = {
  zh: '{{value}}，要求{{bound}}{{threshold}}',
  en: '{{value}}, {{bound}} {{threshold}}',
  ar: '{{value}}، المطلوب {{bound}} {{threshold}}',
};
const toFillIn: Text = { zh: '待填写：{{labels}}', en: 'to fill in: {{labels}}', ar: 'يلزم ملء: {{labels}}' };
const toCorrect: Text = {
  zh: '无法判断，请先更正：{{labels}}',
  en: 'not decided, correct first: {{labels}}',
  ar: 'لا يمكن الحكم، صحّح أولًا: {{labels}}',
};

const units: Record<Exclude<FigureUnit, '10k_yuan' | 'date'>, TextTemplate> = {
  percent: { zh: '{{count}}%', en: '{{count}} %', ar: '{{count}} %' },
  yuan: { zh: '{{count}}元', en: 'CNY {{count}}', ar: '{{count}} يوان' },
  year: {
    zh: '{{count}}周岁',
    en: { one: '{{count}} year', other: '{{count}} years' },
    ar: '{{count}} سنة',
  },
  month: {
    zh: '{{count}}个月',
    en: { one: '{{count}} month', other: '{{count}} months' },
    ar: '{{count}} شهر',
  },
  day: { zh: '{{count}}天', en: { one: '{{count}} day', other: '{{count}} days' }, ar: '{{count}} يوم' },
  person: {
    zh: '{{count}}人',
    en: { one: '{{count}} person', other: '{{count}} people' },
    ar: '{{count}} شخص',
  },
  item: {
    zh: '{{count}}项',
    en: { one: '{{count}} item', other: '{{count}} items' },
    ar: '{{count}} عناصر',
  },
  point: {
    zh: '{{count}}分',
    en: { one: '{{count}} point', other: '{{count}} points' },
    ar: '{{count}} درجة',
  },
  square_metre: { zh: '{{count}}平方米', en: '{{count}} m²', ar: '{{count}} م²' },
};
/** Names of the units that a figure is shown in, to choose from. */
export const figureUnitNames: Record<FigureUnit, Text> = {
  percent: { zh: '%', en: '%', ar: '%' },
  '10k_yuan': getUnitText('万元'),
  yuan: getUnitText('元'),
  year: getUnitText('岁'),
  month: { zh: '个月', en: 'months', ar: 'شهر' },
  day: getUnitText('天'),
  date: { zh: '日期', en: 'date', ar: 'تاريخ' },
  person: getUnitText('人'),
  item: getUnitText('项'),
  point: { zh: '分', en: 'points', ar: 'درجة' },
  square_metre: getUnitText('平方米'),
};
const ROUNDED = 2;
const EXACT = 6;

const DAY_MS = 86_400_000;

const wordDate = (day: number): Text => {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { zh: date, en: date };
};

/** Words an amount in the unit of a figure: "3.2%", "12.5万元". */
export function wordQuantity(n: number, unit: FigureUnit, decimals: number): Text {
  if (unit === 'date') return wordDate(n);
  return unit === '10k_yuan'
    ? wordMoney(n, decimals)
    : fillText(units[unit], { count: formatGrouped(n, 0, decimals) });
}

const isAlikeRounded = (a: number, b: number): boolean =>
  formatGrouped(a, 0, ROUNDED) === formatGrouped(b, 0, ROUNDED);

/** Describes a figure with its threshold: "3.2%，要求不低于5%", "3.2 %, at least 5 %". */
export function describeFigure({ value, threshold, bound, unit }: Figure): Text {
  if (threshold === null) return noThreshold;
  const asked = {
    bound: (unit === 'date' ? dateBoundTexts : boundTexts)[bound],
    threshold: wordQuantity(threshold, unit, ROUNDED),
  };
  if (value === null) return fillText(onlyAsked, asked);
  // A value that rounding would make equal to its threshold is shown exactly, or the verdict would look wrong.
  const isBlurred = value !== threshold && isAlikeRounded(value, threshold);
  return fillText(compared, { ...asked, value: wordQuantity(value, unit, isBlurred ? EXACT : ROUNDED) });
}

/** Text beside the message of a rule: the company's figure, or the missing answers; null without either. */
export function describeRuleFigure({ figure, missing, isToCorrect }: RuleResult): Text | null {
  if (figure) return describeFigure(figure);
  if (missing.length === 0) return null;
  return fillText(isToCorrect ? toCorrect : toFillIn, { labels: joinTexts(missing) });
}

const waiting: Text = {
  zh: '请填写{{labels}}，以便判断：{{message}}',
  en: 'Fill in {{labels}}, so that this can be decided: {{message}}',
  ar: 'املأ {{labels}} ليمكن الحكم: {{message}}',
};

/** Describes an undecided rule, the missing answers first. */
export function describeWaitingRule({ message, missing }: RuleResult): Text {
  const labels = joinTexts(missing.map((label) => wordText((language) => `“${say(label, language)}”`)));
  return missing.length > 0 ? fillText(waiting, { labels, message }) : message;
}

/** Message and figure of a rule in one text. */
export function formatRuleResult(result: RuleResult): Text {
  const { message } = result;
  const aside = describeRuleFigure(result);
  return aside ? { zh: `${message.zh}（${aside.zh}）`, en: `${message.en} (${aside.en})` } : message;
}

const table = {
  title: { zh: '条件与逻辑校验', en: 'Conditions and consistency', ar: 'الشروط والاتساق' },
  condition: { zh: '条件', en: 'Condition', ar: 'الشرط' },
  verdict: { zh: '判断结果', en: 'Result', ar: 'النتيجة' },
  figure: { zh: '实际值与要求', en: 'Figure and what is asked', ar: 'الرقم والمطلوب' },
} satisfies Record<string, Text>;

/** Table of rules with their verdicts and figures, for documents and spreadsheets. */
export interface VerdictTable {
  title: string;
  head: string[];
  rows: string[][];
}

export const verdictTitle: Text = table.title;

export function createVerdictTable(results: RuleResult[], language: Language): VerdictTable {
  const translate = (text: Text) => say(text, language);
  const rowOf = (result: RuleResult) => {
    const aside = describeRuleFigure(result);
    return [
      translate(result.message),
      translate(verdictNames[getRuleVerdict(result)]),
      aside ? translate(aside) : '',
    ];
  };
  return {
    title: translate(table.title),
    head: [table.condition, table.verdict, table.figure].map(translate),
    rows: verdicts.flatMap((verdict) =>
      results.filter((result) => getRuleVerdict(result) === verdict).map(rowOf),
    ),
  };
}
