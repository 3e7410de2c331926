/**
 * What an expression refers to: sections, fields, columns and names. It answers "where is this used?", and finds names that
 * are not there, at their characters, before a filing does.
 */
import { type FunctionSignature, findParameter } from './signature';
import type { CallExpression, Expression, ListItem, TextRange } from './tree';

/** Fields or columns of a section, as an expression can read them. */
export interface SectionShape {
  isTable: boolean;
  fields: ReadonlySet<string>;
}

/** A value that has the fields of a section: its answers, its rows, or one of them. */
export interface SectionValue {
  section: string;
  has: 'answers' | 'rows' | 'row';
}

export interface ReferenceEnvironment {
  sections: ReadonlyMap<string, SectionShape>;
  /** Helpers, functions of the catalogue and named expressions. */
  names: ReadonlySet<string>;
  /** Functions whose columns are known by their parameters. */
  signatures?: ReadonlyMap<string, FunctionSignature>;
  /** Parameters by name; null where nothing is known of the value. */
  parameters: ReadonlyMap<string, SectionValue | null>;
}

/** A name, or a path `section.field`, in the text of an expression. */
export interface ExpressionReference {
  path: string;
  at: TextRange;
  isKnown: boolean;
}

/** Names that stand for values of JavaScript. */
const CONSTANT_NAMES: ReadonlySet<string> = new Set([
  'undefined',
  'NaN',
  'Infinity',
  'String',
  'Number',
  'Boolean',
  'Math',
  'ctx',
]);

/** Keys that every row has: its identity, and the year of a year grid. */
const ROW_KEYS: ReadonlySet<string> = new Set(['row', 'affiliation_year']);

const LISTING_METHODS: ReadonlySet<string> = new Set(['filter', 'slice']);
const ROW_METHODS: ReadonlySet<string> = new Set(['find', 'at']);
const ROWS_FUNCTIONS: ReadonlySet<string> = new Set(['leafRows']);
const ROW_FUNCTIONS: ReadonlySet<string> = new Set(['getRowByKey']);

type Parameters = ReferenceEnvironment['parameters'];

/** Returns the references of an expression in the order of its text. */
export function listReferences(tree: Expression, environment: ReferenceEnvironment): ExpressionReference[] {
  const collector = new ReferenceCollector(environment);
  collector.read(tree, environment.parameters);
  return collector.found.sort((a, b) => a.at[0] - b.at[0]);
}

class ReferenceCollector {
  readonly found: ExpressionReference[] = [];

  constructor(private readonly environment: ReferenceEnvironment) {}

  /** Notes the references of a node; returns the section that its value belongs to, where that can be told. */
  read(node: Expression, parameters: Parameters): SectionValue | null {
    switch (node.kind) {
      case 'literal':
        return null;
      case 'name':
        return this.readName(node.name, node.at, parameters);
      case 'member': {
        const value = this.read(node.of, parameters);
        if (typeof node.key !== 'string') {
          this.readKey(node.key, value, parameters);
          return value?.has === 'rows' ? { ...value, has: 'row' } : null;
        }
        if (value && value.has !== 'rows') this.noteField(value.section, node.key, node.at);
        return null;
      }
      case 'call':
        return this.readCall(node, parameters);
      case 'chain':
        return this.read(node.value, parameters);
      case 'function':
        this.readFunction(node, [], parameters);
        return null;
      case 'unary':
        this.read(node.value, parameters);
        return null;
      case 'binary':
        this.read(node.left, parameters);
        this.read(node.right, parameters);
        return null;
      case 'logical': {
        const left = this.read(node.left, parameters);
        return this.read(node.right, parameters) ?? left;
      }
      case 'conditional': {
        this.read(node.test, parameters);
        const yes = this.read(node.yes, parameters);
        return this.read(node.no, parameters) ?? yes;
      }
      case 'template':
        for (const value of node.values) this.read(value, parameters);
        return null;
      case 'list':
        this.readItems(node.items, parameters);
        return null;
      case 'record':
        for (const { value } of node.entries) this.read(value, parameters);
        return null;
    }
  }

