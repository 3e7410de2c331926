import type { ResponseEnvelope } from '@domain/api/envelope';

/**
 * offline: no response. aborted: by the caller. unreadable: an answer without an envelope. status: an HTTP error. refused: body
 * code -1. session: the session is over and the login is being opened.
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

/** Reason why a request gave no usable answer. It has been shown already, as its level says; callers only clean up. */
export class RequestFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly envelope: ResponseEnvelope | undefined;
  /** Reason in words for a person, one line per message of the server; '' without an answer. */
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

/** Returns the reason of a failed request in words; '' without an answer, or for any other error. */
export const getFailureReason = (error: unknown): string =>
  error instanceof RequestFailure ? error.reason : '';

/** Handler for calls whose failure needs nothing beyond having been shown; rethrows other errors. */
export const ignoreShownFailure = (error: unknown): void => {
  if (!(error instanceof RequestFailure)) throw error;
};

/** Returns the server's messages of an answer as one text. */
export const formatEnvelopeMessage = ({ msg }: Pick<ResponseEnvelope, 'msg'>): string =>
  [msg].flat().join('\n');
