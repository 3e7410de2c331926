/** Reads the text of an expression: a subset of JavaScript, parsed by acorn. */
import { type Node, parse } from 'acorn';
import { ExpressionFault, type ExpressionFaultKind } from './faults';
import { EXPRESSION_LIMITS, isInheritedName } from './limits';
import type {
  BinaryOperator,
  Expression,
  ListItem,
  LogicalOperator,
  RecordEntry,
  SpreadItem,
  TextRange,
  UnaryOperator,
} from './tree';

const UNARY: ReadonlySet<string> = new Set<UnaryOperator>(['!', '-', '+', 'typeof']);
const BINARY: ReadonlySet<string> = new Set<BinaryOperator>([
  '+',
  '-',
  '*',
  '/',
  '%',
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
]);

/** A node of acorn's tree, whose further properties depend on its type. */
type SyntaxNode = Node & Record<string, never>;

/** Throws an `ExpressionFault` where the text is no expression of the language. */
export function parseExpression(text: string): Expression {
  if (text.length > EXPRESSION_LIMITS.length)
    throw new ExpressionFault('tooLong', [0, text.length], { most: EXPRESSION_LIMITS.length });
  return new TreeBuilder(text).build();
}

/** The brackets make an object literal an expression, and are not counted in the ranges of characters. */
const OPENING = '(';

class TreeBuilder {
  constructor(private readonly text: string) {}

  build(): Expression {
    const { length } = this.text;
    this.assertDepthOfBrackets();
    const [statement, ...others] = this.readProgram();
    const expression = statement?.expression;
    // A node beyond the brackets comes of a text such as `1) + (2`, which is no expression by itself.
    const isWhole =
      expression &&
      others.length === 0 &&
      expression.start >= OPENING.length &&
      expression.end <= length + OPENING.length;
    if (!isWhole) throw new ExpressionFault('syntax', [0, length]);
    return this.convert(expression, 1);
  }

  private readProgram(): (Node & { expression?: SyntaxNode })[] {
    try {
      const program = parse(`${OPENING}${this.text}\n)`, {
        ecmaVersion: 2022,
        onComment: (_isBlock, _text, start, end) => {
          throw this.faultBetween(
            'unsupported',
            start,
            end,
            this.text.slice(start - OPENING.length, end - 1),
          );
        },
      });
      return program.body as never;
    } catch (error) {
      if (error instanceof ExpressionFault) throw error;
      const { length } = this.text;
      const position = Math.min(Math.max(((error as { pos?: number }).pos ?? 0) - OPENING.length, 0), length);
      throw new ExpressionFault('syntax', [position, Math.min(position + 1, length)]);
    }
  }

  /** The parser descends once for each bracket: too many would exhaust its stack. */
  private assertDepthOfBrackets(): void {
    let depth = 0;
    for (const [index, character] of [...this.text].entries()) {
      if ('([{'.includes(character)) depth += 1;
      else if (')]}'.includes(character)) depth -= 1;
      if (depth > EXPRESSION_LIMITS.depth)
        throw new ExpressionFault('tooDeep', [index, index + 1], { most: EXPRESSION_LIMITS.depth });
    }
  }

  private getRange({ start, end }: Pick<Node, 'start' | 'end'>): TextRange {
    return [start - OPENING.length, end - OPENING.length];
  }

  private faultBetween(kind: ExpressionFaultKind, start: number, end: number, part: string): ExpressionFault {
    return new ExpressionFault(kind, this.getRange({ start, end }), { part: part.slice(0, 40) });
  }

  private refuse(node: Node): never {
    throw this.faultBetween('unsupported', node.start, node.end, this.text.slice(...this.getRange(node)));
  }

  private assertName(name: string, node: Node): string {
    if (isInheritedName(name)) throw this.faultBetween('reservedName', node.start, node.end, name);
    return name;
  }

