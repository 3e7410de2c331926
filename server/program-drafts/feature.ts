import type { FastifyInstance } from 'fastify';
import { DELETED_DRAFT_DAYS } from '../../domain/filing/deleted-drafts';
import * as calls from '../../domain/program-drafts/calls';
import { programDraftMessages } from '../../domain/program-drafts/messages';
import { fillText } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { programConsequencesFeature } from '../program-consequences/feature';
import { mergeRelease } from '../program-consequences/three-ways-service';
import { createEditionLoader, createEditionNameLister } from '../programs/programs-deps';
import { draftTables } from './draft-tables';
import {
  changeProgramDraft,
  createProgramDraft,
  createProgramDraftDeps,
  deleteProgramDraft,
  listProgramDrafts,
  type ProgramDraftDeps,
  readProgramDraft,
  removeExpiredDrafts,
  restoreProgramDraft,
  saveProgramDraft,
} from './program-drafts-service';

function addRoutes(app: FastifyInstance, deps: ProgramDraftDeps): void {
  route(app, calls.programDrafts, () => listProgramDrafts(deps));
  route(app, calls.createProgramDraft, async ({ caller, body }) =>
    answer(await createProgramDraft(deps, caller, body), programDraftMessages.created),
  );
  route(app, calls.programDraft, ({ params }) => readProgramDraft(deps, params.id));
  route(app, calls.changeProgramDraft, ({ caller, params, body }) =>
    changeProgramDraft(deps, caller, params.id, body),
  );
  route(app, calls.saveProgramDraft, ({ caller, params, body }) =>
    saveProgramDraft(deps, caller, params.id, body),
  );
  route(app, calls.deleteProgramDraft, async ({ caller, params }) =>
    answer(
      await deleteProgramDraft(deps, caller, params.id),
      fillText(programDraftMessages.deleted, { days: DELETED_DRAFT_DAYS }),
    ),
  );
  route(app, calls.restoreProgramDraft, async ({ caller, params }) =>
    answer(await restoreProgramDraft(deps, caller, params.id), programDraftMessages.restored),
  );
}

export const programDraftsFeature = defineFeature({
  needs: { consequences: programConsequencesFeature },
  create: (deps, { consequences }) =>
    createProgramDraftDeps({
      ...deps,
      tables: draftTables,
      loadDocument: createEditionLoader(deps.db),
      listEditionNames: createEditionNameLister(deps.db),
      mergeRelease: (caller, release) => mergeRelease(consequences, caller, release),
    }),
  addRoutes,
  sweep: removeExpiredDrafts,
});
