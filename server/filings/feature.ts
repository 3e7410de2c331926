/** Registers the calls of all programs in one loop; nothing here depends on a particular program. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkLog, logFileCall } from '../../domain/audit/calls';
import { profileFields } from '../../domain/company/profile';
import type { Program } from '../../domain/definition';
import {
  changeFilingCall,
  checkSubmissionCall,
  deleteDraft as deleteDraftCall,
  prefersMinimal,
  receiptCall,
  undoWithdrawal as undoWithdrawalCall,
  withdraw,
} from '../../domain/filing/calls';
import * as togetherCalls from '../../domain/filing/collaboration-calls';
import { claimMessages, noteMessages } from '../../domain/filing/collaboration-messages';
import { filingChanges } from '../../domain/filing/comparison-calls';
import { answerCorrection as answerCorrectionCall } from '../../domain/filing/correction-calls';
import { correctionStates } from '../../domain/filing/corrections';
import { DELETED_DRAFT_DAYS } from '../../domain/filing/deleted-drafts';
import * as figureCalls from '../../domain/filing/figure-calls';
import { editionChanges, fillingGuide } from '../../domain/filing/guide-calls';
import { correctionMessages, figureMessages, filingMessages } from '../../domain/filing/messages';
import {
  defineFilingCalls,
  genericProgram,
  type SaveFilingBody,
  type SubmitFilingBody,
} from '../../domain/filing/program-calls';
import * as reuseCalls from '../../domain/filing/reuse-calls';
import {
  declineSignature as declineSignatureCall,
  filingHands as filingHandsCall,
  signFiling as signFilingCall,
} from '../../domain/filing/signatory-calls';
import { signatoryMessages } from '../../domain/filing/signatory-messages';
import * as visitCalls from '../../domain/filing/visit-calls';
import { failingExpressions } from '../../domain/program-documents/failure-calls';
import { buildFigureDictionary } from '../../domain/programs/figure-dictionary';
import { listReportForms } from '../../domain/programs/reports';
import { filingPatents as filingPatentsCall } from '../../domain/registers/calls';
import { fillText } from '../../domain/text';
import { readOrigin } from '../accounts/sessions';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { type CallRequest, route } from '../core/http/route';
import { filesFeature } from '../files/feature';
import { registersFeature } from '../registers/feature';
import { answerCorrection } from './answer-correction';
import { findCalledProgram, hasOwnCalls } from './called-program';
import {
  addNote,
  claimSection,
  listSectionNotes,
  loadSectionClaims,
  removeNote,
  reportPresence,
} from './collaboration-service';
import { compareOwnSubmissions } from './compare-filings';
import { copyFiling, findReusable } from './copy-filing';
import { declineSignature } from './decline-signature';
import { loadEditionChanges } from './edition-changes';
import { listExpressionFailures } from './expression-failures-service';
import { explainFigure, loadCompanyFigures, loadFilingFigures } from './figures-service';
import type { FilingDeps } from './filing-deps';
import { createFilingDeps } from './filing-deps';
import { createFilingLogFile, toLeftOutMessages, verifyLogFile } from './filing-log';
import { toAcknowledgement, toSavedDraft } from './filing-response';
import { getFilingProgram, getProgram } from './filing-steps';
import {
  deleteDraft,
  loadCurrentFiling,
  loadFilingLog,
  loadOwnFiling,
  loadReceipt,
  selectFilingKind,
  submitQuantity,
  undoWithdrawal,
  viewFiling,
  withdrawFiling,
} from './filings-service';
import { loadFillingGuide } from './guide-service';
import { keepCopiedAnswer, loadFilingOrigin } from './origin-service';
import { loadFilingPatents } from './patents-service';
import { changeFiling, saveFiling } from './save-service';
import { loadFilingSignatories, signFiling } from './signatories-service';
import { checkSubmission } from './submission-check-service';
import { type SubmissionRequest, submitFiling } from './submit-service';
import { countUnseenChanges, loadFilingNews, noteVisit } from './visits-service';

type Changing<B> = CallRequest<{ id?: string }, unknown, B>;

type FindCalled = (raw: FastifyRequest) => Program;

/** Adds the calls of one program, or of all that share generic ones: `find` gives the program of a request. */
function addProgram(
  app: FastifyInstance,
  calls: ReturnType<typeof defineFilingCalls>,
  find: FindCalled,
  deps: FilingDeps,
): void {
  const { idempotency } = deps;

  /** Runs a change once per Idempotency-Key. */
  const once = <B, A>(
    { caller, params, body, idempotencyKey, raw }: Changing<B>,
    name: string,
    work: (program: Program) => Promise<A>,
  ): Promise<A> =>
    idempotency.once(
      { userId: caller.userId, key: idempotencyKey, content: [name, params, body] },
      async () => work(find(raw)),
    );

  async function save(request: Changing<SaveFilingBody>, name: string) {
    const { selectIndex = 1, new_id: newId, ...body } = request.body;
    const draft = {
      ...body,
      newId,
      id: request.params.id ?? body.id,
      kind: selectFilingKind(find(request.raw), selectIndex),
    };
    if (body.action === 'submit')
      return submit(request, name, { ...draft, confirmed: body.confirmed_warnings });
    const { caller, language, raw, reply } = request;
    const isBrief = prefersMinimal(raw.headers.prefer);
    if (isBrief) reply.header('preference-applied', 'return=minimal');
    const saved = await once(request, name, async (program) => {
      const row = await saveFiling(deps, program, caller, { ...draft, isBrief });
      return isBrief ? toSavedDraft(row, language) : viewFiling(deps, program, caller, row, language);
    });
    return answer(saved, filingMessages.saved);
  }

  async function submit<B>(
    request: Changing<B>,
    name: string,
    submission: Omit<SubmissionRequest, 'language'>,
  ) {
    const { caller, language } = request;
    const filing = await once(request, name, async (program) => {
      const row = await submitFiling(deps, program, caller, { ...submission, language });
      return viewFiling(deps, program, caller, row, language);
    });
    return answer(filing, filingMessages.submitted);
  }

  route(app, calls.info, ({ caller, query, language, raw }) =>
    loadCurrentFiling(deps, find(raw), caller, query, language),
  );
  route(app, calls.one, ({ caller, params, language, raw }) =>
    loadOwnFiling(deps, find(raw), caller, params.id, language),
  );
  for (const call of calls.saves) route(app, call, (request) => save(request, call.name));
  if (calls.submit) {
    const { name } = calls.submit;
    route(app, calls.submit, (request: CallRequest<{ id: string }, unknown, SubmitFilingBody>) => {
      const { confirmed_warnings: confirmed, ...body } = request.body;
      return submit(request, name, { ...body, id: request.params.id, kind: '', confirmed });
    });
  }
  if (calls.submitQuantity)
    route(app, calls.submitQuantity, ({ caller, query, raw }) =>
      submitQuantity(deps, find(raw), caller, query.selectIndex),
    );
}

