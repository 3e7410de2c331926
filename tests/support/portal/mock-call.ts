import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CallName } from '@domain/api/paths.generated';
import { type Mock, vi } from 'vitest';
import * as calls from '@/utils/call';

type Answering<Name extends CallName> = (
  input: calls.CallInput<Name>,
) => Promise<ResponseEnvelope<calls.CallAnswer<Name>>>;

const mocks = new Map<CallName, Mock>();

/**
 * Routes calls to their mocks; calls without a mock reach the server. After the calls were restored, at the end of a file or by
 * `restoreAllMocks`, all mocks are reset.
 */
function intercept(): void {
  if (vi.isMockFunction(calls.call)) return;
  for (const mock of mocks.values()) mock.mockReset();
  const original = calls.call as (name: CallName, input?: unknown) => Promise<ResponseEnvelope>;
  vi.spyOn(calls, 'call').mockImplementation(((name: CallName, input?: unknown) => {
    const mock = mocks.get(name);
    return mock?.getMockImplementation() ? mock(input) : original(name, input);
  }) as never);
}

/** Returns the mock of a server call by the call's name; within a file always the same one for a name. */
export function mockCall<Name extends CallName>(name: Name): Mock<Answering<Name>> {
  intercept();
  const mock = mocks.get(name) ?? vi.fn();
  mocks.set(name, mock);
  return mock as unknown as Mock<Answering<Name>>;
}
