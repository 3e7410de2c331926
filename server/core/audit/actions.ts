import type { OtherAction } from '../../../domain/audit/action-names';
import type { FilingAction } from '../../../domain/filing/status';

export type AuditAction = FilingAction | OtherAction;
