import { type CompiledExpression, compileExpression, type ExpressionEnvironment } from './compile';
import { parseExpression } from './parse';

/** Throws an `ExpressionFault` where the text is no expression. Browsers get trees, and no parser. */
export const compileText = (text: string, environment: ExpressionEnvironment): CompiledExpression =>
  compileExpression(parseExpression(text), environment);
