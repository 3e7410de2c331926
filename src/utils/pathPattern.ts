import { matchPath } from 'react-router';

/** True where a path is that of a route, whose pattern may name parts of it: `/forms/p/:program`. Letter case matters. */
export const matchesRoutePattern = (pattern: string, path: string): boolean =>
  matchPath({ path: pattern, caseSensitive: true }, path) !== null;
