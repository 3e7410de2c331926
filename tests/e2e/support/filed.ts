/** Samples of programs over the API, with attachments that are really there. */

import { paths } from '../../../domain/api/paths';
import type { FileInfo } from '../../../domain/calls/files';
import type { Answers, Program } from '../../../domain/definition';
import { setAt } from '../../../domain/filing/paths';
import type { Filing } from '../../../domain/filing/types';
import { findProgram } from '../../../domain/programs/find';
import { demoCompanies } from '../../../server/demo/demo-companies';
import { attachedFiles } from '../../../server/filings/file-faults';
import { callOf, saveCallOf } from '../../support/file-sample';
import { formOf } from '../../support/form-of';
import { samplesOf } from '../../support/samples';
import type { ApiClient } from '../../support/server/api-client';
import { PDF } from '../../support/server/upload-client';
import { ownAnswers } from './filler';

async function withFiles(client: ApiClient, program: Program, data: Answers): Promise<Answers> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PDF)]), '证明材料.pdf');
  const { id } = await client.must<FileInfo>(paths.uploadFile, form);
  return attachedFiles(formOf(program.key), data).reduce(
    (answers, { path, ids }) => setAt(answers, path, ids.fill(id)),
    data,
  );
}

/** A draft that is complete. */
async function draftSample(
  client: ApiClient,
  program: Program,
  company: { name: string; creditCode: string },
): Promise<Filing> {
  const sample = samplesOf(program.key)[0]?.data ?? {};
  const data = await withFiles(client, program, ownAnswers(formOf(program.key), sample, company));
  return client.must<Filing>(saveCallOf(program), { action: 'save', data });
}

const submitDraft = (client: ApiClient, program: Program, { id, version }: Filing): Promise<Filing> =>
  client.must<Filing>(callOf(program.calls.submit ?? '', id ?? ''), { version });

export const programOf = (key: string): Program => {
  const program = findProgram(key);
  if (!program) throw new Error(`no program ${key}`);
  return program;
};

/** The demo's company with one filing on its way and a draft beside it; gives the id of the first. */
export async function prepareDemo(client: ApiClient, filed: Program, drafted: Program): Promise<string> {
  const [company] = demoCompanies;
  if (!company) throw new Error('the demo has no company');
  const current = await client.must<Filing>(callOf(filed.calls.info));
  if (current.receipt) return current.id ?? '';
  await draftSample(client, drafted, company);
  const { id } = await submitDraft(client, filed, await draftSample(client, filed, company));
  return id ?? '';
}
