/** Order in which files of a company are offered to a box of a form: those most likely meant first. */
import { listUnaskedYears } from '../files/name-years';
import { type FileFacts, findRefusedFileProperty } from '../files/names';
import { type FileBox, measureNameLikeness } from '../filing/sort-files';

/** Score of a file that another form holds in a box of the same name. */
const SAME_BOX = 1;
/** Score that is lost by a name with years that the box does not ask for. */
const OTHER_YEAR = 0.5;
/** Minimum score of a file that is likely meant. */
const LIKELY = 0.4;

/** A file of the company with the boxes that hold it. */
export interface OfferedFile extends FileFacts {
  name: string;
  sha256: string;
  scan: string;
  library?: string | undefined;
  created_at: string;
  uses: readonly { label: string }[];
}

export interface RankedFile<F extends OfferedFile> {
  file: F;
  isLikely: boolean;
}

interface AskedBox {
  box: FileBox;
  /** Name of the box in the language in which the uses of the files are named. */
  label: string;
  /** Years that the documents in the box are about; empty for any. */
  years: readonly number[];
  /** Hashes of the files in the box. */
  held: ReadonlySet<string>;
}

const bareLabel = (label: string): string => label.replace(/（[^（）]*）|\([^()]*\)|\s/g, '');

/** True where a box of the same name holds the file. */
const isInSameBox = (name: string, { uses }: OfferedFile): boolean =>
  uses.some(({ label }) => bareLabel(name) === bareLabel(label));

function scoreFile({ box, label, years }: AskedBox, file: OfferedFile): number {
  const same = isInSameBox(label, file) ? SAME_BOX : 0;
  const unasked = listUnaskedYears(file.name, years).length > 0 ? OTHER_YEAR : 0;
  return same + measureNameLikeness(file.name, box) - unasked;
}

/**
 * Files that the box would accept and does not hold yet, best first, of equal ones the latest first. Of several with the same
 * bytes, the best is offered.
 */
export function rankLibraryFiles<F extends OfferedFile>(
  asked: AskedBox,
  files: readonly F[],
  takesOfd: boolean,
): RankedFile<F>[] {
  const seen = new Set(asked.held);
  return files
    .filter(
      (file) =>
        file.library !== 'withdrawn' &&
        file.scan !== 'infected' &&
        findRefusedFileProperty(asked.box.field, file, takesOfd) === null,
    )
    .map((file) => ({ file, score: scoreFile(asked, file) }))
    .sort((a, b) => b.score - a.score || b.file.created_at.localeCompare(a.file.created_at))
    .filter(({ file: { sha256 } }) => !seen.has(sha256) && seen.add(sha256))
    .map(({ file, score }) => ({ file, isLikely: score >= LIKELY }));
}
