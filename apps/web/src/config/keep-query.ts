/** A redirect's target with the query of the address that is left: campaigns and invitations are told by it. */
export function keepQuery(target: string, { search }: { search: string }): string {
  if (search === '' || search === '?') return target;
  return `${target}${target.includes('?') ? '&' : '?'}${search.slice(1)}`;
}
