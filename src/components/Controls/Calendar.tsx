import { DatePicker, type DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';

/** antd's date picker as a module of its own, for pages that load it after their first view: with all its parts it weighs 20 kB. */
export default function Calendar(props: DatePickerProps<Dayjs>) {
  return <DatePicker {...props} />;
}
