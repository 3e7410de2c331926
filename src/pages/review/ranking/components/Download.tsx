import { DownloadOutlined } from '@ant-design/icons';
import type { RankingCutOff } from '@domain/review/ranking';
import type { RankingQuery } from '@domain/review/ranking-calls';
import { toFileLanguage } from '@domain/text';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchRankingFile } from '@/services/documents';
import { useLanguage } from '@/utils/language';
import { useSaveFile } from '@/utils/useSaveFile';

/** Downloads the ranking with its cut-off line. Grants not saved on the server yet would be missing. */
export default function Download({
  series,
  cut,
  isHeld,
}: {
  series: RankingQuery;
  cut: RankingCutOff;
  isHeld: boolean;
}) {
  const { t, language } = useLanguage();
  const [busy, setBusy] = useState<'xlsx' | 'pdf' | null>(null);
  const { save } = useSaveFile();
  const take = async (format: 'xlsx' | 'pdf') => {
    setBusy(format);
    await save(() => fetchRankingFile({ ...series, cut, format, language: toFileLanguage(language) }));
    setBusy(null);
  };
  return (['xlsx', 'pdf'] as const).map((format) => (
    <Button
      key={format}
      icon={<DownloadOutlined aria-hidden />}
      loading={busy === format}
      disabled={isHeld}
      onClick={() => take(format)}
    >
      {t(`ranking.${format}`)}
    </Button>
  ));
}
