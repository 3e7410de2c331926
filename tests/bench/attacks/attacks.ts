/** Attacks of one account, or of somebody without one, that slow the others: each goes on until its process is ended. */
import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../../domain/api/paths';
import type { Filing } from '../../../domain/filing/types';
import { findProgram } from '../../../domain/programs/find';
import { samplePdf } from '../../support/sample-pdf';
import type { ApiClient } from '../../support/server/api-client';
import { pdfOf } from '../../support/server/upload-client';
import { zipOf } from '../../support/zip';
import { bigDraft } from '../sample';
import { SAVE } from './save';

const MEGABYTE = 1024 ** 2;

/** One account of the attacker; a call's answer is read and of no interest. */
export interface Attacker {
  url: string;
  client: ApiClient;
}

export interface Attack {
  name: string;
  /** Gives what is sent again and again; whatever it needs is made before. */
  prepare(attacker: Attacker): Promise<() => Promise<unknown>>;
  /** Senders at once. */
  parallel: number;
}

const post = ({ url, client }: Attacker, path: string, body: BodyInit, type = 'application/json') =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(client.access && { authorization: `JWT ${client.access}` }) },
    body,
  }).then((answer) => answer.arrayBuffer());

const get = ({ url, client }: Attacker, path: string) =>
  fetch(`${url}${path}`, { headers: { authorization: `JWT ${client.access}` } }).then((answer) =>
    answer.arrayBuffer(),
  );

const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1);

/** The same text each time, as a draft of the attacker's. */
const saving = (name: string, textOf: () => string, parallel = 8): Attack => ({
  name,
  parallel,
  prepare: async (attacker) => {
    const body = textOf();
    return () => post(attacker, pathOf(SAVE), body);
  },
});

const draftOf = (data: unknown) => JSON.stringify({ action: 'save', data });
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, i]));

const upload = (name: string, file: string, bytesOf: () => Buffer, parallel: number): Attack => ({
  name,
  parallel,
  prepare: async (attacker) => {
    const bytes = new Uint8Array(bytesOf());
    let sent = 0;
    return () => {
      // Other bytes each time: what is known already would not be looked at again.
      bytes.set(randomBytes(8), bytes.length - 40);
      const form = new FormData();
      form.append('file', new Blob([bytes]), `${sent++}-${file}`);
      const headers = { authorization: `JWT ${attacker.client.access}` };
      return fetch(`${attacker.url}${pathOf(paths.uploadFile)}`, {
        method: 'POST',
        headers,
        body: form,
      }).then((answer) => answer.arrayBuffer());
    };
  },
});

const digits = () =>
  Buffer.concat([Buffer.from(`%PDF-1.4\n${'1'.repeat(100_000)}\n`), samplePdf(), Buffer.alloc(100, ' ')]);

/** Says to unpack to a kilobyte, and unpacks to 128 MB in each of four entries. */
const lying = () => {
  const content = Buffer.alloc(128 * MEGABYTE);
  return zipOf(
    Array.from({ length: 4 }, (_, i) => ({ name: `${i}.txt`, content, declared: 1_000 })),
    { comment: ' '.repeat(100) },
  );
};

const nested = () => {
  let content = zipOf([{ name: 'zeros.txt', content: Buffer.alloc(32 * MEGABYTE) }]);
  for (let depth = 0; depth < 8; depth++)
    content = zipOf(Array.from({ length: 4 }, (_, i) => ({ name: `${i}.zip`, content })));
  return Buffer.concat([zipOf([{ name: 'deep.zip', content }], { comment: ' '.repeat(100) })]);
};

/** Every text of the form, far too long. */
const longTexts = async (): Promise<string> => {
  const form = await findProgram('hightech')?.load();
  const sections = form?.sections.flatMap((section) =>
    section.kind === 'fields' ? [[section.key, longRecord(section.fields.map(({ key }) => key))]] : [],
  );
  return draftOf(Object.fromEntries(sections ?? []));
};
const longRecord = (fields: string[]) =>
  Object.fromEntries(fields.slice(0, 3).map((key) => [key, 'x '.repeat(25_000)]));

