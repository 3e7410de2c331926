/** Stands, in the build, for pro-provider in pro-layout (`.umirc.ts`): antd's styles have no hash in their names, and so has its menu. */
export * from '@ant-design/pro-provider';

export const isNeedOpenHash = (): boolean => false;
