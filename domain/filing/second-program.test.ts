/** Share of the answers that a company which has filed one program still types in the next. */
import { describe, expect, it } from 'vitest';
import { type ProgramSample, readSamples } from '../../tests/support/samples';
import type {
  Answers,
  AnswerValue,
  Field,
  FieldAnswers,
  Form,
  FormContext,
  Program,
  Row,
} from '../definition';
import { findProgram } from '../programs/find';
import { computeAnswers } from './compute';
import { fillFigures, listFigureOffers } from './figure-offers';
import { isFillable, type KnownFigure, listFigureCells, listFormFigures } from './figures';
import { prefillAnswers } from './prefill';
import { createFormScope, isVisible, listExpectedYears, listVisibleSections } from './scope';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isReadOnlyField,
  isRowSection,
  isTypedField,
  listSectionFields,
} from './sections';

interface Filed {
  program: Program;
  form: Form;
  filled: Answers;
  ctx: FormContext;
}

async function loadSample(key: string): Promise<Filed> {
  const program = findProgram(key) as Program;
  const form = await program.load();
  const [{ data, ctx }] = readSamples(key).filter(({ name }) => name === 'valid') as [ProgramSample];
  return { program, form, filled: computeAnswers(form, data, ctx), ctx };
}

/** Facts that the forms take from the profile of the company, which is a high-tech enterprise. */
const readProfile = (...filed: Filed[]): Record<string, AnswerValue> => ({
  ...Object.fromEntries(
    filed.flatMap(({ form, filled }) =>
      form.sections.flatMap((section) =>
        listSectionFields(section).flatMap(({ key, source }): [string, AnswerValue][] => {
          const [origin, fact = ''] = source?.split('.') ?? [];
          return origin === 'company' ? [[fact, getSectionAnswers(filled, section)[key]]] : [];
        }),
      ),
    ),
  ),
  qualifications: ['hightech'],
});

const listKnown = ({ program, form, filled, ctx }: Filed): KnownFigure[] =>
  listFormFigures(program, form, filled, ctx.batchYear).map(({ key, year, value }) => ({
    key,
    year,
    value,
    source: { id: 'f1', program: program.key, title: program.title, no: 'GX1' },
    batchYear: ctx.batchYear,
    at: '2026-03-01T00:00:00.000Z',
  }));

const emptied = ({ form, ctx }: Filed): Answers => computeAnswers(form, {}, ctx);

interface Asked {
  path: string;
  field: Field;
  isGiven: boolean;
}

/** Cells that the filer is asked for outside of lists and attachments, and whether the answers have them. */
function listAsked({ form, filled, ctx }: Filed, answers: Answers): Asked[] {
  const scope = createFormScope(form, filled, ctx);
  return listVisibleSections(form, scope).flatMap((section) => {
    if (section.kind === 'table' || section.kind === 'files' || section.kind === 'computed') return [];
    const fields = listSectionFields(section).filter(
      (field) => isTypedField(field) && !isReadOnlyField(field) && isVisible(field, scope),
    );
    const cell = (field: Field, path: string, given: AnswerValue): Asked => ({
      field,
      path: `${path}.${field.key}`,
      isGiven: !isEmpty(given),
    });
    if (!isRowSection(section))
      return fields.map((field) => cell(field, section.key, getSectionAnswers(answers, section)[field.key]));
    return listExpectedYears(section as never, scope).flatMap((year) => {
      const row = getSectionRows(answers, section).find((each) => each.affiliation_year === year);
      return fields.map((field) => cell(field, `${section.key}.${year}`, row?.[field.key]));
    });
  });
}

/** Begins the second program of a company that has filed the first. */
function beginSecond(first: Filed, second: Filed): Answers {
  const { program, form, ctx } = second;
  const fresh = prefillAnswers(form, readProfile(first, second) as never, ctx);
  const offers = listFigureOffers(program, form, computeAnswers(form, fresh, ctx), ctx, listKnown(first));
  return fillFigures(fresh, offers);
}

/**
 * Pairs of programs with the cells that are left to type, of those asked outside of lists and attachments. Gazelle asks for eight
 * figures of each year that high-tech does not ask for, and for a year more: no more than these are known of the company. A
 * program for a project asks mostly about the project, which is new.
 */
const pairs = [
  { first: 'hightech', second: 'gazelle', left: 46, asked: 87 },
  { first: 'gazelle', second: 'hightech', left: 25, asked: 64 },
  { first: 'keyproject', second: 'hightech', left: 36, asked: 64 },
  { first: 'keyproject', second: 'jiebangguashuai', left: 51, asked: 77 },
];

describe('the second program of a company', () => {
  it.each(pairs)(
    '$second after $first leaves $left of $asked cells to type',
    async ({ first: firstKey, second: secondKey, ...expected }) => {
      const [first, second] = [await loadSample(firstKey), await loadSample(secondKey)];
      const begun = beginSecond(first, second);
      const asked = listAsked(second, begun);
      const left = asked.filter(({ isGiven }) => !isGiven);
      expect({ left: left.length, asked: asked.length }, left.map(({ path }) => path).join(' ')).toEqual(
        expected,
      );
    },
  );

  it('has nothing to type of gazelle that high-tech asks for with one meaning', async () => {
    const [first, second] = [await loadSample('hightech'), await loadSample('gazelle')];
    const begun = beginSecond(first, second);
    const known = new Set(listKnown(first).map(({ key, year }) => `${key} ${year}`));
    const left = listFigureCells(
      second.program,
      second.form,
      computeAnswers(second.form, begun, second.ctx),
      second.ctx.batchYear,
    ).filter((cell) => cell.value === null && isFillable(cell) && known.has(`${cell.key} ${cell.year}`));
    expect(left.map(({ path }) => path)).toEqual([]);
  });

  it('takes over what was given, for the same years', async () => {
    const [first, second] = [await loadSample('hightech'), await loadSample('gazelle')];
    const offers = listFigureOffers(
      second.program,
      second.form,
      emptied(second),
      second.ctx,
      listKnown(first),
    );
    const given = new Map(offers.map(({ cell, known }) => [cell.path, known.value]));
    const row = (first.filled.finance as Row[]).at(-1);
    expect(row?.affiliation_year).toBe(second.ctx.batchYear - 1);
    expect(given.get('operationData[3].operating_revenue')).toBe(row?.sales_revenue);
    expect(given.get('operationData[3].total_assets')).toBe(row?.total_assets);
    expect(given.get('baseData.domain')).toBe((first.filled.application as FieldAnswers).main_domain);
    expect(given.has('operationData[0].operating_revenue')).toBe(false);
  });
});
