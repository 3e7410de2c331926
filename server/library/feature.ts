import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/library/calls';
import { libraryMessages } from '../../domain/library/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import { filingsFeature } from '../filings/feature';
import { listLibraryFiles, setLibraryState } from './files-service';
import { createLibraryDeps, type LibraryDeps } from './library-deps';
import { listSectionEntries, loadCompanyRegister } from './registers-service';

function addRoutes(app: FastifyInstance, deps: LibraryDeps): void {
  route(app, calls.sectionEntries, ({ caller, query, language }) =>
    listSectionEntries(deps, caller, query, language),
  );
  route(app, calls.companyRegister, ({ caller, query, language }) =>
    loadCompanyRegister(deps, caller, query.register, language),
  );
  route(app, calls.libraryFiles, ({ caller, language }) => listLibraryFiles(deps, caller, language));
  route(app, calls.setLibraryFile, async ({ caller, params, body }) =>
    answer(await setLibraryState(deps, caller, params.id, body.state), libraryMessages[body.state]),
  );
}

export const libraryFeature = defineFeature({
  needs: { files: filesFeature, filings: filingsFeature },
  create: (deps, { files: { files }, filings: { filings } }) => createLibraryDeps(deps, { files, filings }),
  addRoutes,
});
