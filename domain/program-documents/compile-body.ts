/** Compiles from the trees of a document, without a parser. */
import type { Form, ProfileConditions } from '../definition';
import { compileFits, compileForm } from './compile';
import { createTreeCompiler } from './expression-trees';
import type { ProgramBody, ProgramConditions } from './types';

export { findOptionLists } from './compile';

export const compileBody = ({ document, trees }: ProgramBody): Form =>
  compileForm(document, createTreeCompiler(trees));

export const compileConditions = ({ trees, ...source }: ProgramConditions): ProfileConditions =>
  compileFits({ ...source, dictionaries: {} }, createTreeCompiler(trees));
