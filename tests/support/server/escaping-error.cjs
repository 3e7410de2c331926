/** Loaded before the server: at SIGUSR2 an error escapes everything, as one of a bug would. */
process.on('SIGUSR2', () =>
  setImmediate(() => {
    throw new Error('escaped');
  }),
);
