/** Names in the expressions of a document, at their characters. */
import { listChildren } from '../../expressions/language/children';
import { findExpressionTree } from '../../expressions/language/find-tree';
import { listReferences } from '../../expressions/language/references';
import { findParameter } from '../../expressions/language/signature';
import { listCompared } from '../../expressions/language/trace-text';
import type { CallExpression, Expression, TextRange } from '../../expressions/language/tree';
import {
  createReferenceEnvironment,
  listDocumentExpressions,
  listOutsideExpressions,
  listPartExpressions,
  listSectionExpressions,
  listSectionItems,
  type PlacedExpression,
} from '../references';
import { isProgramSection, writeOutReportForm } from '../reports/write-out';
import type { ProgramDocument } from '../types';
import { getOwnName, type NamedItem, type NameSlot, type SlotCollector } from './slots';

type ReferenceEnvironment = ReturnType<typeof createReferenceEnvironment>;

interface SlotEnvironment {
  references: ReferenceEnvironment;
  /** Dictionaries by the paths of the fields that choose among their options. */
  dictionaries: ReadonlyMap<string, string>;
  expressions: ReadonlySet<string>;
  files: string | undefined;
  /** False for sections of the same names that are another form's. */
  isOwnSection(section: string): boolean;
}

interface FoundName extends NamedItem, Pick<NameSlot, 'isChecked'> {
  /** Characters of the item's own name. */
  at: TextRange;
}

const QUOTES = new Set(["'", '"', '`']);

/** The own name within the characters of a reference: the end of a path, the inside of a text. */
function findNameRange([start, end]: TextRange, text: string, item: NamedItem): TextRange {
  if (QUOTES.has(text[end - 1] ?? '')) return [start + 1, end - 1];
  return [end - getOwnName(item).length, end];
}

type Literal = Expression & { kind: 'literal' };

const isText = (node: unknown): node is Literal & { value: string } =>
  (node as Literal | undefined)?.kind === 'literal' && typeof (node as Literal).value === 'string';

const keyRange = ([start, end]: TextRange): string => `${start}-${end}`;

class NameFinder {
  readonly found: FoundName[] = [];
  private readonly paths = new Map<string, string>();

  constructor(
    tree: Expression,
    private readonly text: string,
    private readonly environment: SlotEnvironment,
    parameters: PlacedExpression['parameters'],
  ) {
    for (const { path, at } of listReferences(tree, { ...environment.references, parameters })) {
      this.paths.set(keyRange(at), path);
      const [section = ''] = path.split('.');
      if (path.includes('.') || environment.references.sections.has(path)) {
        if (environment.isOwnSection(section)) this.note(path.includes('.') ? 'field' : 'section', path, at);
      } else if (environment.expressions.has(path)) this.note('expression', path, at);
    }
    this.visit(tree);
  }

  private note(kind: NamedItem['kind'], key: string, at: TextRange): void {
    this.found.push({ kind, key, at: findNameRange(at, this.text, { kind, key }), isChecked: true });
  }

  private getPath(node: Expression): string | undefined {
    return this.paths.get(keyRange(node.at));
  }

  private visit(node: Expression): void {
    for (const [literal, path] of listCompared(node, (each) => this.getPath(each))) {
      const dictionary = this.environment.dictionaries.get(path);
      if (dictionary && literal.kind === 'literal' && literal.value !== null && literal.value !== '')
        this.found.push({
          kind: 'option',
          key: `${dictionary}.${literal.value}`,
          at: this.getInside(literal),
          isChecked: true,
        });
    }
    if (node.kind === 'call') this.visitCall(node);
    for (const child of listChildren(node)) this.visit(child);
  }

  private getInside(literal: Literal): TextRange {
    const [start, end] = literal.at;
    return typeof literal.value === 'string' ? [start + 1, end - 1] : literal.at;
  }

