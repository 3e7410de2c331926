import type { ChangeWindowBody, WindowDetail } from './managed-window-calls';

/** The present values of a window, as a change sends them. */
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
