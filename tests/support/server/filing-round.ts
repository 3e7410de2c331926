/** A round of declarations over HTTP: the participants and their actions. */

import type { CaptchaData } from '../../../domain/accounts/calls';
import type { CreateUserData } from '../../../domain/accounts/sub-user-calls';
import { paths } from '../../../domain/api/paths.generated';
import type { Answers, Program } from '../../../domain/definition';
import type { OfficeAction } from '../../../domain/filing/actions';
import type { Filing } from '../../../domain/filing/types';
import type { ReviewData } from '../../../domain/review/calls';
import { demoRegister } from '../../../server/demo/demo-companies';
import { getSaveCall, submitSaved, toWireCall, withFiles } from '../file-sample';
import { withId } from '../with-id';
import { startTestApp, TEST_CAPTCHA, type TestApp } from './application';

const PASSWORD = 'Mountain-lake-7';
const REVIEWER = { username: 'reviewer.two', name: '钱程', department: 'D210106' };
const NEWCOMER = { username: 'newcomer', phone: '13700000001', department: 'D210106' };

interface Company {
  token: string;
  /** User name of the department's officer for the first review. */
  reviewer: string;
}

/** A filing, and the index of its company. */
export interface FiledRecord {
  program: Program;
  company: number;
  id: string;
}

type Options = NonNullable<Parameters<TestApp['call']>[1]>;

/** Participants: three companies, a reviewer for each of their two departments, and an administrator. */
export class Round {
  companies: Company[] = [];
  admin = '';
  private constructor(readonly app: TestApp) {}

  static async open(): Promise<Round> {
    const round = new Round(await startTestApp());
    round.admin = await round.app.signIn('admin');
    await round.register();
    await round.employ();
    await round.signIn();
    return round;
  }

  /** Signs everybody in again, because sessions expire. */
  async signIn(): Promise<void> {
    const { app } = this;
    this.admin = await app.signIn('admin');
    const first = await app.signIn('reviewer');
    const second = await app.signIn(REVIEWER.username, PASSWORD);
    this.companies = [
      { token: await app.signIn('demo'), reviewer: first },
      { token: await app.signIn('other'), reviewer: second },
      { token: await app.signIn(NEWCOMER.username, PASSWORD), reviewer: second },
    ];
  }

  /** Sends a call that must succeed; returns the data, or throws the server's message. */
  async must<T = unknown>(call: string, options: Options = {}): Promise<T> {
    const { code, msg, data } = await this.app.call<T>(call, options);
    if (code !== 200) throw new Error(`${call}: ${code} ${msg} ${JSON.stringify(data)}`);
    return data;
  }

  tokenOf({ company }: FiledRecord): string {
    return this.companies[company]?.token ?? '';
  }

  reviewerOf({ company }: FiledRecord): string {
    return this.companies[company]?.reviewer ?? '';
  }

  /** Submits a filing; returns its id. */
  async submit(program: Program, company: number, answers: Answers): Promise<string> {
    const token = this.companies[company]?.token ?? '';
    const data = await withFiles(this.app, token, program, answers);
    const saved = await this.must<Filing>(getSaveCall(program), { token, body: { data } });
    return this.send(program, token, saved);
  }

  /** Reads the filing as its company. */
  own(filed: FiledRecord): Promise<Filing> {
    return this.must<Filing>(toWireCall(filed.program.calls.one, filed.id), { token: this.tokenOf(filed) });
  }

  read(token: string, id: string): Promise<ReviewData> {
    return this.must<ReviewData>(withId(paths.reviewFiling, id), { token });
  }

  /** Takes an office's step at the version that the office sees. */
  async decide(
    token: string,
    { id }: FiledRecord,
    action: OfficeAction,
    said: object = {},
  ): Promise<ReviewData> {
    const { filing } = await this.read(token, id);
    const body = { action, version: filing.version, ...said };
    return this.must<ReviewData>(withId(paths.decideFiling, id), { token, body });
  }

  /** Returns a filing with a correction on its subject, or else on the form's first field; returns the path of that field. */
  async giveBack(token: string, filed: FiledRecord, action: 'return_first' | 'return_city'): Promise<string> {
    const { program } = filed;
    const first = (await program.load()).sections.find((section) => section.kind === 'fields');
    const path = program.subject ?? `${first?.key}.${first?.fields[0]?.key}`;
    const corrections = [{ path, comment: '与附件不一致' }];
    const said = { opinion: '请核对后重新提交。', reasons: ['mismatch'], days: 5, corrections };
    await this.decide(token, filed, action, said);
    return path;
  }

  /** Answers each correction, which the portal requires, and submits the filing again. */
  async correct(filed: FiledRecord): Promise<void> {
    const call = paths.answerCorrection.replace('{id}', filed.id);
    const token = this.tokenOf(filed);
    for (const { id: correction, version } of (await this.own(filed)).returned)
      await this.must(call, { token, body: { correction, version, state: 'corrected' } });
    await this.send(filed.program, this.tokenOf(filed), await this.own(filed));
  }

  private async send(program: Program, token: string, saved: Filing): Promise<string> {
    const sent = await submitSaved(this.app, token, program, saved);
    if (sent.code !== 200) throw new Error(`${program.key}: ${sent.msg} ${JSON.stringify(sent.data)}`);
    return sent.data.id ?? '';
  }

  private async register(): Promise<void> {
    const [company] = demoRegister;
    const { username, phone, department } = NEWCOMER;
    const { captcha_id } = await this.must<CaptchaData>(paths.captcha);
    const captcha = { captcha_id, captcha_code: TEST_CAPTCHA };
    await this.must(paths.sendSms, { body: { phone, scene: 'register', ...captcha } });
    const body = {
      credit_code: company?.creditCode,
      company_name: company?.name,
      username,
      password: PASSWORD,
      contact_name: '吴迪',
      phone,
      sms_code: await this.app.codeSentTo(phone),
      dept: department,
      tax: 'T210106',
      industry: 'I65',
      agree: true,
    };
    await this.must(paths.register, { body });
  }

  /** Creates a second reviewer, who replaces the one-time password. */
  private async employ(): Promise<void> {
    const { department, ...person } = REVIEWER;
    const body = { ...person, phone: '13700000002', role: 'reviewer', department_id: department };
    const { password } = await this.must<CreateUserData>(paths.createUser, { token: this.admin, body });
    const token = await this.app.signIn(person.username, password);
    await this.must(paths.editPassword, {
      token,
      body: { old_password: password, new_password: PASSWORD },
    });
  }
}
