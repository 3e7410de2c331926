/** Fills the id into the path of a call. */
export const withId = (path: string, id: string): string => path.replace('{id}', id);
