/** A day's filings of five programs, submitted over the API by companies of one department. */
import { paths } from '../../domain/api/paths.generated';
import type { Answers, Program } from '../../domain/definition';
import type { FileInfo } from '../../domain/files/calls';
import { setAnswerAtPath } from '../../domain/filing/paths';
import type { Filing } from '../../domain/filing/types';
import { demoProfile } from '../../server/demo/demo-companies';
import { listAttachedFiles } from '../../server/filings/file-faults';
import { requireProgram } from '../e2e/support/filed';
import { withOwnCompany } from '../e2e/support/filler';
import { getSaveCall, toWireCall } from '../support/file-sample';
import { requireForm } from '../support/require-form';
import { readSamples } from '../support/samples';
import { type ApiClient, generateCompany, registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { createTextPdf } from '../support/text-pdf';
import { runInGroups } from './driver';

/** A tenth of all, each with 27 attachments. */
export const LEAFED = 'hightech';
const OTHERS = ['gazelle', 'keyproject', 'serverproject', 'researchproject'];
export const DAY_PROGRAMS = [LEAFED, ...OTHERS];

type Owner = Awaited<ReturnType<typeof registerCompany>>;

/** A file of its own in each place. */
async function withPapers(client: ApiClient, program: Program, sample: Answers): Promise<Answers> {
  let data = sample;
  for (const { path, ids } of listAttachedFiles(requireForm(program.key), sample)) {
    const sent: string[] = [];
    for (const i of ids.keys()) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(createTextPdf(`${path} ${i}`))]), `材料${i + 1}.pdf`);
      sent.push((await client.must<FileInfo>(paths.uploadFile, form)).id);
    }
    data = setAnswerAtPath(data, path, sent);
  }
  return data;
}

async function file({ client, company }: Owner, program: Program): Promise<string> {
  const sample = readSamples(program.key)[0]?.data ?? {};
  const data = await withPapers(client, program, withOwnCompany(requireForm(program.key), sample, company));
  const action = program.calls.submit ? 'save' : 'submit';
  const { id, version } = await client.must<Filing>(getSaveCall(program), { action, data });
  if (program.calls.submit) await client.must(toWireCall(program.calls.submit, id ?? ''), { version });
  return id ?? '';
}

/** Submits so many; gives the program of each by its id. */
export async function submitDayFilings(server: RealServer, count: number): Promise<Map<string, Program>> {
  const leafed = Math.ceil(count / 10);
  const owners = await runInGroups(Math.ceil((count - leafed) / OTHERS.length), () =>
    registerCompany(server, { ...generateCompany(), department: demoProfile.department as string }),
  );
  const filed = new Map<string, Program>();
  for (const [i, owner] of owners.entries()) {
    const keys = i % 2 === 0 && i / 2 < leafed ? [LEAFED, ...OTHERS] : OTHERS;
    for (const key of keys.slice(0, count - filed.size)) {
      const program = requireProgram(key);
      filed.set(await file(owner, program), program);
    }
  }
  return filed;
}
