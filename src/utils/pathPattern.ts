/** True where a path is that of a route, whose pattern may name parts of it: `/forms/p/:program`. Letter case matters. */
export function matchesRoutePattern(pattern: string, path: string): boolean {
  if (!pattern.includes('/:')) return pattern === path;
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}
