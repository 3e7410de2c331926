/**
 * Walks every call that the application describes with every role, against the one table in domain/accounts/permissions:
 * who has the right is let in, who has not is told which one is missing, before anything of the request is looked at.
 */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  getRightReach,
  hasRight,
  RIGHTS,
  type Right,
  ROLES,
  type Role,
  rightNames,
} from '../../domain/accounts/roles';
import { paths } from '../../domain/api/paths.generated';
import { commonCalls } from '../../domain/calls/index.generated';
import type { Program } from '../../domain/definition';
import { genericProgram } from '../../domain/filing/program-calls';
import { programs } from '../../domain/programs/index.generated';
import {
  auditLog,
  companies,
  departments,
  filings,
  mandates,
  messages,
  sessions,
  users,
} from '../../server/core/db/tables';
import { upload } from '../support/file-sample';
import { startTestApp, type TestApp } from '../support/server/application';

const ACCOUNTS: Record<Role, string> = {
  owner: 'demo',
  filer: 'demo.filer',
  viewer: 'demo.viewer',
  reviewer: 'reviewer',
  expert: 'expert',
  administrator: 'admin',
  finance: 'finance',
  auditor: 'auditor',
};
/** After these the session is over, or others are. */
const ENDING: string[] = [paths.logout, paths.endOtherSessions];
/** Calls that a one-time password opens. */
const OPEN: string[] = [paths.currentUser, paths.editPassword, paths.logout];

interface DescribedCall {
  call: string;
  access: 'public' | 'signedIn' | Right;
}

interface OpenApi {
  paths: Record<string, Record<string, { security?: unknown[]; description?: string }>>;
}

let app: TestApp;
let calls: DescribedCall[];

const accessOf = ({ security, description }: { security?: unknown[]; description?: string }) => {
  if (!security?.length) return 'public';
  return RIGHTS.find((right) => description === `Right: ${right}`) ?? 'signedIn';
};

async function describedCalls(): Promise<DescribedCall[]> {
  const description = (await app.app.inject({ url: '/api/docs/json' })).json<OpenApi>();
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      call: `${method.toUpperCase()} ${path}`,
      access: accessOf(described),
    })),
  );
}

const ask = (call: string, token: string, id: string) =>
  app.call(call.replace('{id}', id), {
    token,
    ...(/^(POST|PUT)/.test(call) && { body: {} }),
  });

const send = (call: string, token: string) => ask(call, token, randomUUID());

const GATE = 'Please change the one-time password first';
const missing = (right: Right) =>
  `you do not have the right: ${rightNames[right].en}; ask an administrator if you need it`;

/** A walk is hundreds of requests, one after the other. */
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  app = await startTestApp();
  calls = await describedCalls();
});
afterAll(() => app.close());

describe('commonCalls', () => {
  it('have each right in the table, and each call in the guide', () => {
    const normal = (path: string) => path.replace(/\/$/, '');
    const listed = new Set(commonCalls.map(({ method, path }) => normal(`${method} ${path}`)));
    const ofPrograms = new Set(
      [...programs, genericProgram].flatMap(
        ({ calls: each, lookups = [] }: Pick<Program, 'calls' | 'lookups'>) =>
          [
            each.info,
            each.one,
            each.save,
            each.submit ?? [],
            each.log,
            each.submitQuantity ?? [],
            each.download ?? [],
          ]
            .flat()
            .concat(lookups.map(({ call }) => call))
            .map((path) => normal(path.replace(' /', ' /api/v1.0/'))),
      ),
    );
    const unlisted = calls
      .map(({ call }) => normal(call))
      .filter((call) => !listed.has(call) && !ofPrograms.has(call));
    expect(unlisted, 'export them from a calls.ts of domain/ and run "npm run gen"').toEqual([]);
  });
});

const isOneOf = (call: string, list: string[]) =>
  list.some((each) => each.replace(/\/$/, '') === call.replace(/\/$/, ''));

/** Refusals of this kind that the log has of a person. */
const denials = async (username: string) => {
  const [row] = await app.db.q.select({ id: users.id }).from(users).where(eq(users.username, username));
  const byPerson = and(eq(auditLog.action, 'access.denied'), eq(auditLog.actorId, row?.id ?? ''));
  return (await app.db.q.select().from(auditLog).where(byPerson)).filter(({ details }) =>
    JSON.stringify(details).includes('missing_right'),
  ).length;
};

