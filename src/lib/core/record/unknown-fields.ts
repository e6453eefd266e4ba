/** An object of which nothing is known yet: read from storage, a file or a command line. */
export type UnknownFields = Readonly<Record<string, unknown>>;
