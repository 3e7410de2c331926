import type { GlobalState } from './global';
import type { LoginState } from './login';
import type { SettingsState } from './settings';
import type { UserState } from './user';

/** The portal's state, by model; the open filing adds itself (src/filling/draft/filingState.ts). */
export interface RootState {
  global: GlobalState;
  login: LoginState;
  user: UserState;
  settings: SettingsState;
  /** Running effects, kept by dva-loading: `effects['login/login']`. */
  loading: { global: boolean; models: Record<string, boolean>; effects: Record<string, boolean> };
}
