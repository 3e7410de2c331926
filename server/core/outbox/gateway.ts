/** Gateway with a circuit breaker: after repeated failures it is not called for a while. */

import { randomUUID } from 'node:crypto';
import CircuitBreaker from 'opossum';
import { createMailSignature, type OfficeSettings } from '../../../domain/filing/office-settings';
import { type MessageCarrier, MessageRefused } from './carriers';
import type { DueMessage } from './outbox-store';

export interface MessageGateway {
  /** Delivers one message, or throws. */
  send: MessageCarrier;
  /**
   * Number of messages that the gateway accepts at the moment: none while it is paused, then one to test whether it is
   * back.
   */
  room(): number;
}

/** Gateway by kind of message. */
export type MessageGateways = Record<DueMessage['kind'], MessageGateway>;

export const createPlainGateway = (send: MessageCarrier): MessageGateway => ({
  send,
  room: () => Number.POSITIVE_INFINITY,
});

interface Log {
  warn(details: object, message: string): void;
}

interface Guard {
  /** Name of the gateway in log and metrics. */
  name: string;
  log: Log;
  restMs?: number;
}

const REST_MS = 30_000;
/**
 * Minimum number of calls within COUNTED_MS (one minute) for the breaker to open; half of the calls have to fail. A
 * hanging call fails after ten seconds.
 */
const CALLS_AT_LEAST = 5;
const FAILED_PERCENT = 50;
const COUNTED_MS = 60_000;

/** True for the error of a message that was not tried because its gateway is paused. */
export const isGatewayResting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EOPENBREAKER';

export function createGuardedGateway(
  carrier: MessageCarrier,
  { name, log, restMs = REST_MS }: Guard,
): MessageGateway {
  const breaker = new CircuitBreaker(carrier, {
    timeout: false,
    resetTimeout: restMs,
    volumeThreshold: CALLS_AT_LEAST,
    errorThresholdPercentage: FAILED_PERCENT,
    rollingCountTimeout: COUNTED_MS,
    rollingCountBuckets: 6,
    // A refused message is no failure of the gateway.
    errorFilter: (error) => error instanceof MessageRefused,
  });
  breaker.on('open', () => log.warn({ gateway: name, restMs }, 'a gateway fails and is left alone'));
  breaker.on('close', () => log.warn({ gateway: name }, 'a gateway is back'));
  return {
    send: (message) => breaker.fire(message),
    room: () => {
      if (breaker.opened) return 0;
      return breaker.halfOpen ? 1 : Number.POSITIVE_INFINITY;
    },
  };
}

/** Appends the office's signature to mails, from the settings at the time of sending. */
export const createSignedMailGateway = (
  gateway: MessageGateway,
  officeSettings: { current(): Promise<OfficeSettings> },
): MessageGateway => ({
  room: gateway.room,
  async send(message) {
    const signature = createMailSignature(await officeSettings.current());
    await gateway.send(signature ? { ...message, text: `${message.text}\n\n${signature}` } : message);
  },
});

/** Sends a test message directly, past the outbox, so that the sender sees the result. */
export const sendTestMessage = (
  gateways: Record<'sms' | 'mail', MessageGateway>,
  { kind, to, at }: { kind: 'sms' | 'mail'; to: string; at: Date },
): Promise<void> =>
  gateways[kind].send({
    id: randomUUID(),
    kind,
    to,
    scene: 'test',
    text: '这是一条测试消息，用于检查短信和邮件设置。',
    title: { zh: '测试消息', en: 'Test message', ar: 'رسالة اختبار' },
    until: at,
    attempts: 1,
    at,
  });
