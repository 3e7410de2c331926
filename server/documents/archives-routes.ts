import { exportMessages } from '../../domain/api/messages/exports';
import * as calls from '../../domain/calls/archives';
import type { Feature } from '../core/deps';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { makeArchives } from './archives-runner-service';
import { type ArchiveParts, downloadArchive, listArchives, orderArchive } from './archives-service';
import { attachedHead } from './documents-routes';

export function archivesFeature(parts: ArchiveParts): Feature {
  const ending = { isEnding: false };
  return {
    jobs: [makeArchives(parts, ending)],
    // A server that stops does not wait for an archive: the next one begins it again.
    starts: [
      () => async () => {
        ending.isEnding = true;
      },
    ],
    routes(app) {
      route(app, calls.orderArchive, async ({ caller, body, language }) =>
        answer(await orderArchive(parts, caller, body.filter, language), exportMessages.archiveOrdered),
      );
      route(app, calls.archives, ({ caller, language }) => listArchives(parts, caller, language));
      route(app, calls.downloadArchive, async ({ caller, params, reply }) => {
        const { name, size, stream } = await downloadArchive(parts, caller, params.id);
        return attachedHead(reply, 'application/zip', name).header('content-length', size).send(stream);
      });
    },
  };
}
