/** The label of a key; an unknown key, such as one of a later version, is shown as is. */
export const labelOf = (labels: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(labels, key) ? (labels[key] ?? key) : key;