const printing: Attack = {
  name: '16 prints',
  parallel: 16,
  prepare: async (attacker) => {
    const { id } = await attacker.client.must<Filing>(SAVE, { action: 'save', data: bigDraft(0) });
    return () => get(attacker, pathOf(paths.document).replace('{id}', String(id)));
  },
};

const anonymous = (name: string, path: string, parallel: number, body?: () => string): Attack => ({
  name,
  parallel,
  prepare: async ({ url }) => {
    const text = body?.();
    const method = text === undefined ? 'GET' : 'POST';
    const headers = { 'content-type': 'application/json' };
    return () =>
      fetch(`${url}${path}`, { method, ...(text !== undefined && { headers, body: text }) }).then((answer) =>
        answer.arrayBuffer(),
      );
  },
});

/** Sends a byte of its head every other second, and never ends it. */
const slow: Attack = {
  name: '300 slow connections',
  parallel: 300,
  prepare: async ({ url }) => {
    const { hostname, port } = new URL(url);
    return async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write('POST /api/login/ HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      while (!socket.destroyed) {
        await sleep(2_000);
        socket.write('x');
      }
    };
  },
};

const brokenOff: Attack = {
  name: 'requests broken off',
  parallel: 16,
  prepare: async ({ url, client }) => {
    const body = draftOf(bigDraft(0));
    const headers = { 'content-type': 'application/json', authorization: `JWT ${client.access}` };
    return () =>
      fetch(`${url}${pathOf(SAVE)}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(15) });
  },
};

const hasty: Attack = {
  name: '48 lists at once',
  parallel: 48,
  prepare: async (attacker) => () => get(attacker, `${pathOf(paths.reportInfo)}?pageSize=100`),
};

const largest: Attack = {
  name: 'drafts of 150 kB',
  parallel: 8,
  prepare: async (attacker) => {
    const draft = bigDraft(0);
    const rows = draft.rd_activities as object[];
    const many = Array.from({ length: 300 }, (_, i) => ({ ...rows[i % rows.length], row: `many-${i}` }));
    const { id, version } = await attacker.client.must<Filing>(SAVE, { action: 'save', data: draft });
    const body = JSON.stringify({ id, version, action: 'save', data: { ...draft, rd_activities: many } });
    return () => post(attacker, pathOf(SAVE), body);
  },
};

export const attacks: Attack[] = [
  upload('PDF of 100,000 digits', 'digits.pdf', digits, 4),
  upload('archives that lie', 'lying.zip', lying, 4),
  upload('nested archives', 'nested.zip', nested, 4),
  saving('100,000 unknown keys', () => draftOf(keys(100_000))),
  saving('unknown keys, as many as are read', () =>
    draftOf(Object.fromEntries(['a', 'b', 'c'].map((key) => [key, keys(499)]))),
  ),
  saving('200,001 rows', () => draftOf({ rd_activities: Array(200_001).fill({}) })),
  saving('1 MB of brackets', () => `{"data":${'['.repeat(MEGABYTE)}`),
  {
    name: 'texts of 50 kB',
    parallel: 8,
    prepare: async (attacker) => {
      const body = await longTexts();
      return () => post(attacker, pathOf(SAVE), body);
    },
  },
  largest,
  hasty,
  printing,
  upload('10 x 50 MB', 'large.pdf', () => pdfOf(49 * MEGABYTE), 10),
  anonymous('description as YAML', '/api/docs/yaml', 8),
  anonymous('captcha answer of 4 MB', pathOf(paths.sendSms), 8, () =>
    JSON.stringify({ phone: '13900000000', scene: 'register', captcha_code: 'x'.repeat(4 * MEGABYTE) }),
  ),
  anonymous('wrong passwords', pathOf(paths.login), 8, () =>
    JSON.stringify({ username: 'demo', password: `wrong-${randomBytes(4).toString('hex')}` }),
  ),
  slow,
  brokenOff,
];
