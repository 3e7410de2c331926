import type { OfficeSettingsService } from '../../../server/core/office-settings/office-settings';

/** Settings of an organisation that has changed none, for components constructed by hand. */
export const defaultOffice: Pick<OfficeSettingsService, 'rules'> = {
  rules: async () => ({
    registrationReview: false,
    scanBeforeSubmit: true,
    takesOfd: true,
    officeSecondFactor: false,
    fewerEditionHands: false,
  }),
};
