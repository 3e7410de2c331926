import { describe, expect, it } from 'vitest';
import { getLastFailedRequestId, saveFailedRequestId } from './lastRequest';

const answer = (status: number, id?: string) =>
  new Response(null, { status, headers: id ? { 'x-request-id': id } : {} });

describe(getLastFailedRequestId, () => {
  it('returns the number of the last request that failed, and no other', () => {
    saveFailedRequestId(answer(500, 'first'));
    saveFailedRequestId(answer(200, 'fine'));
    expect(getLastFailedRequestId()).toBe('first');
    saveFailedRequestId(answer(503, 'second'));
    saveFailedRequestId(answer(502));
    expect(getLastFailedRequestId()).toBe('second');
  });
});
