/** Who acted, as a company is told: its own people by name, the administering body as an office. */
import { isCompanySide, ROLES, type Role, roleNames } from '../../domain/accounts/roles';
import { type Language, say } from '../../domain/text';
import type { AuditLine } from './audit-store';

const isRole = (role: string): role is Role => ROLES.some((known) => known === role);

export function toldActor(
  { actorName, actorRole }: Pick<AuditLine, 'actorName' | 'actorRole'>,
  language: Language,
): { name: string; role: string } {
  if (!isRole(actorRole)) return { name: actorName, role: actorRole };
  const isOfficial = !isCompanySide(actorRole);
  return { name: isOfficial ? say(roleNames[actorRole], language) : actorName, role: actorRole };
}
