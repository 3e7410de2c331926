/** Loaders of the first steps: few people see them, and their forms are not part of the frame. */
const load = () => import('.');

export const loadFirstPassword = () => load().then(({ FirstPassword }) => ({ default: FirstPassword }));
export const loadFirstFactor = () => load().then(({ FirstFactor }) => ({ default: FirstFactor }));
