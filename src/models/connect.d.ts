import type { FilingState } from './filing';
import type { GlobalState } from './global';
import type { LoginState } from './login';
import type { SettingsState } from './settings';
import type { UserState } from './user';

/** The whole of the portal's state, by model. */
export interface RootState {
  global: GlobalState;
  login: LoginState;
  user: UserState;
  settings: SettingsState;
  filing: FilingState;
  /** Running effects, kept by dva-loading: `effects['login/login']`. */
  loading: { global: boolean; models: Record<string, boolean>; effects: Record<string, boolean> };
}
