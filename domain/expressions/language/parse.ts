/** Reads the text of an expression: a subset of JavaScript, parsed by acorn. */
import {
  type Node,
  type Property,
  parse,
  type SpreadElement,
  type Expression as SyntaxExpression,
} from 'acorn';
import { ExpressionFault, type ExpressionFaultKind } from './faults';
import { EXPRESSION_LIMITS, isInheritedName, OWN_NAMES } from './limits';
import { isBinaryOperator, isUnaryOperator } from './operators';
import type { Expression, ListItem, LiteralExpression, RecordEntry, SpreadItem, TextRange } from './tree';

/** Characters of the texts whose trees are kept: a document is gone over several times while it is checked. */
const MOST_KEPT = 1_000_000;

const kept = new Map<string, Expression>();
let keptLength = 0;

function keepTree(text: string, tree: Expression): Expression {
  if (keptLength > MOST_KEPT) {
    kept.clear();
    keptLength = 0;
  }
  kept.set(text, tree);
  keptLength += text.length;
  return tree;
}

/** Throws an `ExpressionFault` where the text is no expression of the language. Trees are shared, and never changed. */
export function parseExpression(text: string): Expression {
  if (text.length > EXPRESSION_LIMITS.length)
    throw new ExpressionFault('tooLong', [0, text.length], { most: EXPRESSION_LIMITS.length });
  return kept.get(text) ?? keepTree(text, new TreeBuilder(text).build());
}

/** The brackets make an object literal an expression, and are not counted in the ranges of characters. */
const OPENING = '(';

class TreeBuilder {
  constructor(private readonly text: string) {}

  build(): Expression {
    const { length } = this.text;
    this.assertDepthOfBrackets();
    const [statement, ...others] = this.readProgram();
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : null;
    // A node beyond the brackets comes of a text such as `1) + (2`, which is no expression by itself.
    const isWhole =
      expression &&
      others.length === 0 &&
      expression.start >= OPENING.length &&
      expression.end <= length + OPENING.length;
    if (!isWhole) throw new ExpressionFault('syntax', [0, length]);
    return this.convert(expression, 1);
  }

  private readProgram() {
    try {
      return parse(`${OPENING}${this.text}\n)`, {
        ecmaVersion: 2022,
        onComment: (_isBlock, _text, start, end) => {
          throw this.faultBetween(
            'unsupported',
            start,
            end,
            this.text.slice(start - OPENING.length, end - 1),
          );
        },
      }).body;
    } catch (error) {
      if (error instanceof ExpressionFault) throw error;
      const { length } = this.text;
      const position = Math.max(
        Math.min(((error as { pos?: number }).pos ?? 0) - OPENING.length, length - 1),
        0,
      );
      throw new ExpressionFault('syntax', [position, Math.min(position + 1, length)]);
    }
  }

