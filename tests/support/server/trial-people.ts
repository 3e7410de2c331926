/** The people of a trial: one administrator plays every part, and a reviewer of the department has the first review. */

import type { PagedList } from '../../../domain/api/envelope';
import { paths } from '../../../domain/api/paths.generated';
import type { Answers, Program } from '../../../domain/definition';
import type { AssessmentData, AssessmentHead } from '../../../domain/experts/calls';
import { addDays } from '../../../domain/expressions/dates';
import type { Filing } from '../../../domain/filing/types';
import { findProgram } from '../../../domain/programs/find';
import type { ReviewData } from '../../../domain/review/calls';
import type { ProgramTrial } from '../../../domain/trials/calls';
import { formatBeijingDay } from '../../../domain/windows/calendar';
import { getSaveCall, submitSaved } from '../file-sample';
import { withId } from '../with-id';
import type { TestApp } from './application';
import { createAssessment } from './expert-review';
import { readAnswers, readTables } from './lists-and-numbers';

/** The program on trial that tries a program. */
export const getTried = (key: string) => findProgram(`trial_${key}`) as Program;

export async function openTrialPeople(app: TestApp) {
  /** Sessions; `filer` and `expert` are the administrator's, who acts for the trial company and assesses. */
  const tokens = {
    admin: await app.signIn('admin'),
    reviewer: await app.signIn('reviewer'),
    filer: await app.signIn('admin'),
    expert: await app.signIn('admin'),
  };

  const act = (as: 'filer' | 'expert') => app.call(paths.actOnTrial, { token: tokens[as], body: { as } });

  async function must<T>(path: string, token: string, body: object): Promise<T> {
    const { code, msg, data } = await app.call<T>(path, { token, body });
    if (code !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${msg} ${JSON.stringify(data)}`);
    return data;
  }

  const read = async <T>(path: string, id: string, token: string) =>
    (await app.call<T>(withId(path, id), { token })).data;

  const people = {
    tokens,
    act,
    must,
    read,

    begin: (source: 'proposal' | 'draft', id: string) =>
      must<ProgramTrial>(paths.tryProgram, tokens.admin, { source, id, department: 'D210112' }),

    trials: async (token = tokens.admin) =>
      (await app.call<ProgramTrial[]>(paths.programTrials, { token })).data,

    async save(key: string, data: Answers): Promise<Filing> {
      return must<Filing>(getSaveCall(getTried(key)), tokens.filer, { data });
    },

    async file(key: string, data: Answers): Promise<string> {
      const saved = await people.save(key, data);
      const sent = await submitSaved(app, tokens.filer, getTried(key), saved);
      if (sent.code !== 200) throw new Error(JSON.stringify(sent.data));
      return sent.data.id as string;
    },

    async decide(id: string, token: string, step: object): Promise<void> {
      const { filing } = await read<ReviewData>(paths.reviewFiling, id, token);
      await must(withId(paths.decideFiling, id), token, {
        version: filing.version,
        opinion: '同意',
        ...step,
      });
    },

    askExperts: (id: string, experts: string[]) =>
      people.decide(id, tokens.admin, {
        action: 'to_experts',
        panel: {
          experts,
          due_on: addDays(formatBeijingDay(app.clock.now), 10),
          blind: false,
          attachments_released: false,
        },
      }),

    /** Assesses the only filing that the acting expert is asked for; returns the id of the assessment. */
    async assess(): Promise<string> {
      const query = { state: 'open' };
      const { data } = await app.call<PagedList<AssessmentHead>>(paths.assessments, {
        token: tokens.expert,
        query,
      });
      const [asked, ...others] = data.list;
      if (!asked?.title.startsWith('[TRIAL]') || others.length > 0)
        throw new Error(`not one assessment on trial: ${JSON.stringify(data.list)}`);
      const { version, criteria } = await must<AssessmentData>(
        withId(paths.declareConflict, asked.id),
        tokens.expert,
        {
          conflict: false,
        },
      );
      await must(withId(paths.submitAssessment, asked.id), tokens.expert, {
        version,
        ...createAssessment([]),
        scores: Object.fromEntries(criteria.map(({ key, points }) => [key, points / 2])),
      });
      return asked.id;
    },

    /** Moves the clock, past which no session lives. */
    async goTo(day: string): Promise<void> {
      app.clock.now = new Date(`${day}T02:00:00Z`);
      for (const who of ['admin', 'reviewer', 'filer'] as const)
        tokens[who] = await app.signIn(who === 'reviewer' ? who : 'admin');
      await act('filer');
    },
  };
  return people;
}

export type TrialPeople = Awaited<ReturnType<typeof openTrialPeople>>;

/** Reads all lists and numbers now; the result names those that have changed since. */
export async function watchListsAndNumbers(app: TestApp) {
  const tables = await readTables(app);
  const answers = await readAnswers(app);
  const again = await readAnswers(app);
  /** Calls that say the same when they are asked twice: not those that tell of the machine, or draw a captcha. */
  const steady = Object.keys(again).filter((call) => again[call] === answers[call]);
  return async () => {
    const [nowTables, now] = [await readTables(app), await readAnswers(app)];
    return [
      ...Object.keys(tables)
        .filter((table) => JSON.stringify(tables[table]) !== JSON.stringify(nowTables[table]))
        .map((table) => [table, tables[table], nowTables[table]]),
      ...steady.filter((call) => now[call] !== answers[call]).map((call) => [call, answers[call], now[call]]),
    ];
  };
}
