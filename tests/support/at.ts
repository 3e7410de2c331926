/** The call of one thing. */
export const at = (path: string, id: string): string => path.replace('{id}', id);
