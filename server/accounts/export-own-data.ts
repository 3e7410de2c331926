import { Readable } from 'node:stream';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createZip } from '../core/zip';
import { writeOwnAccountToAudit } from './managed-accounts';
import { createOwnDataStore } from './own-data-store';

const FORMAT = 'portal-own-data/1';
const ABOUT = {
  zh: '本文件是平台保存的您的个人数据。属于申报或企业的内容只列出编号和时间，内容请在平台中查看。',
  en: 'What the portal keeps about you. Of what belongs to a filing or a company only ids and times are listed: see it in the portal.',
  ar: 'ما تحتفظ به البوابة عنك. وما يخص طلبًا أو شركة تُذكر معرّفاته وأوقاته فقط: اطلع عليه في البوابة.',
};

/** Yields the JSON text in pieces, so that at most one section is in memory. */
async function* writePieces({ db, clock, tables }: Pick<Deps, 'db' | 'clock' | 'tables'>, userId: string) {
  yield `${JSON.stringify({ format: FORMAT, made_at: clock(), about: ABOUT }).slice(0, -1)},"sections":{`;
  let separator = '';
  for await (const [name, found] of createOwnDataStore(db, tables).sections(userId)) {
    yield `${separator}\n${JSON.stringify(name)}:${JSON.stringify(found)}`;
    separator = ',';
  }
  yield '}}\n';
}

/** Zip of everything that is stored about one person, for that person alone. The download is logged. */
export async function exportOwnData(
  deps: Pick<Deps, 'db' | 'clock' | 'audit' | 'log' | 'tables'>,
  caller: Caller,
): Promise<Readable> {
  await writeOwnAccountToAudit(deps, caller, 'user.data_export');
  const zip = createZip(deps.clock());
  zip
    .add('my-data.json', Readable.from(writePieces(deps, caller.userId)), { compress: true })
    .then(zip.end)
    .catch((error: Error) => {
      deps.log.warn({ err: error }, 'a person’s data could not be written to the end');
      zip.output.destroy(error);
    });
  return zip.output;
}
