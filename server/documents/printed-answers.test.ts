/** A filing's own PDF is read back into a new filing: every answer that may be given again, and none wrongly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answers, AnswerValue, Form, FormContext, Program, Row } from '../../domain/definition';
import { createFilingDocument, type FilingDocumentFacts } from '../../domain/document/filing-document';
import { computeAnswers } from '../../domain/filing/compute';
import { maskAnswers } from '../../domain/filing/privacy';
import {
  getSectionAnswers,
  getSectionRows,
  isRowSection,
  listSectionFields,
} from '../../domain/filing/sections';
import { applyOffers } from '../../domain/papers/apply-offers';
import { createPrintedAnswers, PRINTED_ANSWERS_FILE } from '../../domain/papers/printed-answers';
import { isSafeProposal, type PaperReading, readPaperFor } from '../../domain/papers/proposals';
import { programs } from '../../domain/programs/index.generated';
import { readPaper } from '../../tests/support/read-paper';
import { readSamples } from '../../tests/support/samples';
import { createWorkers } from '../core/workers/workers';
import { createPrinter } from './printing';

const workers = createWorkers({ log: { error: () => undefined } });
const printer = createPrinter(workers);
afterAll(() => workers.close());

interface SampleFiling {
  program: Program;
  form: Form;
  ctx: FormContext;
  answers: Answers;
}

async function openSample(key: string): Promise<SampleFiling> {
  const program = programs.find((each) => each.key === key) as Program;
  const [sample] = readSamples(key);
  if (!sample) throw new Error(key);
  const form = await program.load();
  return { program, form, ctx: sample.ctx, answers: computeAnswers(form, sample.data, sample.ctx) };
}

async function print(filing: SampleFiling, isWhole: boolean, withAnswers: boolean) {
  const { program, form, ctx } = filing;
  const answers = isWhole ? filing.answers : maskAnswers(form, filing.answers);
  const company = {
    name: '示范企业',
    creditCode: '91210112MA0TEST000',
    department: { zh: '局', en: 'Office' },
  };
  const facts: FilingDocumentFacts = {
    program,
    form,
    answers,
    isWhole,
    ctx,
    language: 'zh',
    company,
    batch: { batchYear: ctx.batchYear, batchNo: 1 },
    status: 'draft',
    receipt: null,
    files: [],
    checkAddress: () => null,
  };
  const text = createPrintedAnswers({
    program: program.key,
    title: program.title.zh,
    creditCode: company.creditCode,
    form,
    answers,
    isWhole,
    ctx,
  });
  const associated = text && withAnswers ? { name: PRINTED_ANSWERS_FILE, text, description: '' } : undefined;
  return printer.print({ ...createFilingDocument(facts), ...(associated && { associated }) }, 'company');
}

/** Answers of a form that a person may give again, as paths with their values; rows by their place. */
function listAnswers(form: Form, answers: Answers): Map<string, AnswerValue> {
  const found = new Map<string, AnswerValue>();
  for (const section of form.sections) {
    if (section.kind === 'declaration' || section.kind === 'computed') continue;
    const rows = isRowSection(section)
      ? getSectionRows(answers, section)
      : [getSectionAnswers(answers, section) as Row];
    const sums =
      section.kind === 'table' ? section.fixedRows?.filter(({ sumOf }) => sumOf).map(({ key }) => key) : [];
    for (const [at, row] of rows.filter((each) => !each.row || !sums?.includes(each.row)).entries())
      for (const field of listSectionFields(section)) {
        const isRows = 'options' in field && 'rowsOf' in field.options;
        if (
          field.computed ||
          field.auto ||
          field.readonly ||
          isRows ||
          field.type === 'file' ||
          field.type === 'filing'
        )
          continue;
        const value = row[field.key];
        if (value !== undefined && value !== null && value !== '')
          found.set(`${section.key}[${at}].${field.key}`, value);
      }
  }
  return found;
}

