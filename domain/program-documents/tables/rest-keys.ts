import { REST } from './columns';

/** Column of the other properties of a part of which there is one: `rest`, or `rest_manifest` within a section of several parts. */
export const getRestKey = (at: readonly string[]): string => [REST, ...at].join('_');
