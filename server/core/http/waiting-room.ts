/** The port's answers before the application is there: the database is opened, recovered or waited for. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { CODE } from '../../../domain/api/codes';
import { commonMessages } from '../../../domain/api/messages/common';
import { paths } from '../../../domain/api/paths';
import { say } from '../../../domain/text';
import { refusal, success } from './envelope';
import { languageOf } from './language';

const RETRY_AFTER_SECONDS = 5;
const HEALTH = paths.health.split(' ')[1] as string;

/** Somebody who opened the portal reads a sentence, and is there as soon as the portal is. */
const page = (text: string, language: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"><title>${text}</title><body><p>${text}</p>`;

interface Said {
  status: number;
  type: string;
  body: string;
}

const json = (status: number, envelope: object): Said => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(envelope),
});

function sayTo({ url = '/', headers }: IncomingMessage): Said {
  const language = languageOf({ headers });
  const [path = '/'] = url.split('?', 1);
  if (path === HEALTH) {
    const state = { status: 'ok', time: new Date().toISOString(), warnings: ['starting'] };
    return json(200, success(state, language));
  }
  const wantsPage = !path.startsWith('/api/') && headers.accept?.includes('text/html');
  if (!wantsPage) return json(503, refusal(CODE.failure, commonMessages.starting, language));
  const body = page(say(commonMessages.starting, language), language);
  return { status: 503, type: 'text/html; charset=utf-8', body };
}

export const answerWhileStarting: RequestListener = (request, response) => {
  const { status, type, body } = sayTo(request);
  if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': randomUUID(),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  request.resume();
};
