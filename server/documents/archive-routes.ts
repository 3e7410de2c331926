import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/document/calls';
import { exportMessages } from '../../domain/document/messages';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { type ArchiveDeps, downloadArchive, listArchives, requestArchive } from './archives-service';
import { setDownloadHeaders } from './downloads';

export function addArchiveRoutes(app: FastifyInstance, deps: ArchiveDeps): void {
  route(app, calls.orderArchive, async ({ caller, body, language }) =>
    answer(await requestArchive(deps, caller, body.filter, language), exportMessages.archiveOrdered),
  );
  route(app, calls.archives, ({ caller, language }) => listArchives(deps, caller, language));
  route(app, calls.downloadArchive, async ({ caller, params, reply }) => {
    const { name, size, stream } = await downloadArchive(deps, caller, params.id);
    return setDownloadHeaders(reply, 'application/zip', name).header('content-length', size).send(stream);
  });
}
