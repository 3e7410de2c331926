import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` after a change of the tables; migrations only go forward. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/tables.ts',
  out: './server/db/migrations',
});
