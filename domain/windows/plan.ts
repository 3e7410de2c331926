import type { ChangeWindowBody, WindowDetail } from '../api/calls/managed-windows';

/** What stands of a window, as a change sends it. */
export const planOf = ({
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
