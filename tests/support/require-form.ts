import { join } from 'node:path';
import type { Form } from '../../domain/definition';

/** Playwright compiles what is required, not what is imported on demand, as the generated index does. */
export const requireForm = (program: string): Form =>
  (require(join(__dirname, '../../domain/programs', program, 'form')) as { form: Form }).form;
