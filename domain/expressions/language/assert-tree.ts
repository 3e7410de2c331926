/**
 * Checks a tree that was stored or sent, once over: what the parser refuses in a text, a tree could have been given since.
 * Ranges of characters are no part of it: browsers get trees without them.
 */
import { ExpressionTreeFault } from './faults';
import { EXPRESSION_LIMITS, isInheritedName, OWN_NAMES } from './limits';
import { isBinaryOperator, isLogicalOperator, isUnaryOperator } from './operators';
import type { Expression } from './tree';

type Unchecked = Record<string, unknown>;

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

function assert(holds: boolean): asserts holds {
  if (!holds) throw new ExpressionTreeFault();
}

/** Throws an `ExpressionTreeFault` for what `parseExpression` cannot have made. */
export function assertTree(tree: unknown): asserts tree is Expression {
  new TreeCheck().node(tree, 1);
}

class TreeCheck {
  private nodes = 0;

  node(value: unknown, depth: number): void {
    // A text has at most a node for each of its characters.
    this.nodes += 1;
    assert(depth <= EXPRESSION_LIMITS.depth && this.nodes <= EXPRESSION_LIMITS.length);
    assert(typeof value === 'object' && value !== null);
    const node = value as Unchecked;
    const inner = (child: unknown) => this.node(child, depth + 1);
    switch (node.kind) {
      case 'literal':
        assert(isLiteral(node.value));
        break;
      case 'name':
        assert(isName(node.name));
        break;
      case 'member':
        this.assertOptional(node);
        inner(node.of);
        if (typeof node.key === 'string') assert(isName(node.key));
        else inner(node.key);
        break;
      case 'call':
        this.assertOptional(node);
        inner(node.callee);
        this.items(node.arguments, depth);
        break;
      case 'chain':
        inner(node.value);
        break;
      case 'function':
        assert(Array.isArray(node.parameters) && node.parameters.every(isParameter));
        inner(node.body);
        break;
      case 'unary':
        assert(isUnaryOperator(node.operator));
        inner(node.value);
        break;
      case 'binary':
      case 'logical':
        assert((node.kind === 'binary' ? isBinaryOperator : isLogicalOperator)(node.operator));
        inner(node.left);
        inner(node.right);
        break;
      case 'conditional':
        inner(node.test);
        inner(node.yes);
        inner(node.no);
        break;
      case 'template':
        assert(Array.isArray(node.texts) && node.texts.every((text) => typeof text === 'string'));
        assert(Array.isArray(node.values) && node.texts.length === node.values.length + 1);
        for (const each of node.values) inner(each);
        break;
      case 'list':
        this.items(node.items, depth);
        break;
      case 'record':
        assert(Array.isArray(node.entries));
        for (const entry of node.entries) {
          assert(entry?.kind === 'spread' || (entry?.kind === 'entry' && isKey(entry.key)));
          inner(entry.value);
        }
        break;
      default:
        assert(false);
    }
  }

  private assertOptional({ isOptional }: Unchecked): void {
    assert(isOptional === undefined || isOptional === true);
  }

  private items(items: unknown, depth: number): void {
    assert(Array.isArray(items));
    for (const item of items) this.node(item?.kind === 'spread' ? item.value : item, depth + 1);
  }
}

const isKey = (key: unknown): boolean => typeof key === 'string' && !isInheritedName(key);

const isName = (name: unknown): boolean => typeof name === 'string' && NAME.test(name) && isKey(name);

const isParameter = (name: unknown): boolean => isName(name) && !OWN_NAMES.has(name as string);

const isLiteral = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= EXPRESSION_LIMITS.length) ||
  (typeof value === 'number' && Number.isFinite(value));
