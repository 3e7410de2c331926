import { join } from 'node:path';
import type { Form } from '../../domain/definition';

/**
 * Loads a form with `require`: Playwright compiles required files, but not those of a dynamic import as in the generated index.
 */
export const requireForm = (program: string): Form =>
  (require(join(__dirname, '../../domain/programs', program, 'form')) as { form: Form }).form;