  /** The parser descends once for each bracket: too many would exhaust its stack. */
  private assertDepthOfBrackets(): void {
    let depth = 0;
    let quote = '';
    for (let index = 0; index < this.text.length; index += 1) {
      const character = this.text.charAt(index);
      if (quote && character === '\\') index += 1;
      else if (quote) quote = character === quote ? '' : quote;
      // Templates hold expressions, whose brackets open something.
      else if (character === "'" || character === '"') quote = character;
      else if ('([{'.includes(character)) depth += 1;
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

  private assertParameter(name: string, node: Node): string {
    if (OWN_NAMES.has(name)) throw this.faultBetween('reservedName', node.start, node.end, name);
    return this.assertName(name, node);
  }

  private convert(node: SyntaxExpression, depth: number): Expression {
    if (depth > EXPRESSION_LIMITS.depth)
      throw new ExpressionFault('tooDeep', this.getRange(node), { most: EXPRESSION_LIMITS.depth });
    const at = this.getRange(node);
    const inner = (child: SyntaxExpression) => this.convert(child, depth + 1);
    switch (node.type) {
      case 'Literal': {
        const { value } = node;
        const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
        if (!isPlain || node.regex || (typeof value === 'number' && !Number.isFinite(value)))
          return this.refuse(node);
        return { kind: 'literal', value: value as LiteralExpression['value'], at };
      }
      case 'Identifier':
        return { kind: 'name', name: this.assertName(node.name, node), at };
      case 'ChainExpression':
        return { kind: 'chain', value: inner(node.expression), at };
      case 'MemberExpression':
        return this.convertMember(node, depth);
      case 'CallExpression':
        if (node.callee.type === 'Super') return this.refuse(node);
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
        if (!isUnaryOperator(node.operator)) return this.refuse(node);
        return { kind: 'unary', operator: node.operator, value: inner(node.argument), at };
      case 'BinaryExpression': {
        const { operator, left } = node;
        if (!isBinaryOperator(operator) || left.type === 'PrivateIdentifier') return this.refuse(node);
        return { kind: 'binary', operator, left: inner(left), right: inner(node.right), at };
      }
      case 'LogicalExpression': {
        const { operator } = node;
        return { kind: 'logical', operator, left: inner(node.left), right: inner(node.right), at };
      }
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
          texts: node.quasis.map(({ value }) => value.cooked ?? ''),
          values: node.expressions.map(inner),
          at,
        };
      case 'ArrayExpression':
        return { kind: 'list', items: this.convertItems(node.elements, depth), at };
      case 'ObjectExpression':
        return {
          kind: 'record',
          entries: node.properties.map((entry) => this.convertEntry(entry, depth)),
          at,
        };
      default:
        return this.refuse(node);
    }
  }

  private convertMember(node: SyntaxExpression & { type: 'MemberExpression' }, depth: number): Expression {
    const { object, property, optional, computed } = node;
    if (property.type === 'PrivateIdentifier' || object.type === 'Super') return this.refuse(node);
    const isNamed = !computed && property.type === 'Identifier';
    return {
      kind: 'member',
      of: this.convert(object, depth + 1),
      key: isNamed ? this.assertName(property.name, property) : this.convert(property, depth + 1),
      ...(optional && { isOptional: true }),
      at: this.getRange(node),
    };
  }

  private convertFunction(
    node: SyntaxExpression & { type: 'ArrowFunctionExpression' },
    depth: number,
  ): Expression {
    const { params, body } = node;
    if (node.async || body.type === 'BlockStatement') return this.refuse(node);
    return {
      kind: 'function',
      parameters: params.map((parameter) =>
        parameter.type === 'Identifier'
          ? this.assertParameter(parameter.name, parameter)
          : this.refuse(parameter),
      ),
      body: this.convert(body, depth + 1),
      at: this.getRange(node),
    };
  }

  private convertItems(nodes: (SyntaxExpression | SpreadElement | null)[], depth: number): ListItem[] {
    return nodes.map((node) => {
      if (!node) throw new ExpressionFault('syntax', [0, this.text.length]);
      return node.type === 'SpreadElement' ? this.convertSpread(node, depth) : this.convert(node, depth + 1);
    });
  }

  private convertSpread(node: SpreadElement, depth: number): SpreadItem {
    return { kind: 'spread', value: this.convert(node.argument, depth + 1), at: this.getRange(node) };
  }

  private convertEntry(node: Property | SpreadElement, depth: number): RecordEntry | SpreadItem {
    if (node.type === 'SpreadElement') return this.convertSpread(node, depth);
    const { key, value, kind, method, computed } = node;
    if (kind !== 'init' || method || computed) return this.refuse(node);
    if (key.type !== 'Identifier' && key.type !== 'Literal') return this.refuse(node);
    const name = key.type === 'Identifier' ? key.name : String(key.value);
    return {
      kind: 'entry',
      key: this.assertName(name, key),
      value: this.convert(value, depth + 1),
      at: this.getRange(node),
    };
  }
}
