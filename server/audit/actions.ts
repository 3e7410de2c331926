import { type OtherAction, otherActionNames } from '../../domain/audit/action-names';
import { type FilingAction, actionNames as filingActions } from '../../domain/filing/status';

export type AuditAction = FilingAction | OtherAction;

export const AUDIT_ACTIONS: readonly AuditAction[] = [
  ...(Object.keys(filingActions) as FilingAction[]),
  ...(Object.keys(otherActionNames) as OtherAction[]),
];
