/** Reports of test runs, read: how many passed, what failed, and what took longer than its budget. */

/** Seconds that a single test may take by the clock, by the kind of its report, before the gate names it. */
export const BUDGET_S = { vitest: 20, playwright: 90 };

const isOver = (kind, ms) => ms > BUDGET_S[kind] * 1_000;
const sortDearest = (tests) => tests.sort((a, b) => b.ms - a.ms);

/** Counts the tests of Vitest's JSON report. */
export const readVitest = (report) => {
  const tests = report.testResults.flatMap((file) => {
    const { assertionResults: own, status, name, message } = file;
    // A fault before or after all tests of a file fails none of them.
    const isWhole = status === 'failed' && !own.some((test) => test.status === 'failed');
    return isWhole || own.length === 0 ? [...own, { status, fullName: `${name}: ${message}` }] : own;
  });
  const over = tests.filter(({ duration = 0 }) => isOver('vitest', duration));
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter((test) => test.status === 'failed').map((test) => test.fullName),
    over: sortDearest(over.map(({ fullName, duration }) => ({ title: fullName, ms: duration }))),
    again: [],
  };
};

const durationOf = (spec) =>
  Math.max(0, ...spec.tests.flatMap((test) => test.results.map(({ duration }) => duration)));

/** Counts the tests of Playwright's JSON report; `again`: those that passed at the second try only. */
export const readPlaywright = (report) => {
  const listSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
  const all = report.suites.flatMap(listSpecs);
  const isOf = (status) => (spec) => spec.ok && spec.tests.some((test) => test.status === status);
  const nameOf = (spec) => `${spec.file}: ${spec.title}`;
  const over = all.filter((spec) => isOver('playwright', durationOf(spec)));
  return {
    passed: all.filter((spec) => isOf('expected')(spec) || isOf('flaky')(spec)).length,
    failed: [...all.filter((spec) => !spec.ok).map(nameOf), ...report.errors.map((error) => error.message)],
    over: sortDearest(over.map((spec) => ({ title: nameOf(spec), ms: durationOf(spec) }))),
    again: all.filter(isOf('flaky')).map(nameOf),
  };
};

const failedIn = ({ assertionResults: own }) => own.filter(({ status }) => status === 'failed');

/**
 * Puts the files of a second try in place of those that failed at the first. Returns the tests that failed at the first try
 * only, each with its fault; null if the second try lacks a file.
 */
export const replaceFailed = (first, second) => {
  const stumbled = first.testResults.filter(({ status }) => status === 'failed');
  const better = stumbled.map((file) => second.testResults.find(({ name }) => name === file.name));
  if (better.includes(undefined)) return null;
  return stumbled.flatMap((file, i) => {
    first.testResults.splice(first.testResults.indexOf(file), 1, better[i]);
    const stillFailed = failedIn(better[i]).map(({ fullName }) => fullName);
    return failedIn(file)
      .filter(({ fullName }) => !stillFailed.includes(fullName))
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
  });
};
