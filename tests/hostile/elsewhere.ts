/** Conditions of the browser's network and of time, which want a browser or a clock: their tests are named. */
import type { TrialArea } from './row';

export const network: TrialArea = {
  title: 'Network of the browser',
  rows: [
    {
      no: 'N1',
      condition: 'offline while typing',
      expected: 'says so, keeps the text, saves when the network is back',
      shownBy: { file: 'tests/e2e/drafts.spec.ts', title: 'keeps typing, shows that it is offline' },
    },
    {
      no: 'N2',
      condition: 'the answer to a save is lost',
      expected: 'nothing is stored twice',
      shownBy: {
        file: 'tests/e2e/drafts.spec.ts',
        title: 'stores a save whose answer was lost only once',
      },
    },
    {
      no: 'N3',
      condition: 'a tab that crashes before it could send',
      expected: 'the text is there again',
      shownBy: { file: 'tests/e2e/drafts.spec.ts', title: 'restores unsent text after the tab was closed' },
    },
    {
      no: 'N4',
      condition: 'HTML of a proxy, an empty body, cut JSON, 204',
      expected: 'an error toast; the page stands',
      shownBy: { file: 'tests/e2e/requests.spec.ts', title: 'keeps the page on ' },
    },
    {
      no: 'N5',
      condition: 'the session ends while something is unsent',
      expected: 'to the login, back to the form, the text is there',
      shownBy: {
        file: 'tests/e2e/drafts.spec.ts',
        title: 'returns to the form after signing in, with the text',
      },
    },
    {
      no: 'N6',
      condition: 'no answer at all',
      expected: 'a notification that the network is abnormal',
      shownBy: {
        file: 'tests/e2e/requests.spec.ts',
        title: 'shows a notification that the network is abnormal',
      },
    },
    {
      no: 'N7',
      condition: 'part of the portal cannot be loaded',
      expected: 'told in place of the page, tried again, nothing lost',
      shownBy: { file: 'tests/e2e/shell.spec.ts', title: 'shows an error in place of the page' },
    },
  ],
};

export const time: TrialArea = {
  title: 'Deadlines and time',
  rows: [
    {
      no: 'T1',
      condition: 'a submission a second before, at and after the deadline',
      expected: 'half-open, by the clock of the server; drafts can still be saved',
      shownBy: {
        file: 'server/filings/submit-window.test.ts',
        title:
          'accept submissions before the closing time by the clock of the server; drafts can be saved afterwards',
      },
    },
    {
      no: 'T2',
      condition: 'half past midnight in Shanghai on 1 January, on a server in UTC',
      expected: 'the new year',
      shownBy: { file: 'server/filings/submit-window.test.ts', title: 'belong to the year in Beijing time' },
    },
    {
      no: 'T3',
      condition: 'a deadline extended for one company',
      expected: 'that company submits, others do not',
      shownBy: {
        file: 'server/filings/submit-window.test.ts',
        title: 'accept submissions later from a company with an extension',
      },
    },
    {
      no: 'T4',
      condition: 'a browser in another zone',
      expected: 'Beijing time everywhere',
      shownBy: { file: 'src/utils/beijingTime.test.ts', title: 'returns Beijing time' },
    },
  ],
};
