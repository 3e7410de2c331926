/** A zip that is written file by file, each hashed on its way: nothing is held in memory but what is being written. */
import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchivedFile } from '../../domain/document/archive';
import { MINUTE_MS } from '../../domain/time';

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

const OFFSET_MINUTES = 480;

/**
 * The time of an entry. A zip holds local times without a zone, which the library takes from the clock of this machine; readers
 * expect that of Beijing, as everywhere in the portal.
 */
export const createEntryTime = (at: Date) => ({
  mtime: new Date(at.getTime() + (OFFSET_MINUTES + at.getTimezoneOffset()) * MINUTE_MS),
  // The other time of an entry is in UTC, and would be wrong by the shift.
  forceDosTimestamp: true,
});

/** By default content is stored uncompressed, because it is compressed already. */
interface Packing {
  compress?: boolean;
}

export function createZip(at: Date) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const time = createEntryTime(at);
  // The reader gets the error when it reads, which may not have begun; without a listener it would end the process.
  output.on('error', () => undefined);
  zip.on('error', (error) => output.destroy(error as unknown as Error));

  return {
    output,
    /** Adds a file, one at a time; resolves when it is written. Rejects where the content or the archive breaks off. */
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
        zip.addReadStream(stream, path, { compress, ...time });
      }),
    end: () => zip.end(),
  };
}
