/**
 * Tells whether readers open a PDF and find its pages: by the directory at its end or, where that is missing or wrong, by
 * scanning its objects, as readers do. In a file that was cut off or overwritten, neither leads to all pages.
 */
import type { DiskReader } from '../disk-reader';
import { buildDirectoryFromObjects, checkPlaces, type PdfDirectory, readNamedDirectory } from './directory';
import { canOpenWithoutPassword } from './encryption';
import { CannotSay, PdfObjects } from './objects';
import { isOverwritten } from './overwritten';
import { PdfSource } from './source';
import { openBudget, type UnpackBudget } from './streams';
import { isDictionary, type PdfDictionary, PdfReference, type PdfValue } from './syntax';

export type PdfVerdict = 'readable' | 'damaged' | 'locked';

/** Maximum nodes of the page tree that are visited; a file with so many good ones is not damaged. */
const NODES_AT_MOST = 20_000;

const listReferences = (value: PdfValue | undefined): number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each) =>
    each instanceof PdfReference ? [each.number] : [],
  );

interface PageTree {
  pages: number;
  /** Nodes of the tree, or contents of pages, that are missing in the file. */
  missing: number;
}

function walkPages(objects: PdfObjects, root: PdfValue): PageTree {
  const tree: PageTree = { pages: 0, missing: 0 };
  const seen = new Set<number>();
  const next: (PdfValue | undefined)[] = [root];
  for (let nodes = 0; next.length > 0 && nodes < NODES_AT_MOST; nodes++) {
    const reference = next.pop();
    if (reference instanceof PdfReference) {
      if (seen.has(reference.number)) continue;
      seen.add(reference.number);
    }
    const node = objects.resolve(reference);
    const kids = isDictionary(node) ? objects.resolve(node.get('Kids')) : null;
    if (!isDictionary(node)) tree.missing += 1;
    else if (Array.isArray(kids)) next.push(...kids.slice(0, NODES_AT_MOST));
    else {
      tree.pages += 1;
      tree.missing += listReferences(node.get('Contents')).filter((number) => !objects.has(number)).length;
    }
  }
  return tree;
}

const getDictionary = (objects: PdfObjects, value: PdfValue | undefined): PdfDictionary | null => {
  const found = objects.resolve(value);
  return isDictionary(found) ? found : null;
};

/** True if the file asks for a password, or is encrypted by an unknown method. */
function isLocked(objects: PdfObjects, { trailer }: PdfDirectory): boolean {
  const encryption = getDictionary(objects, trailer.get('Encrypt'));
  const id = objects.resolve(trailer.get('ID'));
  return encryption !== null && !canOpenWithoutPassword(encryption, Array.isArray(id) ? id[0] : undefined);
}

const readPageTree = (objects: PdfObjects, { trailer }: PdfDirectory): PageTree =>
  walkPages(objects, getDictionary(objects, trailer.get('Root'))?.get('Pages') ?? null);

function judgeDirectory(
  source: PdfSource,
  directory: PdfDirectory,
  budget: UnpackBudget,
  isWhole: boolean,
): PdfVerdict {
  const isEncrypted = directory.trailer.has('Encrypt');
  const objects = new PdfObjects(source, directory, budget, isEncrypted);
  try {
    if (isLocked(objects, directory)) return 'locked';
    const { pages, missing } = readPageTree(objects, directory);
    const isFound = pages > 0 && (isWhole || missing === 0);
    return isFound && !isOverwritten(source, directory) ? 'readable' : 'damaged';
  } catch (error) {
    if (error instanceof CannotSay) return 'readable';
    throw error;
  }
}

/**
 * Builds the directory from the objects of a file, including those in its object streams, where the file's own directory
 * is unreliable.
 */
function withStreams(source: PdfSource, budget: UnpackBudget): PdfDirectory | null {
  const found = buildDirectoryFromObjects(source);
  if (!found || found.trailer.has('Encrypt')) return found;
  const objects = new PdfObjects(source, found, budget);
  for (const stream of found.streams)
    try {
      for (const [number] of objects.stream(stream)?.offsets ?? [])
        if (!found.places.has(number)) found.places.set(number, -stream);
    } catch (error) {
      if (!(error instanceof CannotSay)) throw error;
    }
  return found;
}

export function judgePdf(reader: DiskReader): PdfVerdict {
  const source = new PdfSource(reader);
  const budget = openBudget();
  const named = readNamedDirectory(source, budget);
  const check = named && checkPlaces(source, named);
  if (check === 'blank') return 'damaged';
  if (named && check === 'true') {
    const verdict = judgeDirectory(source, named, budget, true);
    if (verdict !== 'damaged') return verdict;
  }
  const found = withStreams(source, budget);
  return found ? judgeDirectory(source, found, budget, false) : 'damaged';
}
