/** A minimal S3 server that refuses the requests that S3 would refuse. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const faultOf = (code: string) => Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

export interface SmallBucket {
  port: number;
  /** Settings of a store that uses the bucket. */
  settings: { bucket: string; region: string; accessKey: string; secretKey: string };
  isAway: boolean;
  /** Sends half of a requested object and then stalls. */
  isStalling: boolean;
  close(): void;
}

export async function startSmallBucket(): Promise<SmallBucket> {
  const objects = new Map<string, Uint8Array>();
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const reply = (status: number, bytes: Uint8Array = Buffer.alloc(0)) =>
      response.writeHead(status).end(bytes);
    if (bucket.isAway) return reply(503);
    if (!/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/cn-north-1\/s3\//.test(headers.authorization ?? ''))
      return reply(403, faultOf('InvalidAccessKeyId'));
    if (!url.startsWith('/files/')) return reply(404, faultOf('NoSuchBucket'));
    if (method === 'PUT') {
      const sha256 = createHash('sha256').update(body).digest('hex');
      const isWhole = headers['content-length'] === String(body.length);
      if (!isWhole || headers['x-amz-content-sha256'] !== sha256) return reply(400);
      objects.set(url, body);
      return reply(200);
    }
    if (method === 'DELETE') return reply(objects.delete(url) ? 204 : 404);
    const found = objects.get(url);
    if (found && bucket.isStalling && method === 'GET')
      return void response.writeHead(200).write(found.subarray(0, found.length / 2));
    return found ? reply(200, method === 'HEAD' ? undefined : found) : reply(404, faultOf('NoSuchKey'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bucket: SmallBucket = {
    port: (server.address() as AddressInfo).port,
    settings: { bucket: 'files', region: 'cn-north-1', accessKey: 'key', secretKey: 'secret' },
    isAway: false,
    isStalling: false,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return bucket;
}
