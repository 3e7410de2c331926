/** Visits a portal from inside its network: signs in, uploads, saves, submits. Prints the receipts as JSON. */
import { PatientFiler } from './patient-filer';

const [url = ''] = process.argv.slice(2);

async function visit() {
  const filer = await PatientFiler.open(url, 'demo');
  for (let i = 0; i < 3; i++) await filer.save();
  await filer.submit();
  const { status, receipt } = await filer.stored();
  process.stdout.write(`${JSON.stringify({ status, receipt: receipt?.no, ...filer.tally })}\n`);
}

visit().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
