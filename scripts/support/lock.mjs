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
