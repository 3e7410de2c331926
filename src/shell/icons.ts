/** Icons of the login page and the bar on a grid of 24, drawn as lines; those of signed-in pages stand in `src/design/icons.ts`. */
export const icons = {
  help: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM9.5 9.5a2.5 2.5 0 113.4 2.3c-.6.3-.9.7-.9 1.4v.3M12 16.4v.2',
  fontSize: 'M3.5 19L9 5l5.5 14M5.5 14.5h7M15.5 19l3-8 3 8M16.7 16h3.6',
  shown: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  hidden:
    'M4 4l16 16M9.5 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.6M6 7.7A16 16 0 002.5 12S6 18.5 12 18.5a9 9 0 004-1M10 10a3 3 0 004 4',
  error: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM9 9l6 6M15 9l-6 6',
} as const;

export type IconName = keyof typeof icons;
