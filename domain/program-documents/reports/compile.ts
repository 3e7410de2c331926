/** Compiles the forms of reports from the trees of a document, without a parser. */
import type { Form } from '../../definition';
import { compileForm } from '../compile';
import { createTreeCompiler } from '../expression-trees';
import type { ProgramBody, ReportsBody } from '../types';
import { writeOutReportForm } from './write-out';

/** Throws where the program has no report form of this key. */
export function compileReportForm(program: ProgramBody, { reports, trees }: ReportsBody, key: string): Form {
  const form = reports.forms?.find((each) => each.key === key);
  if (!form) throw new Error(`no report form ${key} of ${program.document.key}`);
  return compileForm(
    writeOutReportForm(program.document, form),
    createTreeCompiler({ ...program.trees, ...trees }),
  );
}
