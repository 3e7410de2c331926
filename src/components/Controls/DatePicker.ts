/** antd's date picker, with the names of months and days in the portal's languages: antd asks dayjs for them. */
import 'dayjs/locale/ar';
import 'dayjs/locale/zh-cn';

export { DatePicker as default } from 'antd';
