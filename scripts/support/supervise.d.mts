export const MEMORY_VARIABLES: Record<string, string>;
export const NODE_ARGUMENTS: string[];
export function supervise(
  file: string,
  args: string[],
  meanwhile?: { env: Record<string, string>; until: Promise<unknown> },
): Promise<number>;
