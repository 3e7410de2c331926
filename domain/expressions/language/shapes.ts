/** Kind of value that an expression gives, as far as the fields and functions that it names tell it. */
import type { ExpressionReference, ReferenceEnvironment } from './references';
import type { FunctionSignature, ParameterKind } from './signature';
import type { BinaryExpression, CallExpression, Expression, LiteralExpression, TextRange } from './tree';

/** Kind of a value, with the unit of a number and the options of a choice, where they are known. */
export interface ValueShape {
  kind: 'number' | 'text' | 'date' | 'yesNo' | 'list';
  unit?: string;
  options?: ReadonlySet<unknown>;
}

export interface ShapeEnvironment extends ReferenceEnvironment {
  /** Shapes of fields and columns by their paths `section.field`. */
  shapes: ReadonlyMap<string, ValueShape>;
  /** Numbers of parameters of named expressions. */
  parameterCounts: ReadonlyMap<string, number>;
  /** Helpers and functions of the catalogue. */
  signatures: ReadonlyMap<string, FunctionSignature>;
}

export const COMPARISONS: ReadonlySet<string> = new Set(['===', '!==', '<', '<=', '>', '>=']);

/** Functions whose result is in the unit of the column that their second argument names. */
const COLUMN_TOTALS: ReadonlySet<string> = new Set(['sum', 'groupSum', 'yr']);

const SHAPES_OF_RESULTS: Partial<Record<ParameterKind, ValueShape['kind']>> = {
  number: 'number',
  text: 'text',
  date: 'date',
  yesNo: 'yesNo',
  list: 'list',
  table: 'list',
};

const keyRange = ([start, end]: TextRange): string => `${start}-${end}`;

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;

function getLiteralShape({ value }: LiteralExpression): ValueShape | undefined {
  if (value === null) return undefined;
  if (typeof value === 'number') return { kind: 'number' };
  if (typeof value === 'boolean') return { kind: 'yesNo' };
  return { kind: DATE.test(value) ? 'date' : 'text' };
}

export class ShapeReader {
  private readonly paths = new Map<string, string>();

  constructor(
    references: readonly ExpressionReference[],
    private readonly environment: ShapeEnvironment,
  ) {
    for (const { path, at, isKnown } of references) if (isKnown) this.paths.set(keyRange(at), path);
  }

  /** Shape of a value; undefined where it depends on more than the checker knows. */
  getShape(node: Expression): ValueShape | undefined {
    switch (node.kind) {
      case 'literal':
        return getLiteralShape(node);
      case 'member':
        return this.environment.shapes.get(this.paths.get(keyRange(node.at)) ?? '');
      case 'chain':
        return this.getShape(node.value);
      case 'template':
        return { kind: 'text' };
      case 'list':
        return { kind: 'list' };
      case 'unary':
        if (node.operator === '!') return { kind: 'yesNo' };
        return node.operator === 'typeof' ? { kind: 'text' } : this.getShape(node.value);
      case 'binary':
        return this.getBinaryShape(node);
      case 'logical': {
        const [left, right] = [this.getShape(node.left), this.getShape(node.right)];
        return left?.kind === right?.kind ? left : undefined;
      }
      case 'conditional': {
        const [yes, no] = [this.getShape(node.yes), this.getShape(node.no)];
        return yes?.kind === no?.kind ? yes : undefined;
      }
      case 'call':
        return this.getCallShape(node);
      default:
        return undefined;
    }
  }

  private getBinaryShape(node: BinaryExpression): ValueShape | undefined {
    if (COMPARISONS.has(node.operator)) return { kind: 'yesNo' };
    if (node.operator !== '+' && node.operator !== '-') return { kind: 'number' };
    const [left, right] = [this.getShape(node.left), this.getShape(node.right)];
    if (node.operator === '+' && (left?.kind !== 'number' || right?.kind !== 'number')) return undefined;
    return left?.unit ? left : (right ?? { kind: 'number' });
  }

  /** Kind of the result; a total is in the unit of its column. */
  private getCallShape(node: CallExpression): ValueShape | undefined {
    const signature = this.findSignature(node);
    const { callee, arguments: given } = node;
    const column = given[1];
    if (callee.kind === 'name' && column && COLUMN_TOTALS.has(callee.name))
      return this.environment.shapes.get(this.paths.get(keyRange(column.at)) ?? '');
    const kind = signature && SHAPES_OF_RESULTS[signature.result];
    return kind && { kind };
  }

  /** Undefined where a parameter or a named expression has the name of a function. */
  findSignature({ callee }: CallExpression): FunctionSignature | undefined {
    if (callee.kind !== 'name' || this.paths.get(keyRange(callee.at)) !== callee.name) return undefined;
    const { signatures, parameterCounts } = this.environment;
    return parameterCounts.has(callee.name) ? undefined : signatures.get(callee.name);
  }
}
