/** An attacker of the bench, and the ways in which one sends. */
import type { ApiClient } from '../../support/server/api-client';

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

export const post = ({ url, client }: Attacker, path: string, body: BodyInit, type = 'application/json') =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(client.access && { authorization: `JWT ${client.access}` }) },
    body,
  }).then((answer) => answer.arrayBuffer());

export const get = ({ url, client }: Attacker, path: string) =>
  fetch(`${url}${path}`, { headers: { authorization: `JWT ${client.access}` } }).then((answer) =>
    answer.arrayBuffer(),
  );

export const getCallPath = (call: string) => call.slice(call.indexOf(' ') + 1);

/** One network outside: the limits of strangers hold for it. */
export const OUTSIDE = { 'x-forwarded-for': '203.0.113.7' };

interface AttackRequest {
  body?: () => BodyInit;
  headers?: Record<string, string>;
}

/** A call of somebody without an account, the same or another one each time. */
export const createAnonymousAttack = (
  name: string,
  call: string,
  parallel: number,
  { body, headers }: AttackRequest = {},
): Attack => ({
  name,
  parallel,
  prepare: async ({ url }) => {
    const [method, path] = call.split(' ');
    return async () => {
      const sent = body?.();
      const given = new Headers({ ...OUTSIDE, ...headers });
      if (typeof sent === 'string') given.set('content-type', 'application/json');
      const answer = await fetch(`${url}${path}`, {
        method: method ?? 'GET',
        headers: given,
        body: sent ?? null,
      });
      return answer.arrayBuffer();
    };
  },
});
