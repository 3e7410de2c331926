/** Days for which a deleted draft can be restored; then it is removed for good. */
export const DELETED_DRAFT_DAYS = 30;
