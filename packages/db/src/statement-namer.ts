/** Names prepared statements by their text, since a connection knows a statement by its name alone. */
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
