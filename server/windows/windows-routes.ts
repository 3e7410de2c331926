import type { FastifyInstance } from 'fastify';
import { declareDay } from '../../domain/calls/windows';
import { route } from '../core/http/route';
import type { Windows } from './windows-service';

export function windowsRoutes(app: FastifyInstance, windows: Windows): void {
  route(app, declareDay, ({ caller, language }) => windows.declareDay(caller, language));
}
