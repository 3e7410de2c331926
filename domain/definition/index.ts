/**
 * The parts of a program. A program is one folder: a small manifest (always loaded) and a form body (loaded on demand). A
 * form is data plus pure functions: it can be listed, compared, drawn, checked, printed and turned into a spreadsheet.
 *
 * `A` is the type of a program's answers: sections by key, tables and year grids as lists of rows. Functions of a form are
 * written for complete answers; where an answer is still missing they may throw or return NaN, which the engine treats as
 * "not known yet".
 */
export * from './answers';
export * from './company-figure';
export * from './company-figures';
export * from './fields';
export * from './form';
export * from './program';
export * from './registers';
export * from './reports';
export * from './rules';
export * from './sections';
