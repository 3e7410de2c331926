/** Icons of the portal on a grid of 24, drawn as lines (`src/components/Icon`). */
export const lineIcons = {
  home: 'M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  catalogue: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  filing: 'M6 3.5h8L19 8.5v12H6zM14 3.5v5h5M9 13h7M9 16.5h5',
  record: 'M8 5H6v15.5h12V5h-2M9 3.5h6v3H9zM9 13.5l2.2 2.2L15.5 11',
  bell: 'M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5h4',
  company: 'M4 20.5h16M6 20.5V4h8v16.5M14 9h4v11.5M9 8h2M9 12h2M9 16h2',
  question: 'M4 5h16v11.5h-9L7 20v-3.5H4zM8.5 9.5h7M8.5 12.5h4.5',
  queue: 'M4 13.5l3-8.5h10l3 8.5V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20',
  sign: 'M4 20.5h16M6 16.5l1-4L16 3.5l3 3-9 9z',
  report: 'M6 3.5h8L19 8.5v12H6zM14 3.5v5h5M9.5 14.5l2 2 3.5-4',
  assess: 'M4 6l1.5 1.5L8 5M4 12l1.5 1.5L8 11M4 18l1.5 1.5L8 17M11.5 6.5H20M11.5 12.5H20M11.5 18.5H20',
  chart: 'M4 4v16h16M8.5 16v-4M12.5 16V8M16.5 16v-6',
  award: 'M12 14.5a5.5 5.5 0 100-11 5.5 5.5 0 000 11zM8.5 13.5L7 20.5l5-2.5 5 2.5-1.5-7',
  calendar: 'M4 6h16v14.5H4zM4 10.5h16M8 3.5V6M16 3.5V6',
  companies: 'M3.5 20.5h17M5 20.5V9h6v11.5M11 20.5V4h8v16.5M14 8h2M14 12h2M14 16h2M7.5 12.5h1M7.5 16h1',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  columns: 'M4 4.5h16v15H4zM9.5 4.5v15M14.5 4.5v15',
  empty: 'M4 13.5l3-8.5h10l3 8.5V19H4zM4 13.5h5.5M14.5 13.5H20',
} as const;

export type LineIconName = keyof typeof lineIcons;
