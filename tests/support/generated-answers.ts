/** Full answers of any form, made by chance that a seed decides: everything that a cell of a spreadsheet may spoil. */
import type {
  Answers,
  AnswerValue,
  Field,
  FieldAnswers,
  Form,
  FormContext,
  Row,
  Section,
} from '../../domain/definition';
import { listOptionValues } from '../../domain/filing/options';
import { isTypedField, listSectionFields } from '../../domain/filing/sections';

type Chance = () => number;

/** Mulberry32. */
function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LINES = [
  '0012',
  '=1+1',
  '+86 138 0000 0000',
  '@SUM(A1)',
  "'引号",
  ' 两端 空白 ',
  '_x0041_ & <b> "x"',
  '123456789012345678',
  '1e5',
  '2026-06-30',
  '12.5%',
  'true',
  '𠮷＝1；甲、乙; c',
  '-',
];
const TEXTS = [...LINES, '一\n二\n\n三', '首\r\n尾', '\n空行开头', '长文'.repeat(900)];
const NUMBERS = [0, 1, -1, 7.05, 0.1 + 0.2, 12.345678, 999_999_999_999.99, -1e12, 0.01];
const DATES = ['2026-06-30', '1900-01-01', '1900-02-28', '1900-03-01', '1899-12-31', '2199-12-31'];

/** Some stay empty, in each of the ways in which a value can be none. */
const EMPTY: AnswerValue[] = [undefined, null, ''];

export function generatedAnswers(form: Form, { batchYear }: FormContext, seed: number): Answers {
  const chance = chanceOf(seed);
  const some = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;

  const answerTo = (field: Field): AnswerValue => {
    if (chance() < 0.1) return some(EMPTY);
    switch (field.type) {
      case 'integer':
        return some([0, 1, -3, 1e12, 20_000]);
      case 'year':
        return some([1901, 2026, 2199]);
      case 'decimal':
      case 'money_wan':
      case 'percent':
        return some(NUMBERS);
      case 'date':
        return some(DATES);
      case 'month':
        return some(DATES).slice(0, 7);
      case 'boolean':
        return chance() < 0.5;
      case 'file':
        return ['f1', 'f2'].slice(0, Math.floor(chance() * 3));
      case 'select':
      case 'cascader':
        return some([...optionsOf(field), 'ZZ01']);
      case 'multiselect':
        return optionsOf(field)
          .filter(() => chance() < 0.3)
          .map(String);
      case 'textarea':
        return some(TEXTS);
      default:
        return some(LINES);
    }
  };
  const optionsOf = (field: Field) => [
    ...('options' in field ? (listOptionValues(field, {}) as Set<string | number>) : []),
  ];
  const record = (section: Section): FieldAnswers =>
    Object.fromEntries(
      listSectionFields(section)
        .filter(isTypedField)
        .map((field) => [field.key, answerTo(field)]),
    );
  const rows = (section: Section, identities: Row[]): Row[] =>
    identities.map((identity) => ({ ...record(section), ...identity }));

  return Object.fromEntries(
    form.sections.flatMap((section): [string, Answers[string]][] => {
      if (section.kind === 'computed') return [];
      if (section.kind === 'yearly') {
        const years = section.years.offsets.map((offset) => ({ affiliation_year: batchYear + offset }));
        return [[section.key, rows(section, years)]];
      }
      if (section.kind !== 'table') return [[section.key, record(section)]];
      const given = section.fixedRows?.map(({ key }) => ({ row: key }));
      const own = Array.from({ length: Math.min(4, section.maxRows ?? 4) }, (_, i) => ({ row: `r${i + 1}` }));
      return [[section.key, rows(section, given ?? own)]];
    }),
  );
}
