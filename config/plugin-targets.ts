import type { IApi } from 'umi';

/**
 * Passes the configured targets to umi's preset-env, which otherwise writes ES5: more bytes, and forms that are several
 * times slower to type in, with objects copied by helpers.
 */
export default (api: IApi) =>
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
