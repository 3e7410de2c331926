/** A department stays in charge of a company that moves to the district of another one, until an administrator changes it. */
import type { Option } from '../definition';
import { department } from '../reference/authorities';
import type { ChangeStatus } from './changes';

type AnyFacts = Readonly<Record<string, unknown>>;

interface AddressChange {
  status: ChangeStatus;
  facts: AnyFacts;
}

/** Returns the department in charge where it is not one of the district that an open change of address names; else null. */
export function findKeptDepartment({ status, facts }: AddressChange, profile: AnyFacts): Option | null {
  if (status !== 'requested' && status !== 'accepted') return null;
  const inCharge = department.items.find(({ value }) => value === profile.department);
  return inCharge && facts.district && inCharge.district !== facts.district ? inCharge : null;
}
