import type { Form } from '../../domain/definition';
import { compileText } from '../../domain/expressions/language/compile-text';
import { compileForm } from '../../domain/program-documents/compile';
import { readProgramFile } from '../../scripts/support/program-files';

/** Compiles a form from its document: Playwright does not compile the files of a dynamic import, as in the generated index. */
export const requireForm = (program: string): Form => compileForm(readProgramFile(program), compileText);
