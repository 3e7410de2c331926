import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CallName } from '@domain/api/paths.generated';
import { type Mock, vi } from 'vitest';
import * as calls from '@/utils/call';

type Answering<Name extends CallName> = (
  input: calls.CallInput<Name>,
) => Promise<ResponseEnvelope<calls.CallAnswer<Name>>>;

const mocks = new Map<CallName, Mock>();

/**
 * Answers calls by their mocks; one without a mock goes on to the server. Once the calls were restored, after a file or by
 * `restoreAllMocks`, all mocks begin anew.
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

/** The mock that stands in for one call of the server, by the call's name; the same for one name within a file. */
export function mockCall<Name extends CallName>(name: Name): Mock<Answering<Name>> {
  intercept();
  const mock = mocks.get(name) ?? vi.fn();
  mocks.set(name, mock);
  return mock as unknown as Mock<Answering<Name>>;
}
