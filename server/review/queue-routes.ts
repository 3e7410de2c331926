import type { FastifyInstance } from 'fastify';
import { assigningMessages } from '../../domain/api/messages/assigning';
import * as calls from '../../domain/calls/assigning';
import { reviewQueue } from '../../domain/calls/review';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Assigning } from './assigning-service';
import type { Queue } from './queue-service';
import type { Views } from './views-service';

interface QueueServices {
  queue: Queue;
  assigning: Assigning;
  views: Views;
}

export function queueRoutes(app: FastifyInstance, { queue, assigning, views }: QueueServices): void {
  route(app, reviewQueue, ({ caller, query, language }) => queue(caller, query, language));

  route(app, calls.assignees, ({ caller, language }) => assigning.assignees(caller, language));
  route(app, calls.assignFilings, async ({ caller, body, language }) => {
    const result = await assigning.assignEach(caller, body, language);
    const { assigned, unassigned } = assigningMessages;
    const text = body.assignee === null ? unassigned : assigned;
    return answer(result, fillText(text, { count: result.done.length }));
  });

  route(app, calls.savedViews, ({ caller }) => views.list(caller));
  route(app, calls.createView, async ({ caller, body }) =>
    answer(await views.create(caller, body), assigningMessages.viewSaved),
  );
  route(app, calls.updateView, async ({ caller, params, body }) =>
    answer(await views.update(caller, params.id, body), assigningMessages.viewSaved),
  );
  route(app, calls.deleteView, async ({ caller, params }) =>
    answer(await views.remove(caller, params.id), assigningMessages.viewDeleted),
  );
}
