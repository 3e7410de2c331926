import type { FastifyInstance } from 'fastify';
import { fillText } from '../../domain/text';
import * as calls from '../../domain/windows/calls';
import { calendarMessages } from '../../domain/windows/messages';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { type CalendarDeps, readCalendar, saveCalendar, seedCalendar } from './calendar-service';
import { watchCalendar } from './missing-year';

function addRoutes(app: FastifyInstance, deps: CalendarDeps): void {
  route(app, calls.workCalendar, ({ query }) => readCalendar(deps, query.year));
  route(app, calls.saveCalendar, async ({ caller, body }) =>
    answer(await saveCalendar(deps, caller, body), fillText(calendarMessages.saved, { year: body.year })),
  );
}

export const calendarFeature = defineFeature({
  create: (deps) => deps,
  prepare: seedCalendar,
  addRoutes,
  starts: (deps) => [() => watchCalendar(deps)],
});
