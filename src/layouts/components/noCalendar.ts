/** Stands for dayjs in pro-provider in the build (`.umirc.ts`), which sets its language: calendars have theirs from antd. */
export default { locale: (): void => undefined };
