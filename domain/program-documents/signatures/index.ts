/** What the functions of expressions take, give and do: faults are found by it, and a designer shows it. */
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
