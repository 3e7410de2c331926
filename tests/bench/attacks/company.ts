/** Attacks of one account of a company: each goes on until its process is ended. */
import { Buffer } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import { paths } from '../../../domain/api/paths.generated';
import type { Filing } from '../../../domain/filing/types';
import { findProgram } from '../../../domain/programs/find';
import { createSamplePdf } from '../../support/sample-pdf';
import { createPdf } from '../../support/server/upload-client';
import { createZip } from '../../support/zip';
import { createBigDraft } from '../sample';
import { SAVE } from './save';
import { type Attack, get, getCallPath, post } from './sending';

const MEGABYTE = 1024 ** 2;

/** The same text each time, as a draft of the attacker's. */
const saving = (name: string, textOf: () => string, parallel = 8): Attack => ({
  name,
  parallel,
  prepare: async (attacker) => {
    const body = textOf();
    return () => post(attacker, getCallPath(SAVE), body);
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
      return fetch(`${attacker.url}${getCallPath(paths.uploadFile)}`, {
        method: 'POST',
        headers,
        body: form,
      }).then((answer) => answer.arrayBuffer());
    };
  },
});

const digits = () =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n${'1'.repeat(100_000)}\n`),
    createSamplePdf(),
    Buffer.alloc(100, ' '),
  ]);

/** Says to unpack to a kilobyte, and unpacks to 128 MB in each of four entries. */
const lying = () => {
  const content = Buffer.alloc(128 * MEGABYTE);
  return createZip(
    Array.from({ length: 4 }, (_, i) => ({ name: `${i}.txt`, content, declared: 1_000 })),
    { comment: ' '.repeat(100) },
  );
};

const nested = () => {
  let content = createZip([{ name: 'zeros.txt', content: Buffer.alloc(32 * MEGABYTE) }]);
  for (let depth = 0; depth < 8; depth++)
    content = createZip(Array.from({ length: 4 }, (_, i) => ({ name: `${i}.zip`, content })));
  return Buffer.concat([createZip([{ name: 'deep.zip', content }], { comment: ' '.repeat(100) })]);
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

/** Reads the same call again and again. */
const reading = (name: string, call: string, parallel: number): Attack => ({
  name,
  parallel,
  prepare: async (attacker) => () => get(attacker, getCallPath(call)),
});

/** The same of a draft of its own. */
const ofDraft = (name: string, call: string, parallel: number): Attack => ({
  name,
  parallel,
  prepare: async (attacker) => {
    const { id } = await attacker.client.must<Filing>(SAVE, { action: 'save', data: createBigDraft(0) });
    return () => get(attacker, getCallPath(call).replace('{id}', String(id)));
  },
});

const brokenOff: Attack = {
  name: 'requests broken off',
  parallel: 16,
  prepare: async ({ url, client }) => {
    const body = draftOf(createBigDraft(0));
    const headers = { 'content-type': 'application/json', authorization: `JWT ${client.access}` };
    return () =>
      fetch(`${url}${getCallPath(SAVE)}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(15) });
  },
};

const largest: Attack = {
  name: 'drafts of 150 kB',
  parallel: 8,
  prepare: async (attacker) => {
    const draft = createBigDraft(0);
    const rows = draft.rd_activities as object[];
    const many = Array.from({ length: 300 }, (_, i) => ({ ...rows[i % rows.length], row: `many-${i}` }));
    const { id, version } = await attacker.client.must<Filing>(SAVE, { action: 'save', data: draft });
    const body = JSON.stringify({ id, version, action: 'save', data: { ...draft, rd_activities: many } });
    return () => post(attacker, getCallPath(SAVE), body);
  },
};

export const companyAttacks: Attack[] = [
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
      return () => post(attacker, getCallPath(SAVE), body);
    },
  },
  largest,
  reading('48 lists at once', `${paths.reportInfo}?pageSize=100`, 48),
  ofDraft('16 prints', paths.document, 16),
  upload('10 x 50 MB', 'large.pdf', () => createPdf(49 * MEGABYTE), 10),
  {
    name: 'log file of wrong lines',
    parallel: 6,
    prepare: async (attacker) => {
      const log = { format: 'filing-log/1', filing: randomUUID() };
      const body = JSON.stringify({ ...log, lines: Array.from({ length: 4_900 }, (_, n) => ({ n })) });
      return () => post(attacker, getCallPath(paths.checkLog), body);
    },
  },
  reading('own data', paths.ownData, 8),
  ofDraft('bundles', paths.bundle, 8),
  {
    name: 'streams opened and dropped',
    parallel: 16,
    prepare: async ({ url, client }) => {
      const headers = { authorization: `JWT ${client.access}` };
      return () => fetch(`${url}${getCallPath(paths.live)}`, { headers, signal: AbortSignal.timeout(50) });
    },
  },
  brokenOff,
];
