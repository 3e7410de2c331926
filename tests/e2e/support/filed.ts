/** Samples of programs over the API, with attachments that are really there. */

import { paths } from '../../../domain/api/paths.generated';
import type { Answers, Program } from '../../../domain/definition';
import type { FileInfo } from '../../../domain/files/calls';
import { setAnswerAtPath } from '../../../domain/filing/paths';
import type { Filing } from '../../../domain/filing/types';
import { findProgram } from '../../../domain/programs/find';
import { demoCompanies } from '../../../server/demo/demo-companies';
import { listAttachedFiles } from '../../../server/filings/file-faults';
import { getSaveCall, toWireCall } from '../../support/file-sample';
import { requireForm } from '../../support/require-form';
import { createSamplePdf } from '../../support/sample-pdf';
import { readSamples } from '../../support/samples';
import type { ApiClient } from '../../support/server/api-client';
import { withOwnCompany } from './filler';

export interface NamedBytes {
  name: string;
  bytes: Buffer;
}

/** A paper like no other: a form tells of copies. */
const paper = (no: number): NamedBytes => ({
  name: `证明材料${'一二三四五六七八九'.charAt(no)}.pdf`,
  bytes: createSamplePdf({ trailer: `/No ${no}` }),
});

/** In each place of the form those files, of those which it takes, that were used least. */
async function withFiles(
  client: ApiClient,
  program: Program,
  data: Answers,
  given?: NamedBytes[],
): Promise<Answers> {
  const places = listAttachedFiles(requireForm(program.key), data);
  const most = Math.max(0, ...places.map(({ ids }) => ids.length));
  const sent: FileInfo[] = [];
  for (const { name, bytes } of given ?? Array.from({ length: most }, (_, no) => paper(no))) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    sent.push(await client.must<FileInfo>(paths.uploadFile, form));
  }
  const uses = new Map(sent.map(({ id }) => [id, 0]));
  return places.reduce((answers, { path, field, ids }) => {
    const taken = sent.filter(({ extension }) => field.accept.some((type) => type === extension));
    taken.sort((a, b) => (uses.get(a.id) ?? 0) - (uses.get(b.id) ?? 0));
    const chosen = ids.map((_, index) => (taken[index % taken.length] as FileInfo).id);
    for (const id of chosen) uses.set(id, (uses.get(id) ?? 0) + 1);
    return setAnswerAtPath(answers, path, chosen);
  }, data);
}

/** A filing that is complete. */
async function sendSample(
  action: 'save' | 'submit',
  client: ApiClient,
  program: Program,
  company: { name: string; creditCode: string },
  files?: NamedBytes[],
): Promise<Filing> {
  const sample = readSamples(program.key)[0]?.data ?? {};
  const data = await withFiles(
    client,
    program,
    withOwnCompany(requireForm(program.key), sample, company),
    files,
  );
  return client.must<Filing>(getSaveCall(program), { action, data });
}

export const requireProgram = (key: string): Program => {
  const program = findProgram(key);
  if (!program) throw new Error(`no program ${key}`);
  return program;
};

type Company = Parameters<typeof sendSample>[3];

const demoCompany = (): Company => {
  const [company] = demoCompanies;
  if (!company) throw new Error('the demo has no company');
  return company;
};

/** A filing of the demo's company, or of another, with these files; gives its id. */
export async function submitSample(
  client: ApiClient,
  program: Program,
  { company = demoCompany(), files }: { company?: Company; files?: NamedBytes[] } = {},
): Promise<string> {
  const { submit } = program.calls;
  const filing = await sendSample(submit ? 'save' : 'submit', client, program, company, files);
  if (submit) await client.must<Filing>(toWireCall(submit, filing.id ?? ''), { version: filing.version });
  return filing.id ?? '';
}

/** A complete draft of a company. */
export const saveSample = (client: ApiClient, program: Program, company: Company): Promise<Filing> =>
  sendSample('save', client, program, company);

/** The demo's company with one filing on its way and a draft beside it; gives the id of the first. */
export async function prepareDemo(client: ApiClient, filed: Program, drafted: Program): Promise<string> {
  const current = await client.must<Filing>(toWireCall(filed.calls.info));
  if (current.receipt) return current.id ?? '';
  await sendSample('save', client, drafted, demoCompany());
  return submitSample(client, filed);
}
