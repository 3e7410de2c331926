/** The example program of the guides, and answers that its form accepts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const WORKSHOP_DOCUMENT = readFileSync(
  join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'),
  'utf8',
);

export const workshopAnswers = {
  applicant: { contact_name: '王敏' },
  workshop: { workshop_name: '试填车间', level: 'city', equipment_total: 200, equipment_online: 150 },
  systems: [{ system_name: 'MES', invested: 80 }],
  declaration: { agree: true },
};
