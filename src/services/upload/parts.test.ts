import { paths } from '@domain/api/paths.generated';
import type { FileInfo } from '@domain/files/calls';
import { PART_SIZE } from '@domain/files/parts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadInParts } from './parts';
import * as sending from './sending';
import { LEFT, UploadError, type UploadRequest } from './sending';

const SIZE = 3 * PART_SIZE + 5;

/** Server that accepts parts, with one planned fault for each time that a part is sent. */
const server = {
  partsAtOnce: 1,
  uploads: new Map<string, { received: number[] }>(),
  calls: [] as string[],
  faults: [] as (string | null)[],
};

const success = (data: unknown) => ({ code: 200, msg: '', data });
const refused = (data: unknown = null) => ({ code: 208, msg: 'over', data });
const offsetOf = (id: string) => server.uploads.get(id)?.received.reduce((sum, n) => sum + n, 0);
const stateOf = (id: string) => ({
  id,
  offset: offsetOf(id),
  part_size: PART_SIZE,
  parts_at_once: server.partsAtOnce,
});

function takePart(id: string, { offset, body }: UploadRequest) {
  const upload = server.uploads.get(id);
  if (!upload) return refused();
  if (offset !== offsetOf(id)) return refused({ offset: offsetOf(id) });
  upload.received.push((body as ArrayBuffer).byteLength);
  return success({ offset: offsetOf(id) });
}

const answers: Record<string, (id: string, sending: UploadRequest) => unknown> = {
  [paths.beginUpload]: () => {
    const id = `upload-${server.uploads.size + 1}`;
    server.uploads.set(id, { received: [] });
    return success(stateOf(id));
  },
  [paths.uploadState]: (id) => (server.uploads.has(id) ? success(stateOf(id)) : refused()),
  [paths.uploadPart]: takePart,
  [paths.finishUpload]: (id) => success({ id: `file of ${id}`, size: offsetOf(id) }),
  [paths.cancelUpload]: (id) => success(server.uploads.delete(id)),
};

vi.spyOn(sending, 'send').mockImplementation(async (call, sent) => {
  if (sent.signal?.aborted) throw new UploadError('aborted');
  server.calls.push(sent.offset === undefined ? call : `part at ${sent.offset}`);
  const fault = call === paths.uploadPart ? server.faults.shift() : null;
  if (fault && fault !== 'lost reply') throw new UploadError(fault as 'network');
  const answer = answers[call]?.(sent.id ?? '', sent);
  if (fault) throw new UploadError('network');
  return answer as never;
});

const file = new File([new Uint8Array(SIZE)], '大文件.pdf', { lastModified: 1 });
const hooks = () => {
  const stop = new AbortController();
  const told = { percents: [] as number[], waits: [] as boolean[] };
  return {
    ...told,
    stop,
    language: 'zh-CN',
    signal: stop.signal,
    onProgress: (percent: number) => void told.percents.push(percent),
    onWaiting: (isWaiting: boolean) => {
      told.waits.push(isWaiting);
      // Fires the browser's `online` event, so that no test waits for the pause to end.
      if (isWaiting) queueMicrotask(() => window.dispatchEvent(new Event('online')));
    },
  };
};
const partsSent = () => server.calls.filter((call) => call.startsWith('part'));

beforeEach(() => {
  server.uploads.clear();
  server.calls.length = 0;
  server.faults.length = 0;
  server.partsAtOnce = 1;
});

