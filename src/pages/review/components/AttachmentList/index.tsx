import FileNames from '@/components/AnswersView/FileNames';
import FactList, { type Fact } from '@/pages/review/components/FactList';
import { useLanguage } from '@/utils/language';

interface AttachmentListProps {
  attachments: { label: string; file: { id: string } }[];
}

/** Attachments under the name of their field: file names alone seldom tell what a file is. */
export default function AttachmentList({ attachments }: AttachmentListProps) {
  const { t } = useLanguage();
  if (attachments.length === 0) return <p>{t('review.noAttachments')}</p>;
  const idsBy = new Map<string, string[]>();
  for (const { label, file } of attachments) idsBy.set(label, [...(idsBy.get(label) ?? []), file.id]);
  const facts = [...idsBy].map(([label, ids]): Fact => [label, <FileNames key={label} ids={ids} />]);
  return <FactList facts={facts} />;
}
