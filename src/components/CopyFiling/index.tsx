import { CopyOutlined } from '@ant-design/icons';
import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { Button } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useCopyFiling } from './useCopyFiling';
import { useFreePlaces } from './useFreePlaces';

interface CopyFilingProps {
  program: Pick<Program, 'key' | 'route' | 'title'>;
  filing: Pick<Filing, 'id' | 'kind' | 'batch'>;
}

/** Begins a filing with the answers and attachments of this one, where the company may hold one more. */
export default function CopyFiling({ program, filing: { id, kind, batch } }: CopyFilingProps) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const { placeFor } = useFreePlaces();
  const { isBusy, copy } = useCopyFiling();
  const place = placeFor({ program: program.key, kind });
  if (!id || !place) return null;
  const name = `${say(program.title)} ${batchName(batch)}`;
  return (
    <Button
      icon={<CopyOutlined aria-hidden />}
      loading={isBusy}
      onClick={() => copy({ id, kind, route: program.route, name })}
    >
      {t('center.copy.do')}
    </Button>
  );
}
