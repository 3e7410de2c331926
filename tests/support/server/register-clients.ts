import { sql } from 'drizzle-orm';
import { paths } from '../../../domain/api/paths.generated';
import type { Program } from '../../../domain/definition';
import type { ImportedRegister, RegisterItem } from '../../../domain/registers/calls';
import type { RegisterKind } from '../../../domain/registers/kinds';
import type { ReviewData } from '../../../domain/review/calls';
import type { Deps } from '../../../server/core/deps';
import { demoCompanies } from '../../../server/demo/demo-companies';
import { lookUpFacts } from '../../../server/registers/facts-service';
import { createRegisterDeps } from '../../../server/registers/register-deps';
import { createRegisters } from '../../../server/registers/registers-service';
import { beta } from '../test-programs';
import { withId } from '../with-id';
import type { TestAnswer } from './application';
import { ReviewClients } from './review-clients';
import { encodeMultipart } from './upload-client';

/** Program with a table column that holds patent numbers. */
export const registerProgram: Program = {
  ...beta,
  review: { expertReview: false, publicNotice: false },
  async load() {
    const form = await beta.load();
    const sections = form.sections.map((section) =>
      section.kind === 'table'
        ? {
            ...section,
            columns: section.columns.map((column) => ({ ...column, register: 'patent' as const })),
          }
        : section,
    );
    return { ...form, sections };
  },
};

const [company] = demoCompanies;
export const CODE = company?.creditCode ?? '';
export const NAME = company?.name ?? '';
export const SAID = { source: '市场监督管理局', as_of: '2026-06-01' };

/** Fixture for tests of registers: imports by the administrator, and facts that reviewers read. */
export class RegisterClients {
  private constructor(readonly clients: ReviewClients) {}

  static async open(): Promise<RegisterClients> {
    return new RegisterClients(await ReviewClients.open([registerProgram]));
  }

  async send(
    kind: RegisterKind | 'other',
    content: string | Buffer,
    { token = this.clients.admin, ...query }: Record<string, string> = {},
  ) {
    const said = new URLSearchParams({ ...SAID, ...query });
    const reply = await this.clients.app.app.inject({
      method: 'POST',
      url: `${withId(paths.importRegister, kind).split(' ')[1]}?${said}`,
      headers: {
        authorization: `JWT ${token}`,
        'accept-language': 'en',
        'content-type': 'multipart/form-data; boundary=xyz',
      },
      payload: encodeMultipart('名册.csv', Buffer.from(content as string)),
    });
    return reply.json<TestAnswer<ImportedRegister>>();
  }

  async shown(kind: RegisterKind): Promise<RegisterItem> {
    const call = { token: this.clients.admin };
    const { data } = await this.clients.app.call<RegisterItem[]>(paths.registers, call);
    return data.find((each) => each.kind === kind) as RegisterItem;
  }

  change(kind: string, body: object, token = this.clients.admin) {
    return this.clients.app.call<RegisterItem>(withId(paths.switchRegister, kind), { token, body });
  }

  async switchOff(kind: RegisterKind) {
    return this.change(kind, { way: 'off', version: (await this.shown(kind)).version });
  }

  nameOf(credit_code: string) {
    return this.clients.app.call(paths.companyName, { query: { credit_code } });
  }

  parts() {
    const { app } = this.clients;
    const env = { registers: { company: null, blacklist: null, patent: null } };
    const programs = [registerProgram];
    const deps = { ...app, env, clock: () => app.clock.now, log: app.app.log, programs } as never;
    return createRegisterDeps(deps as Deps, createRegisters(deps), {} as never);
  }

  /** Runs the job that looks facts up, as the server does. */
  look(): Promise<void> {
    return lookUpFacts(this.parts());
  }

  async facts(filing: string): Promise<Record<string, string>> {
    const { registers } = (await this.clients.read(filing, this.clients.reviewer)).data as ReviewData;
    return Object.fromEntries(
      (registers?.facts ?? []).map(({ register, path, state }) => [path ?? register, state]),
    );
  }

  rows(count: string) {
    return this.clients.app.db.q.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${count}`));
  }
}
