/** package-lock.json, read: where a package finds another one, and all that some need. */

/** The place where npm looks for `name` from the package at `owner`: its own node_modules, then each one above. */
export const placeFrom = (packages, owner, name) => {
  for (
    let at = owner;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return undefined;
  }
};

/** The places of what the package at `owner` needs. */
export const neededBy = (packages, owner) => {
  const { dependencies, optionalDependencies, peerDependencies } = packages[owner];
  const names = Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies });
  return names.map((name) => placeFrom(packages, owner, name)).filter((place) => place !== undefined);
};

/** The places of these packages with all that they need, and that `isThere`. */
export const closureOf = (packages, names, isThere) => {
  const found = new Set();
  const add = (place) => {
    if (found.has(place) || !isThere(place)) return;
    found.add(place);
    neededBy(packages, place).forEach(add);
  };
  for (const name of names) add(`node_modules/${name}`);
  return [...found].sort();
};

/** The name of the package at a place. */
export const nameAt = (place, { name }) =>
  name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Gives each package that lacks one the hash by which the registry names it, and answers with those that it has not got: npm
 * writes none for builds of other platforms, and installs without comparing where none stands.
 */
export const addHashes = (packages, readHash) => {
  const unnamed = Object.entries(packages).filter(
    ([place, { integrity, link }]) => place && !link && !integrity,
  );
  return unnamed.flatMap(([place, entry]) => {
    const named = `${nameAt(place, entry)}@${entry.version}`;
    const integrity = readHash(named);
    if (!integrity) return [named];
    const { version, resolved, ...rest } = entry;
    packages[place] = { version, ...(resolved && { resolved }), integrity, ...rest };
    return [];
  });
};
