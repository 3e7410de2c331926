import type { FastifyInstance } from 'fastify';
import { officeSettingsMessages } from '../../../domain/system/messages';
import { readHouse, saveHouse } from '../../../domain/system/office-settings-calls';
import { defineFeature } from '../define-feature';
import { answer } from '../http/envelope';
import { route } from '../http/route';
import type { OfficeSettingsService } from './office-settings-service';

function addRoutes(app: FastifyInstance, settings: OfficeSettingsService): void {
  route(app, readHouse, () => settings.read());
  route(app, saveHouse, async ({ caller, body }) =>
    answer(await settings.save(caller, body), officeSettingsMessages.saved),
  );
}

export const officeSettingsFeature = defineFeature({
  create: ({ officeSettings }) => officeSettings,
  addRoutes,
});
