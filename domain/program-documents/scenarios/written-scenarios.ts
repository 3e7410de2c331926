/** Scenarios as a document writes them, and as they are replayed. */
import type { Answers, AnswerValue, FieldAnswers, Form, Row, Section } from '../../definition';
import { selectComputedAnswers, selectInputAnswers } from '../../filing/compute';
import { isEmpty, isRowSection } from '../../filing/sections';
import type { Text } from '../../text';
import type { ProgramScenario, ScenarioRecord, WrittenScenario } from './scenario';

/** Characters of a record, so that a cell of a workbook holds it; a longer one is written as several. */
const RECORD_AT_MOST = 16_000;

type Records = readonly ScenarioRecord[];

const merge = (list: readonly (FieldAnswers | undefined)[]): FieldAnswers => Object.assign({}, ...list);

/** Records of a section as its answers; of a section with rows each record is a row. */
function gather(
  section: Section | undefined,
  records: Records,
  part: 'answers' | 'computed',
): Answers[string] | undefined {
  const list = records.map((record) => record[part]);
  if (list.every((each) => each === undefined)) return undefined;
  if (!section || !isRowSection(section)) return merge(list);
  // Computed values are compared row by row: a row without any has its place.
  return (part === 'computed' ? list.map((each) => each ?? {}) : list.filter((each) => each)) as Row[];
}

/** Reads a scenario for a form. Sections that the form does not have are left as they are: nothing reads them. */
export function readScenario(form: Pick<Form, 'sections'>, written: WrittenScenario): ProgramScenario {
  const { key, batchYear, today, settings = {}, failing = [], changes = [] } = written;
  const names = [...new Set(written.records.map(({ section }) => section))];
  const collect = (part: 'answers' | 'computed'): Answers =>
    Object.fromEntries(
      names.flatMap((name): [string, Answers[string]][] => {
        const records = written.records.filter(({ section }) => section === name);
        const section = form.sections.find((each) => each.key === name);
        const found = gather(section, records, part);
        return found ? [[name, found]] : [];
      }),
    );
  return {
    key,
    ctx: { batchYear, today, settings },
    answers: collect('answers'),
    computed: collect('computed'),
    failing,
    changes,
  };
}

/** Scenarios of the office, after those of the release that it has none of the same key for. */
export function listScenarios(
  form: Pick<Form, 'sections'>,
  written: readonly WrittenScenario[] = [],
  shipped: readonly ProgramScenario[] = [],
): ProgramScenario[] {
  const own = new Set(written.map(({ key }) => key));
  return [
    ...shipped.filter(({ key }) => !own.has(key)),
    ...written.map((scenario) => readScenario(form, scenario)),
  ];
}

const withoutEmpty = (record: FieldAnswers): FieldAnswers =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)));

const asRecords = (value: FieldAnswers | Row[] | undefined): FieldAnswers[] =>
  Array.isArray(value) ? value : value ? [value] : [];

/** Divides answers among several records where one would be too long for a cell. */
function divide(answers: FieldAnswers): FieldAnswers[] {
  const parts: [string, AnswerValue][][] = [[]];
  let length = 0;
  for (const entry of Object.entries(answers)) {
    const own = JSON.stringify(entry).length;
    if (length > 0 && length + own > RECORD_AT_MOST) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(entry);
    length += own;
  }
  return parts.map((part) => Object.fromEntries(part));
}

function writeSection(section: Section, input: Answers, computed: Answers): ScenarioRecord[] {
  const isRow = isRowSection(section);
  const [given, must] = [asRecords(input[section.key]), asRecords(computed[section.key])];
  return Array.from({ length: Math.max(given.length, must.length) }).flatMap((_, index) => {
    const own = withoutEmpty(given[index] ?? {});
    const expected = must[index] ?? {};
    return (isRow ? [own] : divide(own)).flatMap((answers, part): ScenarioRecord[] => {
      const hasAnswers = isRow || Object.keys(answers).length > 0;
      const hasComputed = part === 0 && Object.keys(expected).length > 0;
      if (!hasAnswers && !hasComputed) return [];
      return [
        { section: section.key, ...(hasAnswers && { answers }), ...(hasComputed && { computed: expected }) },
      ];
    });
  });
}

/**
 * Writes a scenario into a document. `scenario.answers` are filled: what the form computes and which of its rules fail is
 * written as what must come out.
 */
export function writeScenario(
  form: Form,
  { key, ctx, answers, failing, changes }: Omit<ProgramScenario, 'computed'>,
  title: Text,
): WrittenScenario {
  const [input, computed] = [selectInputAnswers(form, answers), selectComputedAnswers(form, answers)];
  return {
    ...title,
    key,
    batchYear: ctx.batchYear,
    today: ctx.today,
    ...(Object.keys(ctx.settings).length > 0 && { settings: ctx.settings }),
    ...(failing.length > 0 && { failing: [...failing] }),
    ...(changes.length > 0 && { changes: [...changes] }),
    records: form.sections.flatMap((section) => writeSection(section, input, computed)),
  };
}
