import type { ResponseEnvelope } from '@domain/api/envelope';
import { type CallName, paths } from '@domain/api/paths.generated';
import type { CallDefinition } from '@domain/calls/define';
import type { Calls } from '@domain/calls/types.generated';
import { callErrorLevels } from './callErrorLevels';
import { type RequestOptions, request } from './request';

type Shape<Name extends CallName> =
  Calls[Name] extends CallDefinition<
    infer Path,
    infer Query,
    infer Output,
    infer Answer,
    infer QueryInput,
    infer Body
  >
    ? { path: Path; params: Params<Query, QueryInput>; data: SentInput<Output, Body>; answer: Answer }
    : never;

/** Query or body as sent: a value that the server coerces from any type has its output type here. */
type SentInput<Output, Input> = Input extends object
  ? { [K in keyof Input]: unknown extends Input[K] ? Output[K & keyof Output] : Input[K] }
  : Input;
type Params<Query, Input> = Query extends undefined ? undefined : Partial<SentInput<Query, Input>>;

/** Path, query and body of a call, each only where the call has it. */
type CallParts<Name extends CallName> = {
  [Part in 'path' | 'params' | 'data' as undefined extends Shape<Name>[Part]
    ? never
    : Part]: Shape<Name>[Part];
} & OptionalData<Shape<Name>['data']>;
/** A body that outside clients may leave out. */
type OptionalData<Data> = [Data] extends [undefined]
  ? unknown
  : undefined extends Data
    ? { data?: Exclude<Data, undefined> }
    : unknown;
type OptionalParams<T> = T extends { params: infer P } ? Omit<T, 'params'> & { params?: P } : T;

type Options = Pick<RequestOptions, 'headers' | 'signal' | 'keepalive' | 'level'> & {
  /** Idempotency key: a call sent again under the same key is carried out once. */
  idempotencyKey?: string;
};

export type CallInput<Name extends CallName> = OptionalParams<CallParts<Name>> & Options;
/** Arguments of a call; its input is optional where it requires nothing. */
export type CallArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>];
/** `data` of a call's answer. */
export type CallAnswer<Name extends CallName> = Shape<Name>['answer'];

/**
 * Makes a call by name; input and answer are typed by its definition (domain/<room>/calls.ts). Resolves and rejects as `request`
 * does.
 */
export function call<Name extends CallName>(
  name: Name,
  ...[input = {} as CallInput<Name>]: CallArguments<Name>
): Promise<ResponseEnvelope<CallAnswer<Name>>> {
  const { idempotencyKey, headers, ...options } = input as RequestOptions & Options;
  const level = callErrorLevels[name];
  return request(paths[name], {
    ...(level !== undefined && { level }),
    ...options,
    headers: { ...headers, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  });
}
