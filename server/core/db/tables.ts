/**
 * Tables that rooms of several floors work with; a room keeps its own in its `tables.ts`, and server/tables.generated.ts
 * lists them all. House rules: text and timestamptz, ids made by the application (uuid), company_id in the keys of what
 * grows, half-open time ranges, migrations only forward. A column whose meaning is legal says so.
 */
export * from './schema/accounts';
export * from './schema/audit';
export * from './schema/companies';
export * from './schema/filings';
export * from './schema/installation';
export * from './schema/mandates';
export * from './schema/messages';
export * from './schema/orders';
export * from './schema/reports';
export * from './schema/short-lived';
export * from './schema/work';
