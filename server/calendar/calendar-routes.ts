import type { FastifyInstance } from 'fastify';
import { calendarMessages } from '../../domain/api/messages/windows';
import { saveCalendar, workCalendar } from '../../domain/calls/windows';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Calendar } from './calendar-service';

export function calendarRoutes(app: FastifyInstance, calendar: Calendar): void {
  route(app, workCalendar, ({ query }) => calendar.read(query.year));
  route(app, saveCalendar, async ({ caller, body }) =>
    answer(await calendar.save(caller, body), fillText(calendarMessages.saved, { year: body.year })),
  );
}
