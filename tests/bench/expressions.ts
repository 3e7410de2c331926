/** Cost of the expressions of the sixteen documents beside the same as functions of JavaScript, in turn in one run. */
import { compileText } from '../../domain/expressions/language/compile-text';
import { checkAnswers } from '../../domain/filing/check';
import { computeAnswers } from '../../domain/filing/compute';
import { runRules } from '../../domain/filing/rules';
import { compileForm } from '../../domain/program-documents/compile';
import type { CompileText } from '../../domain/program-documents/types';
import { programs } from '../../domain/programs/index.generated';
import { readProgramDocument } from '../support/program-documents';
import { readSamples } from '../support/samples';
import { computeMedian } from './measure';
import { compileNatively } from './native-expressions';
import { printTable } from './runs';

const ROUNDS = 21;
const WARM_ROUNDS = 20;
const ROUND_MS = 10;

type Form = ReturnType<typeof compileForm>;
type Sample = ReturnType<typeof readSamples>[number];
type Operation = (form: Form, sample: Sample) => unknown;

const operations: Record<string, Operation> = {
  'a change': (form, { data, ctx }) => checkAnswers(form, computeAnswers(form, data, ctx), ctx, 'draft'),
  'a whole check': (form, { data, ctx }) => {
    const filled = computeAnswers(form, data, ctx);
    return [runRules(form, filled, ctx), checkAnswers(form, filled, ctx, 'submit')];
  },
};

/** Microseconds of the process that an operation takes: others on the machine count for nothing. */
function measure(run: () => unknown): number {
  const start = process.cpuUsage();
  const end = performance.now() + ROUND_MS;
  let count = 0;
  do {
    run();
    count += 1;
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / count;
}

const compile = (key: string, compiler: CompileText): Form => compileForm(readProgramDocument(key), compiler);

function compare(key: string, operation: Operation): { native: number; compiled: number; ratio: number } {
  const [sample] = readSamples(key);
  if (!sample) throw new Error(`no sample of ${key}`);
  const [native, compiled] = [compile(key, compileNatively), compile(key, compileText)];
  if (JSON.stringify(operation(native, sample)) !== JSON.stringify(operation(compiled, sample)))
    throw new Error(`${key} is judged otherwise`);
  const rounds = Array.from({ length: ROUNDS + WARM_ROUNDS }, (_, round) => {
    const runs = [() => operation(native, sample), () => operation(compiled, sample)];
    if (round % 2 === 0) return runs.map(measure);
    return runs.reverse().map(measure).reverse();
  }).slice(WARM_ROUNDS) as [number, number][];
  return {
    native: computeMedian(rounds.map(([each]) => each)),
    compiled: computeMedian(rounds.map(([, each]) => each)),
    ratio: computeMedian(rounds.map(([floor, each]) => each / floor)),
  };
}

const multiply = (values: readonly number[]) => values.reduce((product, value) => product * value, 1);

export async function benchExpressions(): Promise<void> {
  for (const [name, operation] of Object.entries(operations)) {
    const rows = programs.map(({ key }) => ({ key, ...compare(key, operation) }));
    const mean = multiply(rows.map(({ ratio }) => ratio)) ** (1 / rows.length);
    printTable(
      `Expressions of the documents: ${name}`,
      ['program', 'native, cpu µs', 'closures, cpu µs', 'ratio'],
      [
        ...rows.map(({ key, native, compiled, ratio }) => [
          key,
          native.toFixed(0),
          compiled.toFixed(0),
          ratio.toFixed(3),
        ]),
        ['geometric mean', '', '', mean.toFixed(3)],
      ],
    );
  }
}
