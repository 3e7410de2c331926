import type { ChangeWindowBody, WindowDetail } from './managed-window-calls';

/** Body of a change with the present values of a window. */
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
