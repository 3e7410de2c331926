import { Radio, type RadioGroupProps } from 'antd';

interface Props extends RadioGroupProps {
  /** Accessible name of the group. */
  label: string;
}

/** antd's radio group with the role and the name that antd leaves out. */
export default function RadioGroup({ label, ...props }: Props) {
  return <Radio.Group {...props} {...{ role: 'radiogroup' }} aria-label={label} />;
}
