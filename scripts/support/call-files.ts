/** Lists the source files that a call of the server executes: those of which at least one function is called. */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '../../domain/api/paths.generated';
import type { Answers } from '../../domain/definition/answers';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, toWireCall } from '../../tests/support/file-sample';
import { Round } from '../../tests/support/server/filing-round';
import { withId } from '../../tests/support/with-id';

const ROOT = join(__dirname, '..', '..');
const PROGRAM = 'gazelle';
const DRIVER_OF_TESTS = 'server/core/db/test-database.ts';

async function filesOf(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  // The nameless function of a file is the file itself, which runs when it is loaded.
  const isCalled = ({ functions }: (typeof result)[number]) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0);
  return result
    .filter(({ url }) => url.startsWith('file:'))
    .filter(isCalled)
    .map(({ url }) => relative(ROOT, fileURLToPath(url)))
    .filter((path) => /^(server|domain)\//.test(path) && path !== DRIVER_OF_TESTS);
}

/** Files that all three runs execute, which excludes files that only a job executed meanwhile. */
async function filesOfEach(work: () => Promise<unknown>): Promise<string[]> {
  const first = await filesOf(work);
  const others = [new Set(await filesOf(work)), new Set(await filesOf(work))];
  return first.filter((path) => others.every((files) => files.has(path)));
}

/** A save of a draft, as the second of its kind, and the first review of what was submitted. */
export async function filesOfCalls(): Promise<[string, string[]][]> {
  const program = findProgram(PROGRAM);
  if (!program) throw new Error(`There is no program ${PROGRAM}.`);
  const sample = JSON.parse(
    readFileSync(join(ROOT, 'domain/programs', PROGRAM, 'samples/valid.json'), 'utf8'),
  ) as { data: Answers };
  const round = await Round.open();
  const [company] = round.companies;
  const token = company?.token ?? '';
  const draft = await round.must<Filing>(toWireCall(program.calls.info), { token });
  const save = async () => {
    const { id, version } = draft;
    const body = { id, version, data: { ...draft.data, ...sample.data } };
    Object.assign(draft, await round.must<Filing>(getSaveCall(program), { token, body }));
  };
  await save();
  const saving = await filesOfEach(save);
  const id = await round.submit(program, 1, sample.data);
  const reviewer = round.companies[1]?.reviewer ?? '';
  const { filing } = await round.read(reviewer, id);
  const body = { action: 'pass_first', version: filing.version, opinion: '材料齐全，同意推荐。' };
  const deciding = await filesOf(() => round.must(withId(paths.decideFiling, id), { token: reviewer, body }));
  await round.app.close();
  return [
    ['one save', saving],
    ['the first review', deciding],
  ];
}
