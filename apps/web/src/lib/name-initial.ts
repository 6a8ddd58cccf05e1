/** The first sign of a name, whole also when it takes two UTF-16 units (rare characters, emoji). */
export const nameInitial = (name: string): string => [...name][0] ?? '';
