/** Reads the document of a program. Its file is not trusted: it is bounded before and after it is parsed. */
import { Composer, type Document, isAlias, isMap, isNode, Parser, visit, type YAMLMap } from 'yaml';
import type { ZodError } from 'zod';
import { isInheritedName } from '../expressions/language/limits';
import { fillText } from '../text';
import { expandDocument } from './expand';
import { type DocumentFault, type DocumentFaultKind, documentFaultTexts } from './faults';
import { lexFile } from './file-size';
import { type FindItem, LIBRARY_LIMITS, type LibraryItem, libraryItemSchema } from './library-item';
import { createOriginFinder, type FindOrigin } from './origins';
import { DOCUMENT_LIMITS, programDocumentSchema } from './schema';
import type { ProgramDocument } from './types';

export type DocumentReading =
  | { document: ProgramDocument; faults?: undefined; findOrigin: FindOrigin }
  | { document?: undefined; faults: DocumentFault[]; findOrigin?: undefined };

const MOST_FAULTS = 50;

type Path = readonly PropertyKey[];
type Range = readonly number[] | null | undefined;

const createFault = (kind: DocumentFaultKind, range: Range, item = ''): DocumentFault => ({
  kind,
  item,
  at: [range?.[0] ?? 0, range?.[1] ?? 0],
  text: fillText(documentFaultTexts[kind], { part: item }),
});

/** Keys that every object inherits, and keys given twice: the parser's own search for these takes quadratic time. */
function listKeyFaults({ items }: YAMLMap): DocumentFault[] {
  const known = new Set<string>();
  const faulty = items.flatMap(({ key }) => {
    const name = isNode(key) ? String(key) : '';
    const kind: DocumentFaultKind = isInheritedName(name) ? 'reservedKey' : 'syntax';
    if (kind === 'syntax' && !known.has(name)) {
      known.add(name);
      return [];
    }
    return [{ kind, name, range: isNode(key) ? key.range : null }];
  });
  return faulty.slice(0, MOST_FAULTS).map(({ kind, range, name }) => createFault(kind, range, name));
}

/** Faults of the file itself, before anything of it is used as a value. */
function listFileFaults(file: Document.Parsed): DocumentFault[] {
  const broken = [...file.errors, ...file.warnings].slice(0, MOST_FAULTS);
  const faults = broken.map(({ pos }) => createFault('syntax', pos));
  visit(file, {
    Node(_, node, path) {
      const isTooDeep = path.length > DOCUMENT_LIMITS.depth * 2;
      if (isTooDeep) faults.push(createFault('tooLarge', node.range));
      else if (isAlias(node)) faults.push(createFault('alias', node.range));
      else if (isMap(node)) faults.push(...listKeyFaults(node));
      return isTooDeep || faults.length >= MOST_FAULTS ? visit.BREAK : undefined;
    },
  });
  return faults.slice(0, MOST_FAULTS);
}

/** The characters of the nearest item of a path that stands in the file. */
function findRange(file: Document.Parsed, path: Path): Range {
  for (let end = path.length; end >= 0; end -= 1) {
    const found = file.getIn(path.slice(0, end), true);
    if (isNode(found) && found.range) return found.range;
  }
  return null;
}

function* parseLexemes(lexemes: readonly string[]) {
  const parser = new Parser();
  for (const lexeme of lexemes) yield* parser.next(lexeme);
  yield* parser.end();
}

/** The parser makes an error of each fault; its stack, which nobody reads, would take most of the time of a file full of them. */
function withoutStacks<T>(work: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** The first document of a file. Faults are found by their characters: the parser's own words would take a copy of the file for each. */
function parseFile(lexemes: readonly string[], length: number): Document.Parsed {
  const composer = new Composer({ logLevel: 'silent', prettyErrors: false, uniqueKeys: false });
  return withoutStacks(() => {
    const [file] = composer.compose(parseLexemes(lexemes), true, length);
    return file as Document.Parsed;
  });
}

type FileReading =
  | { file: Document.Parsed; faults?: undefined }
  | { file?: undefined; faults: DocumentFault[] };

function readFile(text: string, length: number): FileReading {
  const lexemes = text.length > length ? null : lexFile(text);
  if (!lexemes) return { faults: [createFault('tooLarge', null)] };
  try {
    const file = parseFile(lexemes, text.length);
    const faults = listFileFaults(file);
    return faults.length > 0 ? { faults: faults.slice(0, MOST_FAULTS) } : { file };
  } catch (fault) {
    // A file nested thousands of levels deep exhausts the parser itself.
    if (fault instanceof RangeError) return { faults: [createFault('tooLarge', null)] };
    throw fault;
  }
}

const listShapeFaults = (file: Document.Parsed, { issues }: ZodError, findSource = (path: Path) => path) =>
  issues
    .slice(0, MOST_FAULTS)
    .map(({ path }) => createFault('shape', findRange(file, findSource(path)), path.join('.')));

/** Returns the document with the items of the library written out that it uses. */
export function readProgramDocument(text: string, findItem: FindItem): DocumentReading {
  const { file, faults } = readFile(text, DOCUMENT_LIMITS.length);
  if (!file) return { faults };
  const expansion = expandDocument(file.toJS({ maxAliasCount: 0 }), findItem);
  if (expansion.faults.length > 0)
    return {
      faults: expansion.faults.slice(0, MOST_FAULTS).map(({ kind, path, part }) => ({
        ...createFault(kind, findRange(file, path), part),
        item: path.join('.'),
      })),
    };
  const { data, error } = programDocumentSchema.safeParse(expansion.document);
  return data
    ? { document: data as unknown as ProgramDocument, findOrigin: createOriginFinder(expansion) }
    : { faults: listShapeFaults(file, error, expansion.findSource) };
}

export type ItemReading =
  | { item: LibraryItem; faults?: undefined }
  | { item?: undefined; faults: DocumentFault[] };

export function readLibraryItem(text: string): ItemReading {
  const { file, faults } = readFile(text, LIBRARY_LIMITS.length);
  if (!file) return { faults };
  const { data, error } = libraryItemSchema.safeParse(file.toJS({ maxAliasCount: 0 }));
  return data ? { item: data } : { faults: listShapeFaults(file, error) };
}
