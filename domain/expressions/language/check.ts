/**
 * Finds what an expression cannot mean: names that are not there, kinds and units that do not go together, options that no
 * list has, conditions that are always the same. What it cannot tell it lets pass.
 */
import type { TextParameters } from '../../text';
import type { MeaningFaultKind } from './check-faults';
import { listChildren } from './children';
import { findContradiction, isConstant } from './constant-conditions';
import { listReferences } from './references';
import { COMPARISONS, type ShapeEnvironment, ShapeReader, type ValueShape } from './shapes';
import { findParameter, getArgumentBounds, type ParameterKind, parameterKindTexts } from './signature';
import type {
  BinaryExpression,
  CallExpression,
  Expression,
  ListItem,
  LiteralExpression,
  LogicalExpression,
  TextRange,
} from './tree';

export type { ValueShape } from './shapes';

export interface CheckEnvironment extends ShapeEnvironment {
  isDictionary(name: string): boolean;
}

export interface MeaningFault {
  kind: MeaningFaultKind;
  at: TextRange;
  values: TextParameters;
}

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

/** True for a text that is none of the names that are known. */
const isUnknownText = (
  node: ListItem,
  isKnown: (name: string) => boolean,
): node is LiteralExpression & { value: string } =>
  node.kind === 'literal' && typeof node.value === 'string' && !isKnown(node.value);

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
  private readonly shapes: ShapeReader;
  /** Chains within a longer one of the same operator. */
  private readonly isInnerChain = new Set<Expression>();

  constructor(
    tree: Expression,
    private readonly text: string,
    private readonly environment: CheckEnvironment,
  ) {
    const references = listReferences(tree, environment);
    this.shapes = new ShapeReader(references, environment);
    for (const { path, at, isKnown } of references)
      if (!isKnown) this.faults.push({ kind: 'unknownName', at, values: { name: path } });
  }

  checkCondition(node: Expression): void {
    const shape = this.shapes.getShape(node);
    if (shape && shape.kind !== 'yesNo') this.report('notYesNo', node.at, { part: this.quote(node) });
    // A comparison is looked at where it stands.
    if (isConstant(node) && node.kind !== 'binary') this.checkConstant(node);
  }

  check(node: Expression): void {
    if (node.kind === 'binary') this.checkBinary(node);
    if (node.kind === 'call') this.checkCall(node);
    if (node.kind === 'logical') this.checkLogical(node);
    if (node.kind === 'conditional' && node.test.kind !== 'binary' && isConstant(node.test))
      this.checkConstant(node.test);
    for (const child of listChildren(node)) this.check(child);
  }

  private report(kind: MeaningFaultKind, at: TextRange, values: MeaningFault['values']): void {
    this.faults.push({ kind, at, values });
  }

  private quote(node: Expression): string {
    return this.text.slice(...node.at).slice(0, 60);
  }

  private checkArguments(node: CallExpression & { callee: { name: string } }): void {
    const signature = this.shapes.findSignature(node);
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
    const shape = this.shapes.getShape(argument);
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
    const [leftShape, rightShape] = [this.shapes.getShape(left), this.shapes.getShape(right)];
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
    const options = this.shapes.getShape(choice)?.options;
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

  /** The right side of `||` and `??` may be what stands for a missing value. */
  private checkLogical(node: LogicalExpression): void {
    if (node.operator === '??') return;
    const { left, right } = node;
    if (isConstant(left) && left.kind !== 'binary') this.checkConstant(left);
    // `isTop && 6` gives points; `isTop && true` says nothing.
    if (node.operator === '&&' && right.kind === 'literal' && typeof right.value === 'boolean')
      this.checkConstant(right);
    const contradiction = this.isInnerChain.has(node) ? null : findContradiction(node, this.text);
    if (contradiction) this.report('alwaysSame', contradiction.at, { part: this.quote(node) });
    if (node.left.kind === 'logical' && node.left.operator === node.operator)
      this.isInnerChain.add(node.left);
  }

  /** A condition is always the same where both its sides are, or where nothing in it depends on the answers. */
  private checkConstant(node: Expression): void {
    if (this.isAlwaysSame(node)) this.report('alwaysSame', node.at, { part: this.quote(node) });
  }

  private isAlwaysSame(node: Expression): boolean {
    if (isConstant(node)) return true;
    if (node.kind !== 'binary') return false;
    return this.text.slice(...node.left.at) === this.text.slice(...node.right.at);
  }
}

/** Dates are texts: a text that an expression makes may be one. */
const areComparable = (left: ValueShape, right: ValueShape): boolean =>
  left.kind === right.kind || [left, right].every(({ kind }) => kind === 'text' || kind === 'date');
