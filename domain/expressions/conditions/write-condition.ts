import { parseExpression } from '../language/parse';
import { printExpression } from '../language/print';
import type { BinaryOperator, Expression } from '../language/tree';
import type {
  ComparisonOperator,
  ConditionOperator,
  ConditionScalar,
  ConditionTree,
  ConditionValue,
  RowsCondition,
  SubjectCondition,
} from './condition';

const NOWHERE = [0, 0] as const;

const SIGNS: Readonly<Record<ComparisonOperator, BinaryOperator>> = {
  is: '===',
  isNot: '!==',
  less: '<',
  atMost: '<=',
  more: '>',
  atLeast: '>=',
};

const createLiteral = (value: ConditionScalar): Expression =>
  typeof value === 'number' && value < 0
    ? { kind: 'unary', operator: '-', value: createLiteral(-value), at: NOWHERE }
    : { kind: 'literal', value, at: NOWHERE };

const createName = (name: string): Expression => ({ kind: 'name', name, at: NOWHERE });

const createCall = (callee: Expression | string, ...args: Expression[]): Expression => ({
  kind: 'call',
  callee: typeof callee === 'string' ? createName(callee) : callee,
  arguments: args,
  at: NOWHERE,
});

const createMember = (of: Expression, key: string): Expression => ({ kind: 'member', of, key, at: NOWHERE });

const createList = (values: readonly ConditionScalar[]): Expression => ({
  kind: 'list',
  items: values.map(createLiteral),
  at: NOWHERE,
});

const negate = (value: Expression): Expression => ({ kind: 'unary', operator: '!', value, at: NOWHERE });

const createFunction = (parameter: string, body: Expression): Expression => ({
  kind: 'function',
  parameters: [parameter],
  body,
  at: NOWHERE,
});

const createComparison = (left: Expression, operator: ComparisonOperator, right: Expression): Expression => ({
  kind: 'binary',
  operator: SIGNS[operator],
  left,
  right,
  at: NOWHERE,
});

function createValue(value: ConditionValue | undefined): Expression {
  if (value && 'formula' in value) return parseExpression(value.formula);
  if (value && 'list' in value) return createList(value.list);
  return createLiteral(value?.literal ?? null);
}

/** The test of an attachment, which is named by its key alone. */
function createFileTest(subject: Expression): Expression {
  const isKnown = subject.kind === 'member' && typeof subject.key === 'string';
  return isKnown
    ? createCall('hasFile', createLiteral(String(subject.key)))
    : createCall('isFilledIn', subject);
}

/** Calls that the operators are written as; the comparisons have signs. */
const TESTS: Readonly<
  Record<
    Exclude<ConditionOperator, ComparisonOperator>,
    (subject: Expression, value: Expression) => Expression
  >
> = {
  isNear: (subject, value) => createCall('near', subject, value),
  isOneOf: (subject, list) => createCall('has', list, subject),
  isNoneOf: (subject, list) => negate(createCall('has', list, subject)),
  isListed: (subject, list) => createCall(createMember(list, 'includes'), subject),
  isNotListed: (subject, list) => negate(createCall(createMember(list, 'includes'), subject)),
  includes: (subject, value) => createCall('has', subject, value),
  excludes: (subject, value) => negate(createCall('has', subject, value)),
  includesAny: (subject, list) => createCall('hasAny', subject, list),
  includesNone: (subject, list) => negate(createCall('hasAny', subject, list)),
  isGiven: (subject) => createCall('isFilledIn', subject),
  isMissing: (subject) => negate(createCall('isFilledIn', subject)),
  isSet: (subject) => createCall('Boolean', subject),
  isNotSet: (subject) => negate(createCall('Boolean', subject)),
  isUploaded: createFileTest,
  isNotUploaded: (subject) => negate(createFileTest(subject)),
  holds: (subject) => subject,
  doesNotHold: negate,
};

const isComparison = (operator: ConditionOperator): operator is ComparisonOperator =>
  Object.hasOwn(SIGNS, operator);

function createTest({ subject, operator, value }: SubjectCondition): Expression {
  const [left, right] = [parseExpression(subject), createValue(value)];
  return isComparison(operator) ? createComparison(left, operator, right) : TESTS[operator](left, right);
}

function createRowsTest(condition: RowsCondition): Expression {
  const { table, quantifier, comparison, parameter, isMarking, of } = condition;
  const test = createFunction(parameter, createTree(of));
  const rows = parseExpression(table);
  const call = (method: string) => createCall(createMember(rows, method), test);
  switch (quantifier) {
    case 'none':
      return negate(call('some'));
    case 'number':
      return createComparison(
        isMarking ? createCall('count', rows, test) : createMember(call('filter'), 'length'),
        comparison?.operator ?? 'atLeast',
        createValue(comparison?.value ?? { literal: 1 }),
      );
    case 'every':
      return isMarking ? createCall('all', rows, test) : call('every');
    default:
      return call('some');
  }
}

function createTree(condition: ConditionTree): Expression {
  switch (condition.kind) {
    case 'subject':
      return createTest(condition);
    case 'rows':
      return createRowsTest(condition);
    case 'thresholds': {
      const asked = createComparison(createCall('T', createName('name')), 'isNot', createLiteral(null));
      return createCall(createMember(createList(condition.names), 'some'), createFunction('name', asked));
    }
    default: {
      const [first, ...others] = condition.parts.map(createTree);
      const operator = condition.kind === 'all' ? '&&' : '||';
      if (!first) return createLiteral(condition.kind === 'all');
      return others.reduce<Expression>(
        (left, right) => ({ kind: 'logical', operator, left, right, at: NOWHERE }),
        first,
      );
    }
  }
}

/**
 * Writes a condition as the text of an expression. Throws an `ExpressionFault` where a formula of it is no expression. An empty
 * "all of" is always true, an empty "any of" never.
 */
export const writeCondition = (condition: ConditionTree): string => printExpression(createTree(condition));

/** Writes what a subject is compared with. */
export const writeConditionValue = (value: ConditionValue | undefined): string =>
  printExpression(createValue(value));
