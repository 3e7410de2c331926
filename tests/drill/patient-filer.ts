/**
 * A company that saves, submits and withdraws while things fail, as the page does: what could not be stored now comes again,
 * with the same key, until it is answered. Counts what was acknowledged, and keeps whatever no patience helps with.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { FileInfo } from '../../domain/files/calls';
import { setAnswerAtPath } from '../../domain/filing/paths';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, toWireCall } from '../support/file-sample';
import { readSamples } from '../support/samples';
import { type ApiClient, type ApiReply, openDemoClient } from '../support/server/api-client';
import { createPdf } from '../support/server/upload-client';
import { uploadListedFiles } from '../support/upload-listed-files';
import { withId } from '../support/with-id';

const PAPERS_AT_MOST = 100;
const AGAIN_AFTER_MS = 200;
/** Answers that say: come again. Those of a proxy whose servers are away are among them. */
const COME_AGAIN = [429, 502, 503, 504];
const SAVES_A_ROUND = 5;
const HELD_UP_MS = 10_000;

export interface FilerTally {
  saves: number;
  submissions: number;
  withdrawals: number;
  /** Answers that asked to come again, and connections that broke. */
  waits: number;
  longestMs: number;
  faults: string[];
}

export class PatientFiler {
  readonly tally: FilerTally = {
    saves: 0,
    submissions: 0,
    withdrawals: 0,
    waits: 0,
    longestMs: 0,
    faults: [],
  };
  private filing: Pick<Filing, 'id' | 'version' | 'data'> = { id: null, version: 0, data: {} };
  private dueAt = performance.now();
  private constructor(
    private readonly client: ApiClient,
    private readonly program: Program,
    private readonly everyMs: number,
  ) {}

  /** `everyMs`: from one save to the next; whoever was held up for a while makes up for it. */
  static async open(url: string, username: string, everyMs = 0, seed = 1): Promise<PatientFiler> {
    const program = findProgram('gazelle');
    const [sample] = readSamples('gazelle').filter(({ name }) => name === 'valid');
    if (!program || !sample) throw new Error('no gazelle to file');
    const client = await openDemoClient(url, username);
    const filer = new PatientFiler(client, program, everyMs);
    const data = await uploadListedFiles(await program.load(), sample.data, async (position) => {
      const form = new FormData();
      const paper = createPdf(300_000, seed * PAPERS_AT_MOST + position);
      form.append('file', new Blob([Uint8Array.from(paper)]), `附件${position}.pdf`);
      return (await client.must<FileInfo>(paths.uploadFile, form)).id;
    });
    filer.filing = { id: null, version: 0, data };
    return filer;
  }

  get id(): string {
    return this.filing.id ?? '';
  }

  private async until<T>(call: string, body?: object): Promise<ApiReply<T>> {
    const headers = { 'idempotency-key': randomUUID() };
    const began = performance.now();
    for (;;) {
      const reply = await this.client.send<T>(call, body, headers).catch(() => null);
      if (reply && !COME_AGAIN.includes(reply.status)) {
        this.tally.longestMs = Math.max(this.tally.longestMs, Math.round(performance.now() - began));
        return reply;
      }
      this.tally.waits += 1;
      await sleep(AGAIN_AFTER_MS);
    }
  }

  private async change(call: string, body: object, count: 'saves' | 'submissions'): Promise<void> {
    const reply = await this.until<Filing>(call, body);
    if (reply.code === 200) {
      this.filing = { ...this.filing, id: reply.data.id, version: reply.data.version };
      this.tally[count] += 1;
    } else this.tally.faults.push(`${call}: ${reply.status} ${reply.code} ${JSON.stringify(reply.msg)}`);
  }

  async save(): Promise<void> {
    const { id, version, data } = this.filing;
    const next = setAnswerAtPath(
      data,
      'baseData.company_profile',
      `第 ${this.tally.saves} 次保存。`.repeat(20),
    );
    this.filing.data = next;
    await this.change(getSaveCall(this.program), { ...(id && { id, version }), data: next }, 'saves');
    this.dueAt = Math.max(this.dueAt + this.everyMs, performance.now() - HELD_UP_MS);
    await sleep(Math.max(0, this.dueAt - performance.now()));
  }

  async submit(): Promise<void> {
    const { version, data } = this.filing;
    await this.change(toWireCall(this.program.calls.submit ?? '', this.id), { version, data }, 'submissions');
  }

  /** Asked again after its answer was lost it finds nothing to withdraw: that counts as done, once. */
  async withdraw(): Promise<void> {
    const waits = this.tally.waits;
    const reply = await this.until<Filing>(withId(paths.withdraw, this.id), { version: this.filing.version });
    const now = reply.code === 200 ? reply.data : await this.stored();
    const isDone = reply.code === 200 || (this.tally.waits > waits && now.status === 'withdrawn');
    if (isDone) this.tally.withdrawals += 1;
    else this.tally.faults.push(`withdraw: ${reply.status} ${reply.code} ${JSON.stringify(reply.msg)}`);
    this.filing.version = now.version;
  }

  async stored(): Promise<Filing> {
    return (await this.until<Filing>(toWireCall(this.program.calls.one, this.id))).data;
  }

  async work(isOver: () => boolean): Promise<FilerTally> {
    while (!isOver()) {
      for (let i = 0; i < SAVES_A_ROUND && !isOver(); i++) await this.save();
      await this.submit();
      await this.withdraw();
    }
    return this.tally;
  }
}
