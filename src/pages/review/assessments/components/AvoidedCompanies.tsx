import type { AvoidedData } from '@domain/calls/expert-pool';
import type { AvoidedCompany } from '@domain/experts/pool';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import ValidatedForm from '@/components/ValidatedForm';
import AvoidedFields from '@/pages/review/components/AvoidedFields';
import { declareAvoided, fetchAvoided } from '@/services/experts';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

interface Values {
  avoided: AvoidedCompany[];
}

/** The companies that the expert declares to avoid: nothing of theirs is assigned any more. */
export default function AvoidedCompanies() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [form] = Form.useForm<Values>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('pool.avoided')}</Button>
      <Modal
        open={isOpen}
        title={t('pool.avoided')}
        width={720}
        maskClosable={false}
        destroyOnHidden
        okText={t('records.save')}
        okButtonProps={{ loading: isBusy }}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
      >
        <p>{t('pool.avoided.why')}</p>
        <Declared form={form} onBusy={setBusy} onSaved={() => setOpen(false)} />
      </Modal>
    </>
  );
}

interface DeclaredProps {
  form: ReturnType<typeof Form.useForm<Values>>[0];
  onBusy(isBusy: boolean): void;
  onSaved(): void;
}

function Declared({ form, onBusy, onSaved }: DeclaredProps) {
  const declared = useRead(fetchAvoided);

  async function save({ version }: AvoidedData, { avoided }: Values) {
    onBusy(true);
    const saved = await mutate(declareAvoided({ version, avoided }));
    onBusy(false);
    if (saved) onSaved();
  }

  return (
    <AsyncView resource={declared}>
      {(data) => (
        <ValidatedForm
          form={form}
          clearOnDestroy
          initialValues={{ avoided: data.avoided }}
          onFinish={(values) => save(data, values)}
        >
          <AvoidedFields />
        </ValidatedForm>
      )}
    </AsyncView>
  );
}
