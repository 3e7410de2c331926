/** The actor as a reader may know it: companies read their own people's names and offices, offices all but experts. */
import { isCompanySide, ROLES, type Role, roleNames } from '../../../domain/accounts/roles';
import { type Language, say } from '../../../domain/text';
import type { AuditLine } from './audit-store';

const isRole = (role: string): role is Role => ROLES.some((known) => known === role);

export function actorView(
  { actorName, actorRole }: Pick<AuditLine, 'actorName' | 'actorRole'>,
  language: Language,
  reader: 'company' | 'office' = 'company',
): { name: string; role: string } {
  if (!isRole(actorRole)) return { name: actorName, role: actorRole };
  const isNamed = isCompanySide(actorRole) || (reader === 'office' && actorRole !== 'expert');
  return { name: isNamed ? actorName : say(roleNames[actorRole], language), role: actorRole };
}
