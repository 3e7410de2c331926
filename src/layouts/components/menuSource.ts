/**
 * Stands for the library `swr` in the build (`.umirc.ts`): pro-layout reads its menu with it where a menu is read from a server.
 * The portal gives its menu as it is, so that there is nothing to read and nothing to keep.
 */
import type { ReactNode } from 'react';

const nothingRead = { data: undefined, isLoading: false, mutate: async () => undefined };
const nothingKept = { cache: new Map() };

export default () => nothingRead;
export const useSWRConfig = () => nothingKept;
export const SWRConfig = ({ children }: { children?: ReactNode }) => children;
