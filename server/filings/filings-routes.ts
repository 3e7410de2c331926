/** One loop over programs and their calls. Nothing here names a program. */
import type { FastifyInstance } from 'fastify';
import { correctionMessages } from '../../domain/api/messages/corrections';
import { filingMessages } from '../../domain/api/messages/filings';
import { answerCorrection } from '../../domain/calls/corrections';
import { deleteDraft, receiptCall, withdraw } from '../../domain/calls/filings';
import { checkLog, logFileCall } from '../../domain/calls/logs';
import { filingCallsOf, type SaveBody, type SubmitBody } from '../../domain/calls/program-calls';
import { copyFiling, reusableCall } from '../../domain/calls/taking-over';
import type { Program } from '../../domain/definition';
import { correctionStates } from '../../domain/filing/corrections';
import type { Filing } from '../../domain/filing/types';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import { answer } from '../core/http/envelope';
import { type CallRequest, route } from '../core/http/route';
import type { Copying } from './copying-service';
import type { Correcting } from './correcting-service';
import { leftOutLines } from './filing-log';
import { type Filings, kindOf } from './filings-service';
import type { Idempotency } from './idempotency-store';
import type { LogFiles } from './log-file-service';
import type { PresentRow } from './present-edition';
import type { Reuse } from './reuse-service';
import type { Saving } from './save-service';
import type { Submission, Submitting } from './submit-service';

export interface FilingParts {
  programs: Program[];
  filings: Filings;
  saving: Saving;
  submitting: Submitting;
  copying: Copying;
  reuse: Reuse;
  logFiles: LogFiles;
  correcting: Correcting;
  idempotency: Idempotency;
}

type Changing<B> = CallRequest<{ id?: string }, unknown, B>;

function addProgram(app: FastifyInstance, program: Program, parts: FilingParts): void {
  const { filings, saving, submitting, idempotency } = parts;
  const calls = filingCallsOf(program);

  /** Does a change once per Idempotency-Key and answers the filing as it stands then. */
  const change = <B>(
    { caller, params, body, language, idempotencyKey }: Changing<B>,
    name: string,
    work: (caller: Caller) => Promise<PresentRow>,
  ): Promise<Filing> =>
    idempotency.once(
      { userId: caller.userId, key: idempotencyKey, content: [name, params, body] },
      async () => filings.view(program, caller, await work(caller), language),
    );

  async function save(request: Changing<SaveBody>, name: string) {
    const { selectIndex = 1, new_id: newId, ...body } = request.body;
    const draft = { ...body, newId, id: request.params.id ?? body.id, kind: kindOf(program, selectIndex) };
    if (body.action === 'submit')
      return submit(request, name, { ...draft, confirmed: body.confirmed_warnings });
    const filing = await change(request, name, (caller) => saving.save(program, caller, draft));
    return answer(filing, filingMessages.saved);
  }

  async function submit<B>(request: Changing<B>, name: string, submission: Omit<Submission, 'language'>) {
    const { language } = request;
    const filing = await change(request, name, (caller) =>
      submitting.submit(program, caller, { ...submission, language }),
    );
    return answer(filing, filingMessages.submitted);
  }

  route(app, calls.info, ({ caller, query, language }) => filings.info(program, caller, query, language));
  route(app, calls.one, ({ caller, params, language }) => filings.one(program, caller, params.id, language));
  for (const call of calls.saves) route(app, call, (request) => save(request, call.name));
  if (calls.submit) {
    const { name } = calls.submit;
    route(app, calls.submit, (request: CallRequest<{ id: string }, unknown, SubmitBody>) => {
      const { confirmed_warnings: confirmed, ...body } = request.body;
      return submit(request, name, { ...body, id: request.params.id, kind: '', confirmed });
    });
  }
  if (calls.submitQuantity)
    route(app, calls.submitQuantity, ({ caller, query }) =>
      filings.submitQuantity(program, caller, query.selectIndex),
    );
}

/** Several programs may share the path of their log. */
function addLogs(app: FastifyInstance, { programs, filings }: FilingParts): void {
  const served = new Set<string>();
  for (const program of programs) {
    const { log } = program.calls;
    if (served.has(log)) continue;
    served.add(log);
    const sharing = programs.filter(({ calls }) => calls.log === log);
    route(app, filingCallsOf(program).log, ({ caller, params, language }) =>
      filings.log(sharing, caller, params.id, language),
    );
  }
}

/** Once per Idempotency-Key: a copy whose answer was lost is asked for again, and is the same one. */
function addCopying(app: FastifyInstance, { filings, copying, idempotency }: FilingParts): void {
  route(app, copyFiling, async ({ caller, params, language, idempotencyKey }) => {
    const request = { userId: caller.userId, key: idempotencyKey, content: [copyFiling.name, params] };
    const copy = await idempotency.once(request, async () => {
      const { program, row, leftOut } = await copying.copy(caller, params.id);
      return {
        filing: await filings.view(program, caller, row, language),
        left_out: leftOutLines(leftOut, language),
      };
    });
    return answer(copy, filingMessages.copied);
  });
}

export function filingsRoutes(app: FastifyInstance, parts: FilingParts): void {
  const { filings } = parts;
  for (const program of parts.programs) addProgram(app, program, parts);
  addLogs(app, parts);
  addCopying(app, parts);
  route(app, withdraw, async ({ caller, params, body, language }) =>
    answer(await filings.withdraw(caller, params.id, body.version, language), filingMessages.withdrawn),
  );
  route(app, deleteDraft, async ({ caller, params }) =>
    answer(await filings.deleteDraft(caller, params.id), filingMessages.deleted),
  );
  route(app, answerCorrection, async ({ caller, params, body, language }) => {
    const { program, row } = await parts.correcting.answer(caller, params.id, body);
    const { returned } = await filings.view(program, caller, row, language);
    return answer(
      { returned },
      fillText(correctionMessages.recorded, { state: correctionStates[body.state] }),
    );
  });
  route(app, logFileCall, ({ caller, params }) => parts.logFiles.download(caller, params.id));
  route(app, checkLog, ({ caller, body }) => parts.logFiles.check(caller, body));
  route(app, reusableCall, ({ caller, query, language }) => parts.reuse.reusable(caller, query, language));
  route(app, receiptCall, ({ caller, params, language }) => filings.receipt(caller, params.id, language));
}
