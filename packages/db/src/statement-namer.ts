/** Names prepared statements by their text, because a connection identifies a statement only by name. */
export class StatementNamer {
  private readonly names = new Map<string, string>();

  of(text: string): string {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    const name = `prepared-${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}
