import type { z } from 'zod';
import type { Right } from '../accounts/roles';
import { API_BASE } from '../api/codes';
import type { CallPath } from '../definition';

/**
 * Kinds of calls in the order in which an overloaded server admits them: first those that end at a deadline, last those
 * that can be repeated. Uploads and prints have queues of their own.
 */
export const CALL_KINDS = ['submit', 'upload', 'save', 'signIn', 'read', 'print'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/**
 * Definition of an API call as data: from it the server registers the call, checks its input and rights, and describes it;
 * the permission test walks all definitions. Handlers return `data`; the envelope is added in one place.
 */
export interface CallDefinition<
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Data = unknown,
  QueryInput = unknown,
  BodyInput = unknown,
> {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with placeholders such as `{id}`, as written in the specification. */
  path: string;
  tag: string;
  summary: string;
  /** public: no token. signedIn: any session. Otherwise the right that a session needs. */
  access: 'public' | 'signedIn' | Right;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query, QueryInput>;
  body?: z.ZodType<Body, BodyInput>;
  /**
   * Kind of the call, where it does not follow from method and access; a function where only the body tells it; null for
   * calls that are always admitted.
   */
  kind?: CallKind | null | ((body: unknown) => CallKind);
  /** True where the body holds the answers of a form, a log, or long lists: it may be far larger than other bodies. */
  large?: true;
  /** Longest text of a large body in characters, where it is longer than usual. */
  longestText?: number;
  /** The media type and the shape of a body that is not JSON; the handler reads it as a stream. */
  upload?: { type: 'multipart/form-data' | 'application/octet-stream'; shape: z.ZodType };
  /** Shape of `data` on 200: properties that are not named here are removed from the answer. */
  data?: z.ZodType<Data>;
  /** True where texts of the answer are sent exactly as stored, because hashes are computed over them. */
  exact?: true;
  /** True for a stream: its answer stays open and does not count as a call in progress. */
  stream?: true;
}

/**
 * Defines a call: its name, which is unique, `METHOD /path` as the specification spells it, and what goes in and out.
 * `npm run gen` lists every call that a file named `calls.ts` or `…-calls.ts` exports.
 */
export function defineCall<
  Name extends string,
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Data = unknown,
  QueryInput = undefined,
  BodyInput = undefined,
>(
  name: Name,
  callPath: CallPath,
  described: Omit<
    CallDefinition<Params, Query, Body, Data, QueryInput, BodyInput>,
    'name' | 'method' | 'path'
  >,
): CallDefinition<Params, Query, Body, Data, QueryInput, BodyInput> & { name: Name } {
  const [method, path] = callPath.split(' ') as [CallDefinition['method'], string];
  return { name, method, path, ...described };
}

/** Puts the base of the API before the path of a call that stands in a program's manifest. */
export const addApiBase = (callPath: CallPath): CallPath =>
  callPath.replace(' /', ` ${API_BASE}/`) as CallPath;

export const isCall = (exported: unknown): exported is CallDefinition =>
  typeof exported === 'object' && exported !== null && 'access' in exported && 'method' in exported;

/** The kind of a call. Where only the body tells the kind and has not arrived yet, the first that it may be. */
export function getCallKind(
  { kind, upload, method, access }: Omit<CallDefinition, 'name'>,
  body?: unknown,
): CallKind | null {
  if (typeof kind === 'function') return body === undefined ? 'submit' : kind(body);
  if (kind !== undefined) return kind;
  if (upload) return 'upload';
  if (method === 'GET') return 'read';
  return access === 'public' ? 'signIn' : 'save';
}
