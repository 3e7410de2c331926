/** Compiles the forms of reports from the trees of a document, without a parser. */
import type { Form } from '../../definition';
import { compileForm } from '../compile';
import { createTreeCompiler } from '../expression-trees';
import type { ProgramBody, ProgramDocument, ReportsBody } from '../types';
import { writeOutReportForm } from './write-out';

/** The program's document with a report form in place of its own; throws where the program has none of this key. */
export function writeOutReport(
  document: ProgramDocument,
  { reports }: Pick<ReportsBody, 'reports'>,
  key: string,
): ProgramDocument {
  const form = reports.forms?.find((each) => each.key === key);
  if (!form) throw new Error(`no report form ${key} of ${document.key}`);
  return writeOutReportForm(document, form);
}

/** Throws where the program has no report form of this key. */
export const compileReportForm = (program: ProgramBody, reports: ReportsBody, key: string): Form =>
  compileForm(
    writeOutReport(program.document, reports, key),
    createTreeCompiler({ ...program.trees, ...reports.trees }),
  );
