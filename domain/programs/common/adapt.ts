import type { Field, KeyedField, Section, SectionOf } from '../../definition';
import type { Text } from '../../text';

/** The changes that one program makes to a shared section. */
export interface Changes<A, R> {
  title?: Text;
  /** Keys of shared fields that the program leaves out. */
  omit?: string[];
  /** Keys of given rows that the program leaves out, also from sums. */
  omitRows?: string[];
  minRows?: number;
  maxRows?: number;
  overrides?: Partial<Record<Extract<keyof R, string>, Partial<Text> & { required?: boolean }>>;
  /** Fields that the program adds after the shared ones. */
  add?: KeyedField<A, R>[];
}

type ItemOf<S> = S extends (infer R)[] ? R : S;

/** Adapts a shared section to a program: the type of the shared answers is replaced by that of the program's. */
export function adapt<A, K extends keyof A & string>(
  shared: { key: K; kind: Section['kind'] },
  changes: Changes<A, ItemOf<A[K]>>,
): SectionOf<A, K> {
  const section = shared as unknown as Section;
  const {
    omit = [],
    overrides = {},
    add = [],
    omitRows = [],
  } = changes as Changes<unknown, Record<string, unknown>>;
  const adapted = (fields: Field[]): Field[] => [
    ...fields
      .filter(({ key }) => !omit.includes(key))
      .map((field) => ({ ...field, ...overrides[field.key] })),
    ...(add as Field[]),
  ];
  const title = changes.title ?? section.title;
  if (section.kind === 'yearly')
    return { ...section, title, indicators: adapted(section.indicators) } as SectionOf<A, K>;
  if (section.kind !== 'table')
    return { ...section, title, fields: adapted(section.fields) } as unknown as SectionOf<A, K>;
  const fixedRows = section.fixedRows
    ?.filter(({ key }) => !omitRows.includes(key))
    .map((row) =>
      row.sumOf ? { ...row, sumOf: row.sumOf.filter((part) => !omitRows.includes(part)) } : row,
    );
  const { minRows = section.minRows, maxRows = section.maxRows } = changes;
  return {
    ...section,
    title,
    minRows,
    maxRows,
    fixedRows,
    columns: adapted(section.columns),
  } as unknown as SectionOf<A, K>;
}
