import type { Text } from '../../text';

/** The working-day calendar. */
export const calendarMessages = {
  saved: { zh: '{year}年工作日历已保存', en: 'The working days of {year} are saved' },
  otherYear: { zh: '{date}不在{year}年内，请改正', en: '{date} is not a day of {year}, correct it' },
  twice: { zh: '{date}出现了两次，请删去一处', en: '{date} stands there twice, remove one' },
  worksAnyway: {
    zh: '{date}本来就是工作日，只有周末才能设为调休上班，请删去或改选周末',
    en: '{date} is a working day anyway, and only a day of a weekend can be worked in place of another: remove it, or choose such a day',
  },
  conflict: {
    zh: '{by}已于{at}修改了{year}年的工作日历，您的修改未保存，请刷新后再改',
    en: '{by} changed the working days of {year} at {at}. Yours are not saved, reload the page first',
  },
} satisfies Record<string, Text>;
