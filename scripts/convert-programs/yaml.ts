/** Writes a document as YAML that people read: short maps on one line, the notes of the code as comments. */
import { Document, isMap, isPair, isScalar, isSeq, Scalar, visit, type YAMLMap } from 'yaml';

const WIDTH = 110;

const inOneLine = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');

/** `note`: what stands above the whole. */
export function toYaml(
  plain: Record<string, unknown>,
  comments: ReadonlyMap<string, string>,
  note?: string,
): string {
  const document = new Document(plain, { aliasDuplicateObjects: false });
  if (note) document.commentBefore = note.replace(/^(?=.)/gm, ' ');
  const used = new Set<string>();
  const noteFor = (key: string, path: readonly unknown[]): string | undefined => {
    const place = `${key} ${path.length}`;
    if (used.has(place)) return undefined;
    const note = comments.get(key);
    if (note) used.add(place);
    return note?.replace(/^(?=.)/gm, ' ');
  };
  visit(document, {
    Map(_, node, path) {
      const value = node.toJSON() as Record<string, unknown>;
      const isFlat = Object.values(value).every(
        (each) =>
          typeof each !== 'object' ||
          each === null ||
          (Array.isArray(each) && each.every((one) => typeof one !== 'object')) ||
          'zh' in each,
      );
      const hasLines = Object.values(value).some((each) => typeof each === 'string' && each.includes('\n'));
      if (isFlat && !hasLines && path.length > 2 && inOneLine(value).length <= WIDTH) node.flow = true;
      for (const name of ['id', 'key']) {
        const note =
          typeof value[name] === 'string' && isSeq(path.at(-1))
            ? noteFor(`${name}=${value[name]}`, path)
            : undefined;
        if (note) node.commentBefore = note;
      }
      const parent = path.at(-1);
      const property = isPair(parent) && isScalar(parent.key) ? parent.key.value : undefined;
      if (property === 'dictionaries') commentItems(node, 'name', noteFor, path);
      if (property === 'expressions') commentItems(node, 'helper', noteFor, path);
    },
    Seq(_, node) {
      const value = node.toJSON() as unknown[];
      if (value.every((each) => typeof each !== 'object') && inOneLine(value).length <= WIDTH)
        node.flow = true;
    },
    Scalar(_, node) {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true, singleQuote: true });
}

function commentItems(
  map: YAMLMap,
  kind: string,
  noteFor: (key: string, path: readonly unknown[]) => string | undefined,
  path: readonly unknown[],
): void {
  for (const pair of map.items) {
    if (!isScalar(pair.key) || !isMap(pair.value) || pair.value.has('use')) continue;
    const note = noteFor(`${kind}=${pair.key.value}`, path);
    if (note) (pair.key as Scalar).commentBefore = note;
  }
}
