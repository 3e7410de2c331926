import { Button, Form, Input } from 'antd';
import { useLanguage } from '@/utils/language';

export interface Copy {
  no: string;
  hash: string;
}

interface CopyFormProps extends Copy {
  onAsk(copy: Copy): void;
}

const HASH = /^\s*[0-9a-f]{64}\s*$/i;

/** Number and hash as they stand on paper; a hash that is copied over two lines is one all the same. */
export default function CopyForm({ no, hash, onAsk }: CopyFormProps) {
  const { t } = useLanguage();
  const ask = (copy: Copy) => onAsk({ no: copy.no.trim(), hash: copy.hash.trim().toLowerCase() });
  return (
    <Form<Copy> layout="vertical" requiredMark={false} initialValues={{ no, hash }} onFinish={ask}>
      <Form.Item
        name="no"
        label={t('documents.check.no')}
        rules={[{ required: true, whitespace: true, message: t('documents.check.noMissing') }]}
      >
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="hash"
        label={t('documents.check.hash')}
        normalize={(value: string) => value.replace(/\s+/g, '')}
        rules={[{ required: true, pattern: HASH, message: t('documents.check.hashMissing') }]}
      >
        <Input maxLength={80} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {t('documents.check.submit')}
      </Button>
    </Form>
  );
}
