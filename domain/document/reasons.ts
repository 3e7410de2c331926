/**
 * Section of figures that differ from earlier filings, with the company's figure and its reason. The earlier figure is for the
 * office alone: a reader of the document, such as an agent, may not be allowed to see the other filing.
 */
import type { Answers, Form } from '../definition';
import { formatFigure } from '../filing/figure-questions';
import { getRowTitle } from '../filing/filing-faults';
import { getAnswerAtPath, parsePath } from '../filing/paths';
import { isRowSection, listSectionFields } from '../filing/sections';
import { type FileLanguage, say, type Text } from '../text';
import type { DocumentSection } from './model';
import { documentWords } from './words';

/** A compared figure of a submission, with the reason where the company gave one. */
export interface ExplainedFigure {
  path: string;
  reason?: string;
}

interface Reading {
  form: Pick<Form, 'sections'>;
  answers: Answers;
  language: FileLanguage;
}

function rowOf({ path, reason }: ExplainedFigure, { form, answers, language }: Reading): string[][] {
  const place = parsePath(path);
  const section = form.sections.find(({ key }) => key === place?.section);
  const field = section && listSectionFields(section).find(({ key }) => key === place?.field);
  const value = getAnswerAtPath(answers, path);
  if (!reason || !place || !section || !field || typeof value !== 'number') return [];
  const rows = answers[section.key];
  const row = Array.isArray(rows) ? rows[place.row ?? 0] : undefined;
  const title = row && isRowSection(section) ? getRowTitle(section, row) : null;
  const named = [section.title, title, field].flatMap((text) => (text ? say(text, language) : []));
  return [[named.join(' · '), say(formatFigure(field, value), language), reason]];
}

export function createReasonsSection(
  figures: readonly ExplainedFigure[],
  reading: Reading,
): DocumentSection[] {
  const rows = figures.flatMap((figure) => rowOf(figure, reading));
  if (rows.length === 0) return [];
  const translate = (text: Text) => say(text, reading.language);
  const head = [documentWords.figure, documentWords.figureValue, documentWords.figureReason].map(translate);
  const cells = (row: string[]) => row.map((text) => ({ text, number: false }));
  return [
    {
      title: translate(documentWords.figureReasons),
      blocks: [{ kind: 'table', head, rows: rows.map((row) => ({ cells: cells(row), sum: false })) }],
    },
  ];
}
