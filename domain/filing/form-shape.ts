/**
 * Shape of a form: the part of it that decides whether given answers fit, that is keys, types, units, limits, choices, given
 * rows, and the statements that a filer signs. Two editions of a form have different shapes; names of items are not part of it.
 */
import type { Field, Form, Section } from '../definition';
import { isRowOptions } from './options';
import { listSectionFields } from './sections';

type Choices = Extract<Field, { options: unknown }>['options'];
type Item = { value: string | number; children?: Item[] };

const valuesOf = (items: Item[]): unknown[] =>
  items.map(({ value, children }) => (children ? [value, valuesOf(children)] : value));

const choicesOf = (options: Choices): unknown => (isRowOptions(options) ? options : valuesOf(options.items));

/** Properties outside the shape: name, display, default, source, hiding from readers, judging rules and comparison. */
const BESIDE = new Set([
  'id',
  'zh',
  'en',
  'ar',
  'help',
  'why',
  'example',
  'title',
  'patternSays',
  'source',
  'display',
  'says',
  'default',
  'readonly',
  'mayDiffer',
  'identifies',
  'judgedBy',
  'recurs',
  'figureYear',
  'counts',
  'means',
  'register',
  'isPast',
  'sensitive',
  'generated',
  'ofYear',
  'renews',
  'words',
]);

/** Properties of a field without functions, whose results depend on the answers. */
const factsOf = (field: Field): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(field)
      .filter(([key, value]) => !BESIDE.has(key) && typeof value !== 'function')
      .map(([key, value]) => [key, key === 'options' ? choicesOf(value as Choices) : value])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

function shapeOf(section: Section): Record<string, unknown> {
  const { key, kind } = section;
  const fields = listSectionFields(section).map(factsOf);
  if (kind === 'declaration') {
    // The translation into Arabic is beside the shape, like all names: the statement that is signed is the Chinese one.
    const statements = (section.statements ?? []).map(({ zh, en }) => ({ zh, en }));
    return { key, kind, fields, statements };
  }
  if (kind === 'yearly') return { key, kind, fields, offsets: section.years.offsets };
  if (kind !== 'table') return { key, kind, fields };
  const rows = section.fixedRows?.map(({ key: row, sumOf }) => [row, sumOf ?? []]);
  return { key, kind, fields, rows, minRows: section.minRows, maxRows: section.maxRows };
}

/** Describes the shape of a form as text, in the order of the form; forms with equal texts accept the same answers. */
export const describeFormShape = ({ sections }: Form): string => JSON.stringify(sections.map(shapeOf));
