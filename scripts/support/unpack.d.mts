export interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  bin?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** By place: `node_modules/a/node_modules/b`. */
type LockedPackages = Record<string, LockedPackage>;

export const RECORD: string;
export function needsNpm(machine: { env: Record<string, string | undefined>; platform: string }): boolean;
export function selectForMachine(
  packages: LockedPackages,
  without?: ReadonlySet<string>,
  machine?: { platform: string; arch: string },
): LockedPackages;
export function unpackPackages(
  folder: string,
  wanted: LockedPackages,
  from?: { lock?: LockedPackages; registry?: string; silentForMs?: number },
): Promise<void>;
