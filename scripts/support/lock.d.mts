interface LockedPackage {
  name?: string;
  version?: string;
  integrity?: string;
  link?: boolean;
}

/** `readHash`: the hash of `name@version`, empty where the registry does not serve it. Answers with those. */
export function addHashes(
  packages: Record<string, LockedPackage>,
  readHash: (named: string) => string,
): string[];