describe(uploadInParts, () => {
  it('sends a large file part by part and returns the stored file', async () => {
    const watched = hooks();
    const info: FileInfo = await uploadInParts(file, watched);
    expect(info).toMatchObject({ id: 'file of upload-1', size: SIZE });
    expect(server.uploads.get('upload-1')?.received).toEqual([PART_SIZE, PART_SIZE, PART_SIZE, 5]);
    expect(watched.percents).toEqual([...watched.percents].sort((a, b) => a - b));
    expect(watched.percents.at(-1)).toBe(100);
  });

  it('sends larger requests while the line is fast, and single parts after a fault', async () => {
    server.partsAtOnce = 2;
    server.faults.push(null, 'network');
    const large = new File([new Uint8Array(6 * PART_SIZE)], '更大.pdf', { lastModified: 1 });
    expect((await uploadInParts(large, hooks())).size).toBe(6 * PART_SIZE);
    const sizes = server.uploads.get('upload-1')?.received.map((bytes) => bytes / PART_SIZE);
    expect(sizes).toEqual([1, 1, 2, 2]);
  });

  it('waits for the network and continues by itself, keeping what has arrived', async () => {
    server.faults.push(null, 'network', 'busy', null);
    const watched = hooks();
    const info = await uploadInParts(file, watched);
    expect(info.size).toBe(SIZE);
    expect(watched.waits).toContain(true);
    expect(watched.waits.at(-1)).toBe(false);
    expect(partsSent().map((call) => Number(call.slice(8)) / PART_SIZE)).toEqual([0, 1, 1, 1, 2, 3]);
    expect(watched.percents).toEqual([...watched.percents].sort((a, b) => a - b));
  });

  it('does not resend a part when only its answer was lost', async () => {
    server.faults.push('lost reply');
    const info = await uploadInParts(file, hooks());
    expect(info.size).toBe(SIZE);
    expect(server.uploads.get('upload-1')?.received).toHaveLength(4);
  });

  it('continues after a reload with the same file, from where it was', async () => {
    server.faults.push(null, null, 'session');
    await expect(uploadInParts(file, hooks())).rejects.toMatchObject({ reason: 'session' });
    server.calls.length = 0;
    expect((await uploadInParts(file, hooks())).id).toBe('file of upload-1');
    expect(partsSent()).toEqual([`part at ${2 * PART_SIZE}`, `part at ${3 * PART_SIZE}`]);
  });

  it('treats a changed file as another one', async () => {
    server.faults.push(null, 'session');
    await expect(uploadInParts(file, hooks())).rejects.toMatchObject({ reason: 'session' });
    const changed = new File([new Uint8Array(SIZE)], file.name, { lastModified: 2 });
    expect((await uploadInParts(changed, hooks())).id).toBe('file of upload-2');
  });

  it('begins anew after the server has dropped the upload', async () => {
    server.faults.push(null, 'session');
    await expect(uploadInParts(file, hooks())).rejects.toMatchObject({ reason: 'session' });
    server.uploads.clear();
    expect((await uploadInParts(file, hooks())).size).toBe(SIZE);
  });

  it('stops on request, tells the server, and keeps nothing', async () => {
    const watched = hooks();
    server.faults.push(null, 'network');
    const waiting = { ...watched, onWaiting: () => watched.stop.abort() };
    await expect(uploadInParts(file, waiting)).rejects.toMatchObject({ reason: 'aborted' });
    expect(server.calls.at(-1)).toBe(paths.cancelUpload);
    await uploadInParts(file, hooks());
    expect(server.calls.filter((call) => call === paths.beginUpload)).toHaveLength(2);
  });

  it('keeps its position when the page is left', async () => {
    const watched = hooks();
    server.faults.push(null, 'network');
    const leaving = { ...watched, onWaiting: () => watched.stop.abort(LEFT) };
    await expect(uploadInParts(file, leaving)).rejects.toMatchObject({ reason: 'aborted' });
    await uploadInParts(file, hooks());
    expect(server.calls.filter((call) => call === paths.beginUpload)).toHaveLength(1);
    expect(partsSent().filter((call) => call === 'part at 0')).toHaveLength(1);
  });

  it('throws when the file can no longer be read', async () => {
    const gone = new File([new Uint8Array(SIZE)], '移走了.pdf');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as Blob & File;
    await expect(uploadInParts(gone, hooks())).rejects.toMatchObject({ reason: 'unreadable' });
  });
});