function readInto({ form, ctx }: SampleFiling, read: Awaited<ReturnType<typeof readPaper>>) {
  const filled = computeAnswers(form, {}, ctx);
  const reading: PaperReading = readPaperFor({ form, ctx, answers: {}, filled }, read);
  const offers = reading.proposals.map(({ offer }) => offer);
  let count = 0;
  return { reading, taken: applyOffers(form, {}, offers, () => `r${count++}`) };
}

describe.each(['gazelle', 'hightech'])('the PDF of a filing of %s', (key) => {
  let filing: SampleFiling;
  beforeAll(async () => {
    filing = await openSample(key);
  });

  it('gives back every answer with its place, and none wrongly', async () => {
    const { reading, taken } = readInto(filing, await readPaper(await print(filing, true, true)));
    expect(reading.kinds).toEqual(['filing']);
    const wanted = listAnswers(filing.form, filing.answers);
    const got = listAnswers(filing.form, taken);
    expect(Object.fromEntries(got)).toEqual(Object.fromEntries(wanted));
    expect(
      reading.proposals
        .filter(({ doubts }) => doubts.length > 0)
        .map(({ offer, doubts }) => [offer.path, doubts]),
    ).toEqual([]);
    expect(reading.proposals.filter(({ place }) => place === null).map(({ offer }) => offer.path)).toEqual(
      [],
    );
  });

  it('gives back single answers and years from the text, and none wrongly, where the answers are not beside the pages', async () => {
    const { reading, taken } = readInto(filing, await readPaper(await print(filing, true, false)));
    const wanted = listAnswers(filing.form, filing.answers);
    const got = listAnswers(filing.form, taken);
    const wrong = [...got].filter(
      ([path, value]) => JSON.stringify(wanted.get(path)) !== JSON.stringify(value),
    );
    expect(wrong).toEqual([]);
    expect(reading.kinds).toEqual(['filing']);
    const isAdded = (path: string) =>
      filing.form.sections.some(({ key, kind }) => kind === 'table' && path.startsWith(`${key}[`));
    const single = [...wanted.keys()].filter((path) => !isAdded(path));
    expect(single.filter((path) => got.has(path)).length / single.length).toBeGreaterThan(0.7);
  });

  it('marks answers beside the pages that the pages do not show, and chooses none of them', async () => {
    const read = await readPaper(await print(filing, true, true));
    const changed = JSON.parse(JSON.stringify(read.answers)) as NonNullable<typeof read.answers>;
    const yearly = changed.sections.find(({ kind }) => kind === 'yearly');
    for (const record of yearly?.records ?? []) record.total_assets = 987_654.32;
    const { reading } = readInto(filing, { ...read, answers: changed });
    const hidden = reading.proposals.filter(({ offer }) => offer.value === 987_654.32);
    expect(hidden.length).toBeGreaterThan(1);
    expect(hidden.every(({ doubts }) => doubts.includes('not_printed'))).toBe(true);
    expect(hidden.filter(isSafeProposal)).toEqual([]);
  });

  it('is the same at each printing, except for the time', async () => {
    const timeless = (bytes: Uint8Array) =>
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/D:\d{14}Z|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|<[0-9a-f]{32}>/g, 'time');
    const [one, other] = [await print(filing, true, true), await print(filing, true, true)];
    expect(timeless(one) === timeless(other)).toBe(true);
    expect(Buffer.from(one).includes('/AFRelationship /Data')).toBe(true);
  });

  it('holds no sensitive answer where the copy is masked', async () => {
    const { answers } = await readPaper(await print(filing, false, true));
    const sensitive = filing.form.sections.flatMap((section) =>
      listSectionFields(section).flatMap((field) => (field.sensitive ? [`${section.key}.${field.key}`] : [])),
    );
    const printed = answers?.sections.flatMap((section) =>
      section.questions.map((question) => `${section.key}.${question.key}`),
    );
    expect(sensitive.length).toBeGreaterThan(0);
    expect(printed?.filter((path) => sensitive.includes(path))).toEqual([]);
  });
});
