import type { ResponseEnvelope } from '@domain/api/envelope';

/**
 * offline: no response. aborted: the caller took it back. unreadable: an answer that is no envelope. status: an HTTP error. refused: body code -1.
 * session: the session is over and the way to the login has been taken.
 */
type FailureKind = 'offline' | 'aborted' | 'unreadable' | 'status' | 'refused' | 'session';

interface FailureDetails {
  status?: number;
  envelope?: ResponseEnvelope;
  /** The reason in words, where the answer has none. */
  reason?: string;
  /** Milliseconds that a busy server asks to wait; null where it does not ask. */
  wait?: number | null;
}

export const REQUEST_FAILURE = 'RequestFailure';

/** The reason why a request gave no usable answer. It has been shown already, as its level says; callers only tidy up. */
export class RequestFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly envelope: ResponseEnvelope | undefined;
  /** In words for a person, one line for each message of the server; '' without an answer. */
  readonly reason: string;
  readonly wait: number | null;

  constructor(kind: FailureKind, { status, envelope, reason = '', wait = null }: FailureDetails = {}) {
    super([kind, status, envelope?.msg].filter(Boolean).join(': '));
    this.name = REQUEST_FAILURE;
    this.kind = kind;
    this.status = status;
    this.envelope = envelope;
    this.wait = wait;
    this.reason = envelope ? formatEnvelopeMessage(envelope) : reason;
  }
}

/** The reason of a failed request in words; '' where there was no answer, or something else than a request failed. */
export const getFailureReason = (error: unknown): string =>
  error instanceof RequestFailure ? error.reason : '';

/** For the end of a call whose failure needs nothing more than having been shown. */
export const ignoreShownFailure = (error: unknown): void => {
  if (!(error instanceof RequestFailure)) throw error;
};

/** The server's words in an answer, as one text. */
export const formatEnvelopeMessage = ({ msg }: Pick<ResponseEnvelope, 'msg'>): string =>
  [msg].flat().join('\n');
