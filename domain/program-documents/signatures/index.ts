/** Arguments, results and descriptions of the functions of expressions: faults are found by them, and a designer shows them. */
import type { FunctionSignature } from '../../expressions/language/signature';
import { choiceSignatures } from './choices';
import { dateSignatures } from './dates';
import { figureSignatures } from './figures';
import { filingSignatures } from './filing';
import { numberSignatures } from './numbers';
import { tableSignatures } from './tables';

export const signatures: ReadonlyMap<string, FunctionSignature> = new Map(
  Object.entries<FunctionSignature>({
    ...filingSignatures,
    ...tableSignatures,
    ...numberSignatures,
    ...figureSignatures,
    ...dateSignatures,
    ...choiceSignatures,
  }),
);
