import type { FastifyInstance } from 'fastify';
import { deletedDrafts, restoreDraft as restoreDraftCall } from '../../domain/filing/deleted-draft-calls';
import { filingMessages } from '../../domain/filing/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { createDraftDeps, type DraftDeps, listDeletedDrafts, restoreDraft } from './drafts-service';

function addRoutes(app: FastifyInstance, deps: DraftDeps): void {
  route(app, deletedDrafts, ({ caller, language }) => listDeletedDrafts(deps, caller, language));
  route(app, restoreDraftCall, async ({ caller, params }) =>
    answer(await restoreDraft(deps, caller, params.id), filingMessages.restored),
  );
}

export const draftsFeature = defineFeature({ create: createDraftDeps, addRoutes });
