import type { Deps } from '../core/deps';
import { createFilingsStore } from '../filings/filings-store';
import { createPaymentsStore } from './payments-store';

export const createPaymentDeps = (deps: Deps) => ({
  ...deps,
  store: createPaymentsStore(deps.db),
  filings: createFilingsStore(deps.db),
});
export type PaymentDeps = ReturnType<typeof createPaymentDeps>;
