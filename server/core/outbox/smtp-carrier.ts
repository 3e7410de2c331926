/** Mail by SMTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../env/senders';
import { type Carrier, GATEWAY_TIMEOUT_MS, MessageRefused } from './carriers';

/** An address or a content that the server refuses for good; a server that refuses us says so at the login. */
const OF_MESSAGE = ['EENVELOPE', 'EMESSAGE'];

/** A server that says a word now and then is not silent, and holds a message up all the same. */
const LIMIT_OF_ALL = 4;

const tooLate = async (ms: number): Promise<never> => {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`not sent within ${ms} ms`);
};

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

const isOfMessage = ({ code = '', responseCode = 0 }: SmtpError): boolean =>
  OF_MESSAGE.includes(code) && responseCode >= 500;

export const smtpTransport = ({ url }: SmtpSettings, limitMs = GATEWAY_TIMEOUT_MS) =>
  createTransport({
    url,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // A password goes through no open line.
    requireTLS: new URL(url).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  });

export function smtpCarrier(settings: SmtpSettings, limitMs = GATEWAY_TIMEOUT_MS): Carrier {
  const { from } = settings;
  const transport = smtpTransport(settings, limitMs);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return async ({ id, to, title, text }) => {
    try {
      // A message that is sent again has the same id, by which mail boxes know it.
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: title?.zh ?? text,
        text,
        messageId: `<${id}@${domain}>`,
      });
      await Promise.race([sending, tooLate(LIMIT_OF_ALL * limitMs)]);
    } catch (error) {
      const failed = error as SmtpError;
      throw isOfMessage(failed) ? new MessageRefused(failed.message) : failed;
    }
  };
}
