/** Every table and year grid of every sample is written to a sheet and read back unchanged. */
import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { Answers, Form, FormContext, Row } from '../definition';
import { computeAnswers } from '../filing/compute';
import { createFormScope } from '../filing/scope';
import { isEmpty, isRowSection, type RowSection } from '../filing/sections';
import { getUnitText } from '../filing/units';
import { programs } from '../programs/index.generated';
import type { FileLanguage } from '../text';
import { buildCellChoices } from './cells';
import type { ReadBook, SheetContent } from './model';
import { planImport } from './plan';
import { buildSheet } from './sheet';
import type { SheetSource } from './source';

/** The values that a reader finds in a file written from the sheet. */
const readBack = (sheet: SheetContent): ReadBook => ({
  sheets: [
    {
      name: sheet.name,
      rows: [
        { number: 1, cells: sheet.columns.map(({ head }) => ({ kind: 'text', text: head })) },
        ...sheet.rows.map(({ cells }, i) => ({ number: i + 2, cells })),
      ],
    },
  ],
  known: { [sheet.section ?? '']: sheet.known },
});

const sourceIn = (
  form: Form,
  section: RowSection,
  data: Answers,
  ctx: FormContext,
): SheetSource<RowSection> => {
  const filled = computeAnswers(form, data, ctx);
  return { section, answers: data, filled, scope: createFormScope(form, filled, ctx) };
};

/** Gives every added row an identity, as the portal does. */
const identified = (form: Form, data: Answers): Answers => {
  const copy = { ...data };
  for (const section of form.sections) {
    const rows = copy[section.key];
    if (section.kind !== 'table' || section.fixedRows || !Array.isArray(rows)) continue;
    copy[section.key] = rows.map((row, i) => ({ row: `r${i + 1}`, ...row }));
  }
  return copy;
};

const rowsOf = (data: Answers, key: string): Row[] => (data[key] ?? []) as Row[];
const noId = () => 'new';

describe.each(programs.map((program) => [program.key, program] as const))(
  'tables of %s (buildSheet, planImport)',
  (key, program) => {
    const eachTable = async (look: (source: SheetSource<RowSection>, language: FileLanguage) => void) => {
      const form = await program.load();
      let count = 0;
      for (const { data, ctx } of readSamples(key)) {
        const answers = identified(form, data);
        for (const section of form.sections.filter(isRowSection))
          for (const language of ['zh', 'en'] as const) {
            look(sourceIn(form, section, answers, ctx), language);
            count += 1;
          }
      }
      expect(count).toBeGreaterThan(0);
    };

    it('are read back unchanged', async () => {
      await eachTable((source, language) => {
        const plan = planImport(source, readBack(buildSheet(source, language)), noId);
        expect(plan).toMatchObject({ added: 0, changed: 0, removed: 0, faults: [], isBlocked: false });
        expect(plan.rows).toEqual(rowsOf(source.answers, source.section.key));
      });
    });

    it('fill an empty filing with everything that was typed', async () => {
      await eachTable((source, language) => {
        const { section, answers } = source;
        const columns = buildSheet(source, language).columns.filter((column) => !column.isLocked);
        const typed = (row: Row) =>
          Object.fromEntries(
            columns.flatMap(({ key: name }) => (isEmpty(row[name]) ? [] : [[name, row[name]]])),
          );
        const empty: SheetSource = { ...source, answers: { ...answers, [section.key]: [] } };
        const plan = planImport(empty, readBack(buildSheet(source, language)), noId);
        const refused = plan.faults.filter((fault) => fault.isRefused);
        expect(refused).toEqual([]);
        const isFree = section.kind === 'table' && !section.fixedRows;
        const wanted = rowsOf(answers, section.key).map(typed);
        const filled = isFree ? wanted : wanted.filter((row) => Object.keys(row).length > 0);
        const got = plan.rows.map(typed);
        expect(got).toEqual(filled.filter((row) => Object.keys(row).length > 0));
      });
    });

    it('have a distinct text for every option, which is read back as its value', async () => {
      await eachTable(({ section, filled }, language) => {
        const fields = section.kind === 'table' ? section.columns : section.indicators;
        for (const field of fields) {
          if (!('options' in field)) continue;
          const choices = buildCellChoices(field, filled);
          const texts = choices.texts[language];
          expect(new Set(texts).size, field.key).toBe(texts.length);
          for (const text of texts) {
            const value = choices.valueOf(text);
            expect(choices.textOf(value, language)).toBe(text);
            if (field.type === 'multiselect') expect(text).not.toMatch(/[;；\n]/);
          }
        }
      });
    });

    it('have distinct column and sheet names that spreadsheet programs accept', async () => {
      await eachTable((source, language) => {
        const { name, columns } = buildSheet(source, language);
        expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/);
        const heads = columns.map(({ head }) => head.replace(/\s+/g, ''));
        expect(new Set(heads).size).toBe(heads.length);
        const fields = source.section.kind === 'table' ? source.section.columns : source.section.indicators;
        for (const { key: field, head } of columns) {
          const unit = fields.find((each) => each.key === field)?.unit;
          if (unit) expect(head).toContain(getUnitText(unit)[language]);
        }
      });
    });
  },
);
