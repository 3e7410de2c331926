import type { FastifyInstance } from 'fastify';
import { UNDELIVERED_AT_MOST, undeliveredMessages } from '../../../domain/calls/undelivered';
import { say } from '../../../domain/text';
import { route } from '../http/route';
import type { OutboxStore } from './outbox-store';

export function outboxRoutes(app: FastifyInstance, store: Pick<OutboxStore, 'givenUp'>): void {
  route(app, undeliveredMessages, async ({ language }) => {
    const { list, total } = await store.givenUp(UNDELIVERED_AT_MOST);
    return {
      list: list.map(({ id, kind, to, about, title, at, gaveUpAt }) => ({
        id,
        kind,
        to,
        about,
        title: title && say(title, language),
        created_at: at.toISOString(),
        gave_up_at: gaveUpAt.toISOString(),
      })),
      total,
    };
  });
}
