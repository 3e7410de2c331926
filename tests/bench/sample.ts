import { readFileSync } from 'node:fs';
import type { Answers, Row } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';

const BYTES = 20_000;
const sample = JSON.parse(readFileSync('domain/programs/hightech/samples/valid.json', 'utf8')) as {
  data: Answers;
};

const bytesOf = (data: Answers) => Buffer.byteLength(JSON.stringify(data));

/** The sample filing with its research activities repeated until it weighs 20 kB. */
const grown = (() => {
  const activities = sample.data.rd_activities as Row[];
  const data: Answers = { ...sample.data, filesData: {}, rd_activities: [...activities] };
  for (let i = 0; bytesOf(data) < BYTES; i += 1) {
    const row = activities[i % activities.length];
    (data.rd_activities as Row[]).push({ ...row, rd_no: `RD${String(i + 50)}`, row: `bench-${i}` });
  }
  return data;
})();

/** The same 20 kB with one value that differs, as after an edit. */
export const createBigDraft = (edit: number): Answers => {
  const [first, ...rest] = grown.rd_activities as Row[];
  return { ...grown, rd_activities: [{ ...first, budget_total: 400 + (edit % 100) }, ...rest] };
};

/** The identity of the row that an edit is about: one that came without is known by its place. */
export const getEditedRow = ({ data }: Pick<Filing, 'data'>): string =>
  (data.rd_activities as Row[])[0]?.row ?? 'r1';

/** One field of it, as the portal's autosave sends it. */
export const createEdit = (row: string, value: number) => ({
  op: 'set',
  path: `rd_activities[${row}].budget_total`,
  value,
});
