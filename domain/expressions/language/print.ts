/** Writes a tree as text: `parseExpression` makes the same tree of it. */
import type { Expression, FunctionExpression, ListItem, LiteralExpression, RecordExpression } from './tree';

/** Precedence of the operators; a part of a lower one than its place allows stands in brackets. */
const BINDING: Readonly<Record<string, number>> = {
  '??': 2,
  '||': 3,
  '&&': 4,
  '===': 5,
  '!==': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
};
const LOOSEST = 1;
const OF_TEST = 2;
const OF_UNARY = 9;
const CLOSEST = 10;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function getBinding(node: Expression): number {
  switch (node.kind) {
    case 'function':
    case 'conditional':
      return LOOSEST;
    case 'binary':
    case 'logical':
      return BINDING[node.operator] ?? LOOSEST;
    case 'unary':
      return OF_UNARY;
    default:
      return CLOSEST;
  }
}

const inBrackets = (text: string): string => `(${text})`;

const printWithin = (node: Expression, atLeast: number): string =>
  getBinding(node) < atLeast ? inBrackets(printExpression(node)) : printExpression(node);

/** The value of a member or a call. The extent of a `?.` ends at brackets; a point after digits is one of a number. */
function printOwner(node: Expression): string {
  const isApart = node.kind === 'chain' || (node.kind === 'literal' && typeof node.value === 'number');
  return isApart ? inBrackets(printExpression(node)) : printWithin(node, CLOSEST);
}

const quote = (text: string): string => {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\(.)|'/g, (found, escapedCharacter) => {
      if (found === "'") return "\\'";
      return escapedCharacter === '"' ? '"' : found;
    });
  return `'${escaped}'`;
};

const printLiteral = ({ value }: LiteralExpression): string =>
  typeof value === 'string' ? quote(value) : String(value);

const printTemplateText = (text: string): string =>
  text.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\r', '\\r');

const printItem = (item: ListItem): string =>
  item.kind === 'spread' ? `...${printExpression(item.value)}` : printExpression(item);

const printItems = (items: readonly ListItem[]): string => items.map(printItem).join(', ');

/** A body that begins with a brace would be a block. */
function printFunction({ parameters, body }: FunctionExpression): string {
  const text = printExpression(body);
  return `(${parameters.join(', ')}) => ${text.startsWith('{') ? inBrackets(text) : text}`;
}

function printRecord({ entries }: RecordExpression): string {
  if (entries.length === 0) return '{}';
  const printed = entries.map((entry) => {
    if (entry.kind === 'spread') return `...${printExpression(entry.value)}`;
    const key = IDENTIFIER.test(entry.key) ? entry.key : quote(entry.key);
    return `${key}: ${printExpression(entry.value)}`;
  });
  return `{ ${printed.join(', ')} }`;
}

/** `??` stands beside no `||` and `&&` without brackets, and a sign beside no sign. */
function printOperand(node: Expression, atLeast: number, operator: string): string {
  const isMixed = operator === '??' && node.kind === 'logical' && node.operator !== '??';
  const isSign = atLeast === OF_UNARY && node.kind === 'unary' && node.operator === operator;
  return isMixed || isSign ? inBrackets(printExpression(node)) : printWithin(node, atLeast);
}

export function printExpression(node: Expression): string {
  switch (node.kind) {
    case 'literal':
      return printLiteral(node);
    case 'name':
      return node.name;
    case 'member': {
      const of = printOwner(node.of);
      if (typeof node.key !== 'string')
        return `${of}${node.isOptional ? '?.' : ''}[${printExpression(node.key)}]`;
      return `${of}${node.isOptional ? '?.' : '.'}${node.key}`;
    }
    case 'call':
      return `${printOwner(node.callee)}${node.isOptional ? '?.' : ''}(${printItems(node.arguments)})`;
    case 'chain':
      return printExpression(node.value);
    case 'function':
      return printFunction(node);
    case 'unary': {
      const { operator } = node;
      return `${operator}${operator === 'typeof' ? ' ' : ''}${printOperand(node.value, OF_UNARY, operator)}`;
    }
    case 'binary':
    case 'logical': {
      const { operator } = node;
      const binding = getBinding(node);
      const [left, right] = [
        printOperand(node.left, binding, operator),
        printOperand(node.right, binding + 1, operator),
      ];
      return `${left} ${operator} ${right}`;
    }
    case 'conditional':
      return `${printWithin(node.test, OF_TEST)} ? ${printExpression(node.yes)} : ${printExpression(node.no)}`;
    case 'template':
      return `\`${node.texts
        .map((text, index) => {
          const value = node.values[index];
          return printTemplateText(text) + (value ? `\${${printExpression(value)}}` : '');
        })
        .join('')}\``;
    case 'list':
      return `[${printItems(node.items)}]`;
    case 'record':
      return printRecord(node);
  }
}
