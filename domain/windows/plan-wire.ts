import type { ChangeWindowBody, WindowDetail } from './managed-window-calls';

/** Creates the body of a change from the present values of a window. */
export const toChangeWindowBody = ({
  opens_at,
  closes_at,
  first_review_by,
  quota,
  grace_minutes,
  state,
  version,
}: WindowDetail): ChangeWindowBody => ({
  opens_at,
  closes_at,
  first_review_by,
  quota,
  grace_minutes,
  enabled: state !== 'off',
  version,
});
