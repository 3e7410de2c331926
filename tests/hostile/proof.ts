/** Solves the work that stands in for a captcha, as any client can. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { paths } from '../../domain/api/paths';
import type { ChallengeData } from '../../domain/calls/accounts';
import type { ApiClient } from '../support/server/api-client';

export async function solveFor(client: ApiClient, purpose: 'login' | 'send_sms', level = 0): Promise<string> {
  const call = `${paths.proofChallenge}?purpose=${purpose}&level=${level}`;
  const { challenge } = await client.must<ChallengeData>(call);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
