/** The first character of a name as a capital, complete even if it takes two UTF-16 units (rare characters, emoji). */
export const nameInitial = (name: string): string => ([...name][0] ?? '').toLocaleUpperCase('en');
