import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` after a change of the tables; migrations only go forward. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/tables.generated.ts',
  out: './server/core/db/migrations',
});