/** Asks every call, and expects it to let in whoever has its right, and to name the right that is missing. */
async function walk(username: string, signIn: () => Promise<string>, has: (right: Right) => boolean) {
  let token = await signIn();
  const before = await denials(username);
  let denied = 0;
  for (const { call, access } of calls) {
    const reply = await send(call, token);
    if (access !== 'public' && access !== 'signedIn' && !has(access)) {
      denied += 1;
      expect([call, reply.status, reply.code, reply.msg]).toEqual([call, 200, 208, missing(access)]);
    } else {
      expect(String(reply.msg), call).not.toContain('you do not have the right');
      if (access !== 'public') expect([401, 403, 500], call).not.toContain(reply.status);
    }
    if (isOneOf(call, ENDING)) token = await signIn();
  }
  expect((await denials(username)) - before).toBe(denied);
}

describe.each(ROLES)('calls as %s (getRightReach)', (role) => {
  it('are allowed where the table says so, else refused with the missing right and logged', () =>
    walk(
      ACCOUNTS[role],
      () => app.signIn(ACCOUNTS[role]),
      (right) => getRightReach(role, right) !== null,
    ));
});

describe.each([true, false])('calls as an agent of the demo company (may submit: %s)', (maySubmit) => {
  it('are allowed as to a filer, where a mandate gives the right', async () => {
    const { q } = app.db;
    const [agent] = await q.select().from(users).where(eq(users.username, 'other'));
    const [giver] = await q.select().from(users).where(eq(users.username, ACCOUNTS.owner));
    const row = {
      companyId: giver?.companyId ?? '',
      userId: agent?.id ?? '',
      maySubmit,
      programs: ['gazelle'],
    };
    const terms = {
      firstDay: '2026-06-01',
      lastDay: '2026-06-30',
      givenBy: '王敏',
      updatedAt: app.clock.now,
    };
    const id = randomUUID();
    await q.insert(mandates).values({ ...row, ...terms, id, status: 'accepted' });
    const signIn = async () => {
      const token = await app.signIn('other');
      await app.call(paths.actFor, { token, body: { mandate: id } });
      return token;
    };
    const holder = { role: 'filer' as const, programs: row.programs, mandate: { maySubmit } };
    await walk('other', signIn, (right) => hasRight(holder, right));
    await q.update(mandates).set({ status: 'ended' }).where(eq(mandates.id, id));
  });
});

/** One row of each kind that belongs to the demo company, by the name of its kind. */
async function rowsOfDemo(): Promise<Record<string, string>> {
  const file = { id: await upload(app, await app.signIn(ACCOUNTS.filer), 'pdf') };
  const { q } = app.db;
  const [filer] = await q.select().from(users).where(eq(users.username, ACCOUNTS.filer));
  const company = filer?.companyId ?? '';
  const [department] = await q.select().from(departments).where(eq(departments.companyId, company));
  const [session] = await q
    .select()
    .from(sessions)
    .where(eq(sessions.userId, filer?.id ?? ''));
  const [filing] = await q.select().from(filings).where(eq(filings.companyId, company));
  const [message] = await q.select().from(messages).where(eq(messages.companyId, company));
  const [own] = await q.select().from(companies).where(eq(companies.id, company));
  const rows = { company: own, user: filer, department, session, filing, file, message };
  return Object.fromEntries(Object.entries(rows).map(([kind, row]) => [kind, row?.id ?? `no ${kind}`]));
}

describe('calls with an id (describedCalls)', () => {
  it('return for a row of another company what they return for a missing one', async () => {
    const token = await app.signIn('other');
    const rows = await rowsOfDemo();
    expect(Object.values(rows).filter((id) => id.startsWith('no '))).toEqual([]);
    for (const { call, access } of calls) {
      if (!call.includes('{id}') || access === 'public') continue;
      const answerTo = async (id: string) => {
        const { headers: _, ...reply } = await ask(call, token, id);
        return reply;
      };
      const nothing = await answerTo(randomUUID());
      for (const [kind, id] of Object.entries(rows))
        expect([call, kind, await answerTo(id)]).toEqual([call, kind, nothing]);
    }
  });
});

describe('calls with a one-time password (describedCalls)', () => {
  it('are refused but for those that set a new password', async () => {
    const change = { mustChangePassword: true };
    await app.db.q.update(users).set(change).where(eq(users.username, ACCOUNTS.owner));
    const token = await app.signIn(ACCOUNTS.owner);
    for (const { call, access } of calls) {
      if (access === 'public' || isOneOf(call, OPEN)) continue;
      const reply = await send(call, token);
      const refusal = access === 'signedIn' || getRightReach('owner', access) ? GATE : missing(access);
      expect([call, reply.status, reply.code, reply.msg]).toEqual([call, 200, 208, refusal]);
    }
  });
});
