/** A test of the services that carry SMS and mail: past the outbox, so that whoever sends it hears what became of it. */
import { randomUUID } from 'node:crypto';
import type { Gateway } from './gateway';

export const sendTestMessage = (
  gateways: Record<'sms' | 'mail', Gateway>,
  { kind, to, at }: { kind: 'sms' | 'mail'; to: string; at: Date },
): Promise<void> =>
  gateways[kind].send({
    id: randomUUID(),
    kind,
    to,
    scene: 'test',
    text: '这是一条测试消息，用于检查短信和邮件设置。',
    title: { zh: '测试消息', en: 'Test message' },
    until: at,
    attempts: 1,
    at,
  });
