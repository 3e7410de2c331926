import { describe, expect, it } from 'vitest';
import { lastFailedRequest, noteAnswer } from './lastRequest';

const answer = (status: number, id?: string) =>
  new Response(null, { status, headers: id ? { 'x-request-id': id } : {} });

describe(lastFailedRequest, () => {
  it('returns the number of the last request that failed, and no other', () => {
    noteAnswer(answer(500, 'first'));
    noteAnswer(answer(200, 'fine'));
    expect(lastFailedRequest()).toBe('first');
    noteAnswer(answer(503, 'second'));
    noteAnswer(answer(502));
    expect(lastFailedRequest()).toBe('second');
  });
});
