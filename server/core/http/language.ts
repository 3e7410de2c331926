import type { IncomingMessage } from 'node:http';
import type { Language } from '../../../domain/text';

/** The portal always sends its own language; outside clients get the English wording of the contract. */
export const languageOf = (request: Pick<IncomingMessage, 'headers'>): Language =>
  /^\s*zh\b/i.test(request.headers['accept-language'] ?? '') ? 'zh' : 'en';
