/** Address of the server, proxies before it, and its way of ending. */
import { z } from 'zod';
import { httpUrl, whole, withoutSlash } from './kinds';

export const httpVariables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a port number')
    .int()
    .min(0)
    .max(65535, 'must be a port number')
    .default(8001),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .default('info'),
  LEAVE_SECONDS: whole('must be a number of seconds up to 60', 0, 60).default(0),
  TRUST_PROXY: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  API_DOCS: z.enum(['public', 'signed-in'], 'must be public or signed-in').default('public'),
});
type Variables = z.infer<typeof httpVariables>;

export interface HttpEnv {
  host: string;
  port: number;
  logLevel: Variables['LOG_LEVEL'];
  /** How long a process that was told to end serves on, while it says that it is not ready. */
  leaveMs: number;
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  trustProxy: string | null;
  /** The portal's address, without a slash at the end, as documents print it; null: nothing is printed. */
  publicUrl: string | null;
  /** The readers of the API's description. */
  apiDocs: 'public' | 'signedIn';
}

export const readHttp = (v: Variables): HttpEnv => ({
  host: v.HOST,
  port: v.PORT,
  logLevel: v.LOG_LEVEL,
  leaveMs: v.LEAVE_SECONDS * 1_000,
  trustProxy: v.TRUST_PROXY ?? null,
  publicUrl: v.PUBLIC_URL ? withoutSlash(v.PUBLIC_URL) : null,
  apiDocs: v.API_DOCS === 'public' ? 'public' : 'signedIn',
});