  private convert(node: SyntaxNode, depth: number): Expression {
    if (depth > EXPRESSION_LIMITS.depth)
      throw new ExpressionFault('tooDeep', this.getRange(node), { most: EXPRESSION_LIMITS.depth });
    const at = this.getRange(node);
    const inner = (child: SyntaxNode) => this.convert(child, depth + 1);
    const { operator } = node as { operator?: string };
    switch (node.type as string) {
      case 'Literal': {
        const { value } = node as { value: unknown };
        if (node.regex || node.bigint) return this.refuse(node);
        return { kind: 'literal', value: value as string | number | boolean | null, at };
      }
      case 'Identifier':
        return { kind: 'name', name: this.assertName(node.name, node), at };
      case 'ChainExpression':
        return { kind: 'chain', value: inner(node.expression), at };
      case 'MemberExpression':
        return this.convertMember(node, depth);
      case 'CallExpression':
        return {
          kind: 'call',
          callee: inner(node.callee),
          arguments: this.convertItems(node.arguments, depth),
          ...(node.optional && { isOptional: true }),
          at,
        };
      case 'ArrowFunctionExpression':
        return this.convertFunction(node, depth);
      case 'UnaryExpression':
        if (!UNARY.has(operator ?? '')) return this.refuse(node);
        return { kind: 'unary', operator: operator as UnaryOperator, value: inner(node.argument), at };
      case 'BinaryExpression':
        if (!BINARY.has(operator ?? '')) return this.refuse(node);
        return {
          kind: 'binary',
          operator: operator as BinaryOperator,
          left: inner(node.left),
          right: inner(node.right),
          at,
        };
      case 'LogicalExpression':
        return {
          kind: 'logical',
          operator: operator as LogicalOperator,
          left: inner(node.left),
          right: inner(node.right),
          at,
        };
      case 'ConditionalExpression':
        return {
          kind: 'conditional',
          test: inner(node.test),
          yes: inner(node.consequent),
          no: inner(node.alternate),
          at,
        };
      case 'TemplateLiteral':
        return {
          kind: 'template',
          texts: (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked),
          values: (node.expressions as SyntaxNode[]).map(inner),
          at,
        };
      case 'ArrayExpression':
        return { kind: 'list', items: this.convertItems(node.elements, depth), at };
      case 'ObjectExpression':
        return {
          kind: 'record',
          entries: (node.properties as SyntaxNode[]).map((entry) => this.convertEntry(entry, depth)),
          at,
        };
      default:
        return this.refuse(node);
    }
  }

  private convertMember(node: SyntaxNode, depth: number): Expression {
    const property = node.property as SyntaxNode;
    const isComputed = Boolean(node.computed);
    if (property.type === ('PrivateIdentifier' as never)) return this.refuse(node);
    return {
      kind: 'member',
      of: this.convert(node.object, depth + 1),
      key: isComputed ? this.convert(property, depth + 1) : this.assertName(property.name, property),
      ...(node.optional && { isOptional: true }),
      at: this.getRange(node),
    };
  }

  private convertFunction(node: SyntaxNode, depth: number): Expression {
    const parameters = node.params as SyntaxNode[];
    const body = node.body as SyntaxNode;
    if (node.async || (body.type as string) === 'BlockStatement') return this.refuse(node);
    return {
      kind: 'function',
      parameters: parameters.map((parameter) => {
        if ((parameter.type as string) !== 'Identifier') return this.refuse(parameter);
        return this.assertName(parameter.name, parameter);
      }),
      body: this.convert(body, depth + 1),
      at: this.getRange(node),
    };
  }

  private convertItems(nodes: (SyntaxNode | null)[], depth: number): ListItem[] {
    return nodes.map((node) => {
      if (!node) throw new ExpressionFault('syntax', [0, this.text.length]);
      return (node.type as string) === 'SpreadElement'
        ? this.convertSpread(node, depth)
        : this.convert(node, depth + 1);
    });
  }

  private convertSpread(node: SyntaxNode, depth: number): SpreadItem {
    return { kind: 'spread', value: this.convert(node.argument, depth + 1), at: this.getRange(node) };
  }

  private convertEntry(node: SyntaxNode, depth: number): RecordEntry | SpreadItem {
    if ((node.type as string) === 'SpreadElement') return this.convertSpread(node, depth);
    const { key, kind, method, computed } = node as unknown as {
      key: SyntaxNode & { name?: string; value?: unknown };
      kind: string;
      method: boolean;
      computed: boolean;
    };
    if (kind !== 'init' || method || computed) return this.refuse(node);
    const name = key.name ?? String(key.value);
    return {
      kind: 'entry',
      key: this.assertName(name, key),
      value: this.convert(node.value, depth + 1),
      at: this.getRange(node),
    };
  }
}
