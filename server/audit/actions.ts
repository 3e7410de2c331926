import { type FilingAction, actionNames as filingActions } from '../../domain/filing/status';

/** Every action that the audit log knows besides those of a filing's life. A new kind of change gets its name here. */
export const OTHER_ACTIONS = [
  'access.denied',
  'session.login',
  'session.login_failed',
  'session.locked',
  'session.logout',
  'session.ended',
  'session.refresh_reused',
  'company.register',
  'company.update',
  'department.create',
  'department.update',
  'department.delete',
  'user.create',
  'user.update',
  'user.delete',
  'user.password_change',
  'user.password_reset',
  'user.password_forgotten',
  'user.phone_change',
  'file.upload',
  'file.download',
  'file.delete',
  'question.ask',
  'question.follow_up',
  'question.answer',
  'question.close',
  'question.publish',
  'question.unpublish',
  'window.create',
  'window.update',
  'window.extend',
  'window.withdraw_extension',
  'calendar.update',
] as const;

export type AuditAction = FilingAction | (typeof OTHER_ACTIONS)[number];

export const AUDIT_ACTIONS: readonly AuditAction[] = [
  ...(Object.keys(filingActions) as FilingAction[]),
  ...OTHER_ACTIONS,
];