  /** A key in brackets; a text names a field as one after a point does. */
  private readKey(key: Expression, value: SectionValue | null, parameters: Parameters): void {
    if (value && value.has !== 'rows' && key.kind === 'literal' && typeof key.value === 'string')
      this.noteField(value.section, key.value, key.at);
    else this.read(key, parameters);
  }

  private note(path: string, at: TextRange, isKnown: boolean): void {
    this.found.push({ path, at, isKnown });
  }

  private noteField(section: string, field: string, at: TextRange): void {
    const shape = this.environment.sections.get(section);
    const isKnown = Boolean(shape?.fields.has(field) || (shape?.isTable && ROW_KEYS.has(field)));
    this.note(`${section}.${field}`, at, isKnown);
  }

  private readName(name: string, at: TextRange, parameters: Parameters): SectionValue | null {
    const parameter = parameters.get(name);
    if (parameter !== undefined) return parameter;
    const { sections, names } = this.environment;
    const section = sections.get(name);
    this.note(name, at, Boolean(section) || names.has(name) || CONSTANT_NAMES.has(name));
    return section ? { section: name, has: section.isTable ? 'rows' : 'answers' } : null;
  }

  private readCall(node: CallExpression, parameters: Parameters): SectionValue | null {
    const { callee } = node;
    if (callee.kind === 'function') {
      const values = this.readItems(node.arguments, parameters);
      return this.readFunction(callee, values, parameters);
    }
    if (callee.kind === 'member' && typeof callee.key === 'string') {
      const value = this.read(callee.of, parameters);
      this.readArguments(node, value, parameters, callee.key === 'reduce' ? 1 : 0);
      if (value?.has !== 'rows') return null;
      if (LISTING_METHODS.has(callee.key)) return value;
      return ROW_METHODS.has(callee.key) ? { ...value, has: 'row' } : null;
    }
    this.read(callee, parameters);
    const value = this.readArguments(node, null, parameters, 0);
    if (callee.kind !== 'name' || value?.has !== 'rows') return null;
    this.readColumns(node, callee.name, value.section);
    if (ROWS_FUNCTIONS.has(callee.name)) return value;
    return ROW_FUNCTIONS.has(callee.name) ? { ...value, has: 'row' } : null;
  }

  /** Texts among the arguments that name columns of the first one: `sum(budget, 'amount')`. */
  private readColumns(node: CallExpression, name: string, section: string): void {
    const signature = this.environment.signatures?.get(name);
    for (const [index, column] of node.arguments.entries()) {
      const kind = signature && findParameter(signature, index);
      const isColumn = kind === 'column' || kind === 'cell';
      if (isColumn && column.kind === 'literal' && typeof column.value === 'string')
        this.noteField(section, column.value, column.at);
    }
  }

  /**
   * Reads the arguments of a call. A function among them is called with rows of `value`, or of the first argument; the row is
   * its parameter number `rowAt`. Returns the value whose rows they are.
   */
  private readArguments(
    node: CallExpression,
    value: SectionValue | null,
    parameters: Parameters,
    rowAt: number,
  ): SectionValue | null {
    let rows = value;
    for (const [index, argument] of node.arguments.entries()) {
      if (argument.kind === 'function') {
        const row = rows?.has === 'rows' ? ({ ...rows, has: 'row' } as const) : null;
        this.readFunction(argument, [...Array(rowAt).fill(null), row], parameters);
        continue;
      }
      const found = this.readItem(argument, parameters);
      if (index === 0 && !value) rows = found;
    }
    return rows;
  }

  private readFunction(
    node: Expression & { kind: 'function' },
    values: readonly (SectionValue | null)[],
    parameters: Parameters,
  ): SectionValue | null {
    const own = node.parameters.map((name, index) => [name, values[index] ?? null] as const);
    return this.read(node.body, new Map([...parameters, ...own]));
  }

  private readItems(items: readonly ListItem[], parameters: Parameters): (SectionValue | null)[] {
    return items.map((item) => this.readItem(item, parameters));
  }

  private readItem(item: ListItem, parameters: Parameters): SectionValue | null {
    return this.read(item.kind === 'spread' ? item.value : item, parameters);
  }
}
