/**
 * Every table. House rules: text and timestamptz, ids made by the application (uuid), company_id in the keys of what
 * grows, half-open time ranges, migrations only forward. A column whose meaning is legal says so.
 */
export * from './schema/accounts';
export * from './schema/appeals';
export * from './schema/audit';
export * from './schema/companies';
export * from './schema/experts';
export * from './schema/files';
export * from './schema/filings';
export * from './schema/installation';
export * from './schema/mandates';
export * from './schema/messages';
export * from './schema/orders';
export * from './schema/questions';
export * from './schema/queue';
export * from './schema/registers';
export * from './schema/reports';
export * from './schema/short-lived';
export * from './schema/windows';
export * from './schema/work';
