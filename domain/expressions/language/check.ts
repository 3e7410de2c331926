/**
 * Finds what an expression cannot mean: names that are not there, kinds and units that do not go together, options that no
 * list has, conditions that are always the same. What it cannot tell it lets pass.
 */
import type { TextParameters } from '../../text';
import type { MeaningFaultKind } from './check-faults';
import { listChildren } from './children';
import { listReferences, type ReferenceEnvironment } from './references';
import {
  type FunctionSignature,
  findParameter,
  getArgumentBounds,
  type ParameterKind,
  parameterKindTexts,
} from './signature';
import type {
  BinaryExpression,
  CallExpression,
  Expression,
  ListItem,
  LiteralExpression,
  TextRange,
} from './tree';

/** Kind of a value, with the unit of a number and the options of a choice, where they are known. */
export interface ValueShape {
  kind: 'number' | 'text' | 'date' | 'yesNo' | 'list';
  unit?: string;
  options?: ReadonlySet<unknown>;
}

export interface CheckEnvironment extends ReferenceEnvironment {
  /** Shapes of fields and columns by their paths `section.field`. */
  shapes: ReadonlyMap<string, ValueShape>;
  /** Numbers of parameters of named expressions. */
  parameterCounts: ReadonlyMap<string, number>;
  /** Helpers and functions of the catalogue. */
  signatures: ReadonlyMap<string, FunctionSignature>;
  isDictionary(name: string): boolean;
}

export interface MeaningFault {
  kind: MeaningFaultKind;
  at: TextRange;
  values: TextParameters;
}

const COMPARISONS: ReadonlySet<string> = new Set(['===', '!==', '<', '<=', '>', '>=']);

/** Functions whose result is in the unit of the column that their second argument names. */
const COLUMN_TOTALS: ReadonlySet<string> = new Set(['sum', 'groupSum', 'yr']);

/** Units that nothing in another unit can be added to or compared with; measure words such as 篇 and 件 all count things. */
const MEASURES: ReadonlySet<string> = new Set([
  '元',
  '万元',
  '万美元',
  '%',
  '年',
  '月',
  '天',
  '小时',
  '平方米',
  '吨',
]);

const isUnitConflict = (left: string, right: string): boolean =>
  left !== right && (MEASURES.has(left) || MEASURES.has(right));

/** Kinds of values that a parameter takes: dates are texts, and a text that is calculated may be a date. */
const ACCEPTED: Readonly<Record<ParameterKind, readonly ValueShape['kind'][]>> = {
  number: ['number'],
  text: ['text', 'date'],
  date: ['date'],
  yesNo: ['yesNo'],
  list: ['list'],
  table: ['list'],
  record: [],
  cell: ['text'],
  column: ['text'],
  condition: [],
  dictionary: ['text'],
  any: [],
};

const SHAPES_OF_RESULTS: Partial<Record<ParameterKind, ValueShape['kind']>> = {
  number: 'number',
  text: 'text',
  date: 'date',
  yesNo: 'yesNo',
  list: 'list',
  table: 'list',
};

/** True for a text that is none of the names that are known. */
const isUnknownText = (
  node: ListItem,
  isKnown: (name: string) => boolean,
): node is LiteralExpression & { value: string } =>
  node.kind === 'literal' && typeof node.value === 'string' && !isKnown(node.value);

const keyRange = ([start, end]: TextRange): string => `${start}-${end}`;

/** Returns the faults of an expression that `parseExpression` made of `text`. A condition must be yes or no. */
export function checkMeaning(
  tree: Expression,
  text: string,
  environment: CheckEnvironment,
  isCondition: boolean,
): MeaningFault[] {
  const checker = new MeaningChecker(tree, text, environment);
  if (isCondition) checker.checkCondition(tree);
  checker.check(tree);
  return checker.faults.sort((a, b) => a.at[0] - b.at[0]);
}

class MeaningChecker {
  readonly faults: MeaningFault[] = [];
  private readonly paths = new Map<string, string>();

  constructor(
    tree: Expression,
    private readonly text: string,
    private readonly environment: CheckEnvironment,
  ) {
    for (const { path, at, isKnown } of listReferences(tree, environment)) {
      if (isKnown) this.paths.set(keyRange(at), path);
      else this.faults.push({ kind: 'unknownName', at, values: { name: path } });
    }
  }

  checkCondition(node: Expression): void {
    const shape = this.getShape(node);
    if (shape && shape.kind !== 'yesNo') this.report('notYesNo', node.at, { part: this.quote(node) });
  }

  check(node: Expression): void {
    if (node.kind === 'binary') this.checkBinary(node);
    if (node.kind === 'call') this.checkCall(node);
    if (node.kind === 'logical' && node.operator !== '??' && node.left.kind === 'literal')
      this.checkConstant(node.left);
    if (node.kind === 'conditional' && node.test.kind === 'literal') this.checkConstant(node.test);
    for (const child of listChildren(node)) this.check(child);
  }

  private report(kind: MeaningFaultKind, at: TextRange, values: MeaningFault['values']): void {
    this.faults.push({ kind, at, values });
  }

  private quote(node: Expression): string {
    return this.text.slice(...node.at).slice(0, 60);
  }

