import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sealMessages } from '../../domain/document/messages';
import { SEAL_PICTURE } from '../../domain/document/seal';
import * as calls from '../../domain/document/seal-calls';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { withFile } from '../files/multipart';
import { createSealDeps, readSeal, removeSealPicture, type SealDeps, saveSealPicture } from './seals-service';

/** Reads a stream; stops storing once it exceeds `atMost`, so that the caller can detect the excess. */
async function readLimited(stream: Readable, atMost: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>)
    if (length <= atMost) {
      pieces.push(piece);
      length += piece.length;
    }
  return Buffer.concat(pieces);
}

function addRoutes(app: FastifyInstance, deps: SealDeps): void {
  route(app, calls.readSeal, () => readSeal(deps));
  route(app, calls.saveSealPicture, ({ caller, raw }) =>
    withFile(raw, async ({ stream, assertWhole }) => {
      const png = await readLimited(stream, SEAL_PICTURE.bytesAtMost);
      await assertWhole();
      return answer(await saveSealPicture(deps, caller, png), sealMessages.pictureSaved);
    }),
  );
  route(app, calls.removeSealPicture, async ({ caller }) =>
    answer(await removeSealPicture(deps, caller), sealMessages.pictureRemoved),
  );
}

export const sealsFeature = defineFeature({
  create: createSealDeps,
  addRoutes,
});