  private visitCall({ callee, arguments: given }: CallExpression): void {
    if (callee.kind !== 'name' || this.getPath(callee) !== callee.name) return;
    const { references, expressions, files } = this.environment;
    if (expressions.has(callee.name)) return;
    const [first, second, third] = given;
    const table = first && first.kind !== 'spread' ? this.getPath(first) : undefined;
    if (callee.name === 'getRowByKey' && table && isText(second))
      this.noteLiteral('row', `${table}.`, second);
    if (callee.name === 'groupSum' && table && isText(third)) this.noteLiteral('group', `${table}.`, third);
    if (callee.name === 'hasFile' && files && isText(first)) this.noteLiteral('field', `${files}.`, first);
    const signature = references.signatures?.get(callee.name);
    for (const [index, argument] of given.entries())
      if (signature && findParameter(signature, index) === 'dictionary' && isText(argument))
        this.found.push({
          kind: 'dictionary',
          key: argument.value,
          at: this.getInside(argument),
          isChecked: true,
        });
  }

  private noteLiteral(kind: NamedItem['kind'], prefix: string, literal: Literal & { value: string }): void {
    const section = prefix.slice(0, -1);
    if (section && !this.environment.isOwnSection(section)) return;
    this.found.push({ kind, key: `${prefix}${literal.value}`, at: this.getInside(literal) });
  }
}

/** Writes each changed name into the text as it was, so that ranges stay those of that text. */
function createEditor({ text, write }: PlacedExpression): (at: TextRange, name: string) => void {
  const edits: { at: TextRange; name: string }[] = [];
  return (at, name) => {
    edits.push({ at, name });
    edits.sort((a, b) => b.at[0] - a.at[0]);
    write?.(
      edits.reduce(
        (written, { at: [start, end], name: put }) => written.slice(0, start) + put + written.slice(end),
        text,
      ),
    );
  };
}

function listSlots(expression: PlacedExpression, environment: SlotEnvironment): NameSlot[] {
  const { text, place, parameters } = expression;
  const tree = findExpressionTree(text);
  // A text that is no expression names nothing.
  if (!tree) return [];
  const { found } = new NameFinder(tree, text, environment, parameters);
  const edit = createEditor(expression);
  return found.map(({ at, ...item }) => ({
    ...item,
    place,
    at,
    write: (key) => edit(at, getOwnName({ ...item, key }).replace(/['"\\]/g, '\\$&')),
  }));
}

function createSlotEnvironment(
  document: ProgramDocument,
  isOwnSection: (section: string) => boolean = () => true,
): SlotEnvironment {
  const fields = document.form.sections.flatMap((section) =>
    listSectionItems(section).flatMap(({ key, options }) =>
      typeof options === 'string' ? [[`${section.key}.${key}`, options] as const] : [],
    ),
  );
  return {
    references: createReferenceEnvironment(document),
    dictionaries: new Map(fields),
    expressions: new Set(Object.keys(document.expressions)),
    files: document.form.sections.find(({ kind }) => kind === 'files')?.key,
    isOwnSection,
  };
}

/** Expressions that forms of reports have of their own; sections of the program may stand beside theirs. */
const listReportSlots = (document: ProgramDocument): NameSlot[] =>
  (document.reports?.forms ?? []).flatMap((form) => {
    const shared = new Set(form.sections.flatMap((part) => (isProgramSection(part) ? [part.ofProgram] : [])));
    const environment = createSlotEnvironment(writeOutReportForm(document, form), (section) =>
      shared.has(section),
    );
    const place = `reports.forms.${form.key}`;
    const expressions = [
      ...form.sections.flatMap((part) =>
        isProgramSection(part) ? [] : listSectionExpressions(part, `${place}.sections.${part.key}`),
      ),
      ...form.rules.flatMap((rule) =>
        'ofProgram' in rule ? [] : listPartExpressions(rule, '', `${place}.rules.${rule.id}`, null),
      ),
    ];
    return expressions.flatMap((expression) => listSlots(expression, environment));
  });

export function collectExpressionSlots(collector: SlotCollector, document: ProgramDocument): void {
  const environment = createSlotEnvironment(document);
  // Conditions on a profile and on a continued filing read no answers of this form.
  const outside = createSlotEnvironment(document, () => document.form.sightOf !== undefined);
  for (const expression of listDocumentExpressions(document))
    collector.slots.push(...listSlots(expression, environment));
  for (const expression of listOutsideExpressions(document))
    collector.slots.push(...listSlots(expression, outside));
  collector.slots.push(...listReportSlots(document));
}
