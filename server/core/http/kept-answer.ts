/** An answer that is the same for everybody and as long as the process runs: made once, compressed once. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Coding = 'br' | 'gzip' | 'identity';

export interface KeptAnswer {
  type: string;
  etag: string;
  bytes: Record<Coding, Buffer>;
}

/** The compression of files is stronger; this takes milliseconds at the start of a process. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function keepAnswer(type: string, text: string): Promise<KeptAnswer> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { type, etag, bytes: { br, gzip: zipped, identity } };
}

/** The shortest that the client takes: `gzip, br;q=0` forbids br. */
function codingFor(accepted = ''): Coding {
  const taken = accepted.split(',').flatMap((each) => {
    const [name = '', weight] = each.trim().split(/;\s?q=/);
    return weight === undefined || Number(weight) > 0 ? [name] : [];
  });
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding)) ?? 'identity';
}

/** Asked for again, the answer is 304 without a body for as long as it is the same. */
export function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes }: KeptAnswer,
): FastifyReply {
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const coding = codingFor(headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(type).send(bytes[coding]);
}
