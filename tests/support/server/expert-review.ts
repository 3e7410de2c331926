import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { paths } from '../../../domain/api/paths.generated';
import type { AssessmentData, ExpertAccount, PanelData } from '../../../domain/experts/calls';
import { usualCriteria } from '../../../domain/experts/usual-criteria';
import type { Filing } from '../../../domain/filing/types';
import type { ReviewData } from '../../../domain/review/calls';
import { auditLog, outbox, users } from '../../../server/core/db/tables';
import { upload } from '../file-sample';
import { testPrograms } from '../test-programs';
import { withId } from '../with-id';
import { startTestApp, type TestApp } from './application';
import { BASE, GOOD } from './filing-clients';

export const COMPANY = '示例智能装备有限公司';
export const CODE = '91210112MA0YQ1X2XQ';
export const DUE = '2026-06-24';
export const LATER = '2026-07-08';
export const TEAM = [{ row: 'a', person: '欧阳静', share: 60 }];
export const NOTE = `欧阳静带领${COMPANY}（${CODE}）完成样机。`;

export const toScores = (points: number[]) =>
  Object.fromEntries(usualCriteria.funding.map(({ key }, i) => [key, points[i] as number]));

export const createAssessment = (points: number[], more: object = {}) => ({
  scores: toScores(points),
  comments: { innovation: '有新意' },
  recommendation: 'recommend',
  remarks: '',
  ...more,
});

/** Fixtures for tests of expert review: three experts, sessions of all people, filings past the first review, and the calls. */
export function createExpertClients() {
  let app: TestApp;
  let fileId: string;
  /** Ids of the experts by user name; `tokens`: sessions of all people by user name. */
  const ids: Record<string, string> = {};
  const tokens: Record<string, string> = {};

  const token = (name: string): string => tokens[name] ?? '';

  async function signIn(): Promise<void> {
    for (const name of ['demo', 'other', 'reviewer', 'admin', 'expert', 'expert2', 'expert3'])
      tokens[name] = await app.signIn(name);
  }

  /** Adds a copy of the demo's expert, with the same password. */
  async function addExpert(username: string, email: string | null): Promise<void> {
    const [expert] = await app.db.q.select().from(users).where(eq(users.username, 'expert'));
    if (!expert) throw new Error('no expert to copy');
    const id = randomUUID();
    await app.db.q
      .insert(users)
      .values({ ...expert, id, username, usernameKey: username, name: username, email });
  }

  /** Sends a call with a person's session. */
  const ask = <T>(name: string, call: string, body?: object) =>
    app.call<T>(call, { token: token(name), ...(body && { body }) });

  const read = (id: string) => ask<ReviewData>('admin', withId(paths.reviewFiling, id));

  async function decide(id: string, body: object, name = 'admin') {
    const version = (await read(id)).data.filing.version;
    return ask<ReviewData>(name, withId(paths.decideFiling, id), { version, ...body });
  }

  /** Submits a filing of the demo company and passes its first review; returns its id. */
  async function passed(program: string): Promise<string> {
    const data = { basics: { ...GOOD.basics, note: NOTE }, team: TEAM, filesData: { report: [fileId] } };
    const { data: filing, msg } = await ask<Filing>('demo', `POST ${BASE}/${program}/`, {
      action: 'submit',
      data,
    });
    if (!filing?.id) throw new Error(String(msg));
    const passing = await decide(filing.id, { action: 'pass_first', opinion: '同意' }, 'reviewer');
    if (passing.code !== 200) throw new Error(String(passing.msg));
    return filing.id;
  }

  const toExperts = (id: string, names: string[], panel: object = {}) =>
    decide(id, {
      action: 'to_experts',
      panel: { experts: names.map((name) => ids[name]), due_on: DUE, blind: false, ...panel },
    });

  const addExperts = (id: string, names: string[]) =>
    ask<PanelData>('admin', withId(paths.addExperts, id), { experts: names.map((name) => ids[name]) });

  const panelOf = async (id: string) => (await ask<PanelData>('admin', withId(paths.expertPanel, id))).data;

  const memberOf = async (id: string, name: string) => {
    const { members } = await panelOf(id);
    return members.find(({ expert }) => expert.username === name)?.id ?? '';
  };

  const open = (id: string, name: string) => ask<AssessmentData>(name, withId(paths.assessment, id));

  const declare = (id: string, name: string, body: object = { conflict: false }) =>
    ask<AssessmentData>(name, withId(paths.declareConflict, id), body);

  async function write(call: string, id: string, name: string, body: object) {
    const version = (await open(id, name)).data?.version ?? 0;
    return ask<AssessmentData>(name, withId(call, id), { version, ...body });
  }
  const submit = (id: string, name: string, body: object) => write(paths.submitAssessment, id, name, body);

  /** Reads the metadata of the attachment that every filing has; refused for people without access to it. */
  const fileInfo = (name: string) => ask(name, withId(paths.fileInfo, fileId));

  const linesOf = async (id: string) => (await app.audit.read('assessment', id)).map(({ action }) => action);

  const denials = async () =>
    (await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'))).length;

  const mailsTo = async (recipient: string) =>
    (await app.db.q.select().from(outbox).where(eq(outbox.recipient, recipient))).map(({ scene }) => scene);

  return {
    get app() {
      return app;
    },
    /** Id of the attachment that every filing has. */
    get fileId() {
      return fileId;
    },
    async start(programs = testPrograms): Promise<void> {
      app = await startTestApp({ programs });
      await addExpert('expert2', 'two@example.com');
      await addExpert('expert3', null);
      await signIn();
      const { data } = await ask<ExpertAccount[]>('admin', paths.expertAccounts);
      for (const { id, username } of data) ids[username] = id;
      fileId = await upload(app, token('demo'), 'pdf');
    },
    close: () => app.close(),
    signIn,
    ids,
    token,
    ask,
    read,
    decide,
    passed,
    toExperts,
    addExperts,
    panelOf,
    memberOf,
    open,
    declare,
    write,
    submit,
    fileInfo,
    linesOf,
    denials,
    mailsTo,
  };
}

export type ExpertClients = ReturnType<typeof createExpertClients>;
