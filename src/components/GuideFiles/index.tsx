import type { GuideFile, Program } from '@domain/definition';
import { OutsideLink } from '@/components/LinkedText';
import OfficeFile from '@/components/OfficeFile';
import { fetchGuideFile } from '@/services/documents';
import { useText } from '@/utils/language';

interface GuideFilesProps {
  program: Pick<Program, 'key' | 'edition'>;
  files: readonly GuideFile[];
}

/** Files of a guide as entries of a list: downloads of uploaded ones, links to those on the site of the office. */
export default function GuideFiles({ program, files }: GuideFilesProps) {
  const say = useText();
  return files.map(({ url, file, ...text }) => (
    <li key={file?.sha256 ?? url}>
      {file ? (
        <OfficeFile file={file} label={say(text)} fetchBytes={() => fetchGuideFile(program, file)} />
      ) : (
        url && <OutsideLink url={url} text={say(text)} />
      )}
    </li>
  ));
}
