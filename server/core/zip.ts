/** A zip that is written file by file, each hashed on its way: nothing is held in memory but what is being written. */
import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchivedFile } from '../../domain/document/archive';

function createCountedStream(from: Readable, path: string): { stream: Readable; file: () => ArchivedFile } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  from.on('error', (error) => stream.destroy(error)).pipe(stream);
  return { stream, file: () => ({ path, bytes, sha256: hash.digest('hex') }) };
}

/** Content that is packed already is stored as it is, unless told. */
interface Packing {
  compress?: boolean;
}

export function createZip(at: Date) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Its fault is thrown to whoever reads it, who may not have begun.
  output.on('error', () => undefined);
  zip.on('error', (error) => output.destroy(error as unknown as Error));

  return {
    output,
    /** Resolves when the file is written; one at a time. Rejects where it breaks off, or the archive does. */
    add: (
      path: string,
      content: Readable | Uint8Array,
      { compress = false }: Packing = {},
    ): Promise<ArchivedFile> =>
      new Promise((resolve, reject) => {
        const from = content instanceof Readable ? content : Readable.from([content]);
        const { stream, file } = createCountedStream(from, path);
        const broken = () => {
          from.destroy();
          reject(new Error('the archive was given up'));
        };
        output.once('close', broken);
        stream.once('error', reject);
        stream.once('end', () => {
          output.off('close', broken);
          resolve(file());
        });
        zip.addReadStream(stream, path, { compress, mtime: at });
      }),
    end: () => zip.end(),
  };
}
