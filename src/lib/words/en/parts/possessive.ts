/** "Hacan’s", "Titans’": a name, and that something is its own. An isolated name is closed by a mark. */
export const whose = (name: string): string => name + (/s\u2069?$/.test(name) ? '’' : '’s');
