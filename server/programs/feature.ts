import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/program-documents/calls';
import { editionMessages } from '../../domain/program-documents/edition-messages';
import type { EditionStep } from '../../domain/program-documents/edition-state';
import * as fileCalls from '../../domain/program-documents/guide-file-calls';
import { getDocumentSchema } from '../../domain/program-documents/json-schema';
import * as proposalCalls from '../../domain/program-documents/proposal-calls';
import { getKnownProgramsVersion } from '../../domain/programs/registry';
import { fillText } from '../../domain/text';
import { HOUR_MS } from '../../domain/time';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { type Caller, canSeeTrials } from '../core/access';
import { defineFeature } from '../core/define-feature';
import { problems } from '../core/errors';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { startJob } from '../core/jobs/scheduled-job';
import { sendFile } from '../files/download';
import { filesFeature } from '../files/feature';
import { openOfficeFile } from '../files/files-service';
import { withFile } from '../files/multipart';
import { checkDocument, loadWrittenDocument } from './documents-service';
import { loadEditionBody } from './edition-documents';
import { openEditionFile, uploadGuideFile } from './guide-files-service';
import { createProgramsDeps, type ProgramsDeps } from './programs-deps';
import {
  listEditions,
  proposeEdition,
  proposeEditionAgain,
  readProposal,
  takeEditionStep,
} from './proposals-service';
import { takeInReleaseEditions, warnOfAlteredEditions } from './release-editions-service';
import { tellCompaniesOfEditions } from './tell-companies';

/** An edition is in force within a second of its hour, in every process. */
const TURN_MS = 400;
const TELL_EVERY_MS = 2_000;

/** An edition never changes, but only people who are signed in read it. */
const FOR_EVER = 'private, max-age=31536000, immutable';

function assertMaySee(caller: Caller, key: string): void {
  if (isTrialProgram(key) && !canSeeTrials(caller)) throw problems.notFound();
}

function addReadingRoutes(app: FastifyInstance, deps: ProgramsDeps): void {
  route(app, calls.programsInForce, ({ caller, raw, reply }) => {
    const seesTrials = canSeeTrials(caller);
    const version = getKnownProgramsVersion({ seesTrials });
    const etag = `"${version}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (raw.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const { registry } = deps;
    return {
      version,
      programs: registry.list(),
      by_batch: registry.listByBatch(),
      ...(seesTrials && { trials: registry.listTrials() }),
    };
  });
  route(app, calls.programEdition, async ({ caller, params, reply }) => {
    assertMaySee(caller, params.key);
    const edition = await loadEditionBody(deps, params.key, params.edition);
    reply.headers({ etag: `"${edition.hash}"`, 'cache-control': FOR_EVER });
    return edition;
  });
  route(app, calls.programSchema, ({ reply }) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
      .type('application/schema+json')
      .send(getDocumentSchema()),
  );
  route(app, calls.writtenDocument, async ({ params }) => ({
    document: await loadWrittenDocument(deps, params.key, params.edition),
  }));
  route(app, calls.checkProgramDocument, ({ body, language }) =>
    checkDocument(deps, body.document, language),
  );
}

function addGuideFileRoutes(app: FastifyInstance, deps: ProgramsDeps): void {
  route(app, fileCalls.uploadGuideFile, ({ caller, raw }) =>
    withFile(raw, async (file) =>
      answer(await uploadGuideFile(deps, caller, file), editionMessages.guideFileUploaded),
    ),
  );
  route(app, fileCalls.guideFilesHere, async ({ query }) => ({
    hashes: await deps.files.store.officeFilesHere(query.hashes),
  }));
  route(app, fileCalls.draftGuideFile, async ({ params, reply }) =>
    sendFile(reply, await openOfficeFile(deps.files, params.sha256)),
  );
  route(app, fileCalls.guideFile, async ({ caller, params, reply }) => {
    assertMaySee(caller, params.key);
    return sendFile(reply, await openEditionFile(deps, params));
  });
}

const answerProposed = ({ title: program, ...proposed }: Awaited<ReturnType<typeof proposeEdition>>) =>
  answer(proposed, fillText(editionMessages.proposed, { program, edition: proposed.edition }));

type StepCall = Omit<typeof proposalCalls.checkEdition, 'name'> & { name: string };

const stepCalls: [EditionStep, StepCall][] = [
  ['check', proposalCalls.checkEdition],
  ['issue', proposalCalls.issueEdition],
  ['refuse', proposalCalls.refuseEdition],
  ['take_back', proposalCalls.takeBackEdition],
];

function addProposalRoutes(app: FastifyInstance, deps: ProgramsDeps): void {
  route(app, proposalCalls.editionsOfPrograms, () => listEditions(deps));
  route(app, proposalCalls.editionProposal, ({ caller, params, language }) =>
    readProposal(deps, caller, params.no, language),
  );
  route(app, proposalCalls.proposeEdition, async ({ caller, body }) =>
    answerProposed(await proposeEdition(deps, caller, body)),
  );
  route(app, proposalCalls.proposeEditionAgain, async ({ caller, params, body }) =>
    answerProposed(await proposeEditionAgain(deps, caller, params, body)),
  );
  for (const [step, call] of stepCalls)
    route(app, call, async ({ caller, params, body }) => {
      const line = await takeEditionStep(deps, caller, step, params.no, body.note);
      return answer(line, fillText(editionMessages[step], { program: line.title, edition: line.edition }));
    });
}

/** Pages that are open hear of an edition whose hour has come one turn later, when every process has it. */
function createDueEditionsTurn({ db, editions, registry }: ProgramsDeps): () => Promise<void> {
  let isNews = false;
  return async () => {
    if (isNews && db.changeNotifications.leads()) await editions.tellPages();
    isNews = await registry.updateWhenDue();
  };
}

export const programsFeature = defineFeature({
  needs: { files: filesFeature },
  create: (deps, { files: { files } }) => createProgramsDeps(deps, files),
  async prepare(deps) {
    await takeInReleaseEditions(deps);
    await deps.registry.update();
  },
  jobs: (deps) => [
    { name: 'altered editions', everyMs: HOUR_MS, run: () => warnOfAlteredEditions(deps) },
    { name: 'told editions', everyMs: TELL_EVERY_MS, run: () => tellCompaniesOfEditions(deps) },
  ],
  starts: (deps) => [() => startJob(TURN_MS, 'due editions', createDueEditionsTurn(deps), deps.log)],
  addRoutes(app, deps) {
    addReadingRoutes(app, deps);
    addGuideFileRoutes(app, deps);
    addProposalRoutes(app, deps);
  },
});