  /** Shape of a value; undefined where it depends on more than the checker knows. */
  private getShape(node: Expression): ValueShape | undefined {
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
  private findSignature({ callee }: CallExpression): FunctionSignature | undefined {
    if (callee.kind !== 'name' || this.paths.get(keyRange(callee.at)) !== callee.name) return undefined;
    const { signatures, parameterCounts } = this.environment;
    return parameterCounts.has(callee.name) ? undefined : signatures.get(callee.name);
  }

  private checkArguments(node: CallExpression & { callee: { name: string } }): void {
    const signature = this.findSignature(node);
    const { arguments: given, callee, at } = node;
    if (!signature || given.some(({ kind }) => kind === 'spread')) return;
    const { name } = callee;
    const { least, most } = getArgumentBounds(signature);
    if (given.length < least || given.length > most) {
      const expected = least === most ? least : `${least}–${Number.isFinite(most) ? most : '…'}`;
      this.report('argumentCount', at, { name, expected, given: given.length });
      return;
    }
    for (const [index, argument] of given.entries()) {
      const kind = findParameter(signature, index);
      if (!kind || argument.kind === 'spread') continue;
      const values = {
        name,
        position: index + 1,
        kind: parameterKindTexts[kind],
        part: this.quote(argument),
      };
      if (!this.isFitting(argument, kind)) this.report('argumentKind', argument.at, values);
      else if (kind === 'dictionary' && isUnknownText(argument, this.environment.isDictionary))
        this.report('noSuchDictionary', argument.at, { name: argument.value });
    }
  }

  /** False where an argument cannot be of the kind that is needed. */
  private isFitting(argument: Expression, kind: ParameterKind): boolean {
    if (kind === 'any') return true;
    if (argument.kind === 'function') return kind === 'condition' || kind === 'cell';
    if (argument.kind === 'record') return kind === 'record';
    const shape = this.getShape(argument);
    return !shape || ACCEPTED[kind].includes(shape.kind);
  }

  private checkBinary(node: BinaryExpression): void {
    const { left, right, operator, at } = node;
    const isComparison = COMPARISONS.has(operator);
    if (isComparison) {
      this.checkConstant(node);
      this.checkOption(left, right);
      this.checkOption(right, left);
    }
    const [leftShape, rightShape] = [this.getShape(left), this.getShape(right)];
    if (!isComparison && operator !== '+')
      for (const [part, shape] of [
        [left, leftShape],
        [right, rightShape],
      ] as const)
        if (shape && shape.kind !== 'number') this.report('notNumber', part.at, { part: this.quote(part) });
    if (!leftShape || !rightShape) return;
    const quoted = { left: this.quote(left), right: this.quote(right) };
    if (isComparison && !areComparable(leftShape, rightShape)) this.report('kindsDiffer', at, quoted);
    const [leftUnit, rightUnit] = [leftShape.unit, rightShape.unit];
    const isOfUnit = isComparison || operator === '+' || operator === '-';
    if (isOfUnit && leftUnit && rightUnit && isUnitConflict(leftUnit, rightUnit))
      this.report('unitsDiffer', at, { ...quoted, leftUnit, rightUnit });
  }

  private checkOption(choice: Expression, option: Expression): void {
    const options = this.getShape(choice)?.options;
    if (!options || option.kind !== 'literal' || option.value === null || option.value === '') return;
    if (!options.has(option.value))
      this.report('noSuchOption', option.at, { part: this.quote(choice), option: String(option.value) });
  }

  private checkCall({ callee, arguments: given, at }: CallExpression): void {
    const [first, second] = given;
    if (callee.kind === 'member' && callee.key === 'includes' && first && first.kind !== 'spread') {
      this.checkOption(callee.of, first);
      if (callee.of.kind === 'list')
        for (const item of callee.of.items) if (item.kind !== 'spread') this.checkOption(first, item);
    }
    if (callee.kind !== 'name') return;
    this.checkArguments({ arguments: given, at, kind: 'call', callee });
    if (callee.name === 'has' && first && second && first.kind !== 'spread' && second.kind !== 'spread')
      this.checkOption(first, second);
    const expected = this.environment.parameterCounts.get(callee.name);
    if (expected === undefined || given.length === expected || given.some(({ kind }) => kind === 'spread'))
      return;
    this.report('parameterCount', at, { name: callee.name, expected, given: given.length });
  }

  /** A condition is always the same where both its sides are, or where nothing in it depends on the answers. */
  private checkConstant(node: Expression): void {
    if (this.isAlwaysSame(node)) this.report('alwaysSame', node.at, { part: this.quote(node) });
  }

  private isAlwaysSame(node: Expression): boolean {
    if (node.kind !== 'binary') return node.kind === 'literal';
    const { left, right } = node;
    return (
      this.text.slice(...left.at) === this.text.slice(...right.at) || (isConstant(left) && isConstant(right))
    );
  }
}

const isConstant = (node: Expression): boolean =>
  node.kind === 'literal' ||
  ((node.kind === 'unary' || node.kind === 'binary' || node.kind === 'logical') &&
    listChildren(node).every(isConstant));

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;

function getLiteralShape({ value }: LiteralExpression): ValueShape | undefined {
  if (value === null) return undefined;
  if (typeof value === 'number') return { kind: 'number' };
  if (typeof value === 'boolean') return { kind: 'yesNo' };
  return { kind: DATE.test(value) ? 'date' : 'text' };
}

/** Dates are texts: a text that an expression makes may be one. */
const areComparable = (left: ValueShape, right: ValueShape): boolean =>
  left.kind === right.kind || [left, right].every(({ kind }) => kind === 'text' || kind === 'date');