/** Adds the call for logs once per path, which several programs may share. */
function addLogs(app: FastifyInstance, deps: FilingDeps): void {
  const served = new Set<string>();
  const listSharing = (path: string) => deps.programs.filter(({ calls }) => calls.log === path);
  for (const program of deps.programs.filter(hasOwnCalls)) {
    const { log } = program.calls;
    if (served.has(log)) continue;
    served.add(log);
    route(app, defineFilingCalls(program).log, ({ caller, params, language }) =>
      loadFilingLog(deps, listSharing(log), caller, params.id, language),
    );
  }
  route(app, defineFilingCalls(genericProgram).log, ({ caller, params, language, raw }) =>
    loadFilingLog(deps, [findCalledProgram(deps, raw)], caller, params.id, language),
  );
}

/** Programs are read anew for each request: the office may have published another edition. */
function addPrograms(app: FastifyInstance, deps: FilingDeps): void {
  for (const program of deps.programs.filter(hasOwnCalls))
    addProgram(app, defineFilingCalls(program), () => getProgram(deps.programs, program.key), deps);
  addProgram(app, defineFilingCalls(genericProgram), (raw) => findCalledProgram(deps, raw), deps);
}

/** Adds the calls of reused answers. A filing is copied once per Idempotency-Key: a repeated request returns the same copy. */
function addCopying(app: FastifyInstance, deps: FilingDeps): void {
  const { copyFiling: call } = reuseCalls;
  route(app, call, async ({ caller, params, language, idempotencyKey }) => {
    const request = { userId: caller.userId, key: idempotencyKey, content: [call.name, params] };
    const copy = await deps.idempotency.once(request, async () => {
      const { program, row, leftOut } = await copyFiling(deps, caller, params.id);
      return {
        filing: await viewFiling(deps, program, caller, row, language),
        left_out: toLeftOutMessages(leftOut, language),
      };
    });
    return answer(copy, filingMessages.copied);
  });
  route(app, reuseCalls.filingOrigin, ({ caller, params }) => loadFilingOrigin(deps, caller, params.id));
  route(app, reuseCalls.keepCopiedAnswer, async ({ caller, params, body }) =>
    answer(await keepCopiedAnswer(deps, caller, params.id, body), filingMessages.renewalNoted),
  );
  route(app, fillingGuide, ({ caller, query }) => loadFillingGuide(deps, caller, query));
  route(app, editionChanges, ({ caller, params }) => loadEditionChanges(deps, caller, params.id));
  route(app, failingExpressions, () => listExpressionFailures(deps));
  route(app, reuseCalls.reusableCall, ({ caller, query, language }) =>
    findReusable(deps, caller, query, language),
  );
}

