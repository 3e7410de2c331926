/** The actor as a reader may know it: companies read their own people's names and offices, offices all but experts. */
import { isCompanySide, ROLES, type Role, roleNames } from '../../../domain/accounts/roles';
import { describeActingPerson } from '../../../domain/mandates/mandate';
import { type Language, say } from '../../../domain/text';
import type { AuditLine } from './audit-store';

const isRole = (role: string): role is Role => ROLES.some((known) => known === role);

/** The actor's name; an agent's with the company, a deputy's with the absent person that the act was for. */
export function formatActorName(
  { actorName, details }: Pick<AuditLine, 'actorName' | 'details'>,
  language: Language,
): string {
  const { agent, in_place_of: absent } = (details ?? {}) as { agent?: { for: string }; in_place_of?: string };
  const represented = agent?.for ?? absent;
  return represented ? say(describeActingPerson(actorName, represented), language) : actorName;
}

export function toActorView(
  line: Pick<AuditLine, 'actorName' | 'actorRole' | 'details'>,
  language: Language,
  reader: 'company' | 'office' = 'company',
): { name: string; role: string } {
  const { actorRole } = line;
  const actorName = formatActorName(line, language);
  if (!isRole(actorRole)) return { name: actorName, role: actorRole };
  const isNamed = isCompanySide(actorRole) || (reader === 'office' && actorRole !== 'expert');
  return { name: isNamed ? actorName : say(roleNames[actorRole], language), role: actorRole };
}
