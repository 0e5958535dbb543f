/** The colour of a site that names none. */
export const DEFAULT_PRIMARY = "#2563EB";
