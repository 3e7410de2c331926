import type { OfficeSettingsService } from '../../../server/core/office-settings/office-settings';

/** A house that has set no rules of its own, for parts that are put together by hand. */
export const defaultOffice: Pick<OfficeSettingsService, 'rules'> = {
  rules: async () => ({
    registrationReview: false,
    scanBeforeSubmit: true,
    takesOfd: true,
    officeSecondFactor: false,
  }),
};
