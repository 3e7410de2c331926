/** Names in the sections of a form: their own, and those that their properties refer to. */
import { listSectionItems } from '../references';
import type { FormDocument } from '../types';
import type { NameHolder, SlotCollector } from './slots';

type SectionDocument = FormDocument['sections'][number];

/** Properties of fields, columns and indicators that name something. */
interface FieldNames {
  key: string;
  type: string;
  options?: string | { rowsOf: string; column: string };
  judgedBy?: string;
  counts?: Record<string, unknown>;
  words?: Record<string, unknown>;
  says?: string[];
  generated?: string | true;
  computed?: string;
}

const asHolder = (value: object): NameHolder => value as NameHolder;

function collectFieldSlots(
  collector: SlotCollector,
  section: string,
  field: FieldNames,
  place: string,
): void {
  const { key, options, judgedBy, counts, words, says, generated, computed } = field;
  const holder = asHolder(field);
  collector.own({ kind: 'field', key: `${section}.${key}` }, place, holder, 'key', { isDefinition: true });
  if (typeof options === 'string') {
    collector.own({ kind: 'dictionary', key: options }, `${place}.options`, holder, 'options');
    collector.entries('option', `${options}.`, `${place}.counts`, counts);
    // A computed code may have words for other values than its options.
    if (!computed) collector.entries('option', `${options}.`, `${place}.words`, words, { isLoose: true });
  } else if (options) {
    const { rowsOf, column } = options;
    collector.own({ kind: 'section', key: rowsOf }, `${place}.options`, asHolder(options), 'rowsOf');
    collector.own(
      { kind: 'field', key: `${rowsOf}.${column}` },
      `${place}.options`,
      asHolder(options),
      'column',
    );
  }
  if (judgedBy) collector.own({ kind: 'rule', key: judgedBy }, `${place}.judgedBy`, holder, 'judgedBy');
  collector.listed('field', `${section}.`, `${place}.says`, says);
  if (typeof generated === 'string')
    collector.own({ kind: 'paper', key: generated }, `${place}.generated`, holder, 'generated');
}

const WORDED_PATH = /^[A-Za-z_]\w*\.\w+$/;

/** Paths in words: `each rd_activities.rd_no`. */
function collectWordedPaths(collector: SlotCollector, section: { rowPer?: string }, place: string): void {
  for (const path of (section.rowPer ?? '').split(' ').filter((word) => WORDED_PATH.test(word)))
    collector.path(
      path,
      `${place}.rowPer`,
      (written) => {
        section.rowPer = section.rowPer?.replace(path, written);
      },
      { isLoose: true },
    );
}

function collectTableSlots(
  collector: SlotCollector,
  section: SectionDocument & { kind: 'table' },
  place: string,
): void {
  const { key, crossedBy, fixedRows = [], groups, autoNumber, listsAs, source, columns } = section;
  const own = `${key}.`;
  for (const row of fixedRows) {
    const at = `${place}.fixedRows.${row.key}`;
    collector.own({ kind: 'row', key: own + row.key }, at, asHolder(row), 'key', { isDefinition: true });
    collector.listed('row', own, `${at}.sumOf`, row.sumOf);
    if (row.group)
      collector.own({ kind: 'group', key: own + row.group }, `${at}.group`, asHolder(row), 'group');
  }
  collector.entries('group', own, `${place}.groups`, groups, { isDefinition: true });
  if (crossedBy)
    collector.own(
      { kind: 'field', key: own + crossedBy },
      `${place}.crossedBy`,
      asHolder(section),
      'crossedBy',
    );
  if (autoNumber)
    collector.own(
      { kind: 'field', key: own + autoNumber.column },
      `${place}.autoNumber`,
      asHolder(autoNumber),
      'column',
    );
  if (listsAs && typeof listsAs === 'object') {
    collector.own({ kind: 'field', key: own + listsAs.by }, `${place}.listsAs`, asHolder(listsAs), 'by');
    const { options } = (columns as FieldNames[]).find((column) => column.key === listsAs.by) ?? {};
    if (typeof options === 'string')
      collector.entries('option', `${options}.`, `${place}.listsAs`, listsAs.registers);
  }
  if (source) collector.entries('field', own, `${place}.source`, source.columns);
  collectWordedPaths(collector, section, place);
}

export function collectSectionSlots(collector: SlotCollector, section: SectionDocument, place: string): void {
  const { key } = section;
  collector.own({ kind: 'section', key }, place, asHolder(section), 'key', { isDefinition: true });
  for (const field of listSectionItems(section) as FieldNames[])
    collectFieldSlots(collector, key, field, `${place}.${field.key}`);
  if (section.kind === 'table') collectTableSlots(collector, section, place);
  if (section.kind === 'yearly') {
    const { before } = section;
    for (const name of Object.keys(before ?? {}))
      if (name !== 'row' && name !== 'affiliation_year')
        collector.path(`${key}.${name}`, `${place}.before`, (path) => {
          const record = before as NameHolder;
          const value = record[name];
          delete record[name];
          record[path.slice(path.indexOf('.') + 1)] = value;
        });
  }
}
