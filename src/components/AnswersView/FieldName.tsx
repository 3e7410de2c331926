import { unitText } from '@domain/filing/units';
import type { Field } from '@domain/programs/define';
import { useText } from '@/utils/language';
import styles from './index.less';

/** The name of a field with its unit, so that a bare number can be read. */
export default function FieldName({ field }: { field: Field }) {
  const say = useText();
  return (
    <>
      {say(field)}
      {field.unit && <span className={styles.unit}> ({say(unitText(field.unit))})</span>}
    </>
  );
}
