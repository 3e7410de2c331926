/** Mail to a server that records, refuses, fails and hangs. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { findCertificateFault } from '../probes';
import { createSmtpCarrier, MessageRefused } from './carriers';
import type { DueMessage } from './outbox-store';

const open: SMTPServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

async function serve(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 10,
    logger: false,
    ...options,
  });
  server.on('error', () => {});
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const message: DueMessage = {
  id: 'b3b1a1a0-0000-4000-8000-000000000002',
  kind: 'mail',
  to: 'filer@example.com',
  scene: 'filing_returned',
  title: { zh: '退回修改通知', en: 'Returned' },
  text: '退回修改通知：请在 6 月 20 日前修改。',
  until: new Date(),
  attempts: 1,
  at: new Date(),
};
const from = '科技局 <portal@example.gov.cn>';
const error = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (failed) => (failed instanceof MessageRefused ? 'refused' : 'failed'),
  );

describe(createSmtpCarrier, () => {
  it('sends subject, text and the same id each time', async () => {
    const mails: string[] = [];
    const host = await serve({
      onData: (stream, _, done) => {
        text(stream).then((mail) => {
          mails.push(mail);
          done();
        }, done);
      },
    });
    const send = createSmtpCarrier({ kind: 'smtp', url: `smtp://${host}`, from });
    await send(message);
    await send(message);
    expect(mails).toHaveLength(2);
    const [mail = ''] = mails;
    const encoded = Buffer.from('退回修改通知').toString('base64');
    expect(mail).toContain(`Subject: =?UTF-8?B?${encoded}?=`);
    expect(mail).toContain('To: filer@example.com');
    for (const each of mails) expect(each).toContain(`Message-ID: <${message.id}@example.gov.cn>`);
  });

  it.each([
    [550, 'refused'],
    [451, 'failed'],
  ])('returns for a recipient answered with %i: %s', async (responseCode, expected) => {
    const host = await serve({ onRcptTo: (_, __, done) => done(error(responseCode)) });
    expect(await outcomeOf(createSmtpCarrier({ kind: 'smtp', url: `smtp://${host}`, from })(message))).toBe(
      expected,
    );
  });

  it('sends no password over an unencrypted connection', async () => {
    let isAsked = false;
    const host = await serve({
      allowInsecureAuth: true,
      onAuth: (_, __, done) => {
        isAsked = true;
        done(null, { user: 'portal' });
      },
    });
    const carrier = createSmtpCarrier({ kind: 'smtp', url: `smtp://portal:secret@${host}`, from });
    expect(await outcomeOf(carrier(message))).toBe('failed');
    expect(isAsked).toBe(false);
  });

  it('sends nothing to a server with an invalid certificate', async () => {
    let isAsked = false;
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_, __, done) => {
      isAsked = true;
      done();
    };
    const host = await serve({ hideSTARTTLS: false, onMailFrom });
    const failed = await createSmtpCarrier({ kind: 'smtp', url: `smtp://${host}`, from })(message).catch(
      (caught: unknown) => caught,
    );
    expect(failed).not.toBeInstanceOf(MessageRefused);
    expect(findCertificateFault(failed)).not.toBeNull();
    expect(isAsked).toBe(false);
  });

  it('stops waiting for a server that hangs', async () => {
    let isAsked = false;
    const onMailFrom = () => {
      isAsked = true;
    };
    const host = await serve({ onMailFrom });
    const carrier = createSmtpCarrier({ kind: 'smtp', url: `smtp://${host}`, from }, 1_000);
    expect(await outcomeOf(carrier(message))).toBe('failed');
    expect(isAsked).toBe(true);
  });
});
