const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a value that can be the id of a row: PostgreSQL refuses anything else with an error. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
