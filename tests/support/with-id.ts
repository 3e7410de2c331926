/** The call of one thing. */
export const withId = (path: string, id: string): string => path.replace('{id}', id);
