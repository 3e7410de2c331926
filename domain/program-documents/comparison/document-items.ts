/**
 * The items of a document that a comparison tells apart: sections, fields, rules, texts and what else it is made of. An item has
 * an identity that outlives its key and its place, and its properties as single values.
 */
import type { Text } from '../../text';
import { getFieldIdentity, getSectionIdentity } from '../edition-step';
import { isPlain, type PlainRecord } from '../plain-record';
import { listSectionItems } from '../references';
import type { ProgramDocument } from '../types';
import type { ItemKind } from './item-kinds';
import { isText, type PropertyValues, readProperties } from './properties';
import { kindNames } from './words';

export interface ComparedItem {
  kind: ItemKind;
  /** Unique in the document. */
  identity: string;
  /** Path in the document, as faults name it: `form.rules.GZ-01`. */
  place: string;
  /** Key that the author gave, where the item has one. */
  key: string;
  label: Text;
  /** Identity of the item that contains it. */
  within: string | null;
  values: PropertyValues;
  /** The item as the document writes it. */
  written: PlainRecord;
}

type SectionDocument = ProgramDocument['form']['sections'][number];

const named = (name: string): Text => ({ zh: name, en: name });

/** Text of an item, else its title, else its key. */
function labelOf(written: PlainRecord, key: string): Text {
  if (typeof written.zh === 'string' && typeof written.en === 'string' && written.zh) {
    const { zh, en, ar } = written;
    return { zh, en, ...(typeof ar === 'string' && { ar }) };
  }
  return isText(written.title) ? written.title : named(key);
}

interface ItemPlace extends Pick<ComparedItem, 'kind' | 'identity' | 'place' | 'key'> {
  within?: string;
  label?: Text;
  /** Properties that are items of their own. */
  parts?: readonly string[];
}

const createItem = (
  written: PlainRecord,
  { parts = [], within, label, ...place }: ItemPlace,
): ComparedItem => ({
  ...place,
  within: within ?? null,
  label: label ?? labelOf(written, place.key),
  values: readProperties(written, ['id', 'key', ...parts]),
  written,
});

/** Lists of a section whose entries are items. */
const SECTION_PARTS = ['fields', 'columns', 'indicators', 'fixedRows'];

function listSection(section: SectionDocument): ComparedItem[] {
  const { key } = section;
  const [id, place] = [getSectionIdentity(section), `form.sections.${key}`];
  const identity = `section ${id}`;
  const rows = 'fixedRows' in section ? (section.fixedRows ?? []) : [];
  const list = section.kind === 'table' ? 'columns' : section.kind === 'yearly' ? 'indicators' : 'fields';
  return [
    createItem(section as unknown as PlainRecord, {
      kind: 'section',
      identity,
      place,
      key,
      parts: SECTION_PARTS,
    }),
    ...listSectionItems(section).map((field) =>
      createItem(field as unknown as PlainRecord, {
        kind: 'field',
        identity: `field ${getFieldIdentity(section, field as Parameters<typeof getFieldIdentity>[1])}`,
        place: `${place}.${list}.${field.key}`,
        key: field.key,
        within: identity,
      }),
    ),
    ...rows.map((row) =>
      createItem(row as unknown as PlainRecord, {
        kind: 'row',
        identity: `row ${id}[${row.id ?? row.key}]`,
        place: `${place}.fixedRows.${row.key}`,
        key: row.key,
        within: identity,
      }),
    ),
  ];
}

type OptionDocument = PlainRecord & { id?: string; value: string | number; children?: OptionDocument[] };

const listOptions = (
  options: readonly OptionDocument[],
  dictionary: string,
  within: string,
  place: string,
): ComparedItem[] =>
  options.flatMap((option) => {
    const identity = `option ${dictionary}/${option.id ?? option.value}`;
    const key = String(option.value);
    const own = `${place}.${key}`;
    return [
      createItem(option, {
        kind: 'option',
        identity,
        place: own,
        key,
        within,
        parts: ['value', 'children'],
      }),
      ...listOptions(option.children ?? [], dictionary, identity, own),
    ];
  });

const listDictionaries = ({ dictionaries }: ProgramDocument): ComparedItem[] =>
  Object.entries(dictionaries).flatMap(([name, { title, items }]) => {
    const place = `dictionaries.${name}`;
    const identity = `dictionary ${name}`;
    return [
      createItem({ title }, { kind: 'dictionary', identity, place, key: name }),
      ...listOptions(items as unknown as OptionDocument[], name, identity, place),
    ];
  });

/** Entries of a list that are told apart by a property. */
const listEntries = (
  entries: readonly unknown[] | undefined,
  kind: ItemKind,
  path: string,
  nameOf: (entry: PlainRecord, index: number) => string,
): ComparedItem[] =>
  (entries ?? []).filter(isPlain).map((entry, index) => {
    const key = nameOf(entry, index);
    return createItem(entry, {
      kind,
      identity: `${kind} ${key}`,
      place: `${path}.${key}`,
      key,
      ...(kind === 'rule' && isText(entry.met) && { label: entry.met }),
    });
  });

const getId = ({ id }: PlainRecord): string => String(id);
const getKey = ({ key, id }: PlainRecord, index: number): string => String(key ?? id ?? index + 1);

/** A part of the document of which there is one. */
const createPart = (written: unknown, kind: ItemKind, place: string, parts: readonly string[] = []) =>
  isPlain(written)
    ? [
        createItem(written, {
          kind,
          identity: `${kind} ${place}`,
          place,
          key: '',
          label: kindNames[kind],
          parts,
        }),
      ]
    : [];

/** Named expressions; what is neither known nor named, such as the reports owed, is compared by its entries. */
function listNamed(record: unknown, kind: ItemKind, path: string): ComparedItem[] {
  if (Array.isArray(record)) return listEntries(record, kind, path, getKey);
  if (!isPlain(record)) return [];
  return Object.entries(record).map(([key, value]) =>
    createItem(isPlain(value) ? value : { value }, {
      kind,
      identity: `${kind} ${key}`,
      place: `${path}.${key}`,
      key,
    }),
  );
}

/** All items, in the order of the document. Nothing of a document is left out but its key, edition and schema. */
export function listComparedItems(document: ProgramDocument): ComparedItem[] {
  const { manifest, form, expressions } = document;
  const { reports, scenarios } = document as unknown as PlainRecord;
  const { sections, rules, eligibility, thresholds, document: paper, separatePapers, ...rest } = form;
  return [
    ...createPart(manifest, 'program', 'manifest'),
    ...sections.flatMap(listSection),
    ...listDictionaries(document),
    ...listEntries(eligibility, 'condition', 'form.eligibility', getId),
    ...listEntries(rules, 'rule', 'form.rules', getId),
    ...createPart(thresholds, 'threshold', 'form.thresholds'),
    ...listNamed(expressions, 'expression', 'expressions'),
    ...createPart(paper, 'paper', 'form.document'),
    ...listEntries(separatePapers, 'paper', 'form.separatePapers', getKey),
    ...createPart(rest, 'form', 'form'),
    ...listNamed(reports, 'report', 'reports'),
    ...listNamed(scenarios, 'scenario', 'scenarios'),
  ];
}
