let typed = '';

/** The name that was typed on home; it goes into the résumé that is begun there, and into no address. */
export const keepTypedName = (name: string): void => {
  typed = name.trim();
};

export function takeTypedName(): string {
  const name = typed;
  typed = '';
  return name;
}