function addFigures(app: FastifyInstance, deps: FilingDeps): void {
  route(app, filingPatentsCall, ({ caller, params }) => loadFilingPatents(deps, caller, params.id));
  route(app, figureCalls.filingFigures, ({ caller, params }) => loadFilingFigures(deps, caller, params.id));
  route(app, figureCalls.figureDictionaryCall, () =>
    buildFigureDictionary([...deps.programs, ...listReportForms()], profileFields),
  );
  route(app, figureCalls.companyFiguresCall, ({ caller, query }) => loadCompanyFigures(deps, caller, query));
  route(app, figureCalls.explainFigure, async ({ caller, params, body }) =>
    answer(await explainFigure(deps, caller, params.id, body), figureMessages.recorded),
  );
}

function addNotes(app: FastifyInstance, deps: FilingDeps): void {
  route(app, togetherCalls.sectionNotes, ({ caller, params }) => listSectionNotes(deps, caller, params.id));
  route(app, togetherCalls.addNote, async ({ caller, params, body, idempotencyKey }) =>
    answer(await addNote(deps, caller, params.id, body, idempotencyKey), noteMessages.added),
  );
  route(app, togetherCalls.removeNote, async ({ caller, params }) =>
    answer(await removeNote(deps, caller, params.id), noteMessages.removed),
  );
}

function addTogether(app: FastifyInstance, deps: FilingDeps): void {
  route(app, togetherCalls.noteFilling, ({ caller, params, body }) =>
    reportPresence(deps, caller, params.id, body),
  );
  route(app, togetherCalls.sectionClaims, ({ caller, params }) => loadSectionClaims(deps, caller, params.id));
  route(app, togetherCalls.claimSection, async ({ caller, params, body }) =>
    answer(await claimSection(deps, caller, params.id, body), claimMessages.claimed),
  );
}

function addVisits(app: FastifyInstance, deps: FilingDeps): void {
  route(app, visitCalls.filingNews, ({ caller, params, language }) =>
    loadFilingNews(deps, caller, params.id, language),
  );
  route(app, visitCalls.noteVisit, ({ caller, params }) => noteVisit(deps, caller, params.id));
  route(app, visitCalls.unseenChanges, ({ caller }) => countUnseenChanges(deps, caller));
}

function addHands(app: FastifyInstance, deps: FilingDeps): void {
  route(app, filingHandsCall, ({ caller, params }) => loadFilingSignatories(deps, caller, params.id));
  route(app, signFilingCall, async ({ caller, params, body, language, raw }) =>
    answer(
      await signFiling(deps, caller, { id: params.id, body, language }, readOrigin(raw)),
      signatoryMessages.signed,
    ),
  );
  route(app, declineSignatureCall, async ({ caller, params, body }) =>
    answer(await declineSignature(deps, caller, params.id, body), signatoryMessages.declined),
  );
}

function addRoutes(app: FastifyInstance, deps: FilingDeps): void {
  addPrograms(app, deps);
  addLogs(app, deps);
  addCopying(app, deps);
  addFigures(app, deps);
  route(app, filingChanges, ({ caller, params, query, language }) =>
    compareOwnSubmissions(deps, caller, params.id, query, language),
  );
  addNotes(app, deps);
  addTogether(app, deps);
  addHands(app, deps);
  addVisits(app, deps);
  route(app, checkSubmissionCall, ({ caller, params, language }) =>
    checkSubmission(deps, caller, params.id, language),
  );
  route(app, changeFilingCall, async ({ caller, params, body, language }) =>
    answer(
      toAcknowledgement(await changeFiling(deps, caller, params.id, body), language),
      filingMessages.saved,
    ),
  );
  route(app, withdraw, async ({ caller, params, body, language }) =>
    answer(await withdrawFiling(deps, caller, params.id, body.version, language), filingMessages.withdrawn),
  );
  route(app, undoWithdrawalCall, async ({ caller, params, body, language }) =>
    answer(
      await undoWithdrawal(deps, caller, params.id, body.version, language),
      filingMessages.withdrawalUndone,
    ),
  );
  route(app, deleteDraftCall, async ({ caller, params }) =>
    answer(
      await deleteDraft(deps, caller, params.id),
      fillText(filingMessages.deleted, { days: DELETED_DRAFT_DAYS }),
    ),
  );
  route(app, answerCorrectionCall, async ({ caller, params, body, language }) => {
    const row = await answerCorrection(deps, caller, params.id, body);
    const program = getFilingProgram(deps.programs, row);
    const { returned } = await viewFiling(deps, program, caller, row, language);
    return answer(
      { returned },
      fillText(correctionMessages.recorded, { state: correctionStates[body.state] }),
    );
  });
  route(app, logFileCall, ({ caller, params }) => createFilingLogFile(deps, caller, params.id));
  route(app, checkLog, ({ caller, body }) => verifyLogFile(deps, caller, body));
  route(app, receiptCall, ({ caller, params, language }) => loadReceipt(deps, caller, params.id, language));
}

export const filingsFeature = defineFeature({
  needs: { files: filesFeature, registers: registersFeature },
  create: (deps, { files: { files }, registers: { registers } }) =>
    createFilingDeps(deps, { files, registers }),
  addRoutes,
  sweep: ({ presence }, now) => presence.deleteForgotten(now),
});
