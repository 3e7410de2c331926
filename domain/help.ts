/** The telephone number that the help names: 12345 reaches the government service hotline in every city. */
export const HELP_LINE = '12345';
