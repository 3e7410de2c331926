import type { FastifyInstance } from 'fastify';
import { officeSettingsMessages } from '../../../domain/system/messages';
import { readHouse, saveHouse } from '../../../domain/system/office-settings-calls';
import { defineFeature } from '../define-feature';
import type { Deps } from '../deps';
import { answer } from '../http/envelope';
import { route } from '../http/route';
import { readOfficeSettings, saveOfficeSettings } from './edit-office-settings';

function addRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, readHouse, () => readOfficeSettings(deps));
  route(app, saveHouse, async ({ caller, body }) =>
    answer(await saveOfficeSettings(deps, caller, body), officeSettingsMessages.saved),
  );
}

export const officeSettingsFeature = defineFeature({
  create: (deps) => deps,
  addRoutes,
});
