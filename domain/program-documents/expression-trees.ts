/** The trees of a document's expressions by their texts: browsers compile them, and need no parser. */
import {
  type CompiledExpression,
  compileExpression,
  type ExpressionEnvironment,
} from '../expressions/language/compile';
import type { CompileText, ExpressionTrees } from './types';

/** Throws for an expression that is not among the trees. */
export const createTreeCompiler =
  (trees: ExpressionTrees): CompileText =>
  (text: string, environment: ExpressionEnvironment): CompiledExpression => {
    const tree = Object.hasOwn(trees, text) ? trees[text] : undefined;
    if (!tree) throw new Error('an expression without its tree');
    return compileExpression(tree, environment);
  };
