/** Zip of a document and its attachments, streamed while it is made: only the document is held in memory whole. */
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { createEntryTime } from '../core/zip';

export interface BundledFile {
  /** Folder in the zip, and file name in that folder. */
  folder: string;
  name: string;
  open(): Promise<Readable>;
}

/** Makes a file name unique in its folder by a number before the extension. */
export function makeDistinctName(path: string, taken: Set<string>): string {
  const [, stem = path, extension = ''] = /^(.*?)(\.[^./]+)?$/s.exec(path) ?? [];
  let candidate = path;
  for (let n = 2; taken.has(candidate.toLowerCase()); n++) candidate = `${stem} (${n})${extension}`;
  taken.add(candidate.toLowerCase());
  return candidate;
}

export function createBundle(
  document: { name: string; bytes: Uint8Array },
  files: BundledFile[],
  at: Date,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as unknown as Error));
  let sending: Readable | undefined;
  // The client has disconnected: stop reading the current file.
  output.on('close', () => sending?.destroy());
  const taken = new Set<string>();
  // PDF, pictures and Office files are compressed already.
  const options = { compress: false, ...createEntryTime(at) };
  zip.addBuffer(Buffer.from(document.bytes), makeDistinctName(document.name, taken), options);
  for (const { folder, name, open } of files) {
    zip.addReadStreamLazy(makeDistinctName(`${folder}/${name}`, taken), options, (give) => {
      open().then(
        (stream) => {
          sending = stream;
          give(null, stream);
        },
        (error: Error) => give(error, undefined as never),
      );
    });
  }
  zip.end();
  return output;
}
