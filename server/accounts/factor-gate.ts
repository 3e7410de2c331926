import type { Role } from '../../domain/accounts/roles';
import { mustSetFactor } from '../../domain/accounts/second-factor';
import type { HouseSettings } from '../core/house/house-service';

interface Account {
  role: string;
  companyId: string | null;
  secondFactor: boolean;
}

/** Asks whether an account has to set up a factor before anything else; the house is asked where that can be. */
export const createFactorGate =
  (house: Pick<HouseSettings, 'current'>) =>
  async ({ role, companyId, secondFactor }: Account): Promise<boolean> =>
    companyId === null &&
    !secondFactor &&
    mustSetFactor({ role: role as Role, secondFactor }, await house.current());
